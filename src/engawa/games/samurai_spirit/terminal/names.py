"""Names of the pieces, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.words import say
from engawa.games.samurai_spirit import sentences

PART = sentences.PART  # the game's own catalogue


def samurai(language: str, name: str) -> str:
    return say(language, PART, f"samurai-{name}")


def samurai_list(language: str, names: Sequence[str]) -> str:
    return ", ".join(samurai(language, name) for name in names)


def symbol(language: str, name: str) -> str:
    return say(language, PART, f"symbol-{name}")


def penalty(language: str, name: str) -> str:
    return say(language, PART, f"penalty-{name}")


def level(language: str, name: str) -> str:
    return say(language, PART, f"option-level-{name}")


def words(language: str, message: str, **details: str | int) -> str:
    """A sentence about this game that only the terminal uses."""
    return say(language, f"{PART}/terminal", message, **details)
