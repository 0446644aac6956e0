"""The ways to play that a benchmark tries: every number of players, every variant."""

from __future__ import annotations

from itertools import product
from typing import Any

from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.record import Record

MOST_PLAYERS = 7


def ways_to_play(game: Game) -> list[dict[str, Any]]:
    """Options for each number of players and each of the game's variants."""
    ways = []
    for chosen in product(*game.variants.values()):
        variant = dict(zip(game.variants, chosen, strict=True))
        for players in range(2, MOST_PLAYERS + 1):
            try:
                ways.append(game.options.read({"players": players, **variant}))
            except BadInput:  # not so many can play this game
                continue
    return ways


def ready(game: Game, options: dict[str, Any]) -> Record:
    """The table laid out, at the first question."""
    s = game.set_up(options)
    game.rules["advance"](s)
    return s
