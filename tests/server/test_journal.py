"""The journal in a SQLite file: at once if possible, never in anybody's way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path

import pytest
from tests.server.program import PATIENCE, within

from engawa.server.entries import Said
from engawa.server.journal import Journal
from engawa.server.settings import Settings
from engawa.server.sqlite_writer import SqliteWriter
from engawa.server.storage import AlreadyWritten, Append, Summary, TableSetup
from engawa.server.store import Store

pytestmark = pytest.mark.anyio

SUMMARY = Summary(status="waiting", turn=None, open_seats=2, changed_at=1.0, due_at=None)


def said(number: int, text: str, new: TableSetup | None = None) -> Append:
    entry = Said(at=1.0, guest="ann", name="Ann", text=text)
    return Append("one", number, [entry], SUMMARY, came=[], left=[], new=new)


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[tuple[Store, Journal]]:
    """A store with one table, whose journal has one entry."""
    setup = TableSetup(
        id="one",
        game="samurai",
        options={},
        rules_version=1,
        secret="secret",
        invite="invite",
        watch="watch",
        coach=False,
        seats=2,
        made_at=1.0,
    )
    async with Store.open(Settings(database=str(file))) as store:
        journal = Journal(store)
        try:
            await journal.append(said(1, "first", setup))
            yield store, journal
        finally:
            await journal.close()


async def texts(store: Store) -> list[str]:
    found = await store.entries("one")
    return [entry.text for entry in found if isinstance(entry, Said)]


@contextmanager
def another_writes(file: Path) -> Iterator[None]:
    """Another program has the database to itself meanwhile."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("COMMIT")


async def test_what_is_appended_is_stored_at_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as (store, journal):
        assert journal.append(said(2, "second")).done()
        assert await texts(store) == ["first", "second"]


async def test_a_number_is_taken_once(tmp_path: Path) -> None:
    async with opened(tmp_path / "tables.db") as (store, journal):
        await journal.append(said(2, "second"))
        with pytest.raises(AlreadyWritten):
            await journal.append(said(2, "late"))
        await journal.append(said(3, "third"))
        assert await texts(store) == ["first", "second", "third"]


async def test_nobody_is_held_up_while_another_program_writes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(file) as (store, journal):
        with another_writes(file):
            waiting = [journal.append(said(2, "second")), journal.append(said(3, "third"))]
            assert await texts(store) == ["first"]  # others are served meanwhile
            assert not any(stored.done() for stored in waiting)
        async with within(PATIENCE, "entries that waited for another program"):
            await asyncio.gather(*waiting)
        assert await texts(store) == ["first", "second", "third"]


async def test_a_late_number_among_those_that_waited_spoils_no_other(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(file) as (store, journal):
        with another_writes(file):
            appends = (said(2, "second"), said(2, "late"), said(3, "third"))
            waiting = [journal.append(append) for append in appends]
        async with within(PATIENCE, "entries that waited for another program"):
            results = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), AlreadyWritten, type(None)]
        assert await texts(store) == ["first", "second", "third"]


def test_the_log_of_sqlite_begins_anew_when_it_was_moved(tmp_path: Path) -> None:
    file, log = tmp_path / "tables.db", tmp_path / "tables.db-wal"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("CREATE TABLE notes (text)")
    writer = SqliteWriter(str(file))

    def note(times: int) -> int:
        for _ in range(times):
            assert writer.write([("INSERT INTO notes VALUES (:text)", [{"text": "x" * 1000}])])
        return log.stat().st_size

    longest = note(200)
    writer.move_log()
    assert note(100) == longest  # written over from its beginning
    writer.close()
