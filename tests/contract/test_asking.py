"""What people are asked, in every language there is."""

from __future__ import annotations

import pytest

import engawa
from engawa.core.names import word, words
from engawa.core.words import knows, languages
from engawa.games import find
from engawa.games.rent_a_hero.questions import Question
from engawa.games.samurai.state import FIRST_DECISION as FIRST_OF_SAMURAI
from engawa.games.samurai.state import Step as SamuraiStep
from engawa.games.samurai_spirit.steps import FIRST_DECISION as FIRST_OF_SPIRIT
from engawa.games.samurai_spirit.steps import Step as SpiritStep
from engawa.games.samurai_spirit.steps import is_done_by_table

QUESTIONS = {
    "rent-a-hero": words(Question),
    "samurai": words(SamuraiStep)[FIRST_OF_SAMURAI:],
    "samurai-spirit": [
        word(step) for step in SpiritStep if step >= FIRST_OF_SPIRIT and not is_done_by_table(step)
    ],
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", engawa.games())
def test_every_question_and_decision_has_words(game: str, language: str) -> None:
    for asked in QUESTIONS[game]:
        assert knows(language, game, f"ask-{asked}")
    for action in find(game).actions[: find(game).decisions]:
        verb, _, what = action.partition(":")
        assert knows(language, game, f"do-{verb}-none" if what == "none" else f"do-{verb}")


def test_people_count_seats_from_one() -> None:
    match = engawa.new("rent-a-hero", seed=1)
    assert match.game.seat_name(match.view(None), 0, "en") == "Player 1"
    wrong = match.why_not("pass", (int(match.actor or 0) + 1) % 3)
    assert wrong is not None
    assert f"player {int(match.actor or 0) + 1}'s decision" in wrong.reason
