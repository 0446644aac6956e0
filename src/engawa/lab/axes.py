"""Scales of plots, with round numbers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

ROOTED = (0, 0.0001, 0.001, 0.01, 0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1)  # marks of such an axis
MARKS = 5  # of an axis, about
STEPS = (1, 2, 2.5, 5, 10)  # between two marks of an axis, times a power of ten


@dataclass(frozen=True)
class Axis:
    """A scale from one place to another, with round numbers."""

    low: float
    high: float
    step: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.start + (self.end - self.start) * share, 1)

    @property
    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [round(self.low + self.step * number, 9) for number in range(count + 1)]


@dataclass(frozen=True)
class Rooted:
    """A scale of shares from 0 on, by their square roots: rare things can be distinguished too."""

    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        share = math.sqrt(min(max(value, 0.0), self.high) / self.high)
        return round(self.start + (self.end - self.start) * share, 1)

    @property
    def ticks(self) -> list[float]:
        return [tick for tick in ROOTED if tick <= self.high and not 0 < tick < self.high / 400]


def axis(values: Sequence[float], start: float, end: float) -> Axis:
    """Round numbers around the values and zero."""
    low, high = min(*values, 0.0), max(*values, 0.0)
    spread = high - low or 1.0
    power = 10.0 ** math.floor(math.log10(spread / MARKS))
    step = next(step * power for step in STEPS if step * power * MARKS >= spread * 0.999)
    first, last = step * math.floor(low / step), step * math.ceil(high / step)
    return Axis(first, last if last > first else first + step, step, start, end)
