"""Values with their intervals, and how they are written."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from engawa.core.interval import NORMAL_95, interval


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


def against(mark: Mark, usual: float, show: Callable[[float], str]) -> Mark:
    """The same as a difference to what is usual."""
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
