"""Two rates compared within strata: games that are alike but for what is compared.

The differences of several strata are joined by Mantel and Haenszel's weights, so that nothing looks
good for having been tried in easier games.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

from engawa.core.interval import NORMAL_95


@dataclass(frozen=True)
class Difference:
    """Of two rates, with its 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Stratum:
    """Games with what is compared, and games without."""

    wins: float
    games: float
    other_wins: float
    other_games: float


def difference(strata: Iterable[Stratum]) -> Difference | None:
    """The rate with less the rate without; None if no stratum has games of both."""
    weighed, total, variance = 0.0, 0.0, 0.0
    for one in strata:
        if not one.games or not one.other_games:
            continue
        weight = one.games * one.other_games / (one.games + one.other_games)
        weighed += weight * (one.wins / one.games - one.other_wins / one.other_games)
        spread = _spread(one.wins, one.games) + _spread(one.other_wins, one.other_games)
        total, variance = total + weight, variance + weight**2 * spread
    if not total:
        return None
    value, reach = weighed / total, NORMAL_95 * math.sqrt(variance) / total
    return Difference(value, value - reach, value + reach)


def _spread(wins: float, games: float) -> float:
    """The variance of a rate; half a win and half a loss are added, as none of either in a few
    games does not prove that there never is one."""
    rate = (wins + 0.5) / (games + 1)
    return float(rate * (1 - rate) / games)
