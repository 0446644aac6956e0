"""Names of heroes and seats, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engawa.core.words import say
from engawa.games.rent_a_hero.sentences import (
    PART,
    hero_and_strength,
    power_words,
    requirement_words,
    seat_name,
)

hero, power, requirement, seat = hero_and_strength, power_words, requirement_words, seat_name


def cards(language: str, heroes: Iterable[int]) -> str:
    """Each hero once, with how many of it there are."""
    counts = sorted(Counter(heroes).items())
    return " · ".join(f"{hero(language, n)}{f' ×{k}' if k > 1 else ''}" for n, k in counts)


def words(language: str, message: str, **details: str | int) -> str:
    """A sentence about this game that only the terminal uses."""
    return say(language, f"{PART}/terminal", message, **details)
