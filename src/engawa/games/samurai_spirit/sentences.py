"""Numbers of events and refusals as the words that go into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.names import words
from engawa.core.words import say
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit.boards import kiai_value, line_total
from engawa.games.samurai_spirit.facts import (
    FIRST_PENALTY,
    FLAMES,
    NOBODY,
    NOTHING,
    SECOND_PENALTY,
    SYMBOL,
    VALUE,
    FamilyBack,
    FarmsteadBack,
    Penalty,
    Samurai,
    Symbol,
)
from engawa.games.samurai_spirit.notation import ACTION_TEXTS, SAMURAI
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import Step, top_seat, top_step, top_value

PART = "samurai-spirit"


def samurai_name(language: str, samurai: int) -> str:
    return say(language, PART, f"samurai-{SAMURAI[samurai]}")


def penalty_name(language: str, penalty: int) -> str:
    return say(language, PART, f"penalty-{words(Penalty)[penalty]}")


def card_name(language: str, card: int) -> str:
    """A raider in words: '3 doll (wound, flames)'."""
    symbol = SYMBOL[card]
    name = str(VALUE[card])
    if symbol != NOTHING:
        name += " " + say(language, PART, f"card-symbol-{words(Symbol)[symbol]}")
    marks = [
        penalty_name(language, p) for p in (FIRST_PENALTY[card], SECOND_PENALTY[card]) if p >= 0
    ]
    if FLAMES[card]:
        marks.append(say(language, PART, "flames"))
    return f"{name} ({', '.join(marks)})" if marks else name


def details_of(
    s: State, kinds: Sequence[str], numbers: Sequence[int], language: str
) -> dict[str, str | int]:
    """An event's numbers as named words."""
    return {kind: _detail(s, kind, n, language) for kind, n in zip(kinds, numbers, strict=True)}


def _detail(s: State, kind: str, number: int, language: str) -> str | int:
    match kind:
        case "seat" | "other":
            return samurai_name(language, s.samurai[number])
        case "samurai":
            return samurai_name(language, number)
        case "card":
            return card_name(language, number)
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


def reason_details(s: State, action: int, language: str) -> dict[str, str | int]:
    """What a refusal's sentence may name: who is asked, whom the action means, card, total."""
    seat = top_seat(s)
    details: dict[str, str | int] = {
        "seat": samurai_name(language, s.samurai[seat]),
        "total": line_total(s, seat),
        "kiai": kiai_value(s, seat),
        "other": "",
        "card": "",
    }
    if top_step(s) in (Step.PLAY, Step.PLAY_KEPT):
        details["card"] = card_name(language, top_value(s))
        details["value"] = VALUE[top_value(s)]
    named = [samurai for samurai in Samurai if SAMURAI[samurai] in ACTION_TEXTS[action]]
    if act.GIVE <= action < act.REMOVE or act.LEND <= action < act.LEND_NONE:
        base = act.GIVE if action < act.REMOVE else act.LEND
        named = _most_in_doubt(s, (action - base) // 7, (action - base) % 7)
    if named:
        details["other"] = samurai_name(language, named[0])
    return details


def _most_in_doubt(s: State, giver: int, receiver: int) -> list[Samurai]:
    """Of a pair, the one a refusal is about: not in play, passed, else the giver."""
    for samurai in (giver, receiver):
        if s.seat_of[samurai] == NOBODY or s.passed[s.seat_of[samurai]]:
            return [Samurai(samurai)]
    return [Samurai(giver)]
