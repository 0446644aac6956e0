"""Playing over a socket: turns, refusals, taking back, coming back, talk, clocks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from tests.server.program import Line, Player, Server, line

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_at(
    server: Server, game: str = "samurai", **more: Any
) -> AsyncIterator[tuple[Player, Player, Line, Line, str]]:
    """Ann and Bob, a match begun, and both of their sockets."""
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make(game, ["me", "open"], **more)
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            for each in (one, other):
                await each.until(lambda it: it.position)
            yield ann, bob, one, other, table["id"]


def mover_of(*lines: Line) -> tuple[Line, Line]:
    mover = next(each for each in lines if each.legal())
    return mover, next(each for each in lines if each is not mover)


async def test_a_double_is_refused_harmlessly(server: Server) -> None:
    async with two_at(server) as (_, _, one, other, _):
        mover, _ = mover_of(one, other)
        message = {
            "kind": "play",
            "seat": mover.actor,
            "version": mover.position["version"],
            "action": mover.legal()[0],
        }
        first, second = dict(message, re="a"), dict(message, re="b")
        await mover.send(**first)
        await mover.send(**second)
        answers: dict[str, dict[str, Any]] = {}
        while len(answers) < 2:
            answer = await mover.hear()
            if answer.get("re"):
                answers[answer["re"]] = answer
        assert answers["a"]["kind"] == "done"
        assert answers["b"]["refusal"]["code"] == "stale"


async def test_refusals_name_the_rule_in_the_readers_language(server: Server) -> None:
    async with Player.arrive(server, "Łucja", "pl") as ann:
        table = await ann.make("samurai-spirit", ["me", "me", "me"])
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            legal = mine.legal()
            refused = next(a for a in ("redraw", "defend") if a not in legal)
            why = await mine.ask(kind="why", verb=refused)
            assert why["refusal"]["section"]
            assert why["refusal"]["allowed"] == legal
            assert (await mine.ask(kind="why", verb="fight"))["kind"] == "allowed"
        async with ann.at(table["id"], language="en") as english:
            await english.until(lambda it: it.position)
            other = await english.ask(kind="why", verb=refused)
            assert other["refusal"]["code"] == why["refusal"]["code"]
            assert other["refusal"]["sentence"] != why["refusal"]["sentence"]


async def test_only_the_holder_plays_a_seat(server: Server) -> None:
    async with two_at(server) as (_, _, one, other, _):
        mover, waiting = mover_of(one, other)
        action, seat = mover.legal()[0], mover.actor
        refused = await waiting.play(action, seat)
        assert refused["refusal"]["code"] == "not-your-seat"
        asked = await waiting.ask(kind="why", verb="end-turn", seat=seat)
        assert asked["refusal"]["code"] == "not-your-seat"
        own = await waiting.play(action, 1 - seat)
        assert own["refusal"]["code"] == "wrong-seat"
        assert not own["refusal"].get("allowed"), "that would tell what the other holds"


async def test_whoever_comes_back_is_where_they_were(server: Server) -> None:
    async with two_at(server) as (ann, bob, one, other, table):
        choose = random.Random(4)
        names = {one: ann, other: bob}
        for _ in range(6):
            mover, waiting = mover_of(one, other)
            await mover.play(choose.choice(mover.legal()))
            version = mover.position["version"]
            await waiting.until(lambda it: it.position["version"] >= version)  # noqa: B023 (awaited at once)
        known = one.position["number"]
        log = list(one.log)
        for line, player in names.items():
            async with player.at(table) as again:
                await again.until(lambda it: it.position)
                assert again.position["sights"] != []
                assert again.view(again.position["sights"][0]["seat"]) == line.view(
                    line.position["sights"][0]["seat"]
                )
                assert again.log == line.log
        async with ann.at(table, since=known) as late:
            await late.until(lambda it: it.position)
            assert late.position["log_from"] == len(log)
            assert late.log == []
        async with ann.at(table, since=10**6) as confused:
            await confused.until(lambda it: it.position)
            assert confused.log == log


async def test_a_slip_is_taken_back_at_once(server: Server) -> None:
    """Chance drew nothing and nobody else acted: no need to ask."""
    options = {"hands": "chosen"}
    async with two_at(server, options=options) as (_, _, one, other, _):
        mover, waiting = mover_of(one, other)
        before, log = mover.view(mover.actor), list(mover.log)
        seat = mover.actor
        assert (await mover.play(mover.legal()[0]))["kind"] == "done"
        if mover.actor != seat:
            pytest.fail("this decision is one of several in a row")
        undone = await mover.ask(kind="undo", seat=seat, version=mover.position["version"])
        assert undone["kind"] == "done"
        version = mover.position["version"]
        await waiting.until(lambda it: it.position["version"] >= version)
        assert mover.view(seat) == before
        assert mover.log == log == waiting.log[: len(log)]
        assert len(waiting.log) == len(log)


@pytest.mark.parametrize("agrees", [True, False])
async def test_what_chance_followed_is_taken_back_only_if_all_agree(
    server: Server, agrees: bool
) -> None:
    options = {"hands": "random", "figures": "random"}
    async with two_at(server, options=options) as (_, _, one, other, _):
        mover, waiting = mover_of(one, other)
        seat, before = mover.actor, mover.view(mover.actor)
        choices = mover.legal()
        while mover.actor == seat:
            assert (await mover.play(mover.legal()[-1]))["kind"] == "done"
        played = len(mover.log)
        asked = await mover.ask(kind="undo", seat=seat, version=mover.position["version"])
        assert asked["kind"] == "done"
        await waiting.until(lambda it: it.table["proposal"])
        assert waiting.table["proposal"]["is_mine_to_answer"]
        await waiting.ask(kind="answer", agrees=agrees)
        await mover.until(lambda it: it.table["proposal"] is None)
        if agrees:
            await mover.until(lambda it: it.actor == seat)
            assert mover.legal() == choices or mover.view(seat) != before
            assert len(mover.log) < played
        else:
            assert mover.actor != seat
            name = waiting.table["seats"][waiting.actor]["name"]
            assert mover.table["declined"] == {"seat": seat, "name": name}
        nobody = await waiting.ask(kind="answer", agrees=True)
        assert nobody["refusal"]["code"] == "nothing-asked"


async def test_what_was_seen_is_not_taken_back_freely(server: Server) -> None:
    """At Rent a Hero a look at the wanderer cannot be unseen: the others are asked."""
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("rent-a-hero", ["me", "me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            for each in (one, other):
                await each.until(lambda it: it.position)
            choose, looks = random.Random(8), 0
            while not one.is_over and not looks:
                mover = one if one.legal() else other
                action = choose.choice(mover.legal())
                seat = mover.actor
                assert (await mover.play(action))["kind"] == "done"
                version = mover.position["version"]
                for each in (one, other):
                    await each.until(lambda it: it.position["version"] >= version)  # noqa: B023 (as above)
                looks += action == "look" or action.startswith("use:2")
                if looks and not one.is_over:
                    await mover.ask(kind="undo", seat=seat, version=version)
                    await mover.until(lambda it: it.table["proposal"])


async def test_alone_with_bots_everything_may_be_taken_back(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai", ["me", "uniform"])
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.legal())
            before, log = mine.view(0), list(mine.log)
            await mine.play(mine.legal()[0])
            await mine.until(lambda it: it.legal())
            while mine.log != log:
                undone = await mine.ask(kind="undo", seat=0, version=mine.position["version"])
                if undone["kind"] == "refused":  # the bot was faster than we
                    assert undone["refusal"]["code"] == "stale"
                    await mine.until(lambda it: it.legal())
            assert mine.view(0) == before


async def test_talk_stays_at_the_table(server: Server) -> None:
    async with two_at(server) as (ann, _, one, other, table):
        version = one.position["version"]
        await one.ask(kind="say", text="  good luck ")
        await other.until(lambda it: it.chat)
        assert [(said["name"], said["text"]) for said in other.chat] == [("Ann", "good luck")]
        assert other.position["version"] == version, "talk is no move"
        async with ann.at(table) as again:
            await again.until(lambda it: it.chat)
            assert again.chat == other.chat
        too_long = await one.ask(kind="say", text="x" * 501)
        assert too_long["refusal"]["code"] == "bad-message"


async def test_a_reaction_is_for_everybody_at_the_table_and_is_not_kept(server: Server) -> None:
    async with two_at(server) as (ann, _, one, other, table):
        watch = (await ann.get(f"/api/tables/{table}"))["watch"]
        async with line(server, f"/api/watch/{watch}/socket") as looking:
            before = one.position["number"]
            assert (await one.ask(kind="react", emote="bow"))["kind"] == "done"
            bowed = {"kind": "reacted", "seat": 0, "name": "Ann", "emote": "bow"}
            for each in (one, other, looking):
                await each.until(lambda it: bowed in it.received)
            refused = await looking.ask(kind="react", emote="bow")
            assert refused["refusal"]["code"] == "only-looking"
        refused = await one.ask(kind="react", emote="wink")
        assert refused["refusal"]["code"] == "bad-message"
        async with ann.at(table) as again:
            await again.ask(kind="ping")
            assert {"reacted", "chat"}.isdisjoint(m["kind"] for m in again.received)
            assert again.position["number"] == before


async def test_whoever_runs_out_of_time_is_played_by_a_bot_and_comes_back(server: Server) -> None:
    clock = {"per": "decision", "seconds": 5}
    async with two_at(server, clock=clock) as (ann, bob, one, other, table):
        mover, waiting = mover_of(one, other)
        seat, player = mover.actor, ann if mover is one else bob
        assert mover.position["clocks"]["running"] == seat
        await waiting.until(lambda it: it.table["seats"][seat]["bot"])
        await waiting.until(lambda it: it.legal())
        await player.post(f"/api/tables/{table}/seats/{seat}/back")
        await waiting.until(lambda it: it.table["seats"][seat]["bot"] is None)


async def test_nobody_waits_for_a_bot_that_thinks(server: Server) -> None:
    """Twenty tables full of bots do not keep two people from playing."""
    async with Player.arrive(server) as host:
        made = [host.make("samurai-spirit", ["uniform"] * 3) for _ in range(20)]
        await asyncio.gather(*made)
        async with two_at(server) as (_, _, one, other, _):
            for _ in range(3):
                mover, waiting = mover_of(one, other)
                await mover.play(mover.legal()[0])
                version = mover.position["version"]
                await waiting.until(lambda it: it.position["version"] >= version)  # noqa: B023 (as above)
