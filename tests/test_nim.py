"""Nim obeys the laws that our own games obey, compiled and not, and bots play it."""

from __future__ import annotations

import pytest

import engawa
from engawa import bots
from engawa.core.record import dtype
from engawa.games import find, register
from engawa.lab import arena
from engawa.testing import Law, check, laws


def _few(seed: int) -> engawa.Match:
    return engawa.new("nim", seed=seed, stones=5)


@pytest.mark.parametrize("law", laws(), ids=lambda law: law.hold.__name__)
def test_it_obeys_the_law(law: Law) -> None:
    check("nim", starts={"few": _few}, games=20, only=[law])


def test_a_taboo_is_refused_with_its_reason_and_shown_to_nobody_else() -> None:
    match = engawa.new("nim", seed=7)
    taboo = match.view(0)["taboo"][0]
    refused = match.why_not(f"take:{taboo}")
    assert refused is not None
    assert (refused.code, refused.section) == ("taboo", "2.2")
    assert match.view(1)["taboo"][0] is None
    assert match.view(None)["taboo"] == [None, None]
    assert match.seen(1)[0][1] == "token:?"


def test_bots_that_think_win_at_it() -> None:
    contest = arena.contest("nim", ["expert", "uniform"], seed=1, games=20)
    assert sum(game.wins[0] for game in arena.play(contest)) >= 14


def test_a_name_is_given_once() -> None:
    with pytest.raises(engawa.BadInput, match="there is a game 'samurai' already"):
        register("samurai", "engawa.games.nim")


def test_a_packed_state_is_whole_words() -> None:
    assert dtype(find("nim").state).itemsize % 8 == 0


def test_a_bot_of_another_game_says_so() -> None:
    with pytest.raises(engawa.BadInput, match="this bot plays nim"):
        bots.new("nim", "uniform").choose(engawa.new("samurai").view(0))
