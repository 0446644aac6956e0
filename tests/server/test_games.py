"""What a start page needs: the games, their rules, and lessons."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from tests.server.program import Player, Server, anybody

import engawa
from engawa.core.words import languages
from engawa.games import FOLDERS, find, part
from engawa.games.rules_page import sections

pytestmark = pytest.mark.anyio


async def test_games_tell_what_can_be_chosen(server: Server) -> None:
    async with anybody(server) as client:
        told = {game["name"]: game for game in (await client.get("/api/games")).json()}
    assert list(told) == list(FOLDERS), "as they stand on the start page"
    options = {
        (name, option["name"]): option for name, game in told.items() for option in game["options"]
    }
    assert told["samurai"]["players"] == {"min": 2, "max": 4, "usual": 2}
    assert [option["name"] for option in told["samurai"]["options"]] == [
        *("hands", "figures", "captures")
    ]
    hands, captures = options["samurai", "hands"], options["samurai", "captures"]
    assert (hands["kind"], hands["section"], hands["usual"]) == ("choice", "3.3", "chosen")
    assert hands["values"] == ["random", "chosen"]
    assert told["samurai"]["quick_start"] == {"hands": "random", "figures": "random"}
    assert captures["usual"] is None  # it depends on how many play
    stones = options["nim", "stones"]
    assert (stones["kind"], stones["usual"]) == ("number", 15)
    assert stones["values"] == list(range(5, 51))
    assert told["rent-a-hero"]["players"] == {"min": 3, "max": 5, "usual": 3}
    assert told["samurai-spirit"]["players"] == {"min": 1, "max": 7, "usual": 3}
    assert told["samurai-spirit"]["is_cooperative"]
    cast, rule = options["samurai-spirit", "samurai"], options["samurai-spirit", "two_samurai_rule"]
    assert (cast["kind"], len(cast["values"]), cast["fewest"]) == ("characters", 7, 2)
    assert (rule["kind"], rule["usual"], rule["always_for"]) == ("flag", False, [1, 2])


async def test_the_first_game_is_a_table_that_can_be_made(server: Server) -> None:
    async with anybody(server) as client:
        games = {info["name"]: info for info in (await client.get("/api/games")).json()}
    spirit = games["samurai-spirit"]["first_game"]
    assert spirit["options"] == {"samurai": 3, "level": "easy"}
    assert spirit["seats"] == ["me", "expert", "expert"]
    async with Player.arrive(server) as ann:
        for name, info in games.items():
            first = info["first_game"]
            table = await ann.make(name, first["seats"], options=first["options"])
            assert {seat["bot"] for seat in table["seats"][1:]} <= set(info["bots"])


async def test_everything_that_is_told_can_be_chosen(server: Server) -> None:
    async with anybody(server) as client:
        games = (await client.get("/api/games")).json()
    for info in games:
        options, players = find(info["name"]).options, info["players"]
        for number in range(players["min"], players["max"] + 1):
            for option in info["options"]:
                if option["kind"] in ("choice", "number"):
                    for value in option["values"]:
                        options.read({"players": number, option["name"]: value})
                if option["kind"] == "flag" and number not in option["always_for"]:
                    options.read({"players": number, option["name"]: False})
        for beyond in (players["min"] - 1, players["max"] + 1):
            with pytest.raises(engawa.BadInput):
                options.read({"players": beyond})


async def test_what_is_printed_is_told_once_and_kept(server: Server) -> None:
    async with anybody(server) as client:
        for game in engawa.games():
            told = await client.get(f"/api/games/{game}/facts")
            assert told.json() == find(game).facts()
            if form := getattr(part(game, "schema"), "Facts", None):
                msgspec.convert(told.json(), form)  # what the browser's types are made from
            assert "max-age=86400" in told.headers["cache-control"]
        nothing = await client.get("/api/games/chess/facts")
        assert (nothing.status_code, nothing.json()["code"]) == (404, "no-such-game")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", engawa.games())
async def test_every_section_of_the_rules_can_be_linked_to(
    server: Server, game: str, language: str
) -> None:
    async with anybody(server) as client:
        told = (await client.get(f"/api/rules/{game}?language={language}")).json()
    found = sections(game, language)
    assert (told["game"], told["language"]) == (game, language)
    assert told["title"]
    assert [(s["number"], s["title"]) for s in told["sections"]] == [
        (section.number, section.title) for section in found.values()
    ]
    headings = re.findall(r'<h[23] id="(s[0-9-]+)">', told["html"])
    assert headings == [f"s{number.replace('.', '-')}" for number in found]
    assert set(re.findall(r'href="#([^"]+)"', told["html"])) <= set(headings)
    assert "<table>" in told["html"]


async def test_rules_are_kept_by_browsers_until_they_change(server: Server) -> None:
    async with anybody(server) as client:
        polish = await client.get("/api/rules/samurai", headers={"accept-language": "pl"})
        assert polish.json()["language"] == "pl"
        assert "max-age" in polish.headers["cache-control"]
        known = {"if-none-match": polish.headers["etag"]}
        again = await client.get("/api/rules/samurai?language=pl", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        english = await client.get("/api/rules/samurai?language=en", headers=known)
        assert english.status_code == 200
        nothing = await client.get("/api/rules/chess")
        assert (nothing.status_code, nothing.json()["code"]) == (404, "no-such-game")


@pytest.mark.parametrize("game", engawa.games())
async def test_a_lesson_has_the_same_draws_for_everybody(server: Server, game: str) -> None:
    logs = []
    for name in ("Ann", "Bob"):
        async with Player.arrive(server, name) as pupil:
            table = await pupil.make(game, lesson=True)
            assert table["lesson"]
            assert all(seat["is_mine"] for seat in table["seats"])
            async with pupil.at(table["id"]) as mine:
                await mine.until(lambda it: it.position)
                for _ in range(10):
                    before = mine.position["version"]
                    assert (await mine.play(mine.legal()[0]))["kind"] == "done"
                    await mine.until(lambda it: it.position["version"] > before)  # noqa: B023 (awaited at once)
                logs.append(list(mine.log))
    assert logs[0] == logs[1]


async def test_a_lesson_is_in_no_list(server: Server) -> None:
    async with Player.arrive(server) as ann:
        lesson = await ann.make("samurai", lesson=True)
        table = await ann.make("samurai", ["me", "me"])
        assert [mine["id"] for mine in await ann.get("/api/tables")] == [table["id"]]
        assert (await ann.get(f"/api/tables/{lesson['id']}"))["lesson"] is True
        assert table["lesson"] is False


@pytest.mark.parametrize(
    "more", [{"seats": ["me", "greedy"]}, {"seats": ["me", "open"]}, {"lobby": True}]
)
async def test_a_lesson_is_taken_alone(server: Server, more: dict[str, Any]) -> None:
    async with Player.arrive(server) as ann:
        body = {"game": "samurai", "lesson": True, **more}
        refused = await ann.request("POST", "/api/tables", json=body)
        assert (refused.status_code, refused.json()["code"]) == (400, "lesson-alone")
