"""The settings that a benchmark tries: every number of players, every variant."""

from __future__ import annotations

from itertools import product
from typing import Any

from engawa.core.game import Game
from engawa.core.record import Record


def ways_to_play(game: Game) -> list[dict[str, Any]]:
    """Options for each number of players and each of the game's variants."""
    ways = []
    variants = game.options.variants
    for chosen in product(*variants.values()):
        variant = dict(zip(variants, chosen, strict=True))
        ways += [
            game.options.read({"players": players, **variant})
            for players in game.options.players.counts
            if players > 1  # a player who is alone plays as many as two would
        ]
    return ways


def ready(game: Game, options: dict[str, Any]) -> Record:
    """The table set up, at the first question."""
    s: Record = game.begin(options)
    return s
