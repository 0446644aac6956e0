"""Writing to the journals of all tables, many at a time.

Whoever appends waits until it is stored. What came meanwhile is stored together, in one
transaction: the slower the disk, the more share the wait.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from advanced_alchemy.operations import OnConflictUpsert
from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from engawa.server import entries
from engawa.server.entries import AnyEntry
from engawa.server.models import EntryRow, Membership, TableRow

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
    members: list[str] = field(default_factory=list)  # guests who sat down
    new: TableRow | None = None  # a table that begins with these entries


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._waiting: list[tuple[tuple[Append, ...], asyncio.Future[None]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._is_closed = False

    async def append(self, *appends: Append) -> None:
        """Returns when all of them are stored; AlreadyWritten, and none is, if a number was
        taken."""
        if self._is_closed:
            raise RuntimeError("the journal is closed")
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((appends, stored))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await stored

    async def close(self) -> None:
        """Let everything that was begun be finished, and begin nothing more."""
        self._is_closed = True
        if self._writer is not None:
            await self._writer

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            try:
                await self._store([append for appends, _ in batch for append in appends])
            except IntegrityError:
                # One was second: each for itself then, and that one hears of it.
                for appends, stored in batch:
                    await self._store_alone(appends, stored)
            except Exception as error:  # whoever waits must hear of it
                for _, stored in batch:
                    _settle(stored, error)
            else:
                for _, stored in batch:
                    _settle(stored)
        self._writer = None

    async def _store_alone(self, appends: tuple[Append, ...], stored: asyncio.Future[None]) -> None:
        try:
            await self._store(list(appends))
        except IntegrityError:
            _settle(stored, AlreadyWritten())
        except Exception as error:  # as above
            _settle(stored, error)
        else:
            _settle(stored)

    async def _store(self, batch: list[Append]) -> None:
        async with self._engine.begin() as connection:
            new = [_row(append.new) | append.summary for append in batch if append.new is not None]
            if new:
                await connection.execute(insert(TableRow), new)
            await connection.execute(_INSERT_ENTRIES, [row for a in batch for row in _entries(a)])
            changed = [a.summary | {"of": a.table} for a in batch if a.new is None]
            if changed:
                await connection.execute(_UPDATE_SUMMARY, changed)
            await self._note_members(connection, batch)

    async def _note_members(self, connection: AsyncConnection, batch: list[Append]) -> None:
        rows = [{"table_id": a.table, "guest_id": guest} for a in batch for guest in a.members]
        if rows:
            statement = OnConflictUpsert.create_upsert_many(
                Membership.metadata.tables["memberships"],
                rows,
                ["table_id", "guest_id"],
                [],
                self._engine.dialect.name,
            )
            await connection.execute(statement)


_INSERT_ENTRIES = insert(EntryRow.__table__)  # type: ignore[arg-type]  # declared as FromClause
_UPDATE_SUMMARY = (
    update(TableRow.__table__)  # type: ignore[arg-type]  # as above
    .where(TableRow.__table__.c.id == bindparam("of"))
    .values({name: bindparam(name) for name in SUMMARY})
)


def _entries(append: Append) -> list[dict[str, Any]]:
    return [
        {"table_id": append.table, "number": number, "body": entries.encode(entry)}
        for number, entry in enumerate(append.entries, append.first)
    ]


def _row(table: TableRow) -> dict[str, Any]:
    names = [column.name for column in TableRow.__table__.columns if column.name not in SUMMARY]
    return {name: getattr(table, name) for name in names}


def _settle(stored: asyncio.Future[None], error: Exception | None = None) -> None:
    if stored.done():  # whoever waited has gone
        return
    if error is None:
        stored.set_result(None)
    else:
        stored.set_exception(error)
