"""Wilson's interval, against values from textbooks and other programs."""

from __future__ import annotations

import pytest

from engawa.core.interval import interval


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
