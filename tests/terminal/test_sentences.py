"""The catalogue: a sentence for every question and every decision, in every language."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from engawa.core.names import words
from engawa.core.words import knows
from engawa.games.samurai_spirit.game import GAME
from engawa.games.samurai_spirit.steps import FIRST_DECISION, Step
from engawa.terminal.terminal import spoken_languages

LANGUAGES = spoken_languages()


def messages(language: str) -> set[str]:
    file = resources.files("engawa") / "locale" / language / "terminal.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_and_decision_of_samurai_spirit_has_words(language: str) -> None:
    for step in words(Step)[FIRST_DECISION:]:
        assert knows(language, "terminal", f"samurai-spirit-ask-{step}")
    for action in GAME.actions[: GAME.decisions]:
        verb, _, what = action.partition(":")
        none = "-none" if what == "none" else ""
        assert knows(language, "terminal", f"samurai-spirit-do-{verb}{none}")
