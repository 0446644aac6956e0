"""What a start page needs: the games, their rules, and lessons."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.server.program import Player, Server, anybody

import engawa
from engawa.core.words import languages
from engawa.games import find
from engawa.games.rules_page import sections

pytestmark = pytest.mark.anyio


async def test_games_tell_what_can_be_chosen(server: Server) -> None:
    async with anybody(server) as client:
        told = {game["name"]: game for game in (await client.get("/api/games")).json()}
    assert list(told) == engawa.games()
    assert told["samurai"]["players"] == {"min": 2, "max": 4, "usual": 2}
    assert told["samurai"]["options"]["hands"] == {
        "values": ["random", "chosen"],
        "usual": "random",
    }
    assert told["rent-a-hero"]["players"] == {"min": 3, "max": 5, "usual": 3}
    assert told["samurai-spirit"]["players"] == {"min": 1, "max": 7, "usual": 3}
    assert len(told["samurai-spirit"]["samurai"]) == 7
    assert told["samurai"]["samurai"] == []


async def test_everything_that_is_told_can_be_chosen() -> None:
    for name in engawa.games():
        game = find(name)
        for players in game.players:
            for option, values in game.choices.items():
                for value in values:
                    if option == "two_samurai_rule" and players <= 2 and not value:
                        continue  # it always holds then
                    game.options.read({"players": players, option: value})
        for beyond in (min(game.players) - 1, max(game.players) + 1):
            with pytest.raises(engawa.BadInput):
                game.options.read({"players": beyond})


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
