"""Numbers of events and refusals as the words that go into sentences."""

from __future__ import annotations

from engawa.core.game import Details
from engawa.core.names import words
from engawa.core.words import say
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import top_seat, top_step, top_value
from engawa.games.samurai_spirit.boards import kiai_value, line_total
from engawa.games.samurai_spirit.facts import (
    NOBODY,
    RAIDER,
    RAIDERS,
    SAMURAI,
    FamilyBack,
    FarmsteadBack,
    Penalty,
    Symbol,
)
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import Step

PART = "samurai-spirit"


def samurai_name(language: str, samurai: int) -> str:
    return say(language, PART, f"samurai-{SAMURAI[samurai]}")


def penalty_name(language: str, penalty: int) -> str:
    return say(language, PART, f"penalty-{words(Penalty)[penalty]}")


def card_name(language: str, card: str) -> str:
    """A raider in words: '3 doll (wound, flames)'."""
    raider = RAIDER[card]
    name = str(raider.value)
    if raider.symbol:
        name += " " + say(language, PART, f"card-symbol-{raider.symbol}")
    marks = [say(language, PART, f"penalty-{penalty}") for penalty in raider.penalties]
    if raider.has_flames:
        marks.append(say(language, PART, "flames"))
    return f"{name} ({', '.join(marks)})" if marks else name


def detail(s: State, kind: str, number: int, language: str) -> str | int:
    """A number of an event as the words that go into its sentence."""
    match kind:
        case "seat" | "other":
            return samurai_name(language, s.samurai[number])
        case "samurai":
            return samurai_name(language, number)
        case "card":
            return card_name(language, RAIDERS[number])
        case "penalty":
            return penalty_name(language, number)
        case "symbol":
            return say(language, PART, f"symbol-{words(Symbol)[number]}")
        case "farmstead":
            return say(language, PART, f"farmstead-{words(FarmsteadBack)[number]}")
        case "family":
            return say(language, PART, f"family-{words(FamilyBack)[number]}")
        case "seat_number":
            return number + 1  # people count from 1
        case _:  # number, kiai
            return number


def reason_details(s: State, action: int, language: str) -> Details:
    """What a refusal's sentence may name: who decides, whom the action means, card, total."""
    seat = top_seat(s)
    details: Details = {
        "seat": samurai_name(language, s.samurai[seat]),
        "total": line_total(s, seat),
        "kiai": kiai_value(s, seat),
        "other": "",
        "card": "",
    }
    if top_step(s) in (Step.PLAY, Step.PLAY_KEPT):
        card = RAIDERS[top_value(s)]
        details["card"] = card_name(language, card)
        details["value"] = RAIDER[card].value
    named = [SAMURAI.index(name) for name in Action.spelled()[action].names if name in SAMURAI]
    if named:
        details["other"] = samurai_name(language, _most_in_doubt(s, named))
    return details


def _most_in_doubt(s: State, named: list[int]) -> int:
    """Of two, the one a refusal is about: not in play, passed, else the first."""
    for samurai in named:
        if s.seat_of[samurai] == NOBODY or s.passed[s.seat_of[samurai]]:
            return samurai
    return named[0]
