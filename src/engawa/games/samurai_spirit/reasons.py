"""Why a decision of Samurai Spirit is refused: each reason and the section that holds the rule."""

from __future__ import annotations

from enum import IntEnum

from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import Step, top_step


class Why(IntEnum):
    ALLOWED = ALLOWED
    NOT_NOW = NOT_NOW
    NOT_IN_PLAY = 2
    SAMURAI_PASSED = 3
    TOKEN_IN_PLAY = 4
    TOKEN_FLIPPED = 5
    PENALTY_NOT_ON_CARD = 6
    NOTHING_TO_LOSE = 7
    NO_SUPPORT = 8
    TOKEN_AWAY = 9
    SUPPORT_SELF = 10
    NO_DEFENCE = 11
    NO_SYMBOL = 12
    SYMBOL_HELD = 13
    CARD_KEPT = 14
    NO_TALENT = 15
    TALENT_MISSING = 16
    ALREADY_HANDED = 17
    NOT_A_NEIGHBOUR = 18
    NO_EQUAL_VALUE = 19
    STACK_EMPTY = 20
    NO_WOUND_TOKEN = 21
    SAME_SAMURAI = 22
    LINE_EMPTY = 23
    LEND_MUST = 24
    WRONG_NUMBER = 25


SECTIONS = {
    Why.NOT_IN_PLAY: "3.1",
    Why.SAMURAI_PASSED: "4.6",
    Why.TOKEN_IN_PLAY: "4.1",
    Why.TOKEN_FLIPPED: "4.1",
    Why.PENALTY_NOT_ON_CARD: "7.12",
    Why.NOTHING_TO_LOSE: "7.10",
    Why.NO_SUPPORT: "7.5",
    Why.TOKEN_AWAY: "8.7",
    Why.SUPPORT_SELF: "4.5",
    Why.NO_DEFENCE: "7.4",
    Why.NO_SYMBOL: "4.4",
    Why.SYMBOL_HELD: "4.4",
    Why.CARD_KEPT: "8.6",
    Why.NO_TALENT: "7.9",
    Why.TALENT_MISSING: "8.1",
    Why.ALREADY_HANDED: "8.2",
    Why.NOT_A_NEIGHBOUR: "8.2",
    Why.NO_EQUAL_VALUE: "8.5",
    Why.STACK_EMPTY: "8.6",
    Why.NO_WOUND_TOKEN: "6.3",
    Why.SAME_SAMURAI: "9.2",
    Why.LINE_EMPTY: "9.2",
    Why.LEND_MUST: "9.6",
    Why.WRONG_NUMBER: "9.7",
}

# Reasons that several rules share: the section of the rule at work at that question.
SECTIONS_AT = {
    (Why.LINE_EMPTY, Step.KIAI_REMOVE): "9.5",
    (Why.SAME_SAMURAI, Step.KIAI_LEND): "9.6",
}

# Where each question is told of.
QUESTIONS = {
    Step.VILLAGE_TOKENS: "4.1",
    Step.PENALTY_ORDER: "7.12",
    Step.IGNORE_OR_SUFFER: "8.3",
    Step.LOSE_DEFENCE: "7.10",
    Step.ACTION: "4.3",
    Step.PLAY: "4.4",
    Step.PLAY_KEPT: "4.4",
    Step.FIGHT_AGAIN: "8.4",
    Step.KIAI: "5.3",
    Step.KIAI_HEAL: "9.1",
    Step.KIAI_GIVE: "9.2",
    Step.KIAI_REMOVE: "9.5",
    Step.KIAI_LEND: "9.6",
    Step.KIAI_ORDER: "9.7",
}


def section_of(s: State, why: Why) -> str:
    """Where the rule is written that refuses an answer to the top question."""
    if why == Why.CARD_KEPT and s.agenda_step[s.agenda_count - 2] in (Step.KIAI, Step.KIAI_ENDS):
        return "9.2"  # a card given by Daisuke's kiai
    return SECTIONS_AT.get((why, Step(top_step(s))), SECTIONS[why])
