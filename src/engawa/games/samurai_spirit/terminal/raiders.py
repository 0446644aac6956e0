"""Raider cards: as a few signs, in words, and drawn large."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from engawa.core.words import say
from engawa.games.samurai_spirit.facts import RAIDER, Raider
from engawa.games.samurai_spirit.position import UNSEEN
from engawa.games.samurai_spirit.terminal import names
from engawa.terminal.lines import Lines, frame, joined

ICONS = {"hat": "▲", "farm": "⌂", "doll": "☗"}
FLAME = "†"  # as on the rules page
LARGE_WIDTH = 24  # of the frame; more where a language's words are longer
BESIDE_MARKS = 10  # frame, figure and gaps around a mark
FIGURES = {  # three lines each
    1: (" ╻ ", " ┃ ", " ╹ "),
    2: ("╺━┓", "┏━┛", "┗━╸"),
    3: ("╺━┓", " ━┫", "╺━┛"),
    4: ("╻ ╻", "┗━┫", "  ╹"),
    5: ("┏━╸", "┗━┓", "╺━┛"),
    6: ("┏━╸", "┣━┓", "┗━┛"),
}


def signs(card: str) -> Text:
    """In as few signs as possible: `3☗!†` has a penalty and flames."""
    face = RAIDER[card]
    text = _value_and_symbol(face)
    if face.penalties:
        text.append("!", "faint")
    return _with_flames(text, face, "faint")


def short(language: str, card: str, ink: str = "danger") -> Text:
    """With its penalties in words: `3☗ wound†`."""
    face = RAIDER[card]
    text = _value_and_symbol(face)
    if face.penalties:
        due = "+".join(names.penalty(language, penalty) for penalty in face.penalties)
        text.append(f" {due}", ink)
    return _with_flames(text, face, ink)


def _value_and_symbol(face: Raider) -> Text:
    text = Text().append(str(face.value), "title")
    if face.symbol:
        text.append(ICONS[face.symbol], "safe")
    return text


def _with_flames(text: Text, face: Raider, ink: str) -> Text:
    if face.has_flames:
        text.append(FLAME, ink)
    return text


def large(language: str, card: str) -> Lines:
    """The card as it lies on the table: value, symbol, penalties, flames."""
    face = RAIDER[card]
    marks = []
    if face.symbol:
        marks.append(Text(f"{ICONS[face.symbol]} {names.symbol(language, face.symbol)}", "safe"))
    marks += [Text(f"! {names.penalty(language, due)}", "danger") for due in face.penalties]
    if face.has_flames:
        marks.append(Text(f"{FLAME} {say(language, names.PART, 'flames')}", "danger"))
    rows = [
        joined([Text(figure, "title"), "   ", mark])
        for figure, mark in zip(FIGURES[face.value], [*marks, Text(), Text(), Text()], strict=False)
    ]
    rows += [joined([" " * 6, mark]) for mark in marks[3:]]
    longest = max((mark.cell_len for mark in marks), default=0)
    return frame(rows, max(LARGE_WIDTH, longest + BESIDE_MARKS), style="calm")


def pile(language: str, cards: Sequence[str]) -> Text:
    """A pile, top card first: known cards one by one, unseen ones counted."""
    parts: list[Text] = []
    for card, run in groupby(cards):
        if card == UNSEEN:
            parts.append(Text(f"{len(list(run))}×?", "hidden"))
        else:
            parts.append(short(language, card))
    return joined(parts, " · ")
