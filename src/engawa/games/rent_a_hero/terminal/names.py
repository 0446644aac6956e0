"""Names of heroes and seats, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engawa.core.names import word
from engawa.core.words import say
from engawa.games.rent_a_hero.facts import Hero
from engawa.games.rent_a_hero.sentences import PART, hero_and_strength, power_words, seat_name


def hero(language: str, number: int) -> str:
    return hero_and_strength(language, number)


def power(language: str, number: int) -> str:
    return power_words(language, number)


def requirement(language: str, number: int, players: int) -> str:
    return say(language, PART, f"requirement-{word(Hero(number))}", players=players)


def seat(language: str, number: int) -> str:
    return seat_name(language, number)


def cards(language: str, heroes: Iterable[int]) -> str:
    """Each hero once, with how many of it there are."""
    counts = sorted(Counter(heroes).items())
    return " · ".join(f"{hero(language, n)}{f' ×{k}' if k > 1 else ''}" for n, k in counts)


def words(language: str, message: str, **details: str | int) -> str:
    """A sentence that only the terminal says about this game."""
    return say(language, "rent-a-hero/terminal", message, **details)
