"""Every language says everything: the same messages, the same details, nothing left over."""

from __future__ import annotations

import re

import pytest
from tests.words.catalogues import CATALOGUES, TRANSLATIONS, Catalogue

import engawa
from engawa.core.names import word
from engawa.core.options import Characters, Choice, Flag, Number
from engawa.core.words import languages, say
from engawa.games import FOLDERS, find


def _of(game: str, chapter: str) -> Catalogue:
    return Catalogue(f"games/{game.replace('-', '_')}/locale/en/{chapter}.ftl")


def test_there_are_three_languages() -> None:
    assert languages() == ("en", "pl", "ru")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_every_language_has_every_message_with_the_same_details(
    language: str, catalogue: Catalogue
) -> None:
    def details(language: str) -> dict[str, tuple[str, ...]]:
        return {name: each.details for name, each in catalogue.messages(language).items()}

    assert details(language) == details("en")


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_sentence_was_left_in_english(language: str, catalogue: Catalogue) -> None:
    """Names may be the same in every language; two small words together are no name."""
    english = catalogue.messages("en")
    same = [
        name
        for name, each in catalogue.messages(language).items()
        if each.words == english[name].words
    ]
    assert [
        name for name in same if len(re.findall(r"\b[a-z]{3,}\b", english[name].words)) > 1
    ] == []


@pytest.mark.parametrize("game", sorted(FOLDERS))
@pytest.mark.parametrize("language", languages())
def test_everything_declared_has_its_words(language: str, game: str) -> None:
    declared, messages = find(game), _of(game, "game").messages(language)
    for event in declared.event:
        details: dict[str, str | int] = {
            kind: 2 if kind in ("number", "kiai", "seat_number", "left") else "X"
            for kind in event.details
        }
        assert say(language, game, f"event-{word(event)}", **details)
    wanted = {f"refused-{word(why)}" for why in declared.why}
    wanted |= {f"ending-{ending.replace('+', '-')}" for ending in declared.endings[1:]}
    for option in declared.options:
        name = f"option-{option.name.replace('_', '-')}"
        if isinstance(option, Choice):
            wanted |= {name, *(f"{name}-{value}" for value in option.values)}
            wanted |= {f"{name}-{value}-about" for value in option.values}
        if isinstance(option, Flag):
            wanted |= {name, f"{name}-about"} | ({f"{name}-always"} if option.always_for else set())
        if isinstance(option, Number):
            wanted |= {name, f"{name}-about"}
        if isinstance(option, Characters):
            wanted |= {f"{name}-{part}" for part in ("number", "at", "random", "drawn")}
    assert wanted - messages.keys() == set()
    assert {"name", "tagline"} <= _of(game, "card").messages(language).keys()


@pytest.mark.parametrize(
    ("language", "number", "ending"),
    [
        ("en", 1, "1 is left."),
        ("en", 2, "2 are left."),
        ("pl", 1, "została 1."),
        ("pl", 2, "zostały 2."),
        ("pl", 5, "zostało 5."),
        ("pl", 12, "zostało 12."),
        ("ru", 1, "осталась 1."),
        ("ru", 3, "остались 3."),
        ("ru", 5, "осталось 5."),
        ("ru", 11, "осталось 11."),
    ],
)
def test_plurals_follow_the_language(language: str, number: int, ending: str) -> None:
    event = "event-farmstead-lost" if language == "ru" else "event-barricade-lost"
    assert say(language, "samurai-spirit", event, number=number).endswith(ending)


@pytest.mark.parametrize(
    ("language", "number", "ending"),
    [
        ("en", 1, "1 card."),
        ("en", 21, "21 cards."),
        ("pl", 1, "1 karta."),
        ("pl", 3, "3 karty."),
        ("pl", 15, "15 kart."),
        ("ru", 21, "21 карта."),
        ("ru", 2, "2 карты."),
        ("ru", 12, "12 карт."),
    ],
)
def test_plurals_of_rent_a_hero(language: str, number: int, ending: str) -> None:
    assert say(language, "rent-a-hero", "event-reshuffled", number=number).endswith(ending)


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(engawa.BadInput, match="there is no language 'xx'; there are en, pl, ru"):
        engawa.new("samurai-spirit", language="xx")
