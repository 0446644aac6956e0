"""Why a decision of Samurai Spirit is refused: each reason and the section that holds the rule."""

from __future__ import annotations

from engawa.core.reasons import Reasons, section
from engawa.games.samurai_spirit.agenda import top_step
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import Step


class Why(Reasons):
    NOT_IN_PLAY = section("3.1")
    SAMURAI_PASSED = section("4.6")
    TOKEN_IN_PLAY = section("4.1")
    TOKEN_FLIPPED = section("4.1")
    PENALTY_NOT_ON_CARD = section("7.12")
    NOTHING_TO_LOSE = section("7.10")
    NO_SUPPORT = section("7.5")
    TOKEN_AWAY = section("8.7")
    SUPPORT_SELF = section("4.5")
    NO_DEFENCE = section("7.4")
    NO_SYMBOL = section("4.4")
    SYMBOL_HELD = section("4.4")
    CARD_KEPT = section("8.6")
    NO_TALENT = section("7.9")
    TALENT_MISSING = section("8.1")
    ALREADY_HANDED = section("8.2")
    NOT_A_NEIGHBOUR = section("8.2")
    NO_EQUAL_VALUE = section("8.5")
    STACK_EMPTY = section("8.6")
    NO_WOUND_TOKEN = section("6.3")
    SAME_SAMURAI = section("9.2")
    LINE_EMPTY = section("9.2")
    LEND_MUST = section("9.6")
    WRONG_NUMBER = section("9.7")


# Reasons that several rules share: the section of the rule at work at that question.
SECTIONS_AT: dict[tuple[Reasons, Step], str] = {
    (Why.LINE_EMPTY, Step.KIAI_REMOVE): "9.5",
    (Why.SAME_SAMURAI, Step.KIAI_LEND): "9.6",
}

# The section about each question.
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


def section_of(s: State, why: Reasons) -> str:
    """The section of the rule that refuses an answer to the top question."""
    if why == Why.CARD_KEPT and s.agenda_step[s.agenda_count - 2] == Step.LINE_SHRANK:
        return "9.2"  # a card given by Daisuke's kiai
    return SECTIONS_AT.get((why, Step(top_step(s))), why.section)
