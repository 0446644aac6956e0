"""Writing to the journals of all tables. Appending waits until the entries are stored. In a SQLite
file that nobody else is writing to, they are stored immediately. Otherwise what arrives in the
meantime is stored in one transaction: the slower the database, the larger the batches.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import msgspec
import sqlalchemy
from advanced_alchemy.base import DefaultBase
from sqlalchemy import Connection, bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from engawa.server import entries, metrics
from engawa.server.models import EntryRow, Membership, TableRow
from engawa.server.sqlite_writer import SqliteWriter
from engawa.server.storage import AlreadyWritten, Append, Summary, TableSetup
from engawa.server.store import Store

MOST_AT_ONCE = 200  # appends in one transaction


@dataclass(frozen=True)
class Group:
    """What is stored together, who is waiting for it, and since when."""

    appends: tuple[Append, ...]
    stored: asyncio.Future[None]
    since: float


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
        """Storing begins immediately. Done when all of them are stored; AlreadyWritten, and none
        is, if a number was taken."""
        if self._is_closed:
            raise RuntimeError("the journal is closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Group(appends, stored, time.perf_counter()))
        if self._writing is None:
            self._write_next()
        return stored

    async def close(self) -> None:
        """Finish everything that was begun, and begin nothing more."""
        self._is_closed = True
        while self._writing is not None:
            await asyncio.wait([self._writing])
            await asyncio.sleep(0)  # let it be settled
        if self._thread is not None:
            self._thread.shutdown()
        if self._writer is not None:
            self._writer.close()

    def _write_next(self) -> None:
        """Write what is waiting, until there is nothing left or it takes long."""
        while self._writing is None and (batch := self._alone[:1] or self._waiting[:MOST_AT_ONCE]):
            del (self._alone if self._alone else self._waiting)[: len(batch)]
            appends = [append for group in batch for append in group.appends]
            try:
                is_stored = self._write_at_once(appends)
            except Exception as error:  # those who wait get it
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
            if len(batch) > 1:  # then one by one, and the second gets the error
                self._alone += batch
                batch = []
            error = AlreadyWritten()
        for group in batch:
            _count(group, error)
            if group.stored.done():  # nobody is waiting any more
                continue
            if error is None:
                group.stored.set_result(None)
            else:
                group.stored.set_exception(error)

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
    new = [_row(append.new, append.summary) for append in batch if append.new is not None]
    if new:
        connection.execute(_INSERT_TABLES, new)
    connection.execute(_INSERT_ENTRIES, [row for append in batch for row in _entries(append)])
    changed = [_summary(append) for append in batch if append.new is None]
    if changed:
        connection.execute(_UPDATE_SUMMARY, changed)
    left = [{"of": append.table_id, "who": guest} for append in batch for guest in append.left]
    if left:
        connection.execute(_DELETE_MEMBERS, left)
    came = [{"table_id": a.table_id, "guest_id": guest} for a in batch for guest in a.came]
    if came:
        connection.execute(_INSERT_MEMBERS, came)


def _table(model: type[DefaultBase]) -> sqlalchemy.Table:
    return cast(sqlalchemy.Table, model.__table__)


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
    .values({name: bindparam(name) for name in Summary._fields})
)
# The two statements that every action needs, as SQL: SQLAlchemy would take longer than SQLite
# itself.
_SQLITE = sqlite.dialect(paramstyle="named")
_INSERT_ENTRIES_TEXT = str(_INSERT_ENTRIES.compile(dialect=_SQLITE))
_UPDATE_SUMMARY_TEXT = str(_UPDATE_SUMMARY.compile(dialect=_SQLITE))


def _entries(append: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": append.table_id, "number": number, "body": entries.encode(entry)}
        for number, entry in enumerate(append.entries, append.first)
    ]


def _summary(append: Append) -> dict[str, Any]:
    return {**append.summary._asdict(), "of": append.table_id}


def _row(setup: TableSetup, summary: Summary) -> dict[str, Any]:
    return {**msgspec.to_builtins(setup), **summary._asdict()}


def _count(group: Group, error: BaseException | None) -> None:
    if error is None:
        metrics.STORING.observe(time.perf_counter() - group.since)
        for append in group.appends:
            for entry in append.entries:
                metrics.ENTRIES.labels(entry.__struct_config__.tag).inc()
    elif isinstance(error, AlreadyWritten):
        metrics.OVERTAKEN.inc()
