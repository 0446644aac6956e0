"""What is asked, in one sentence, and what each answer would do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.match import Match
from engawa.core.words import say
from engawa.games.samurai_spirit.notation import CARD_NUMBERS
from engawa.games.samurai_spirit.sentences import card_name
from engawa.terminal.samurai_spirit import names
from engawa.terminal.samurai_spirit.raiders import raider, short, signs

View = Mapping[str, Any]
CARD_STEPS = ("play", "play-kept")
PENALTY_STEPS = ("penalty-order", "ignore-or-suffer")


def question(match: Match) -> str:
    """Who is asked, and what; and the penalties that bind him in this turn."""
    view = match.view(None)
    step = view["agenda"][-1]
    details = _about_seat(match.language, view, step["seat"])
    if step["step"] == "ignore-or-suffer":
        details["penalty"] = names.penalty(match.language, step["value"])
    if step["step"] == "play":
        details["way"] = "handed" if view["handed"] else "drawn"
    asked = names.words(match.language, f"ask-{step['step']}", **details)
    bound_by = [names.penalty(match.language, penalty) for penalty in view["suffered"]]
    if bound_by and step["seat"] == view["turn"]:
        asked += f" ({', '.join(bound_by)})"
    return asked


def card_at_hand(match: Match) -> str | None:
    """The card that the question is about."""
    view = match.view(None)
    step = view["agenda"][-1] if view["agenda"] else {"step": None}
    if step["step"] in CARD_STEPS:
        return str(step["value"])
    if step["step"] in PENALTY_STEPS and view["penalty_card"]:
        return str(view["penalty_card"])
    return None


def choice(match: Match, action: str) -> str:
    """What an answer would do."""
    language = match.language
    view = match.view(None)
    verb, _, what = action.partition(":")
    details = _about_seat(language, view, view["agenda"][-1]["seat"])
    details |= _about_object(match, view, verb, what)
    return names.words(language, f"do-{verb}{'-none' if what == 'none' else ''}", **details)


def _about_seat(language: str, view: View, seat: int) -> dict[str, str | int]:
    board = view["seats"][seat]
    effect = f"kiai-{board['samurai']}-{board['side']}"
    return {
        "samurai": names.samurai(language, board["samurai"]),
        "total": board["total"],
        "kiai": board["kiai"],
        "effect": say(language, names.PART, effect),
    }


def _about_object(match: Match, view: View, verb: str, what: str) -> dict[str, str | int]:
    """What the action names: a samurai or two, a penalty, a symbol, an order."""
    language = match.language
    step = view["agenda"][-1]
    match verb:
        case "confront":
            return _about_confronting(view, step["seat"], step["value"])
        case "defend":
            return {"symbol": names.symbol(language, raider(step["value"]).symbol or "")}
        case "lose":
            return {"symbol": names.symbol(language, what)}
        case "first":
            return {"penalty": names.penalty(language, what)}
        case "take":
            talent = say(language, names.PART, f"talent-{what}")
            return {"other": names.samurai(language, what), "talent": talent}
        case "order":
            return {"cards": _ordered(language, view, what)}
        case _ if what and what != "none":
            return _about_others(language, view, what)
    return {}


def _about_confronting(view: View, seat: int, card: str) -> dict[str, str | int]:
    """§5.1: where the total would stand, and what that would set off."""
    board = view["seats"][seat]
    total = board["total"] + raider(card).value
    if total > board["kiai"]:
        fate = "barricade" if view["barricades"] else "farmstead"
    else:
        fate = "kiai" if total == board["kiai"] else "nothing"
    return {"total": total, "fate": fate}


def _about_others(language: str, view: View, what: str) -> dict[str, str | int]:
    """One samurai, or two as in `give:kyuzo>kanbei`; and the last card of the first one's line."""
    first, _, second = what.partition(">")
    details: dict[str, str | int] = {"other": names.samurai(language, first)}
    line: list[str] = next((b["combat"] for b in view["seats"] if b["samurai"] == first), [])
    if line:
        details["card"] = card_name(language, CARD_NUMBERS[line[-1]])
        details["signs"] = signs(line[-1]).plain  # short, where there may be many choices
    if second:
        details["receiver"] = names.samurai(language, second)
    return details


def _ordered(language: str, view: View, places: str) -> str:
    """The turned up cards in a new order, the top one first."""
    numbers = [int(place) - 1 for place in places.split("-")]
    cards = [view["stack"][number] for number in numbers]
    return " · ".join(short(language, card).plain for card in cards)
