"""Where bots and the coach think: bounded pools of threads, so that players never wait for them."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

import structlog

from engawa import bots, games
from engawa.core.match import Match
from engawa.games import find
from engawa.server import metrics
from engawa.server.ports import Progress

if TYPE_CHECKING:  # the coach imports NumPy: it is loaded when it is needed
    from engawa.coach import Advice, Review

log = structlog.get_logger("engawa")

Result = TypeVar("Result")
REVIEWED = 1000  # simulations for each decision of a finished game
LOOKING = 80  # per cent of a review; the rest checks again what seems to matter
UNHURRIED = 10  # how nice a review is to everything else on the machine


class Stopping(Exception):
    """The server is stopping: current thinking is cancelled."""


class Executors:
    """Each thread has its own bots, which forget everything before they think: what they choose
    depends on the view and the seed alone, whatever they played before and on whichever node."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        # Reviews take many seconds: in the pool they would keep bots waiting.
        self._reviewing = ThreadPoolExecutor(1, "review", _be_unhurried)
        self._own = threading.local()
        self._loading = threading.Lock()  # compiled rules are loaded once, not by each thread
        self._compiled: set[tuple[str, str]] = set()  # what, and of which game
        self._turn = asyncio.Lock()  # to compile
        self._compiling: asyncio.subprocess.Process | None = None
        self._is_stopping = False

    async def choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        if kind in bots.LEVELS:
            await self._compile("bots", game)
        with metrics.THINKING.time():
            return await self._run(self._pool, lambda: self._choose(game, kind, view, seed))

    async def advise(self, view: Mapping[str, Any], language: str, seconds: float) -> Advice:
        """What each choice of the seat that has this view is worth."""
        await self._compile("coach", view["game"])

        def advise() -> Advice:
            from engawa import coach

            self._load_coach(view["game"])
            budget = bots.Budget(seconds=seconds)
            return coach.advise(view, budget=budget, language=language, progress=self._go_on)

        return await self._run(self._pool, advise)

    async def review(self, match: Match, progress: Progress) -> Review:
        """Every decision of a match, in its language."""
        await self._compile("coach", match.game.name)
        loop = asyncio.get_running_loop()

        def go_on(what: str, done: int, of: int) -> None:
            self._go_on(what, done, of)
            if what in ("review", "check"):
                before, part = (0, LOOKING) if what == "review" else (LOOKING, 100 - LOOKING)
                loop.call_soon_threadsafe(progress, before + part * done // of, 100)

        def review() -> Review:
            from engawa import coach

            self._load_coach(match.game.name)
            return coach.review(match, bots.Budget(simulations=REVIEWED), progress=go_on)

        return await self._run(self._reviewing, review)

    async def warm_up(self) -> None:
        """Compile everything before somebody needs it."""
        for what in ("bots", "coach"):
            for game in games():
                await self._compile(what, game)

    def close(self) -> None:
        self._is_stopping = True
        if self._compiling is not None and self._compiling.returncode is None:
            self._compiling.kill()
        for pool in (self._pool, self._reviewing):
            pool.shutdown(wait=True, cancel_futures=True)

    async def _compile(self, what: str, game: str) -> None:
        """What the levels of a game, or its coach, need: once for each installation. In its own
        process, since it takes a minute: this one keeps serving, and only those who need it
        wait."""
        if (what, game) in self._compiled:
            return
        async with self._turn:
            if (what, game) not in self._compiled:
                program = (sys.executable, "-m", "engawa.server.warm_up", what, game)
                self._compiling = await asyncio.create_subprocess_exec(*program)
                await self._compiling.wait()
                self._compiled.add((what, game))
                log.info("compiled", what=what, game=game)

    async def _run(self, pool: ThreadPoolExecutor, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def _load_coach(self, game: str) -> None:
        from engawa.coach.scales import compiled_counting

        with self._loading:
            compiled_counting(find(game))

    def _go_on(self, _what: str, _done: int, _of: int) -> None:
        if self._is_stopping:
            raise Stopping

    def _choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        own = vars(self._own)
        name = f"{kind} of {game}"
        if name not in own:
            with self._loading:
                own[name] = bots.new(game, kind)
        bot: bots.Bot = own[name]
        bot.forget()
        return bot.choose(view, seed=seed)


def _be_unhurried() -> None:
    """Where threads have their own priority: players and bots come first."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), UNHURRIED)
