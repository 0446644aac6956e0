"""Who is at a table, seen by the others within two seconds."""

from __future__ import annotations

import time

import pytest
from tests.server.program import Player, Server, line

pytestmark = pytest.mark.anyio
SOON = 2.0  # seconds


async def test_spectators_are_announced_by_name_and_so_is_their_leaving(server: Server) -> None:
    async with (
        Player.arrive(server, "Ann") as ann,
        Player.arrive(server, "Eve") as eve,
    ):
        table = await ann.make("samurai", ["me", "me"])
        watch = f"/api/watch/{table['watch']}/socket"
        cookies = "; ".join(f"{name}={value}" for name, value in eve.http.cookies.items())
        async with ann.at(table["id"]) as mine:
            async with (
                line(server, watch, {"cookie": cookies}),
                line(server, watch, {"cookie": cookies}),
                line(server, watch),
                line(server, watch, {"cookie": "engawa_guest=forged"}),
            ):
                await mine.until(lambda it: it.table["spectators"] == ["", "", "Eve"], SOON)
            await mine.until(lambda it: it.table["spectators"] == [], SOON)


async def test_whoever_falls_silent_is_offline_within_two_seconds_and_back_at_once(
    server: Server,
) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            await one.until(lambda it: it.table["seats"][1]["is_present"])
            assert (await other.ask(kind="ping"))["kind"] == "pong"
            silent_since = time.monotonic()
            await one.until(lambda it: not it.table["seats"][1]["is_present"])
            assert time.monotonic() - silent_since < SOON
            await other.ask(kind="ping")
            await one.until(lambda it: it.table["seats"][1]["is_present"], SOON)
            # A page that nobody looks at may be slow, and so may a program that never pinged.
            await other.ask(kind="ping", is_hidden=True)
            with pytest.raises(AssertionError, match="waited"):
                await one.hear(SOON)


async def test_whoever_closes_the_page_is_offline_at_once(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one:
            async with bob.at(table["id"]), bob.at(table["id"]):
                await one.until(lambda it: it.table["seats"][1]["is_present"])
            await one.until(lambda it: not it.table["seats"][1]["is_present"], SOON)
