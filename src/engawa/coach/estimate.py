"""An estimated chance, and its uncertainty."""

from __future__ import annotations

from dataclasses import dataclass

from engawa.core.interval import interval

FEW = 100  # a count of fewer games than this is called rough


@dataclass(frozen=True)
class Estimate:
    """How often something happened in a number of simulations, with its 95% interval. The interval
    is Wilson's, which is reliable for few games and for chances near 0 and 1. It covers the luck of
    the dice, not whether people play like the simulations.
    """

    chance: float
    low: float
    high: float
    simulations: int

    @property
    def is_rough(self) -> bool:
        return self.simulations < FEW


def estimate(happened: float, simulations: int) -> Estimate:
    """`happened` may hold fractions: shared wins. They vary less, so the interval still holds."""
    if simulations == 0:
        return Estimate(0.0, 0.0, 1.0, 0)
    chance = min(1.0, happened / simulations)
    low, high = interval(chance * simulations, simulations)
    return Estimate(chance, min(chance, low), max(chance, high), simulations)
