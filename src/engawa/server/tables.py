"""The tables of one node: opened from the store, written to it, followed up."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from engawa.games import find
from engawa.server.ports import Journal, Notifier, OtherNodes, Store, Thinker
from engawa.server.presence import Visitor
from engawa.server.refusals import Refused
from engawa.server.scheduler import Scheduler
from engawa.server.settings import Settings
from engawa.server.storage import AlreadyWritten, Append, TableSetup
from engawa.server.subscribers import Subscriber, Subscribers
from engawa.server.table import Table

MOST_TRIES = 8  # of a request that other nodes keep overtaking
Request = Callable[[Table], None]  # writes to a draft, or is Refused


class Tables:
    """Sole writer of this node. Requests for one table wait for each other; across nodes the key of
    the journal decides, and the writer that loses the race retries on the new state."""

    def __init__(
        self,
        store: Store,
        journal: Journal,
        nodes: OtherNodes,
        notifier: Notifier,
        thinker: Thinker,
        settings: Settings,
    ) -> None:
        self._store = store
        self._journal = journal
        self._nodes = nodes
        self._notifier = notifier
        self._settings = settings
        self.subscribers = Subscribers(nodes)
        self.scheduler = Scheduler(self, store, thinker, settings)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._in_use: defaultdict[str, int] = defaultdict(int)  # subscribers and requests
        self._running: set[asyncio.Task[Table]] = set()

    # Reading

    async def open(self, table_id: str) -> Table:
        """The current table; Refused if there is none."""
        found = self._tables.get(table_id)
        if found is not None and (self._settings.is_one_node or table_id in self._in_use):
            self._tables.move_to_end(table_id)
            return found
        async with self._pinned(table_id), self._locks[table_id]:
            if table_id not in self._tables:
                return await self._load(table_id)
            # Nobody subscribed here, so an announcement may have been missed.
            return await self._catch_up(table_id)

    def known(self, table_id: str) -> Table | None:
        return self._tables.get(table_id)

    @asynccontextmanager
    async def subscribed(self, subscriber: Subscriber, since: int) -> AsyncIterator[None]:
        """While this lasts, a subscriber gets what happened at its table after the entry `since`,
        and what happens there."""
        table_id = subscriber.table_id
        async with self._pinned(table_id):
            table = await self.open(table_id)
            if len(self.subscribers.at(table_id)) >= self._settings.sockets_per_table:
                raise Refused("table-full", 429)
            self.subscribers.enter(subscriber, table, since)
            try:
                yield
            finally:
                self.subscribers.leave(subscriber, self.known(table_id))

    # Writing

    async def write(self, table_id: str, request: Request) -> Table:
        """Try a request, store what it wrote, follow it up. A request that was begun is finished,
        whatever happens to its sender."""
        task = asyncio.create_task(self._write(table_id, request))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def add(self, setup: TableSetup, request: Request) -> Table:
        """A new table, with what the request writes first."""
        table = Table(setup).draft()
        request(table)
        await self._journal.append(_append(table, Table(setup), new=setup))
        self._keep(table)
        self._follow_up(table, 0)
        return table

    async def write_and_add(
        self, table_id: str, request: Request, setup: TableSetup, first: Request
    ) -> str:
        """Write to a table and make another one, both or neither; the id of the other."""
        async with self._pinned(table_id), self._locks[table_id]:
            current = self._tables.get(table_id) or await self._load(table_id)
            draft = current.draft()
            request(draft)
            if not draft.written:
                return draft.rematch or table_id
            new = Table(setup).draft()
            first(new)
            try:
                await self._journal.append(
                    _append(draft, current), _append(new, Table(setup), new=setup)
                )
            except AlreadyWritten:
                caught_up = await self._catch_up(table_id)
                if caught_up.rematch is None:
                    raise Refused("busy", 503) from None
                return caught_up.rematch
            self._keep(draft)
            self._keep(new)
            self._follow_up(draft, current.number)
            self._follow_up(new, 0)
            return setup.id

    async def close(self) -> None:
        """Wait for requests that were begun."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._journal.close()

    async def _write(self, table_id: str, request: Request) -> Table:
        async with self._pinned(table_id), self._locks[table_id]:
            current = self._tables.get(table_id) or await self._load(table_id)
            for _ in range(MOST_TRIES):
                draft = current.draft()
                request(draft)
                if not draft.written:
                    return current
                try:
                    await self._append(draft, current)
                except AlreadyWritten:
                    current = await self._catch_up(table_id)
                    continue
                except Exception:
                    # It may be stored or not: read it again when it is needed next.
                    self._tables.pop(table_id, None)
                    raise
                self._keep(draft)
                self._follow_up(draft, current.number)
                return draft
        raise Refused("busy", 503)

    async def _append(self, draft: Table, before: Table) -> None:
        stored = self._journal.append(_append(draft, before))
        if not stored.done():
            self.subscribers.prepare(draft, before.number)  # in the meantime
        await stored

    def _follow_up(self, table: Table, known: int, *, is_ours: bool = True) -> None:
        """Everything that follows from stored entries, those after the number `known`."""
        self.subscribers.publish(table, known)
        self.scheduler.cancel(table.id)
        if not is_ours:  # the node that wrote them does the rest
            return
        self.scheduler.schedule(table)
        self._nodes.announce_growth(table.id, table.number)
        turn = table.turn if table.version > known else None
        if turn is not None and not self.subscribers.is_present(table.id, turn):
            self._notifier.notify(table.id, table.setup.game, turn)

    # What other nodes say

    async def catch_up_with(self, table_id: str, number: int) -> None:
        """Another node says how many entries the journal holds."""
        known = self._tables.get(table_id)
        if known is None or known.number >= number:
            return
        async with self._pinned(table_id), self._locks[table_id]:
            known = self._tables.get(table_id)
            if known is not None and known.number < number:
                await self._catch_up(table_id)

    async def catch_up(self) -> None:
        """Announcements may have been missed: check every table that is in use."""
        for table_id in [table_id for table_id, users in self._in_use.items() if users]:
            async with self._pinned(table_id), self._locks[table_id]:
                if table_id in self._tables:
                    await self._catch_up(table_id)

    def set_visitors_elsewhere(self, table_id: str, node: str, visitors: list[Visitor]) -> None:
        """Another node says who is at the table there."""
        if self.subscribers.are_elsewhere(table_id, node, visitors):
            self._send_info(table_id)

    def hear(self, subscriber: Subscriber) -> None:
        """A sign of life: whoever was offline is back."""
        if self.subscribers.hear(subscriber):
            self._send_info(subscriber.table_id)

    def notice_silence(self) -> None:
        """Tell everybody who has fallen silent."""
        for table_id in self.subscribers.notice_silence():
            self._send_info(table_id)

    async def renew(self) -> None:
        """From time to time: announce again who is here, and check for what was missed."""
        for table_id in self.subscribers.repeat_presence():
            self._send_info(table_id)
        if not self._settings.is_one_node:
            await self.catch_up()

    def _send_info(self, table_id: str) -> None:
        if (known := self._tables.get(table_id)) is not None:
            self.subscribers.send_info(known)

    async def _catch_up(self, table_id: str) -> Table:
        known = self._tables[table_id]
        missed = await self._store.entries(table_id, known.number)
        if missed:
            current = known.draft()
            if current.match is not None:
                current.match = current.match.copy()
            for entry in missed:
                current.read(entry)
            self._keep(current)
            self._follow_up(current, known.number, is_ours=False)
        return self._tables[table_id]

    # Memory

    async def _load(self, table_id: str) -> Table:
        setup = await self._store.table(table_id)
        if setup is None:
            raise Refused("no-such-table", 404)
        known = find(setup.game).rules_version
        if setup.rules_version > known:  # written by a newer node
            raise Refused("newer-rules", version=setup.rules_version, known=known)
        loaded = Table(setup)
        for entry in await self._store.entries(table_id):
            loaded.read(entry)
        self._keep(loaded)
        return loaded

    @asynccontextmanager
    async def _pinned(self, table_id: str) -> AsyncIterator[None]:
        """While this lasts, the table stays in memory."""
        self._in_use[table_id] += 1
        try:
            yield
        finally:
            self._in_use[table_id] -= 1
            if not self._in_use[table_id]:
                del self._in_use[table_id]
                self._drop_old()

    def _keep(self, table: Table) -> None:
        table.written = []
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._drop_old()

    def _drop_old(self) -> None:
        most = self._settings.tables_kept
        if len(self._tables) <= most:
            return
        for table_id in list(self._tables):
            if len(self._tables) <= most:
                break
            if table_id not in self._in_use:
                del self._tables[table_id]
                self._locks.pop(table_id, None)


def _append(draft: Table, before: Table, new: TableSetup | None = None) -> Append:
    """What a draft wrote, and who came and went by it."""
    were, are = ({seat.guest for seat in table.seats} - {None} for table in (before, draft))
    return Append(
        table_id=draft.id,
        first=before.number + 1,
        entries=draft.written,
        summary=draft.summary(),
        came=sorted(guest for guest in are - were if guest),
        left=sorted(guest for guest in were - are if guest),
        new=new,
    )
