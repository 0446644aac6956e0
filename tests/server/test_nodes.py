"""Two servers on one PostgreSQL: any node serves any table."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.server.conftest import NewDatabase
from tests.server.program import Player, Server, line, play_to_the_end

pytestmark = pytest.mark.anyio

Nodes = tuple[Server, Server]


@pytest.fixture(scope="module")
def nodes(new_postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nodes]:
    database, folder = new_postgres(), tmp_path_factory.mktemp("nodes")
    both = Server(database, folder), Server(database, folder)
    yield both
    for node in both:
        if node.process.poll() is None:
            node.stop()
        assert '"level": "error"' not in node.logged, node.logged[:2000]


async def _two(ann: Player, bob: Player, game: str = "samurai") -> dict[str, Any]:
    table = await ann.make(game, ["me", "open"], options={"players": 2})
    await bob.post(f"/api/invites/{table['invite']}")
    return table


async def test_players_on_both_nodes_finish_a_match(nodes: Nodes) -> None:
    left, right = nodes
    async with Player.arrive(left, "Ann") as ann, Player.arrive(right, "Bob") as bob:
        table = await _two(ann, bob)
        watch = f"/api/watch/{table['watch']}/socket"
        async with (
            ann.at(table["id"]) as one,
            bob.at(table["id"]) as other,
            line(right, watch) as looking,
        ):
            await one.until(lambda it: it.table["seats"][1]["is_present"])
            await play_to_the_end([one, other, looking], random.Random(1).choice)
            await one.ask(kind="say", text="well played")
            await other.until(lambda it: it.chat)
            await one.ask(kind="react", emote="well-played")
            for each in (other, looking):
                await each.until(lambda it: it.received[-1]["kind"] == "reacted")


async def test_of_two_nodes_that_write_at_once_one_is_second(nodes: Nodes) -> None:
    left, right = nodes
    async with Player.arrive(left, "Ann") as ann:
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as one, ann.at(table["id"], right) as other:
            for each in (one, other):
                await each.until(lambda it: it.position)
            for _ in range(15):
                action = one.legal()[0]
                answers = await asyncio.gather(one.play(action), other.play(action))
                kinds = sorted(answer["kind"] for answer in answers)
                assert kinds == ["done", "refused"], answers
                refused = next(answer for answer in answers if answer["kind"] == "refused")
                assert refused["refusal"]["code"] == "stale"
                version = max(each.position["version"] for each in (one, other))
                for each in (one, other):
                    await each.until(lambda it: it.position["version"] >= version)  # noqa: B023 (at once)
                assert one.log == other.log


async def test_a_lost_listening_connection_is_made_up_for(nodes: Nodes, postgres: Any) -> None:
    left, right = nodes
    async with Player.arrive(left, "Ann") as ann, Player.arrive(right, "Bob") as bob:
        table = await _two(ann, bob)
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            choose = random.Random(2)
            for each in (one, other):
                await each.until(lambda it: it.position)
            for _ in range(4):
                ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
                postgres.psql(ended + "WHERE query LIKE 'LISTEN%'")
                mover = one if one.legal() else other
                assert (await mover.play(choose.choice(mover.legal())))["kind"] == "done"
                version = mover.position["version"]
                for each in (one, other):
                    await each.until(lambda it: it.position["version"] >= version)  # noqa: B023 (at once)
        assert "listening connection lost" in left.logged + right.logged


async def test_when_a_node_dies_the_other_goes_on(
    new_postgres: NewDatabase, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Also for its bots: another node finds that they are asked, and lets them move."""
    database, folder = new_postgres(), tmp_path_factory.mktemp("dying")
    left = Server(database, folder)
    right = Server(database, folder, ENGAWA_BOT_PATIENCE="0.2")
    async with Player.arrive(left, "Ann") as ann:
        table = await ann.make("rent-a-hero", ["me", "me", "me"])
        async with ann.at(table["id"]) as one:
            await one.until(lambda it: it.position)
            assert (await one.play(one.legal()[0]))["kind"] == "done"
            log = list(one.log)
        bots = await ann.make("samurai-spirit", ["uniform"] * 3)
        left.kill()
        async with ann.at(table["id"], right) as one:
            await one.until(lambda it: it.position)
            assert one.log == log
            await play_to_the_end([one], random.Random(3).choice)
        async with line(right, f"/api/watch/{bots['watch']}/socket") as looking:
            await looking.until(lambda it: it.is_over)
    assert right.stop() == 0
