"""The coach at a table: advice, a look ahead, and a review when it is over."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.program import COMPILING, Line, Player, Server, line, play_to_the_end

pytestmark = pytest.mark.anyio
GAME = "rent-a-hero"
HOT_SEAT = ["me", "me", "me"]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One kind is enough here: the coach reads nothing else."""
    return str(tmp_path_factory.mktemp("coach") / "tables.db")


@asynccontextmanager
async def at_a_table(
    server: Server, game: str = GAME, seats: list[str] | None = None, **more: Any
) -> AsyncIterator[tuple[Line, dict[str, Any]]]:
    async with Player.arrive(server, language="pl") as ann:
        table = await ann.make(game, seats or HOT_SEAT, **more)
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            yield mine, table


async def advise(mine: Line, seat: int | None = None, version: int | None = None) -> dict[str, Any]:
    seat = mine.actor if seat is None else seat
    version = mine.position["version"] if version is None else version
    return await mine.ask(COMPILING, kind="advise", seat=seat, version=version)


async def test_advice_tells_what_every_choice_is_worth(server: Server) -> None:
    async with at_a_table(server) as (mine, _):
        told = await advise(mine)
        assert told["kind"] == "advised"
        assert (told["seat"], told["version"]) == (mine.actor, mine.position["version"])
        assert sorted(option["action"] for option in told["options"]) == sorted(mine.legal())
        for option in told["options"]:
            assert 0 <= option["low"] <= option["chance"] <= option["high"] <= 1
        assert any(option["why"] for option in told["options"])


async def test_advice_is_for_the_one_who_decides_in_this_position(server: Server) -> None:
    async with at_a_table(server) as (mine, _):
        other = (mine.actor + 1) % 3
        for asked, code in (
            ({"seat": other}, "not-your-decision"),
            ({"version": mine.position["version"] - 1}, "stale"),
            ({"seat": 9}, "no-such-seat"),
        ):
            assert (await advise(mine, **asked))["refusal"]["code"] == code


async def test_nobody_asks_the_coach_at_a_table_without_one(server: Server) -> None:
    async with at_a_table(server, coach=False) as (mine, _):
        assert mine.table["coach"] is False
        assert (await advise(mine))["refusal"]["code"] == "no-coach"


async def test_play_goes_on_while_the_coach_thinks_of_one_thing_at_a_time(server: Server) -> None:
    async with at_a_table(server) as (mine, _):
        asked = {"kind": "advise", "seat": mine.actor, "version": mine.position["version"]}
        await mine.send(re="first", **asked)
        await mine.send(re="second", **asked)
        assert (await mine.play(mine.legal()[0]))["kind"] == "done"
        await mine.until(lambda it: any(m["kind"] == "advised" for m in it.received), COMPILING)
        answers = {m["re"]: m["kind"] for m in mine.received if m.get("re")}
        assert (answers["first"], answers["second"]) == ("advised", "refused")
        assert list(answers) == ["second", "0", "first"]


async def test_spectators_get_no_advice(server: Server) -> None:
    async with at_a_table(server) as (mine, table), line(server, watched(table)) as looking:
        asked = await looking.ask(kind="advise", seat=mine.actor, version=mine.position["version"])
        assert asked["refusal"]["code"] == "only-looking"


async def test_a_preview_shows_what_the_seat_would_see(server: Server) -> None:
    async with at_a_table(server, "samurai", ["me", "me"]) as (mine, _):
        seat, action = mine.actor, next(a for a in mine.legal() if a.startswith("lay:"))
        told = await mine.ask(kind="preview", seat=seat, action=action)
        assert told["kind"] == "previewed"
        at = action.partition("@")[2]
        assert at in told["view"]["board"]
        assert at not in mine.view(seat)["board"]
        refused = await mine.ask(kind="preview", seat=1 - seat, action=action)
        assert refused["refusal"]["code"] == "wrong-seat"
        refused = await mine.ask(kind="preview", seat=seat, action="end-turn")
        assert refused["refusal"]["code"] == "nothing-laid"


async def test_games_of_chance_show_nothing_ahead(server: Server) -> None:
    async with at_a_table(server) as (mine, _):
        told = await mine.ask(kind="preview", seat=mine.actor, action=mine.legal()[0])
        assert told["refusal"]["code"] == "no-preview"


async def test_a_review_waits_for_the_end(server: Server) -> None:
    async with at_a_table(server) as (mine, _):
        assert (await mine.ask(kind="review"))["refusal"]["code"] == "not-over"


async def test_a_finished_game_is_reviewed_for_everybody(server: Server) -> None:
    async with at_a_table(server) as (mine, table):
        await play_to_the_end([mine], random.Random(1).choice)
        found = await reviewed(mine)
        decisions = [n for n, entry in enumerate(mine.log) if entry["who"] != "chance"]
        assert [turn["ply"] for turn in found["turns"]] == decisions
        for turn in found["turns"]:
            entry = mine.log[turn["ply"]]
            assert turn["seat"] == entry["who"]
            assert turn["text"]
            assert turn["best_text"]
            for chance in ("chance", "best_chance", "drawn"):
                assert 0 <= turn[chance] <= 1
        if not any(turn["is_turning_point"] for turn in found["turns"]):
            assert found["remarks"]
        progress = [m for m in mine.received if m["kind"] == "reviewing"]
        assert [m["done"] for m in progress] == sorted(m["done"] for m in progress)
        assert progress[-1]["done"] == progress[-1]["of"]
        before = len(mine.received)
        assert (await reviewed(mine))["turns"] == found["turns"]
        assert len(mine.received) == before + 1, "it was made already"
        async with line(server, watched(table)) as looking:
            english = await reviewed(looking)
        numbers = ("ply", "chance", "best", "drawn")
        assert [[turn[n] for n in numbers] for turn in english["turns"]] == [
            [turn[n] for n in numbers] for turn in found["turns"]
        ]


async def test_a_server_that_stops_gives_up_a_review(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "tables.db"), tmp_path)
    async with at_a_table(server) as (mine, _):
        await play_to_the_end([mine], random.Random(2).choice)
        await mine.send(kind="review")
        await mine.until(lambda it: it.received[-1]["kind"] == "reviewing", COMPILING)
        assert server.stop() == 0
    assert '"level": "error"' not in server.logged, server.logged[:2000]


def watched(table: dict[str, Any]) -> str:
    return f"/api/watch/{table['watch']}/socket"


async def reviewed(mine: Line) -> dict[str, Any]:
    """All answers but the last tell how far it is."""
    await mine.send(kind="review", re="review")
    while (heard := await mine.hear(COMPILING))["kind"] != "reviewed":
        assert heard["kind"] != "refused", heard
    return heard
