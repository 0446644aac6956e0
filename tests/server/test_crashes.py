"""`kill -9` in the middle of many games: nothing that was acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.program import Line, Player, Server, within
from websockets.exceptions import ConnectionClosed, InvalidHandshake

pytestmark = pytest.mark.anyio

CRASHES = 6
CRASHING = 600.0  # seconds from one crash to the next …
ALL = 3600.0  # … and for all of it, on a busy machine
GAMES = 150
AT_ONCE = 40  # tables
TOLD_BETWEEN = (200, 500)  # acknowledged actions from one crash to the next
WAYS: list[tuple[str, int, dict[str, Any]]] = [
    ("samurai-spirit", 2, {"players": 2}),
    ("samurai-spirit", 2, {"players": 2, "level": "heroic"}),
    ("samurai-spirit", 3, {"players": 3}),
    ("rent-a-hero", 3, {"players": 3}),
    ("samurai", 2, {"players": 2}),
]


class Crowd:
    """People who play one game after the other, whatever happens to the server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.is_up = asyncio.Event()
        self.is_up.set()
        self.told = 0  # actions that were acknowledged
        self.finished = 0
        self.is_closing = False  # no new games
        self.grown = asyncio.Condition()

    async def play_on(self, player: Player, number: int) -> None:
        choose = random.Random(number)
        while not self.is_closing:
            game, seats, options = choose.choice(WAYS[: 3 if choose.random() < 0.9 else None])
            try:
                await self.is_up.wait()
                table = await player.make(game, ["me"] * seats, options=options)
            except (OSError, httpx.HTTPError):
                await asyncio.sleep(0)
                continue
            await self._play_one(player, table["id"], choose)
            self.finished += 1
            assert (await self._verified(player, table["id"]))["is_fair"]

    async def _play_one(self, player: Player, table: str, choose: random.Random) -> None:
        acknowledged: list[str] = []
        in_flight: list[str] = []
        while True:
            await self.is_up.wait()
            try:
                async with player.at(table) as line:
                    await line.until(lambda it: it.position)
                    stored = decisions(line)
                    kept, more = stored[: len(acknowledged)], stored[len(acknowledged) :]
                    assert kept == acknowledged, "an acknowledged action was lost"
                    assert more in ([], in_flight), "an action was applied twice"
                    acknowledged, in_flight = stored, []
                    while not line.is_over:
                        in_flight = [choose.choice(line.legal())]
                        answer = await line.play(in_flight[0])
                        assert answer["kind"] == "done", answer
                        acknowledged += in_flight
                        in_flight = []
                        await self._count()
                    return
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
                await asyncio.sleep(0)

    async def _verified(self, player: Player, table: str) -> Any:
        while True:
            await self.is_up.wait()
            try:
                return await player.get(f"/api/tables/{table}/verify")
            except (OSError, httpx.HTTPError):
                await asyncio.sleep(0)

    async def _count(self) -> None:
        self.told += 1
        async with self.grown:
            self.grown.notify_all()

    async def crash_after(self, told: int) -> None:
        target = self.told + told
        async with within(CRASHING, f"{told} actions to be acknowledged"), self.grown:
            await self.grown.wait_for(lambda: self.told >= target)
        self.is_up.clear()
        self.server.kill()
        await asyncio.to_thread(self.server.start)
        self.is_up.set()


def decisions(line: Line) -> list[str]:
    """Of all seats, each as the seat itself saw it."""
    logs = {sight["seat"]: sight["log"] for sight in line.position["sights"]}
    return [
        logs[entry["who"]][number]["action"]
        for number, entry in enumerate(logs[0])
        if entry["who"] != "chance"
    ]


async def test_nothing_acknowledged_is_lost_or_done_twice(database: str, tmp_path: Path) -> None:
    server = Server(database, tmp_path)
    crowd, chance = Crowd(server), random.Random(1)
    async with Player.arrive(server) as player:
        playing = [asyncio.create_task(crowd.play_on(player, n)) for n in range(AT_ONCE)]
        crashing = asyncio.create_task(_crash_again_and_again(crowd, chance))
        async with within(ALL, f"{GAMES} games to be played"):
            await asyncio.wait([crashing, *playing], return_when=asyncio.FIRST_EXCEPTION)
            await asyncio.gather(crashing, *playing)
    assert server.stop() == 0
    assert crowd.finished >= GAMES
    assert '"level": "error"' not in server.logged, server.logged[:2000]


async def _crash_again_and_again(crowd: Crowd, chance: random.Random) -> None:
    crashes = 0
    while crashes < CRASHES or crowd.finished < GAMES:
        await crowd.crash_after(chance.randint(*TOLD_BETWEEN))
        crashes += 1
    crowd.is_closing = True
