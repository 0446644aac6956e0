"""Making tables, joining, leaving, handing over, coming back, playing again."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.server.program import COMPILING, Player, Server, line, play_to_the_end

pytestmark = pytest.mark.anyio


async def test_two_play_a_match_over_an_invite_link(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        assert table["status"] == "waiting"
        assert len(table["invite"]) >= 20
        joined = await bob.post(f"/api/invites/{table['invite']}")
        assert joined["status"] == "playing"
        async with ann.at(table["id"]) as one, bob.at(table["id"], language="pl") as other:
            await play_to_the_end([one, other], random.Random(1).choice)
            assert one.position["outcome"]["ending"] == other.position["outcome"]["ending"]
            assert [entry["action"] for entry in one.log if entry["who"] == 0]
            await one.until(lambda it: it.table["secret"])
        verified = await ann.get(f"/api/tables/{table['id']}/verify")
        assert verified["is_fair"]
        assert verified["commitment"] == table["commitment"]


async def test_alone_against_bots(server: Server) -> None:
    async with Player.arrive(server) as ann:
        seats = ["me", "uniform", "greedy", "uniform"]
        table = await ann.make("rent-a-hero", seats, options={"players": 4})
        assert [seat["bot"] for seat in table["seats"]] == [None, "uniform", "greedy", "uniform"]
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            while not mine.is_over:
                await mine.until(lambda it: it.legal() or it.is_over)
                if mine.legal():
                    answer = await mine.play(random.Random(2).choice(mine.legal()))
                    assert answer["kind"] == "done"


async def test_one_device_has_every_seat(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("rent-a-hero", ["me"] * 3)
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            assert [sight["seat"] for sight in mine.position["sights"]] == [0, 1, 2]
            await play_to_the_end([mine], random.Random(3).choice)


async def test_a_solo_player_leads_all_samurai(server: Server) -> None:
    async with Player.arrive(server) as ann:
        options = {"players": 1, "samurai": 4}
        table = await ann.make("samurai-spirit", ["me"] * 4, options=options)
        assert len(table["seats"]) == 4


async def test_bots_play_among_themselves_and_anybody_may_watch(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai-spirit", ["greedy"] * 3, lobby=True)
        listed = {row["id"]: row for row in await ann.get("/api/lobby")}
        if table["id"] in listed:  # it may be over already
            assert listed[table["id"]]["watch"] == table["watch"]
        async with line(server, f"/api/watch/{table['watch']}/socket") as looking:
            await looking.until(lambda it: it.is_over)
            assert looking.position["sights"][0]["seat"] is None
            answer = await looking.ask(kind="say", text="hello")
            assert answer["refusal"]["code"] == "only-looking"


async def test_my_tables_say_whose_turn_it_is(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        turns = [(await who.get("/api/tables"))[0]["is_my_turn"] for who in (ann, bob)]
        assert sorted(turns) == [False, True]


async def test_an_absent_player_is_replaced_and_comes_back(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        hand = f"/api/tables/{table['id']}/seats/1/hand"
        async with ann.at(table["id"]) as one:
            async with bob.at(table["id"]) as other:
                await other.until(lambda it: it.position)
                await one.until(lambda it: it.table["seats"][1]["is_present"])
                refused = await ann.request("POST", hand, json={})
                assert refused.json()["code"] == "still-here"
            await one.until(lambda it: not it.table["seats"][1]["is_present"])
            await ann.post(hand, bot="uniform")
            await one.until(lambda it: it.table["seats"][1]["bot"] == "uniform")
            await one.until(lambda it: it.legal())
            async with bob.at(table["id"]) as other:
                await other.until(lambda it: it.position)
                refused_play = await other.play("pass", 1)
                assert refused_play["refusal"]["code"] == "bot-plays"
                await bob.post(f"/api/tables/{table['id']}/seats/1/back")
                await other.until(lambda it: it.table["seats"][1]["bot"] is None)


async def test_whoever_leaves_makes_room(server: Server) -> None:
    async with (
        Player.arrive(server, "Ann") as ann,
        Player.arrive(server, "Bob") as bob,
        Player.arrive(server, "Cem") as cem,
    ):
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        left = await bob.post(f"/api/tables/{table['id']}/leave")
        assert left["seats"][1]["is_open"]
        assert left["seats"][1]["name"] == "Bob", "those who stay see who left"
        joined = await cem.post(f"/api/invites/{table['invite']}", seat=1)
        assert joined["seats"][1]["name"] == "Cem"
        refused = await bob.request("POST", f"/api/invites/{table['invite']}", json={})
        assert refused.json()["code"] == "no-open-seat"
        assert (await bob.http.get(f"/api/tables/{table['id']}")).status_code == 403
        assert await bob.get("/api/tables") == []
        assert [row["id"] for row in await cem.get("/api/tables")] == [table["id"]]


async def test_whoever_wants_to_play_again_asks_the_others(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai-spirit", ["me", "open"], options={"players": 2})
        await bob.post(f"/api/invites/{table['invite']}")
        early = await ann.request("POST", f"/api/tables/{table['id']}/rematch", json={})
        assert early.json()["code"] == "not-over"
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            await play_to_the_end([one, other], random.Random(5).choice)
            again = await ann.post(f"/api/tables/{table['id']}/rematch")
            assert again["status"] == "waiting", "nobody is pulled along"
            awaited = again["seats"][1]
            assert (awaited["name"], awaited["is_open"]) == ("Bob", True)
            await other.until(lambda it: it.table["rematch"])
            assert (other.table["rematch"], other.table["rematch_by"]) == (again["id"], "Ann")
        assert [row["id"] for row in await bob.get("/api/tables")] == [table["id"]]
        same = await bob.post(f"/api/tables/{table['id']}/rematch")
        assert (same["id"], same["status"]) == (again["id"], "playing")
        assert [seat["name"] for seat in same["seats"]] == ["Ann", "Bob"]
        assert same["seats"][1]["is_mine"]


async def test_the_next_game_may_be_harder(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann:
        table = await ann.make("samurai-spirit", ["me", "uniform"], options={"players": 2})
        address = f"/api/tables/{table['id']}/rematch"
        async with ann.at(table["id"]) as mine:
            while not mine.is_over:
                await mine.until(lambda it: it.legal() or it.is_over)
                if mine.legal():
                    await mine.play(mine.legal()[0])
        for wrong in ({"options": {"players": 3}}, {"bot": "hal"}):
            assert (await ann.request("POST", address, json=wrong)).status_code == 400
        again = await ann.post(address, options={"level": "hard"}, bot="greedy")
        assert again["options"]["level"] == "hard"
        assert [seat["bot"] for seat in again["seats"]] == [None, "greedy"]
        assert again["status"] == "playing"


async def test_my_tables_say_how_it_ended(server: Server) -> None:
    async with (
        Player.arrive(server, "Ann") as ann,
        Player.arrive(server, "Bob") as bob,
    ):
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            await play_to_the_end([one, other], random.Random(3).choice)
            winners = one.position["outcome"]["winners"]
        results = [(await who.get("/api/tables"))[0]["result"] for who in (ann, bob)]
        for seat, result in enumerate(results):
            won = "draw" if len(winners) > 1 else "won"
            assert result["standing"] == (won if seat in winners else "lost")
            names = [winner["name"] for winner in result["winners"]]
            assert names == [("Ann", "Bob")[winner] for winner in winners]


async def test_a_new_name_reaches_the_table(server: Server) -> None:
    async with Player.arrive(server, "Guest") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one, bob.at(table["id"]) as other:
            answer = await ann.request("PATCH", "/api/me", json={"name": " Ann "})
            assert answer.json()["name"] == "Ann"
            await other.until(lambda it: it.table["seats"][0]["name"] == "Ann")
            await one.ask(kind="say", text="hello")
            await other.until(lambda it: it.chat)
            assert (other.chat[0]["name"], other.chat[0]["seat"]) == ("Ann", 0)


async def test_continue_on_another_device(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Else") as device:
        old = (await ann.post("/api/me/link"))["token"]
        new = (await ann.post("/api/me/link"))["token"]
        refused = await device.request("POST", "/api/continue", json={"token": old})
        assert refused.json()["code"] == "no-such-link"
        assert (await device.post("/api/continue", token=new))["id"] == ann.id
        assert (await device.get("/api/me"))["name"] == "Ann"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "bad-input"),
        ({"game": "samurai", "options": {"players": 9}}, "bad-input"),
        ({"game": "samurai", "seats": ["me"]}, "wrong-seats"),
        ({"game": "samurai", "seats": ["me", "wizard"]}, "no-such-holder"),
        ({"game": "samurai", "clock": {"per": "year", "seconds": 9}}, "bad-request"),
        ({"game": 5}, "bad-request"),
        ({"game": "samurai", "cheat": True}, "bad-request"),
    ],
)
async def test_a_table_that_makes_no_sense_is_refused(
    server: Server, body: dict[str, object], code: str
) -> None:
    async with Player.arrive(server) as ann:
        refused = await ann.request("POST", "/api/tables", json=body)
        assert refused.status_code == 400
        assert refused.json()["code"] == code
        assert refused.json()["sentence"]


async def test_people_play_while_a_level_is_compiled(tmp_path: Path) -> None:
    """If this machine has not done so yet; whoever waits for a bot can do everything else."""
    server = Server(str(tmp_path / "tables.db"), tmp_path)
    async with Player.arrive(server) as ann:
        seats = ["me", "player", "expert", "beginner"]
        levels = await ann.make("samurai-spirit", seats, options={"players": 4})
        alone = await ann.make("samurai", ["me", "me"])
        async with ann.at(alone["id"]) as mine:
            await mine.until(lambda it: it.position)
            assert (await mine.play(mine.legal()[0]))["kind"] == "done"
        async with ann.at(levels["id"]) as mine:
            await mine.until(lambda it: it.legal() or it.is_over, COMPILING)
            while not mine.is_over:
                await mine.until(lambda it: it.legal() or it.is_over, COMPILING)
                if mine.legal():
                    await mine.play(mine.legal()[0])
            assert {entry["who"] for entry in mine.log} == {0, 1, 2, 3, "chance"}
    assert server.stop() == 0
    assert '"level": "error"' not in server.logged, server.logged[:2000]
