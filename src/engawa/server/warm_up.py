"""`python -m engawa.server.warm_up bots|coach GAME`: think once, so that the rules are compiled."""

from __future__ import annotations

import os
import sys

from engawa import bots, new


def main(what: str, game: str) -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # players come first
    match = new(game, seed=1)
    assert isinstance(match.actor, int)
    once = bots.Budget(simulations=1)
    if what == "coach":
        from engawa import coach

        coach.advise(match, budget=once)
    else:
        bots.new(game, bots.LEVELS[0]).choose(match.view(match.actor), once)


if __name__ == "__main__":
    main(*sys.argv[1:])
