"""Whether strength grows with the time to think: one slope through all points of a curve, since a
hundred games each seldom separate two neighbours."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from engawa.core.interval import NORMAL_95

STEPS = 25  # of Newton's method, which needs fewer than ten


def odds_by_tenfold(
    xs: Sequence[float], wins: Sequence[float], games: Sequence[int]
) -> tuple[float, float, float]:
    """What ten times as much of x multiplies the odds of winning by, and its 95% interval.

    Logistic regression on the logarithm of x."""
    columns = np.stack([np.ones(len(xs)), np.log10(xs)])
    counts, won = np.array(games, float), np.array(wins, float)
    fit = np.zeros(2)
    for _ in range(STEPS):
        expected = 1 / (1 + np.exp(-(fit @ columns)))
        information = columns * (counts * expected * (1 - expected)) @ columns.T
        fit += np.linalg.solve(information, columns @ (won - counts * expected))
    slope, reach = fit[1], NORMAL_95 * math.sqrt(np.linalg.inv(information)[1, 1])
    return math.exp(slope), math.exp(slope - reach), math.exp(slope + reach)
