"""The browser's lessons: every script can be played from its first to its last step."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.checkout import ROOT

import engawa
from engawa.core.chance import lesson_secret
from engawa.core.match import Match, Start
from engawa.games import find

PARTS = ROOT / "web" / "src" / "games"
TAUGHT = [game for game in engawa.games() if (PARTS / game / "lesson.json").is_file()]


def _script(game: str) -> dict[str, Any]:
    script: dict[str, Any] = json.loads((PARTS / game / "lesson.json").read_text("utf-8"))
    return script


def _actions(script: dict[str, Any]) -> list[tuple[int, str]]:
    """Who plays what, in the order of the steps."""
    actions: list[tuple[int, str]] = []
    for step in script["steps"]:
        if step["kind"] == "do":
            actions.append((script["seat"], step["action"]))
        elif step["kind"] == "play":
            actions += [(seat, action) for seat, action in step["actions"]]
    return actions


def _match(game: str) -> Match:
    """As the server begins a lesson."""
    rules = find(game)
    return Match(rules, Start(rules.options.read(_script(game)["options"])), lesson_secret(game))


@pytest.mark.parametrize("game", TAUGHT)
def test_every_action_of_a_lesson_is_legal_when_its_turn_comes(game: str) -> None:
    match = _match(game)
    for seat, action in _actions(_script(game)):
        assert match.actor == seat
        match.play(action, seat)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_short_and_begins_and_ends_with_a_word(game: str) -> None:
    steps = _script(game)["steps"]
    assert 12 <= len(steps) <= 20
    assert steps[0]["kind"] == steps[-1]["kind"] == "say"


def test_the_lesson_of_samurai_spirit_shows_a_kiai_and_a_round_without_harm() -> None:
    match = _match("samurai-spirit")
    for _, action in _actions(_script("samurai-spirit")):
        match.play(action)
    view = match.view(0)
    assert "Kiai! Gorobei is exactly at 9." in " ".join(text for _, _, text in match.log)
    assert view["round"] == 2
    assert sum(view["farmsteads"].values()) == 6
    assert len(view["families"]) == 3


def test_the_lesson_of_samurai_takes_two_helmets() -> None:
    match = _match("samurai")
    for _, action in _actions(_script("samurai")):
        match.play(action)
    assert match.view(0)["seats"][0]["captured"] == ["helmet", "helmet"]


def test_the_lesson_of_rent_a_hero_asks_about_its_fear_and_ends_with_four_heroes() -> None:
    match = _match("rent-a-hero")
    for seat, action in _actions(_script("rent-a-hero")):
        if action.startswith("hint:") and seat == 0:  # with the hero that would be a pair
            assert int(action.removeprefix("hint:")) in match.view(0)["seats"][0]["ready"]
        match.play(action)
    board = match.view(0)["seats"][0]
    assert sorted(board["ready"] + board["used"]) == [3, 4, 6, 7]
