"""What is asked, in one sentence, and what each answer would do: read from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.names import words
from engawa.core.words import say
from engawa.games.samurai_spirit.facts import SYMBOL, VALUE, Symbol
from engawa.games.samurai_spirit.notation import CARD_NUMBERS
from engawa.games.samurai_spirit.sentences import PART, card_name

View = Mapping[str, Any]
Details = dict[str, str | int]


def asked(view: View, language: str) -> str:
    """Who is asked, and what; and the penalties that bind him in this turn."""
    if not isinstance(view["actor"], int):
        return ""
    step = view["agenda"][-1]
    details = _about_seat(language, view, step["seat"])
    if step["step"] == "ignore-or-suffer":
        details["penalty"] = say(language, PART, f"penalty-{step['value']}")
    if step["step"] == "play":
        details["way"] = "handed" if view["handed"] else "drawn"
    sentence = say(language, PART, f"ask-{step['step']}", **details)
    bound_by = [say(language, PART, f"penalty-{penalty}") for penalty in view["suffered"]]
    if bound_by and step["seat"] == view["turn"]:
        sentence += f" ({', '.join(bound_by)})"
    return sentence


def choice(view: View, action: str, language: str) -> str:
    """What an answer would do."""
    verb, _, what = action.partition(":")
    details = _about_seat(language, view, view["agenda"][-1]["seat"])
    details |= _about_object(language, view, verb, what)
    return say(language, PART, f"do-{verb}{'-none' if what == 'none' else ''}", **details)


def seat_name(view: View, seat: int, language: str) -> str:
    """The samurai that sits there; '' while nobody does."""
    return _samurai(language, view["seats"][seat]["samurai"])


def _samurai(language: str, name: str | None) -> str:
    return say(language, PART, f"samurai-{name}") if name else ""


def _about_seat(language: str, view: View, seat: int) -> Details:
    board = view["seats"][seat]
    return {
        "samurai": _samurai(language, board["samurai"]),
        "total": board["total"],
        "kiai": board["kiai"],
        "effect": say(language, PART, f"kiai-{board['samurai']}-{board['side']}"),
    }


def _about_object(language: str, view: View, verb: str, what: str) -> Details:
    """What the action names: a samurai or two, a penalty, a symbol, an order."""
    step = view["agenda"][-1]
    match verb:
        case "confront":
            return _about_confronting(view, step["seat"], step["value"])
        case "defend":
            shown = words(Symbol)[SYMBOL[CARD_NUMBERS[step["value"]]]]
            return {"symbol": say(language, PART, f"symbol-{shown}")}
        case "lose":
            return {"symbol": say(language, PART, f"symbol-{what}")}
        case "first":
            return {"penalty": say(language, PART, f"penalty-{what}")}
        case "take":
            talent = say(language, PART, f"talent-{what}")
            return {"other": _samurai(language, what), "talent": talent}
        case "order":
            return {"cards": _ordered(language, view, what)}
        case _ if what and what != "none":
            return _about_others(language, view, what)
    return {}


def _about_confronting(view: View, seat: int, card: str) -> Details:
    """§5.1: where the total would stand, and what that would set off."""
    board = view["seats"][seat]
    total = board["total"] + VALUE[CARD_NUMBERS[card]]
    if total > board["kiai"]:
        fate = "barricade" if view["barricades"] else "farmstead"
    else:
        fate = "kiai" if total == board["kiai"] else "nothing"
    return {"total": total, "fate": fate}


def _about_others(language: str, view: View, what: str) -> Details:
    """One samurai, or two as in `give:kyuzo>kanbei`; and the last card of the first one's line."""
    first, _, second = what.partition(">")
    details: Details = {"other": _samurai(language, first)}
    line: list[str] = next((b["combat"] for b in view["seats"] if b["samurai"] == first), [])
    if line:
        details["card"] = card_name(language, CARD_NUMBERS[line[-1]])
    if second:
        details["receiver"] = _samurai(language, second)
    return details


def _ordered(language: str, view: View, places: str) -> str:
    """The turned up cards in a new order, the top one first."""
    cards = [view["stack"][int(place) - 1] for place in places.split("-")]
    return " · ".join(card_name(language, CARD_NUMBERS[card]) for card in cards)
