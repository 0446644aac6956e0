"""The tables of one node: opened from the store, written to it, announced to whoever listens."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from engawa.server import metrics
from engawa.server.journal import AlreadyWritten, Append, Journal
from engawa.server.models import TableRow
from engawa.server.refusals import Refused
from engawa.server.settings import Settings
from engawa.server.store import Store
from engawa.server.table import Table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

MOST_TRIES = 8  # of a request that other nodes keep overtaking
Request = Callable[[Table], None]  # writes to a draft, or is Refused
# A table, the entry up to which it was known, and whether this node wrote what came after.
Follower = Callable[[Table, int, bool], None]


class Tables:
    """Sole writer of this node. Requests for one table wait for each other; across nodes the
    key of the journal decides, and whoever was second tries again on what the first left."""

    def __init__(self, store: Store, journal: Journal, settings: Settings) -> None:
        self._store = store
        self._journal = journal
        self._tables_kept = settings.tables_kept
        self._is_alone = settings.is_one_node
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._in_use: defaultdict[str, int] = defaultdict(int)  # subscribers and requests
        self._running: set[asyncio.Task[Table]] = set()
        self.preparations: list[Callable[[Table, int], None]] = []  # before it is stored
        self.followers: list[Follower] = []  # told of every change that is stored
        self.announce: Callable[[str, int], None] = lambda _table, _number: None  # to other nodes

    async def open(self, table: str) -> Table:
        """The table as it stands; Refused if there is none."""
        found = self._tables.get(table)
        if found is not None and (self._is_alone or table in self._in_use):
            self._tables.move_to_end(table)
            return found
        async with self.held(table), self._locks[table]:
            if table not in self._tables:
                return await self._load(table)
            # Nobody listened here, so an announcement may have been missed.
            return await self._catch_up(table)

    async def write(self, table: str, request: Request) -> Table:
        """Try a request, store what it wrote, tell everybody. Whatever happens to the one who
        asked, a request that was begun is finished."""
        task = asyncio.create_task(self._write(table, request))
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)

    async def add(self, row: TableRow, request: Request) -> Table:
        """A new table, with what the request writes first."""
        table = Table(row).draft()
        request(table)
        await self._journal.append(_append(table, Table(row), new=row))
        self._keep(table)
        self._tell(table, 0)
        return table

    async def follow_with(self, table: str, request: Request, row: TableRow, first: Request) -> str:
        """Write to a table and make another one, both or neither; the id of the other."""
        async with self.held(table), self._locks[table]:
            current = self._tables.get(table) or await self._load(table)
            draft = current.draft()
            request(draft)
            if not draft.written:
                return draft.rematch or table
            new = Table(row).draft()
            first(new)
            try:
                await self._journal.append(
                    _append(draft, current), _append(new, Table(row), new=row)
                )
            except AlreadyWritten:
                caught_up = await self._catch_up(table)
                if caught_up.rematch is None:
                    raise Refused("busy", 503) from None
                return caught_up.rematch
            self._keep(draft)
            self._keep(new)
            self._tell(draft, current.number)
            self._tell(new, 0)
            self.announce(table, draft.number)
            return row.id

    async def hear(self, table: str, number: int) -> None:
        """Another node says that the journal has grown."""
        known = self._tables.get(table)
        if known is None or known.number >= number:
            return
        async with self.held(table), self._locks[table]:
            known = self._tables.get(table)
            if known is not None and known.number < number:
                await self._catch_up(table)

    async def catch_up(self) -> None:
        """Announcements may have been missed: look at every table that somebody listens to."""
        for table in [table for table, users in self._in_use.items() if users]:
            async with self.held(table), self._locks[table]:
                if table in self._tables:
                    await self._catch_up(table)

    def known(self, table: str) -> Table | None:
        return self._tables.get(table)

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[None]:
        """While this lasts, the table stays in memory."""
        self._in_use[table] += 1
        try:
            yield
        finally:
            self._in_use[table] -= 1
            if not self._in_use[table]:
                del self._in_use[table]
                self._drop_old()

    async def close(self) -> None:
        """Wait for requests that were begun."""
        await asyncio.gather(*self._running, return_exceptions=True)
        await self._journal.close()

    async def _write(self, table: str, request: Request) -> Table:
        async with self.held(table), self._locks[table]:
            current = self._tables.get(table) or await self._load(table)
            for _ in range(MOST_TRIES):
                draft = current.draft()
                request(draft)
                if not draft.written:
                    return current
                try:
                    with metrics.STORING.time():
                        await self._store_draft(draft, current)
                except AlreadyWritten:
                    metrics.OVERTAKEN.inc()
                    current = await self._catch_up(table)
                    continue
                except Exception:
                    # It may be stored or not: read it anew when it is asked for next.
                    self._tables.pop(table, None)
                    raise
                self._keep(draft)
                self._tell(draft, current.number)
                self.announce(table, draft.number)
                return draft
        raise Refused("busy", 503)

    async def _store_draft(self, draft: Table, before: Table) -> None:
        storing = self._journal.append(_append(draft, before))
        if not storing.done():
            for preparation in self.preparations:  # meanwhile
                preparation(draft, before.number)
        await storing

    async def _load(self, table: str) -> Table:
        row = await self._store.table(table)
        if row is None:
            raise Refused("no-such-table", 404)
        loaded = Table(row)
        for _, entry in await self._store.entries(table):
            loaded.read(entry)
        self._keep(loaded)
        metrics.LOADED.inc()
        return loaded

    async def _catch_up(self, table: str) -> Table:
        known = self._tables[table]
        missed = await self._store.entries(table, known.number)
        if missed:
            current = known.draft()
            if current.match is not None:
                current.match = current.match.copy()
            for _, entry in missed:
                current.read(entry)
            self._keep(current)
            self._tell(current, known.number, is_ours=False)
        return self._tables[table]

    def _keep(self, table: Table) -> None:
        for entry in table.written:
            metrics.ENTRIES.labels(entry.__struct_config__.tag).inc()
        table.written = []
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        self._drop_old()

    def _drop_old(self) -> None:
        if len(self._tables) <= self._tables_kept:
            return
        for table in list(self._tables):
            if len(self._tables) <= self._tables_kept:
                break
            if table not in self._in_use:
                del self._tables[table]
                self._locks.pop(table, None)

    def _tell(self, table: Table, known: int, *, is_ours: bool = True) -> None:
        for follower in self.followers:
            follower(table, known, is_ours)


def _append(draft: Table, before: Table, new: TableRow | None = None) -> Append:
    """What a draft wrote, and who came and went by it."""
    were, are = ({seat.guest for seat in table.seats} - {None} for table in (before, draft))
    return Append(
        table=draft.id,
        first=before.number + 1,
        entries=draft.written,
        summary=draft.summary(),
        came=sorted(guest for guest in are - were if guest),
        left=sorted(guest for guest in were - are if guest),
        new=new,
    )
