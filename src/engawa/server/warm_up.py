"""`python -m engawa.server.warm_up`: let every bot decide once, so that its rules are compiled."""

from __future__ import annotations

from engawa import bots, games, new


def main() -> None:
    for game in games():
        match = new(game, seed=1)
        assert isinstance(match.actor, int)
        view = match.view(match.actor)
        for level in bots.LEVELS:
            bots.new(game, level).choose(view, bots.Budget(simulations=1))


if __name__ == "__main__":
    main()
