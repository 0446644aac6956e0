"""What a number of games shows: for tournaments and for the coach."""

from __future__ import annotations

import math

NORMAL_95 = 1.959963984540054  # standard deviations that hold 95% of a normal distribution


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95% interval of the win rate. Shared wins count as fractions."""
    if games == 0:
        return 0.0, 1.0
    rate, square = wins / games, NORMAL_95**2
    middle = rate + square / (2 * games)
    reach = NORMAL_95 * math.sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    whole = 1 + square / games
    return max(0.0, (middle - reach) / whole), min(1.0, (middle + reach) / whole)
