"""`python -m engawa.server.warm_up GAME`: let a bot decide once, so that its rules are compiled."""

from __future__ import annotations

import os
import sys

from engawa import bots, new


def main(game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # players come first
    match = new(game, seed=1)
    assert isinstance(match.actor, int)
    bots.new(game, bots.LEVELS[0]).choose(match.view(match.actor), bots.Budget(simulations=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
