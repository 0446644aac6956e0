"""Does a samurai help? The win rate with him, less the rate without, among games alike but for the
line-up: the same level, the same number of samurai, the same bots.

Differences of several such groups are joined by Mantel and Haenszel's weights, so that nobody looks
good for having sat in easier games.
"""

from __future__ import annotations

import json
import math
from collections import defaultdict
from dataclasses import dataclass

from engawa.core.interval import NORMAL_95
from engawa.lab.plan import Way
from engawa.lab.summary import Summary


@dataclass(frozen=True)
class Help:
    """A difference of win rates, with its 95 % interval."""

    value: float
    low: float
    high: float


def help_of(summary: Summary, samurai: int) -> Help | None:
    """How much this samurai helps; None if no group has games with him and games without."""
    weighed, total, variance = 0.0, 0.0, 0.0
    for ways in _groups(summary):
        games, wins = summary.games[ways].sum(), summary.wins[ways].sum()
        with_him, won = (
            summary.with_samurai[ways, samurai].sum(),
            summary.won_with[ways, samurai].sum(),
        )
        without = games - with_him
        if not with_him or not without:
            continue
        weight = with_him * without / games
        weighed += weight * (won / with_him - (wins - won) / without)
        spread = _spread(won, with_him) + _spread(wins - won, without)
        total, variance = total + weight, variance + weight**2 * spread
    if not total:
        return None
    value, reach = weighed / total, NORMAL_95 * math.sqrt(variance) / total
    return Help(value, value - reach, value + reach)


def _groups(summary: Summary) -> list[list[int]]:
    """Ways that are alike but for the samurai."""
    groups = defaultdict(list)
    for number, way in enumerate(summary.ways):
        groups[_but_for_samurai(way)].append(number)
    return list(groups.values())


def _but_for_samurai(way: Way) -> str:
    options = {name: value for name, value in way.options.items() if name != "samurai"}
    return json.dumps([options, way.bots], sort_keys=True)


def _spread(wins: float, games: float) -> float:
    """The variance of a rate; half a win and half a loss are added, as none of either in a few
    games does not prove that there never is one."""
    rate = (wins + 0.5) / (games + 1)
    return float(rate * (1 - rate) / games)
