"""Looking back at a finished match: everybody sees what they saw then, and no more."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.server.program import Line, Player, Server, line, play_to_the_end

pytestmark = pytest.mark.anyio
GAMES = [("samurai", 2), ("rent-a-hero", 3), ("samurai-spirit", 3)]


def seen_then(mine: Line) -> dict[int, dict[str, Any]]:
    """What this socket was told, by the length of the log."""
    return {
        position["log_from"] + len(position["sights"][0]["log"]): position
        for position in mine.received
        if position["kind"] == "position"
    }


@pytest.mark.parametrize(("game", "players"), GAMES)
async def test_every_ply_is_told_as_it_was(server: Server, game: str, players: int) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        seats = ["me", *["open"] * (players - 1)]
        table = await ann.make(game, seats, options={"players": players})
        for seat in range(1, players):
            await bob.post(f"/api/invites/{table['invite']}", seat=seat)
        async with (
            ann.at(table["id"]) as one,
            bob.at(table["id"]) as other,
            line(server, f"/api/watch/{table['watch']}/socket") as looking,
        ):
            await play_to_the_end([one, other, looking], random.Random(5).choice)
            watched = f"/api/watch/{table['watch']}"
            for each, asks, address in (
                (one, ann, f"/api/tables/{table['id']}"),
                (other, bob, f"/api/tables/{table['id']}"),
                (looking, ann, watched),
            ):
                for length, then in seen_then(each).items():
                    told = await asks.get(f"{address}/plies/{length}?language=en")
                    assert told["ply"] == length
                    assert told["actor"] == then["actor"]
                    assert told["outcome"] == then["outcome"]
                    for sight, before in zip(told["sights"], then["sights"], strict=True):
                        for part in ("seat", "view", "asked", "choices"):
                            assert sight[part] == before[part]
                    log = told["sights"][0]["log"]
                    assert log == each.log[told["log_from"] : length]
                    assert [entry["who"] for entry in log[1:]] == ["chance"] * len(log[1:])


async def test_between_two_positions_chance_draws(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as mine:
            await play_to_the_end([mine], random.Random(5).choice)
            for ply in range(len(mine.log) + 1):
                told = await ann.get(f"/api/tables/{table['id']}/plies/{ply}?language=pl")
                is_chance = ply < len(mine.log) and mine.log[ply]["who"] == "chance"
                assert (told["actor"] is None) == (is_chance or ply == len(mine.log))
                assert (told["outcome"] is not None) == (ply == len(mine.log))


async def test_plies_are_for_those_who_sat_there_when_it_is_over(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai-spirit", ["me", "me"], options={"samurai": 2})
        address = f"/api/tables/{table['id']}/plies"
        playing = await ann.request("GET", f"{address}/0")
        assert (playing.status_code, playing.json()["code"]) == (409, "not-over")
        watched = await ann.request("GET", f"/api/watch/{table['watch']}/plies/0")
        assert watched.json()["code"] == "not-over"
        async with ann.at(table["id"]) as mine:
            await play_to_the_end([mine], random.Random(1).choice)
            length = len(mine.log)
        assert (await bob.request("GET", f"{address}/0")).json()["code"] == "not-at-table"
        assert (await ann.request("GET", f"{address}/{length + 1}")).status_code == 404
        assert (await ann.request("GET", f"{address}/-1")).status_code == 404


async def test_a_browser_need_not_fetch_a_ply_twice(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("rent-a-hero", ["me", "me", "me"])
        async with ann.at(table["id"]) as mine:
            await play_to_the_end([mine], random.Random(1).choice)
        address = f"/api/tables/{table['id']}/plies/20"
        first = await ann.request("GET", address)
        assert "private" in first.headers["cache-control"]
        known = {"if-none-match": first.headers["etag"]}
        again = await ann.request("GET", address, headers=known)
        assert (again.status_code, again.content) == (304, b"")
        polish = await ann.request("GET", f"{address}?language=pl", headers=known)
        assert polish.status_code == 200
