"""Ratings: what Bradley and Terry's model says, checked against ways to compute it by hand."""

from __future__ import annotations

import math
import random

import pytest

from engawa.core.reasons import BadInput
from engawa.lab.ratings import Rating, ratings


def rated(wins: dict[tuple[str, ...], list[float]]) -> dict[str, Rating]:
    games = {seating: round(sum(won)) for seating, won in wins.items()}
    return {rating.bot: rating for rating in ratings(wins, games)}


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    found = rated({("a", "b"): [10_000, 1_000], ("b", "a"): [1_000, 10_000]})
    assert found["a"].elo - found["b"].elo == pytest.approx(400, abs=1)
    assert found["a"].elo == pytest.approx(-found["b"].elo)
    assert found["a"].games == 22_000
    assert found["a"].wins == 20_000


def test_the_interval_is_the_one_of_the_log_odds() -> None:
    """With two bots the difference is a log odds, whose standard error everybody knows."""
    found = rated({("a", "b"): [300, 100]})
    error = math.sqrt(1 / 300 + 1 / 100) * 400 / math.log(10)
    assert (found["a"].high - found["a"].low) / 2 == pytest.approx(1.96 * error / 2, rel=0.02)


def test_a_winner_among_three_is_as_strong_as_its_share_says() -> None:
    found = rated({("a", "b", "b"): [5_000, 2_500, 2_500], ("b", "a", "b"): [2_500, 5_000, 2_500]})
    assert found["a"].elo - found["b"].elo == pytest.approx(400 * math.log10(2), abs=1)


def test_who_wins_everything_is_strong_and_not_infinitely() -> None:
    found = rated({("a", "b"): [20, 0], ("b", "c"): [10, 10]})
    assert 100 < found["a"].elo < 2000
    assert found["a"].high - found["a"].low > found["b"].high - found["b"].low
    more = rated({("a", "b"): [2000, 0], ("b", "c"): [10, 10]})
    assert more["a"].elo > found["a"].elo


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    strengths, dice, held = {"a": 150.0, "b": 0.0, "c": -150.0}, random.Random(1), 0
    for _ in range(200):
        wins: dict[tuple[str, ...], list[float]] = {}
        for one, other in (("a", "b"), ("b", "c"), ("a", "c")):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            won = sum(dice.random() < chance for _ in range(60))
            wins[one, other] = [won, 60 - won]
        found = rated(wins)
        held += sum(found[bot].low <= truth <= found[bot].high for bot, truth in strengths.items())
    assert 0.92 < held / 600 < 0.98


def test_one_kind_of_bot_cannot_be_rated() -> None:
    with pytest.raises(BadInput, match="only one kind"):
        rated({("a", "a"): [3, 4]})
