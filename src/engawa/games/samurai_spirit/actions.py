"""Every decision and every chance outcome (RULES.md §14)."""

from __future__ import annotations

from engawa.core.actions import Actions, decision, outcome
from engawa.core.names import words
from engawa.games.samurai_spirit.facts import (
    RAIDERS,
    SAMURAI,
    SAMURAI_COUNT,
    FamilyBack,
    FarmsteadBack,
    Penalty,
    Symbol,
)

# Old places, new top first: 2-1 swaps two cards (§9.7).
ORDERS = ((1, 2), (2, 1), (1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1))
ORDER_NAMES = tuple("-".join(map(str, order)) for order in ORDERS)


class Action(Actions):
    TAKE = decision(SAMURAI)  # a token from beside the village
    BEGIN = decision()
    FIRST = decision(words(Penalty))
    IGNORE = decision()
    SUFFER = decision()
    LOSE = decision(words(Symbol))
    FIGHT = decision()
    SUPPORT = decision(SAMURAI)
    PASS = decision()
    CONFRONT = decision()
    DEFEND = decision()
    HAND = decision(SAMURAI)
    DISCARD = decision()
    REDRAW = decision()
    FIGHT_AGAIN = decision()
    END_TURN = decision()
    USE = decision()
    DECLINE = decision()
    HEAL = decision(SAMURAI)
    HEAL_NONE = decision("none", verb="heal")
    GIVE = decision(SAMURAI, ">", SAMURAI)
    REMOVE = decision(SAMURAI)
    LEND = decision(SAMURAI, ">", SAMURAI)
    LEND_NONE = decision("none", verb="lend")
    ORDER = decision(ORDER_NAMES)

    DRAW_SAMURAI = outcome(SAMURAI, verb="samurai")
    DRAW_SEAT = outcome(range(SAMURAI_COUNT), verb="seat")
    DEAL = outcome(RAIDERS)
    DRAW = outcome(RAIDERS)
    INTRUDER = outcome(RAIDERS)
    FARMSTEAD = outcome(words(FarmsteadBack))
    FAMILY = outcome(words(FamilyBack))
    WOUNDED = outcome(SAMURAI)
    HEALED = outcome(SAMURAI)
    REINFORCE = outcome(RAIDERS)
