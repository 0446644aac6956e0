"""Lets bots play and clocks run out.

The node that wrote the last entry does it immediately. If that node is gone, the others find the
table by its due time. Two that try do no harm: the key of the journal lets one win.
"""

from __future__ import annotations

import asyncio
import logging
import random
import sys
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from engawa.server import counts, requests
from engawa.server.ports import Store, Thinker
from engawa.server.refusals import Refused, RefusedByRules
from engawa.server.settings import Settings
from engawa.server.table import Table

if TYPE_CHECKING:  # they schedule, and what is scheduled writes to them
    from engawa.server.tables import Tables

log = logging.getLogger("engawa")


class Scheduler:
    def __init__(self, tables: Tables, store: Store, thinker: Thinker, settings: Settings) -> None:
        self._tables = tables
        self._store = store
        self._thinker = thinker
        self._settings = settings
        self._thought_of: set[tuple[str, int]] = set()  # table and version
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def schedule(self, table: Table) -> None:
        """What is due next at the table: a bot's decision, or the end of somebody's time."""
        if table.bot_asked is not None:
            self._start(self._let_bot_play(table))
        elif table.clocks is not None and (deadline := table.clocks.deadline) is not None:
            loop = asyncio.get_running_loop()
            wait = max(0.0, deadline - time.time())
            self._timers[table.id] = loop.call_later(wait, self._time_is_up, table.id)

    def cancel(self, table_id: str) -> None:
        """Something happened at the table: its clock no longer runs."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    async def run(self) -> None:
        """Until cancelled: check for what was left undone."""
        if self._settings.warm_up:
            self._start(self._thinker.warm_up())
        while True:
            try:
                await self._sweep()
            except Exception as error:  # the database may be unavailable for a while
                log.warning("sweep failed: %s", type(error).__name__)
            await asyncio.sleep(self._settings.sweep_seconds)

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Bots

    async def _let_bot_play(self, table: Table) -> None:
        """Let the bot think and play, unless it is thinking about this already."""
        task = (table.id, table.version)
        if task in self._thought_of:
            return
        self._thought_of.add(task)
        try:
            await self._decide(table)
        except Refused:  # somebody was faster
            pass
        except Exception as error:  # found again by its due time
            log.error("a bot of %s could not play: %s", table.setup.game, type(error).__name__)
        finally:
            self._thought_of.discard(task)

    async def _decide(self, table: Table) -> None:
        """The bot's choice is played and checked like any action. If that fails, a random legal
        action is played: a table must continue whatever a bot does."""
        game, kind, seat, match = table.setup.game, table.bot_asked, table.actor, table.match
        assert kind is not None
        assert seat is not None
        assert match is not None
        view, seed = match.view(seat), requests.seed_for(table)

        async def play(action: str) -> None:
            await self._tables.write(
                table.id, lambda draft: requests.play_as_bot(draft, seat, table.version, action)
            )

        try:
            action = await self._thinker.choose(game, kind, view, seed)
        except Exception as error:
            log.error("the bot %s of %s failed: %r", kind, game, error)
        else:
            try:
                await play(action)
                return
            except RefusedByRules:
                log.error("the bot %s of %s chose an illegal action", kind, game)
        counts.BOT_FAILURES[kind] += 1
        await play(random.Random(seed).choice(view["legal"]))

    # Clocks

    def _time_is_up(self, table_id: str) -> None:
        self._timers.pop(table_id, None)
        self._start(self._run_out(table_id))

    async def _run_out(self, table_id: str) -> None:
        stand_in = self._settings.stand_in
        try:
            await self._tables.write(
                table_id, lambda draft: requests.run_out(draft, time.time(), stand_in)
            )
        except Refused:
            current = self._tables.known(table_id)
            if current is not None and table_id not in self._timers:
                self.schedule(current)  # somebody played, or the timer was early

    # What was left undone

    async def _sweep(self) -> None:
        for table_id in await self._store.due(time.time()):
            await self._tables.open(table_id)
            await self._tables.catch_up_with(table_id, sys.maxsize)
            current = self._tables.known(table_id)
            if current is None or table_id in self._timers or self._is_left_to_others(current):
                continue
            self.schedule(current)

    def _is_left_to_others(self, table: Table) -> bool:
        """Is the node that wrote last likely to let its bot play? A single node is that node."""
        if self._settings.is_one_node or table.bot_asked is None:
            return False
        return time.time() - table.changed_at < self._settings.bot_patience

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
