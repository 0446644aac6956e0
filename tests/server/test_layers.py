"""Tables, requests, projections and scheduling know neither web framework nor database: here they
are served out of memory."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.server.program import PATIENCE, within

from engawa import bots, new
from engawa.games import find
from engawa.server import requests
from engawa.server.coach import Coach
from engawa.server.entries import AnyEntry
from engawa.server.handlers import HANDLERS
from engawa.server.messages import ClientMessage
from engawa.server.ports import Progress
from engawa.server.presence import Visitor
from engawa.server.seats import Seat
from engawa.server.session import Session
from engawa.server.settings import Settings
from engawa.server.storage import AlreadyWritten, Append, TableSetup
from engawa.server.subscribers import Subscriber
from engawa.server.tables import Tables

OUTSIDE = set(
    "litestar uvicorn starlette httpx websockets webpush sqlalchemy advanced_alchemy alembic "
    "sqlite3 aiosqlite asyncpg structlog prometheus_client".split()
)


def test_tables_import_neither_web_framework_nor_database() -> None:
    program = "import sys, engawa.server.session, engawa.server.replays; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr
    imported = {module.partition(".")[0] for module in done.stdout.split()}
    assert "engawa" in imported
    assert imported & OUTSIDE == set()


def test_every_message_of_a_client_has_a_handler() -> None:
    assert set(HANDLERS) == set(ClientMessage.__subclasses__())


class Memory:
    """All that tables need from outside, as a worker in a browser would have it."""

    def __init__(self) -> None:
        self.setups: dict[str, TableSetup] = {}
        self.journals: defaultdict[str, list[AnyEntry]] = defaultdict(list)
        self.notified: list[str] = []

    async def table(self, table_id: str) -> TableSetup | None:
        return self.setups.get(table_id)

    async def entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        return self.journals[table_id][since:]

    async def due(self, now: float) -> Sequence[str]:
        del now
        return []

    def append(self, *appends: Append) -> asyncio.Future[None]:
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for append in appends:
            if append.first != len(self.journals[append.table_id]) + 1:
                stored.set_exception(AlreadyWritten())
                return stored
            if append.new is not None:
                self.setups[append.table_id] = append.new
            self.journals[append.table_id] += append.entries
        stored.set_result(None)
        return stored

    async def close(self) -> None:
        pass

    def announce_growth(self, table_id: str, number: int) -> None:
        """There are no other nodes."""

    def announce_visitors(self, table_id: str, visitors: list[Visitor]) -> None:
        """As above."""

    def announce_message(self, table_id: str, text: str) -> None:
        """As above."""

    def notify(self, table_id: str, game: str, guest: str) -> None:
        del table_id, game
        self.notified.append(guest)

    async def choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        return bots.new(game, kind).choose(view, seed=seed)

    async def advise(self, view: Mapping[str, Any], language: str, seconds: float) -> Any:
        raise NotImplementedError

    async def review(self, match: object, progress: Progress) -> Any:
        raise NotImplementedError

    async def warm_up(self) -> None:
        pass


def tables_in(memory: Memory) -> Tables:
    return Tables(memory, memory, memory, memory, memory, Settings())


def setup_of(game: str) -> TableSetup:
    """For two."""
    return TableSetup(
        id="one",
        game=game,
        options=new(game, players=2).start.options,
        rules_version=find(game).rules_version,
        secret="a" * 64,
        invite="",
        watch="",
        seats=2,
        made_at=1.0,
    )


async def heard(subscriber: Subscriber) -> dict[str, Any]:
    async with within(PATIENCE, "the next message"):
        text = await subscriber.unsent.get()
    assert text is not None
    message: dict[str, Any] = json.loads(text)
    return message


@pytest.mark.anyio
async def test_a_match_is_played_to_its_end_out_of_memory() -> None:
    memory = Memory()
    tables, choose = tables_in(memory), random.Random(1)
    seats = [Seat("ann", "Ann"), Seat(bot="uniform")]
    setup = setup_of("samurai")
    await tables.add(setup, lambda draft: requests.seat_at_the_start(draft, seats))
    ann = Subscriber("one", Visitor("ann"), "en")
    session = Session(ann, tables, Coach(memory, 1.0))
    async with tables.subscribed(ann, 0):
        memory.notified.clear()
        position: dict[str, Any] = {}
        while position.get("outcome") is None:
            message = await heard(ann)
            if message["kind"] != "position":
                continue
            position = message
            assert position["number"] <= len(memory.journals["one"]), "it is stored first"
            legal = position["sights"][0]["view"]["legal"]
            if legal:
                ask = {"kind": "play", "seat": 0, "version": position["version"]}
                await session.handle(json.dumps({**ask, "action": choose.choice(legal)}))
    await tables.scheduler.close()
    again = await tables_in(memory).open("one")
    assert again.status == "over"
    assert again.number == len(memory.journals["one"])
    assert memory.notified == [], "whoever looks on needs no notification"


@pytest.mark.anyio
async def test_a_bot_that_chooses_what_is_not_legal_does_not_stop_the_table() -> None:
    class Fool(Memory):
        async def choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
            del game, kind, view, seed
            return "nonsense"

    memory = Fool()
    tables = tables_in(memory)
    setup = setup_of("samurai-spirit")
    spectator = Subscriber("one", Visitor("eve", watches=True), "en")
    bots_only = [Seat(bot="uniform"), Seat(bot="greedy")]
    await tables.add(setup, lambda draft: requests.seat_at_the_start(draft, bots_only))
    async with tables.subscribed(spectator, 0):
        while (await heard(spectator)).get("outcome") is None:
            pass
    await tables.scheduler.close()


@pytest.mark.anyio
async def test_whoever_looks_elsewhere_is_notified_when_it_is_their_turn() -> None:
    memory = Memory()
    tables = tables_in(memory)
    setup = setup_of("samurai")
    people = [Seat("ann", "Ann"), Seat("bob", "Bob")]
    table = await tables.add(setup, lambda draft: requests.seat_at_the_start(draft, people))
    assert memory.notified == [table.turn]
