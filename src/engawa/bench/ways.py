"""The ways to play that a benchmark tries: every number of players, every level."""

from __future__ import annotations

from typing import Any

from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.record import Record

MOST_PLAYERS = 7
LEVELS = ("easy", "normal", "hard", "heroic")


def ways_to_play(game: Game) -> list[dict[str, Any]]:
    """Options for each number of players and, where the game has them, each level."""
    ways = []
    for players in range(2, MOST_PLAYERS + 1):
        try:
            usual = game.read_options({"players": players})
        except BadInput:  # not so many can play this game
            continue
        levels = [{"level": level} for level in LEVELS] if "level" in usual else [{}]
        ways += [game.read_options({"players": players, **level}) for level in levels]
    return ways


def ready(game: Game, options: dict[str, Any]) -> Record:
    """The table laid out, at the first question."""
    s = game.set_up(options)
    game.rules["advance"](s)
    return s
