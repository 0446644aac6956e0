"""Every language says everything: the same messages, the same details, nothing left over."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

import engawa
from engawa.core.names import word
from engawa.core.words import languages, say
from engawa.games import FOLDERS, find

LOCALE = Path(engawa.__file__).parent / "locale"
PARTS = sorted(file.stem for file in (LOCALE / "en").glob("*.ftl"))


def _messages(language: str, part: str) -> dict[str, set[str]]:
    """Each message's name and the details it uses."""
    text = (LOCALE / language / f"{part}.ftl").read_text("utf-8")
    blocks = re.split(r"^(?=[a-z][a-z0-9-]* =)", text, flags=re.MULTILINE)
    found = {}
    for block in blocks:
        if name := re.match(r"([a-z][a-z0-9-]*) =", block):
            found[name[1]] = set(re.findall(r"\$(\w+)", block))
    return found


def test_there_are_three_languages() -> None:
    assert languages() == ("en", "pl", "ru")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", ["pl", "ru"])
def test_every_language_has_every_message_with_the_same_details(language: str, part: str) -> None:
    assert _messages(language, part) == _messages("en", part)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("language", ["pl", "ru"])
def test_no_sentence_was_left_in_english(language: str, part: str) -> None:
    """Names may be the same in every language; two small words together are no name."""

    def said(language: str) -> dict[str, str]:
        text = (LOCALE / language / f"{part}.ftl").read_text("utf-8")
        lines = re.findall(r"^([a-z][a-z0-9-]*) =((?:.*\n(?:[ }\[].*\n)*))", text, re.MULTILINE)
        return {name: re.sub(r"\{[^}]*\}", "", value).strip() for name, value in lines}

    english = said("en")
    same = {name for name, value in said(language).items() if value == english[name]}
    assert [name for name in same if len(re.findall(r"\b[a-z]{3,}\b", english[name])) > 1] == []


@pytest.mark.parametrize("game", engawa.games())
@pytest.mark.parametrize("language", languages())
def test_every_event_reason_and_ending_has_its_sentence(language: str, game: str) -> None:
    events = import_module(f"{FOLDERS[game]}.events")
    for event in events.Event:
        details: dict[str, str | int] = {
            kind: 2 if kind in ("number", "kiai", "seat_number") else "X"
            for kind in events.DETAILS[event]
        }
        assert say(language, game, f"event-{word(event)}", **details)
    messages = _messages(language, game)
    for why in import_module(f"{FOLDERS[game]}.reasons").SECTIONS:
        assert f"refused-{word(why)}" in messages
    for ending in find(game).endings[1:]:
        assert f"ending-{ending.replace('+', '-')}" in messages


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
