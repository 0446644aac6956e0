"""Writing to the journals of all tables.

Whoever appends waits until it is stored. In a SQLite file that nobody else is writing to, it is
stored at once. Otherwise what comes meanwhile is stored together, in one transaction: the slower
the database, the more share the wait.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

from advanced_alchemy.base import DefaultBase
from sqlalchemy import Connection, Table, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from engawa.server import entries
from engawa.server.entries import AnyEntry
from engawa.server.models import EntryRow, Membership, TableRow
from engawa.server.sqlite_writer import SqliteWriter
from engawa.server.store import Store

MOST_AT_ONCE = 200  # appends in one transaction
SUMMARY = ("status", "turn", "open_seats", "changed_at", "due_at")


class AlreadyWritten(Exception):
    """Somebody else, perhaps on another node, wrote the entry of that number first."""


@dataclass
class Append:
    """Entries of one table, from a number on, with the summary that holds after them."""

    table: str
    first: int
    entries: list[AnyEntry]
    summary: dict[str, Any]
    came: list[str]  # guests who sat down
    left: list[str]  # guests who have no seat any more
    new: TableRow | None = None  # a table that begins with these entries

    @property
    def is_simple(self) -> bool:
        """Nothing but entries, as nearly all of them are."""
        return not (self.new or self.came or self.left)


Group = tuple[tuple[Append, ...], "asyncio.Future[None]"]  # and who waits for them


class Journal:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._writer: SqliteWriter | None = None
        self._thread: ThreadPoolExecutor | None = None  # where to wait for a SQLite file
        if store.engine.dialect.name == "sqlite":
            self._writer = SqliteWriter(str(store.engine.url.database))
            self._thread = ThreadPoolExecutor(1, "journal")
        self._waiting: list[Group] = []
        self._alone: list[Group] = []  # of a batch in which one was second
        self._writing: asyncio.Future[None] | None = None
        self._is_closed = False

    def append(self, *appends: Append) -> asyncio.Future[None]:
        """Storing begins at once. Done when all of them are stored; AlreadyWritten, and none is,
        if a number was taken."""
        if self._is_closed:
            raise RuntimeError("the journal is closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((appends, stored))
        if self._writing is None:
            self._write_next()
        return stored

    async def close(self) -> None:
        """Let everything that was begun be finished, and begin nothing more."""
        self._is_closed = True
        while self._writing is not None:
            await asyncio.wait([self._writing])
            await asyncio.sleep(0)  # let it be settled
        if self._thread is not None:
            self._thread.shutdown()
        if self._writer is not None:
            self._writer.close()

    def _write_next(self) -> None:
        """Write what waits, until there is nothing left or it takes its time."""
        while self._writing is None and (batch := self._alone[:1] or self._waiting[:MOST_AT_ONCE]):
            del (self._alone if self._alone else self._waiting)[: len(batch)]
            appends = [append for group, _ in batch for append in group]
            try:
                is_stored = self._write_at_once(appends)
            except Exception as error:  # whoever waits hears of it
                self._settle(batch, error)
                continue
            if is_stored:
                self._settle(batch, None)
            else:
                self._writing = self._begin_writing(appends)
                self._writing.add_done_callback(partial(self._end_writing, batch))

    def _begin_writing(self, appends: list[Append]) -> asyncio.Future[None]:
        if self._thread is None:
            return asyncio.ensure_future(self._write(appends))
        # One call for a transaction, not one for each of its statements as aiosqlite would make.
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(self._thread, self._write_in_thread, appends)

    def _end_writing(self, batch: list[Group], writing: asyncio.Future[None]) -> None:
        self._writing = None
        self._settle(batch, writing.exception())
        self._write_next()

    def _settle(self, batch: list[Group], error: BaseException | None) -> None:
        if isinstance(error, IntegrityError | sqlite3.IntegrityError):
            if len(batch) > 1:  # each for itself then, and the second hears of it
                self._alone += batch
                batch = []
            error = AlreadyWritten()
        for _, stored in batch:
            if stored.done():  # whoever waited has gone
                continue
            if error is None:
                stored.set_result(None)
            else:
                stored.set_exception(error)

    def _write_at_once(self, appends: list[Append]) -> bool:
        """False if that is not possible; nothing is written then."""
        if self._writer is None or not all(append.is_simple for append in appends):
            return False
        is_stored = self._writer.write(
            [
                (_INSERT_ENTRIES_TEXT, [row for append in appends for row in _entries(append)]),
                (_UPDATE_SUMMARY_TEXT, [_summary(append) for append in appends]),
            ]
        )
        if self._writer.is_log_long() and self._thread is not None:
            self._thread.submit(self._writer.move_log)
        return is_stored

    async def _write(self, appends: list[Append]) -> None:
        async with self._store.engine.begin() as connection:
            await connection.run_sync(_write_all, appends)

    def _write_in_thread(self, appends: list[Append]) -> None:
        with self._store.plain_engine.begin() as connection:
            _write_all(connection, appends)


def _write_all(connection: Connection, batch: list[Append]) -> None:
    new = [_row(append.new) | append.summary for append in batch if append.new is not None]
    if new:
        connection.execute(_INSERT_TABLES, new)
    connection.execute(_INSERT_ENTRIES, [row for append in batch for row in _entries(append)])
    changed = [_summary(append) for append in batch if append.new is None]
    if changed:
        connection.execute(_UPDATE_SUMMARY, changed)
    left = [{"of": append.table, "who": guest} for append in batch for guest in append.left]
    if left:
        connection.execute(_DELETE_MEMBERS, left)
    came = [{"table_id": a.table, "guest_id": guest} for a in batch for guest in a.came]
    if came:
        connection.execute(_INSERT_MEMBERS, came)


def _table(model: type[DefaultBase]) -> Table:
    return cast(Table, model.__table__)


_INSERT_MEMBERS = insert(_table(Membership))
_DELETE_MEMBERS = (
    delete(_table(Membership))
    .where(_table(Membership).c.table_id == bindparam("of"))
    .where(_table(Membership).c.guest_id == bindparam("who"))
)
_INSERT_TABLES = insert(_table(TableRow))
_INSERT_ENTRIES = insert(_table(EntryRow))
_UPDATE_SUMMARY = (
    update(_table(TableRow))
    .where(_table(TableRow).c.id == bindparam("of"))
    .values({name: bindparam(name) for name in SUMMARY})
)
# The two that every action takes, as SQLite hears them: SQLAlchemy would take longer than it.
_SQLITE = sqlite.dialect(paramstyle="named")
_INSERT_ENTRIES_TEXT = str(_INSERT_ENTRIES.compile(dialect=_SQLITE))
_UPDATE_SUMMARY_TEXT = str(_UPDATE_SUMMARY.compile(dialect=_SQLITE))


def _entries(append: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": append.table, "number": number, "body": entries.encode(entry)}
        for number, entry in enumerate(append.entries, append.first)
    ]


def _summary(append: Append) -> dict[str, Any]:
    return append.summary | {"of": append.table}


def _row(table: TableRow) -> dict[str, Any]:
    names = [column.name for column in TableRow.__table__.columns if column.name not in SUMMARY]
    return {name: getattr(table, name) for name in names}
