"""The greedy bot's choice as a rule, for playing many games inside compiled code."""

from __future__ import annotations

from engawa.core.contract import appeal, legal
from engawa.core.dice import Dice, roll
from engawa.core.record import Record
from engawa.core.rule import Mask, called, rule

LEAST = -(1 << 40)  # points: no action looks so bad
BEST_SO_FAR = 2  # in the mask, where 1 is legal


@called
@rule
def most_appealing(s: Record, dice: Dice, scratch_mask: Mask) -> int:
    """The action that looks best at a glance; of equal ones, one roll decides, as in `Greedy`.

    How an action looks depends only on what its player sees: a test deals the rest again."""
    legal(s, scratch_mask)
    first = 0
    most = LEAST
    equal = 0
    for action in range(len(scratch_mask)):
        if scratch_mask[action]:
            looks = appeal(s, action)
            if looks > most:
                most = looks
                first = action  # marks before this one are out of date
                equal = 0
            if looks == most:
                scratch_mask[action] = BEST_SO_FAR
                equal += 1
    return nth_best(scratch_mask, first, roll(dice, equal))


@rule
def nth_best(mask: Mask, first: int, n: int) -> int:
    """The n-th of those marked as best, counted from 0 and beginning at `first`."""
    for action in range(first, len(mask)):
        if mask[action] == BEST_SO_FAR:
            if n == 0:
                return action
            n -= 1
    return first
