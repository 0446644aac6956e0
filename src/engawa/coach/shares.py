"""How a budget is shared among the actions: everyone's fair part, then more to the better half.

Sequential halving: in each round the actions that are left are tried equally often, and the
better half of them stays. So no number rests on a handful of games, and the closest decisions
are looked at hardest.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import ceil, log2

from engawa.bots.bot import Budget
from engawa.coach.scales import Progress, Scales, Tally

FEWEST = 30  # simulations of every action, whatever the budget


def weigh_all(
    scales: Scales,
    actions: Sequence[str],
    seat: int,
    budget: Budget,
    progress: Progress | None = None,
) -> dict[str, Tally]:
    """Every action with what came after it."""
    began = time.perf_counter()
    total = len(actions) * FEWEST
    tallies = {action: scales.nothing() for action in actions}

    def try_each(some: Sequence[str], share: int) -> None:
        for action in some:
            tallies[action] += scales.weigh(action, share)
            if progress:
                spent = sum(tally.simulations for tally in tallies.values())
                progress("think", spent, max(total, spent))

    try_each(actions, FEWEST)
    used = total
    total = max(used, _simulations(budget, used / (time.perf_counter() - began)))
    left = list(actions)
    for rounds in range(max(1, ceil(log2(len(actions)))), 0, -1):
        share = (total - used) // rounds // len(left)
        if share > 0:
            try_each(left, share)
            used += share * len(left)
        left.sort(key=lambda action: -tallies[action].worth(seat))
        left = left[: (len(left) + 1) // 2]
    return tallies


def _simulations(budget: Budget, speed: float) -> int:
    """What the budget allows at this speed, in simulations a second."""
    if budget.seconds is None:
        return budget.simulations or 0
    return min(int(speed * budget.seconds), budget.simulations or 1 << 62)
