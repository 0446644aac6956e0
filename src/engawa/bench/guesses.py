"""How long it takes to deal a position that is consistent with what a seat knows, compiled."""

from __future__ import annotations

import time
from collections.abc import Sequence

import numpy as np

from engawa.core.compiled import CompiledRules
from engawa.core.contract import OVER
from engawa.core.record import Record

POSITIONS = 200  # of random games, each at another length
TIMES = 50  # guesses at each
SEED = 1


def guess_times(rules: CompiledRules, ways: Sequence[Record]) -> tuple[float, float]:
    """Microseconds a guess: the mean over random positions, and what 99 of 100 stay below."""
    states, cup, mask = rules.states(2), rules.dice(SEED), np.zeros(rules.decisions, np.int8)
    choose, times = np.random.default_rng(SEED), []
    guess_many = rules.guess_many  # loads it before any clock runs
    for number in range(POSITIONS):
        rules.put(states, 0, ways[number % len(ways)])
        who = rules.start(states, 0, cup, mask)
        for _ in range(int(choose.integers(120))):
            if who == OVER:
                break
            who = rules.step(states, 0, choose.choice(np.flatnonzero(mask)), cup, mask)
        started = time.perf_counter()
        guess_many(states, 0, 1, number % 3, TIMES, cup)
        times.append((time.perf_counter() - started) / TIMES * 1e6)
    return float(np.mean(times)), float(np.percentile(times, 99))
