"""What a player is asked, and what each answer would do."""

from __future__ import annotations

from engawa.core.match import Match
from engawa.games.rent_a_hero.facts import Hero
from engawa.terminal.rent_a_hero import names
from engawa.terminal.rent_a_hero.board import View, eyes


def question(match: Match) -> str:
    language, view = match.language, eyes(match)
    details: dict[str, str | int] = {
        "seat": names.seat(language, view["actor"]),
        "holder": names.seat(language, view["holder"]),
        "sender": names.seat(language, view["sender"]),
        "hero": "",
    }
    if view["pending"]:
        power = view["pending"][-1]
        details["holder"] = names.seat(language, power["seat"])
        details["hero"] = names.hero(language, _hero_of(power["power"]))
    elif view["moment"] == "lose":
        details["hero"] = names.hero(language, view["wanderer"])
    return names.words(language, f"ask-{_kind(view)}", **details)


def _kind(view: View) -> str:
    if view["reactor"] is None:
        return str(view["moment"])
    kind = "power" if view["pending"] else view["moment"]
    return f"react-{kind}"


def _hero_of(action: str) -> int:
    """The hero whose power `power:3>7` uses."""
    return int(action.partition(":")[2].partition(">")[0])


def choice(match: Match, action: str) -> str:
    language = match.language
    verb, _, what = action.partition(":")
    if verb == "power":
        return _power(language, what)
    hero = names.hero(language, int(what)) if what else ""
    return names.words(language, f"do-{verb}", hero=hero)


def _power(language: str, what: str) -> str:
    hero, _, target = what.partition(">")
    details = {"hero": names.hero(language, int(hero))}
    if int(hero) == Hero.WITCH:
        other = names.hero(language, int(target))
        return names.words(language, "do-power-witch", other=other, **details)
    effect = names.power(language, int(hero))
    return names.words(language, "do-power", effect=effect, **details)
