"""Names of players, tiles and places, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engawa.core.words import say
from engawa.games.samurai.facts import KIND_NAMES, TILES
from engawa.games.samurai.sentences import figure_name, place_at, seat_name, tile_name


def seat(language: str, number: int) -> str:
    return seat_name(language, number)


def tile(language: str, text: str) -> str:
    return tile_name(language, TILES.index(text))


def figure(language: str, text: str) -> str:
    return figure_name(language, KIND_NAMES.index(text))


def place(language: str, at: str) -> str:
    return place_at(language, at)


def figures(language: str, kinds: Sequence[str]) -> str:
    """'helmet ×2, rice ×1'."""
    counted = [f"{figure(language, kind)} ×{number}" for kind, number in Counter(kinds).items()]
    return ", ".join(counted) or "–"


def tiles(language: str, texts: Sequence[str]) -> str:
    """'helmet 4, ship 1 ×2'."""
    counted = Counter(texts).items()
    named = [tile(language, text) + (f" ×{n}" if n > 1 else "") for text, n in counted]
    return ", ".join(named) or "–"


def words(language: str, message: str, **details: str | int) -> str:
    """A sentence about this game that only the terminal uses."""
    return say(language, "samurai/terminal", message, **details)
