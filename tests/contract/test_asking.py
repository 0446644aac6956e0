"""What people are asked: a sentence for every question and every answer, from a view alone."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa
from engawa.core.names import words
from engawa.core.words import knows, languages
from engawa.games import find
from engawa.games.rent_a_hero.questions import Question
from engawa.games.samurai.state import FIRST_DECISION as FIRST_OF_SAMURAI
from engawa.games.samurai.state import Step as SamuraiStep
from engawa.games.samurai_spirit.steps import FIRST_DECISION as FIRST_OF_SPIRIT
from engawa.games.samurai_spirit.steps import Step as SpiritStep

laws = pytest.mark.parametrize(("game", "name"), ALL)
QUESTIONS = {
    "rent-a-hero": words(Question),
    "samurai": words(SamuraiStep)[FIRST_OF_SAMURAI:],
    "samurai-spirit": words(SpiritStep)[FIRST_OF_SPIRIT:],
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", engawa.games())
def test_every_question_and_decision_has_words(game: str, language: str) -> None:
    for asked in QUESTIONS[game]:
        assert knows(language, game, f"ask-{asked}")
    for action in find(game).actions[: find(game).decisions]:
        verb, _, what = action.partition(":")
        assert knows(language, game, f"do-{verb}-none" if what == "none" else f"do-{verb}")


@laws
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9))
def test_every_position_of_a_game_is_asked_in_words(game: str, name: str, seed: int) -> None:
    match, choose = start(game, name, seed), random.Random(seed)
    for _ in range(40):
        seats = (None, *range(match.seats))
        for seat, language in product(seats, languages()):
            view = match.view(seat)
            asked = match.game.asked(view, language)
            assert bool(asked) == (match.actor is not None)
            assert "{" not in asked
            told = [match.game.choice(view, action, language) for action in view["legal"]]
            assert all(told)
            assert all(match.game.seat_name(view, n, language) for n in range(match.seats))
        play_randomly(match, choose, 1)


@laws
@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**9), played=st.integers(0, 60))
def test_everybody_is_told_the_same_question(game: str, name: str, seed: int, played: int) -> None:
    """It names only what is open, so nobody learns from it what somebody holds."""
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    views = [match.view(seat) for seat in (None, *range(match.seats))]
    assert len({match.game.asked(view, "en") for view in views}) == 1


def test_two_answers_are_never_told_alike() -> None:
    for game in engawa.games():
        match, choose = engawa.new(game, seed=3), random.Random(3)
        while isinstance(match.actor, int):
            view = match.view(match.actor)
            told = [match.game.choice(view, action, "en") for action in view["legal"]]
            assert len(set(told)) == len(told)
            match.play(choose.choice(view["legal"]))


def test_people_count_seats_from_one() -> None:
    match = engawa.new("rent-a-hero", seed=1)
    assert match.game.seat_name(match.view(None), 0, "en") == "Seat 1"
    wrong = match.why_not("pass", (int(match.actor or 0) + 1) % 3)
    assert wrong is not None
    assert f"seat {int(match.actor or 0) + 1} is" in wrong.reason
