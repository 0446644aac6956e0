"""Wilson's interval, and Newcombe's of a difference, against values from textbooks and papers."""

from __future__ import annotations

import pytest

from engawa.core.interval import interval
from engawa.lab.standings import Standing, lead


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.27753),
        (10, 10, 0.72247, 1.0),
        (1, 10, 0.017876, 0.404150),
        (5, 10, 0.236593, 0.763407),
        (81, 263, 0.255288, 0.366210),  # Newcombe 1998, table I
        (15, 148, 0.062387, 0.160527),
        (0, 20, 0.0, 0.161125),
        (1, 29, 0.006113, 0.171755),
    ],
)
def test_known_values(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1.1e-4)


def test_nothing_played_proves_nothing() -> None:
    assert interval(0, 0) == (0.0, 1.0)


def test_shared_wins_count_in_parts() -> None:
    low, high = interval(2.5, 10)
    assert interval(2, 10)[0] < low < interval(3, 10)[0]
    assert interval(2, 10)[1] < high < interval(3, 10)[1]


def _standing(wins: int, games: int) -> Standing:
    return Standing("", games, wins, wins / games, *interval(wins, games), 0.0, 0, 0.0)


@pytest.mark.parametrize(
    ("one", "other", "low", "high"),
    [  # Newcombe 1998, Interval estimation for the difference, table II, method 10
        ((56, 70), (48, 80), 0.0524, 0.3339),
        ((9, 10), (3, 10), 0.1705, 0.8090),
        ((6, 7), (2, 7), 0.0582, 0.8062),
        ((10, 10), (0, 20), 0.6791, 1.0),
    ],
)
def test_known_differences(
    one: tuple[int, int], other: tuple[int, int], low: float, high: float
) -> None:
    assert lead(_standing(*one), _standing(*other)) == pytest.approx((low, high), abs=1e-4)
