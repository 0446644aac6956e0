"""Export of a store and import into another: one JSON object per line, streamed."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from itertools import islice
from pathlib import Path
from typing import IO, Any

import msgspec
from advanced_alchemy.base import DefaultBase
from sqlalchemy import Table as SqlTable
from sqlalchemy import func, insert, select

from engawa.core.reasons import BadInput
from engawa.server.models import STORED
from engawa.server.settings import Settings
from engawa.server.store import Store

VERSION = 1
ROWS_AT_ONCE = 500
KIND: dict[str, SqlTable] = {name: DefaultBase.metadata.tables[name] for name in STORED}


def export_to(file: Path, settings: Settings) -> int:
    """Write everything; the number of rows. The file holds secrets: it is the owner's alone."""
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as out:
        return asyncio.run(_export(out, settings))


def import_from(file: Path, settings: Settings) -> int:
    """Read everything into an empty store; the number of rows. All of it, or nothing."""
    with file.open("rb") as lines:
        return asyncio.run(_import(lines, settings))


async def _export(out: IO[bytes], settings: Settings) -> int:
    out.write(msgspec.json.encode({"engawa": VERSION}) + b"\n")
    count = 0
    async with Store.open(settings) as store:
        async for line in _lines(store):
            out.write(line)
            count += 1
    return count


async def _lines(store: Store) -> AsyncIterator[bytes]:
    async with store.engine.connect() as connection:
        if store.engine.dialect.name == "postgresql":  # one snapshot, whatever is being written
            await connection.execution_options(isolation_level="REPEATABLE READ")
        for name, table in KIND.items():
            rows = await connection.stream(select(table).execution_options(yield_per=ROWS_AT_ONCE))
            async for row in rows.mappings():
                yield msgspec.json.encode({"in": name, "row": dict(row)}) + b"\n"


async def _import(lines: IO[bytes], settings: Settings) -> int:
    numbered = enumerate(lines, 1)
    if _decoded(*next(numbered, (1, b"{}"))).get("engawa") != VERSION:
        raise BadInput(f'this is not an export: its first line is not {{"engawa":{VERSION}}}')
    count = 0
    async with Store.open(settings) as store, store.engine.begin() as connection:
        for name in ("guests", "tables"):
            if await connection.scalar(select(func.count()).select_from(KIND[name])):
                raise BadInput(f"the database has {name} already; import into an empty one")
        await connection.execute(KIND["keys"].delete())  # the imported ones sign the cookies
        for name, rows in _batches(numbered):
            await connection.execute(insert(KIND[name]), rows)
            count += len(rows)
    return count


def _batches(numbered: Iterator[tuple[int, bytes]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Rows of the same kind that follow each other."""
    while chunk := list(islice(numbered, ROWS_AT_ONCE)):
        batch: list[dict[str, Any]] = []
        kind = ""
        for number, line in chunk:
            decoded = _decoded(number, line)
            if decoded.get("in") not in KIND or not isinstance(decoded.get("row"), dict):
                raise BadInput(f"line {number}: not a row of {', '.join(KIND)}")
            if decoded["in"] != kind and batch:
                yield kind, batch
                batch = []
            kind = decoded["in"]
            batch.append(decoded["row"])
        yield kind, batch


def _decoded(number: int, line: bytes) -> dict[str, Any]:
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except msgspec.DecodeError as error:
        raise BadInput(f"line {number}: {error}") from error
