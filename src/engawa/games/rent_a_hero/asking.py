"""The question to a player, and what each answer would do: read from a view alone."""

from __future__ import annotations

from functools import cache

from engawa.core.actions import Spelled
from engawa.core.game import Details, View
from engawa.core.words import say
from engawa.games.rent_a_hero.actions import POWER, POWERS, power_of
from engawa.games.rent_a_hero.facts import NOBODY, Hero
from engawa.games.rent_a_hero.sentences import PART, hero_and_strength, power_words, seat_name
from engawa.games.rent_a_hero.state import Moment, State

# The section about each of a player's own decisions.
SECTIONS = {Moment.SEND: "4.2", Moment.DROP: "4.3", Moment.HOLD: "4.4", Moment.LOSE: "4.7"}


def section(s: State) -> str:
    return "5.3" if s.reactor != NOBODY else SECTIONS[Moment(s.moment)]


def asked(view: View, language: str) -> str:
    """Who has to decide, and what."""
    if not isinstance(view["actor"], int):
        return ""
    details: Details = {
        "seat": seat_name(language, view["actor"]),
        "holder": seat_name(language, view["holder"]),
        "sender": seat_name(language, view["sender"]),
        "hero": "",
    }
    if view["pending"]:
        power = view["pending"][-1]
        details["holder"] = seat_name(language, power["seat"])
        details["hero"] = hero_and_strength(language, power_of(POWERS[power["power"]]))
    elif view["moment"] == "lose":
        details["hero"] = hero_and_strength(language, view["wanderer"])
    return say(language, PART, f"ask-{_kind(view)}", **details)


@cache
def choice(action: Spelled, language: str) -> str:
    """What an answer would do: the same in every position."""
    heroes = [int(name) for name in action.names]
    if action.verb == POWER:
        return _power(language, *heroes)
    hero = hero_and_strength(language, heroes[0]) if heroes else ""
    return say(language, PART, f"do-{action.verb}", hero=hero)


def _kind(view: View) -> str:
    if view["reactor"] is None:
        return str(view["moment"])
    kind = "power" if view["pending"] else view["moment"]
    return f"react-{kind}"


def _power(language: str, hero: int, target: int = 0) -> str:
    name = hero_and_strength(language, hero)
    if hero == Hero.WITCH:
        other = hero_and_strength(language, target)
        return say(language, PART, "do-power-witch", hero=name, other=other)
    return say(language, PART, "do-power", hero=name, effect=power_words(language, hero))
