"""How strong bots are, from games between them: Bradley–Terry on the Elo scale.

A bot of strength γ wins against others with chance γ / Σγ, summed over all seats of the game; with
two seats that is Bradley–Terry's model, and 400 points of Elo are odds of ten to one. Shared wins
count as fractions. The strengths maximise the likelihood; their 95% intervals come from its
curvature. A bot that won or lost everything would be infinitely strong or weak, so there is a weak
prior: most bots are within 800 points of the mean. It moves no rating that a few dozen games have
settled. The mean of all ratings is 0, and intervals are of a rating against that mean.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engawa.core.interval import NORMAL_95
from engawa.core.reasons import BadInput

ELO = 400 / math.log(10)  # points of one unit of log strength
BELIEF = 800 / ELO  # the standard deviation of the prior
CLOSE = 1e-10  # a step of the search that counts as converged
MOST_STEPS = 100

Seating = tuple[str, ...]  # the bot of each seat
Results = Mapping[Seating, Sequence[float]]


@dataclass(frozen=True)
class Rating:
    """The strength of one bot, in points of Elo."""

    bot: str
    elo: float
    low: float  # the 95% interval
    high: float
    games: int
    wins: float  # ties are shared


def ratings(wins: Results, games: Mapping[Seating, int]) -> list[Rating]:
    """The strongest first. `wins` are those of each seat in a seating, ties shared."""
    names = sorted({bot for seating in wins for bot in seating})
    if len(names) < 2:
        raise BadInput("a rating compares bots; these games have only one kind of them")
    found, covariance = _fit(wins, [[names.index(bot) for bot in seating] for seating in wins])
    played, total = dict.fromkeys(names, 0), dict.fromkeys(names, 0.0)
    for seating, won in wins.items():
        for bot in set(seating):
            played[bot] += games[seating]
        for bot, share in zip(seating, won):
            total[bot] += share
    reach = NORMAL_95 * np.sqrt(np.diag(covariance))
    rated = [
        Rating(
            name,
            float(ELO * found[n]),
            float(ELO * (found[n] - reach[n])),
            float(ELO * (found[n] + reach[n])),
            played[name],
            total[name],
        )
        for n, name in enumerate(names)
    ]
    return sorted(rated, key=lambda rating: -rating.elo)


def _fit(
    results: Results, seatings: Sequence[Sequence[int]]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Newton's method: log strengths around their mean, and the covariance of these."""
    count = 1 + max(bot for seating in seatings for bot in seating)
    strengths = np.zeros(count)
    for _ in range(MOST_STEPS):
        slope, curve = _slopes(strengths, results, seatings)
        step = np.linalg.solve(curve, slope)
        step *= min(1.0, 2.0 / max(2.0, float(np.abs(step).max())))  # limits the step
        strengths += step
        if np.abs(step).max() < CLOSE:
            break
    _, curve = _slopes(strengths, results, seatings)
    around_mean = np.eye(count) - 1 / count
    covariance = around_mean @ np.linalg.inv(curve) @ around_mean
    return strengths - strengths.mean(), covariance


def _slopes(
    strengths: NDArray[np.float64],
    results: Results,
    seatings: Sequence[Sequence[int]],
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The gradient and the Hessian of the log likelihood."""
    slope = -strengths / BELIEF**2
    curve = np.eye(len(strengths)) / BELIEF**2
    for seating, won in zip(seatings, results.values()):
        sits = np.eye(len(strengths))[list(seating)]  # by seat: 1 for its bot
        odds = np.exp(strengths[list(seating)] - strengths[list(seating)].max())
        chances = odds / odds.sum()
        decided = float(np.sum(won))
        expected = chances @ sits
        slope += np.asarray(won) @ sits - decided * expected
        spread = sits.T @ (chances[:, None] * sits) - np.outer(expected, expected)
        curve += decided * spread
    return slope, curve
