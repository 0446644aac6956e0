"""What a tournament has shown so far: for each bot, and for all together."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engawa.core.interval import interval
from engawa.lab.arena import Contest, Played


@dataclass(frozen=True)
class Standing:
    """How one of the bots has done."""

    bot: str
    games: int
    wins: float  # ties are shared
    rate: float
    low: float  # the 95% interval of the rate
    high: float
    score: float  # the mean
    decisions: int
    seconds: float  # thought about them, all together

    @property
    def seconds_each(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0


def standings(contest: Contest, played: Sequence[Played]) -> list[Standing]:
    """One for each bot, in the order they were named."""
    return [_standing(kind, who, played) for who, kind in enumerate(contest.bots)]


def _standing(kind: str, who: int, played: Sequence[Played]) -> Standing:
    games, wins = len(played), sum(game.wins[who] for game in played)
    low, high = interval(wins, games)
    return Standing(
        kind,
        games,
        wins,
        wins / games if games else 0.0,
        low,
        high,
        sum(game.scores[who] for game in played) / games if games else 0.0,
        sum(game.decisions[who] for game in played),
        sum(game.seconds[who] for game in played),
    )


def lead(one: Standing, other: Standing) -> tuple[float, float]:
    """How much more often one bot wins than another that played other games: Newcombe's 95%
    interval, from Wilson's two."""
    difference = one.rate - other.rate
    return (
        difference - math.hypot(one.rate - one.low, other.high - other.rate),
        difference + math.hypot(one.high - one.rate, other.rate - other.low),
    )


def endings(played: Sequence[Played]) -> dict[str, int]:
    """How many games ended how, the most common first."""
    return dict(Counter(game.ending for game in played).most_common())
