"""How a budget is shared among the actions: a fair share for each, then more for the better half.

Sequential halving: in each round the actions that are left are tried equally often, and the better
half of them stays. So no number depends on a handful of games, and the closest decisions get the
most simulations.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2

from engawa.bots.bot import Budget
from engawa.coach.scales import Progress, Scales, Tally

FEWEST = 30  # simulations of every action, whatever the budget
GLANCE = 12  # … where only the best one is wanted


def weigh_all(
    scales: Scales,
    actions: Sequence[str],
    seat: int,
    budget: Budget,
    progress: Progress | None = None,
    fewest: int = FEWEST,
) -> dict[str, Tally]:
    """Every action with what came after it; where there are very many, the budget is exceeded, so
    that the better ones can still be distinguished."""
    clock = _Clock(budget)
    tallies = {action: scales.nothing() for action in actions}
    planned = max(2 * fewest * len(actions), budget.simulations or 0)
    used = 0

    def try_each(some: Sequence[str], share: int) -> None:
        nonlocal used
        for action in some:
            tallies[action] += scales.weigh(action, share)
            used += share
            if progress:
                progress("think", *clock.done(used, planned))

    try_each(actions, fewest)
    left = list(actions)
    for rounds in range(max(1, ceil(log2(len(actions)))), 0, -1):
        share = (clock.total(used, planned) - used) // rounds // len(left)
        if share > 0:
            try_each(left, share)
        left.sort(key=lambda action: -tallies[action].worth(seat))
        left = left[: max(2, (len(left) + 1) // 2)]
    while clock.total(used, planned) > used + len(left):  # it became faster
        try_each(left, (clock.total(used, planned) - used) // len(left))
    return tallies


class _Clock:
    """How far a budget reaches. In simulations that is exact; in seconds, by the speed so far."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.began = time.perf_counter()

    def total(self, used: int, planned: int) -> int:
        """The total number of simulations."""
        seconds = self.budget.seconds
        if seconds is None:
            return planned
        spent = max(1e-6, time.perf_counter() - self.began)
        most = planned if self.budget.simulations else 1 << 62
        return min(most, int(used * seconds / spent))

    def done(self, used: int, planned: int) -> tuple[int, int]:
        """What a bar shows: parts of the time, or simulations."""
        seconds = self.budget.seconds
        if seconds is None:
            return used, max(used, planned)
        spent = time.perf_counter() - self.began
        return int(100 * min(spent, seconds)), int(100 * seconds)
