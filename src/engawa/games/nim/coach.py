"""Facts about the actions of Nim: what is left, and what the opponent's taboo may be."""

from __future__ import annotations

from engawa.coach.case import Case
from engawa.games.nim.rules import amount_of, is_stuck
from engawa.games.nim.state import AMOUNTS, MOST_TAKEN
from engawa.games.nim.view import may_be


def facts(case: Case, action: int) -> list[str]:
    """The most important facts first."""
    left = int(case.s.stones) - amount_of(action)
    other = 1 - case.seat
    taboos = [number for number in AMOUNTS if may_be(case.s, other, number)]
    if taboos and all(is_stuck(left, number) for number in taboos):
        return [case.say("wins")]
    found = []
    if any(is_stuck(left, number) for number in taboos):
        found.append(case.say("may-win"))
    if left and left % (MOST_TAKEN + 1) == 0:
        found.append(case.say("multiple", left=left))
    told = ", ".join(map(str, taboos))
    return [*found, case.say("leaves", left=left), case.say("taboos", numbers=told)]
