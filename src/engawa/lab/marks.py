"""Values with their intervals, and how they are written."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from engawa.core.interval import NORMAL_95, interval

Tally = tuple[float, float]  # wins, of games
Stratum = tuple[Tally, Tally]  # games alike but for something: with it, and without


@dataclass(frozen=True)
class Mark:
    """A value with its interval."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""  # at the end of the row


def percent(share: float) -> str:
    return f"{100 * share:.1f} %" if share == 0 or share >= 0.02 else f"{100 * share:.2f} %"


def tick(share: float) -> str:
    return f"{100 * share:g} %"


def between(low: float, high: float) -> str:
    return f"{percent(low)} – {percent(high)}"


def rate(label: str, wins: float, games: float) -> Mark:
    """A win rate with Wilson's interval."""
    low, high = interval(wins, int(games))
    value = wins / games if games else 0.0
    return Mark(label, value, low, high, percent(value))


def mean(label: str, total: float, squared: float, count: float) -> Mark:
    """A mean with its normal interval."""
    value = total / count
    spread = math.sqrt(max(0.0, squared / count - value**2) / count)
    reach = NORMAL_95 * spread
    return Mark(label, value, value - reach, value + reach, f"{value:.2f}")


def difference(label: str, strata: Iterable[Stratum]) -> Mark | None:
    """The rate with something, less the rate without it; None if no stratum has games of both.
    Strata are combined with Mantel–Haenszel weights, so that nothing looks good only because it was
    tried in easier games."""
    weighed, total, variance = 0.0, 0.0, 0.0
    for (wins, games), (other_wins, other_games) in strata:
        if games and other_games:
            weight = games * other_games / (games + other_games)
            weighed += weight * (wins / games - other_wins / other_games)
            variance += weight**2 * (_spread(wins, games) + _spread(other_wins, other_games))
            total += weight
    if not total:
        return None
    value, reach = weighed / total, NORMAL_95 * math.sqrt(variance) / total
    return Mark(label, value, value - reach, value + reach, points(value))


def _spread(wins: float, games: float) -> float:
    """The variance of a rate; half a win and half a loss are added, since none of either in a few
    games does not prove that there never is one."""
    rate = (wins + 0.5) / (games + 1)
    return float(rate * (1 - rate) / games)


def against(mark: Mark, usual: float, show: Callable[[float], str]) -> Mark:
    """The same as a difference from the average."""
    value, low, high = (part - usual for part in (mark.value, mark.low, mark.high))
    return Mark(mark.label, value, low, high, show(value))


def points(share: float, form: str = "+.2f") -> str:
    """Percentage points."""
    return signed(100 * share, form)


def signed(value: float, form: str = "+.2f") -> str:
    """With its sign, and a real minus."""
    return "0" if value == 0 else format(value, form).replace("-", "−")


def elo(value: float) -> str:
    return signed(value, "+.0f")
