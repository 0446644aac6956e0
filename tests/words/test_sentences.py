"""Every sentence, filled in with everything it can be filled in with, in every language."""

from __future__ import annotations

import pytest
from tests.words import traps
from tests.words.arguments import (
    COUNTS,
    LISTS,
    NUMBERS,
    NUMBERS_IN,
    SAME_AS,
    SENTENCES,
    TEXTS,
    renderings,
    values,
)
from tests.words.catalogues import CATALOGUES, LANGUAGES, Catalogue, Message

from engawa.core.words import say

everything = pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@everything
def test_it_is_known_what_every_detail_can_be(catalogue: Catalogue) -> None:
    """A new detail that no game declares is described in arguments.py."""
    for message in catalogue.messages("en").values():
        for name in message.details:
            assert values(catalogue, message, name, "en"), f"{message.name}: ${name}"


@every_language
@everything
def test_a_sentence_is_whole_whatever_it_is_filled_with(
    catalogue: Catalogue, language: str
) -> None:
    wrong: dict[str, str] = {}
    for message in catalogue.messages(language).values():
        for details in renderings(catalogue, message, language):
            said = say(language, catalogue.part, message.name, **details)
            for trap in traps.in_a_sentence(said):
                wrong.setdefault(f"{message.name}: {trap}", said)
    assert wrong == {}


@every_language
@everything
def test_a_sentence_agrees_with_whatever_it_is_filled_with(
    catalogue: Catalogue, language: str
) -> None:
    wrong = [
        f"{message.name}: {trap}: {' | '.join(message.texts)}"
        for message in catalogue.messages(language).values()
        for trap in traps.in_a_message(catalogue, message, language, _counts(catalogue, message))
    ]
    assert wrong == []


def _counts(catalogue: Catalogue, message: Message) -> set[str]:
    """The details that are numbers."""
    return {
        name for name in message.details if values(catalogue, message, name, "en") == list(COUNTS)
    }


def test_nothing_is_described_that_no_message_uses() -> None:
    used = {
        name
        for catalogue in CATALOGUES
        for message in catalogue.messages("en").values()
        for name in message.details
    }
    described = {*SAME_AS, *LISTS, *SENTENCES, *NUMBERS, *TEXTS, *(name for _, name in NUMBERS_IN)}
    assert described - used == set()
