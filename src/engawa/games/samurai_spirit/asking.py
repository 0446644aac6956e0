"""The question, in one sentence, and what each answer would do: read from a view alone."""

from __future__ import annotations

from engawa.core.actions import Spelled
from engawa.core.game import Details, View
from engawa.core.words import say
from engawa.games.samurai_spirit.actions import ORDER_NAMES, ORDERS
from engawa.games.samurai_spirit.facts import RAIDER
from engawa.games.samurai_spirit.sentences import PART, card_name


def asked(view: View, language: str) -> str:
    """Who has to decide, and what; and the penalties that apply in this turn."""
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


def choice(view: View, action: Spelled, language: str) -> str:
    """What an answer would do."""
    details = _about_seat(language, view, view["agenda"][-1]["seat"])
    is_none = action.names == ("none",)
    if not is_none:
        details |= _about_object(language, view, action)
    return say(language, PART, f"do-{action.verb}{'-none' if is_none else ''}", **details)


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


def _about_object(language: str, view: View, action: Spelled) -> Details:
    """What the action names: a samurai or two, a penalty, a symbol, an order."""
    step = view["agenda"][-1]
    match action.verb, *action.names:
        case ["confront"]:
            return _about_confronting(view, step["seat"], step["value"])
        case ["defend"]:
            return {"symbol": say(language, PART, f"symbol-{RAIDER[step['value']].symbol}")}
        case ["lose", symbol]:
            return {"symbol": say(language, PART, f"symbol-{symbol}")}
        case ["first", penalty]:
            return {"penalty": say(language, PART, f"penalty-{penalty}")}
        case ["take", samurai]:
            talent = say(language, PART, f"talent-{samurai}")
            return {"other": _samurai(language, samurai), "talent": talent}
        case ["order", order]:
            return {"cards": _ordered(language, view, order)}
        case [_, samurai, *rest]:
            return _about_others(language, view, samurai, *rest)
    return {}


def _about_confronting(view: View, seat: int, card: str) -> Details:
    """§5.1: what the total would be, and what that would trigger."""
    board = view["seats"][seat]
    total = board["total"] + RAIDER[card].value
    if total > board["kiai"]:
        fate = "barricade" if view["barricades"] else "farmstead"
    else:
        fate = "kiai" if total == board["kiai"] else "nothing"
    return {"total": total, "fate": fate}


def _about_others(language: str, view: View, first: str, second: str = "") -> Details:
    """One samurai, or two as in `give:kyuzo>kanbei`; and the last card of the first one's line."""
    details: Details = {"other": _samurai(language, first)}
    line: list[str] = next((b["combat"] for b in view["seats"] if b["samurai"] == first), [])
    if line:
        details["card"] = card_name(language, line[-1])
    if second:
        details["receiver"] = _samurai(language, second)
    return details


def _ordered(language: str, view: View, order: str) -> str:
    """The turned up cards in a new order, the top one first."""
    places = ORDERS[ORDER_NAMES.index(order)]
    return " · ".join(card_name(language, view["stack"][place - 1]) for place in places)
