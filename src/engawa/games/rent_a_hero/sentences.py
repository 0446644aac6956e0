"""Numbers of events and refusals as the words that go into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engawa.core.names import word
from engawa.core.words import say
from engawa.games.rent_a_hero import actions as act
from engawa.games.rent_a_hero.facts import NOTHING, Hero
from engawa.games.rent_a_hero.heroes import power_of, target_of
from engawa.games.rent_a_hero.notation import ACTION_TEXTS
from engawa.games.rent_a_hero.refusals import asked
from engawa.games.rent_a_hero.state import State

PART = "rent-a-hero"


def hero_name(language: str, hero: int) -> str:
    return say(language, PART, f"hero-{word(Hero(hero))}")


def hero_and_strength(language: str, hero: int) -> str:
    """`3 Witch`: the strength is what the rules speak of."""
    return f"{hero} {hero_name(language, hero)}"


def power_words(language: str, hero: int) -> str:
    return say(language, PART, f"power-{word(Hero(hero))}")


@cache
def seat_name(language: str, seat: int) -> str:
    """People count from 1."""
    return say(language, PART, "seat-name", number=seat + 1)


def requirement_words(s: State, language: str, hero: int) -> str:
    return say(language, PART, f"requirement-{word(Hero(hero))}", players=s.seats)


def details_of(
    s: State, kinds: Sequence[str], numbers: Sequence[int], language: str
) -> dict[str, str | int]:
    """An event's numbers as named words."""
    return {kind: _detail(s, kind, n, language) for kind, n in zip(kinds, numbers, strict=True)}


def _detail(s: State, kind: str, number: int, language: str) -> str | int:
    match kind:
        case "seat":
            return seat_name(language, number)
        case "hero":
            return hero_name(language, number)
        case "requirement":
            return requirement_words(s, language, number)
        case _:
            return number


def reason_details(s: State, action: int, language: str) -> dict[str, str | int]:
    """What a refusal's sentence may name: who is asked, the hero meant, the requirement."""
    hero = power_of(action)
    if power_of(action) == Hero.WITCH:
        hero = target_of(action)
    elif not hero and ":" in ACTION_TEXTS[action]:
        hero = int(ACTION_TEXTS[action].partition(":")[2])
    details: dict[str, str | int] = {
        "seat": seat_name(language, asked(s)),
        "hero": hero_name(language, hero) if hero else "",
        "requirement": "",
    }
    if action <= act.SEND_TOP and s.requirement != NOTHING:
        details["requirement"] = requirement_words(s, language, s.requirement)
    return details
