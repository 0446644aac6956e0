"""Numbers of events and refusals as the words that go into sentences."""

from __future__ import annotations

from functools import cache

from engawa.core.game import Details
from engawa.core.names import word
from engawa.core.words import say
from engawa.games.rent_a_hero.actions import Action, form_of, power_of, target_of
from engawa.games.rent_a_hero.facts import Hero
from engawa.games.rent_a_hero.refusals import asked
from engawa.games.rent_a_hero.state import State

PART = "rent-a-hero"


def hero_name(language: str, hero: int) -> str:
    return say(language, PART, f"hero-{word(Hero(hero))}")


def hero_and_strength(language: str, hero: int) -> str:
    """`3 Witch`: the strength is what the rules refer to."""
    return f"{hero} {hero_name(language, hero)}"


def power_words(language: str, hero: int) -> str:
    return say(language, PART, f"power-{word(Hero(hero))}")


@cache
def seat_name(language: str, seat: int) -> str:
    """People count from 1."""
    return say(language, PART, "seat-name", number=seat + 1)


def requirement_words(language: str, hero: int, players: int) -> str:
    return say(language, PART, f"requirement-{word(Hero(hero))}", players=players)


def detail(s: State, kind: str, number: int, language: str) -> str | int:
    """A number of an event in words."""
    match kind:
        case "seat":
            return seat_name(language, number)
        case "hero":
            return hero_name(language, number)
        case "requirement":
            return requirement_words(language, number, s.seats)
        case _:
            return number


def reason_details(s: State, action: int, language: str) -> Details:
    """What a refusal's sentence may name: who decides, the hero meant, the requirement."""
    hero = hero_meant(action)
    is_sent = form_of(action) in (Action.SEND, Action.SEND_TOP)
    return {
        "seat": seat_name(language, asked(s)),
        "hero": hero_name(language, hero) if hero else "",
        "requirement": requirement_words(language, s.requirement, s.seats) if is_sent else "",
    }


def hero_meant(action: int) -> int:
    """The hero on the card that a decision names, or to be used, or to be readied; else 0."""
    names = Action.spelled()[action].names
    if power_of(action) == Hero.WITCH:
        return target_of(action)
    return int(names[0]) if names else 0
