"""`python -m engawa.testing.bounds GAME PACKAGE`: play from the packed states on standard input.

Run with NUMBA_BOUNDSCHECK=1, which has to be set before Numba is imported.
"""

from __future__ import annotations

import sys

import numpy as np

from engawa.core import playout
from engawa.core.compiler import compiled
from engawa.core.dice import Dice, new_dice
from engawa.core.record import dtype, pack
from engawa.core.rule import Function
from engawa.games import find, register

GAMES = 500  # from each state


def main(name: str, package: str) -> None:
    register(name, package)
    game = find(name)
    # No more than is called: all that search needs would compile for minutes.
    roots: dict[str, Function] = {"check_many": playout.check_many, "observe": playout.observe}
    load = compiled(roots, game.rules, game.state)
    check_many, observe = load("check_many"), load("observe")
    states = np.zeros(3, dtype(game.state)).view(dtype(game.state))
    cup = pack(new_dice(0)).view(dtype(Dice))
    out = np.zeros(sum(length for _, length in game.features), np.int8)
    for start in np.frombuffer(sys.stdin.buffer.read(), dtype(game.state)):
        states[0] = start
        counts = np.zeros(16, np.int64)
        assert check_many(states, 0, GAMES, 7, cup, counts) == 0
        observe(states, 1, 2, 0, out)


if __name__ == "__main__":
    main(*sys.argv[1:])
