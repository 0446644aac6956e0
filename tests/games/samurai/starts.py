"""Positions of Samurai that random play seldom reaches, for the laws."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

import engawa
from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.games.samurai.game import GAME
from engawa.games.samurai.state import State, Step
from engawa.testing import Start

GAMES_SEARCHED = 150


@cache
def _late_position(players: int, captures: str) -> dict[str, Any]:
    """Of many random games, the turn that begins with the fewest unlaid tiles: short hands,
    empty reserves, few empty hexes. Random players seldom come so far."""
    start = GAME.set_up(GAME.options.read({"players": players, "captures": captures}))
    GAME.rules.advance(start)
    best, fewest = start, 1000
    for seed in range(GAMES_SEARCHED):
        s, dice = start.twin(), new_dice(seed)
        while GAME.rules.actor(s) != OVER:
            if s.step == Step.LAY and s.tiles_laid == 0 and _left(s) < fewest:
                best, fewest = s.twin(), _left(s)
            GAME.rules.apply(s, GAME.rules.pick(s, dice))
    return {"game": "samurai", **GAME.describe(best)}


def _left(s: State) -> int:
    return min(s.unlaid_count[: s.players]) * 100 + sum(s.unlaid_count)


def _late(seed: Any, players: int, captures: str) -> engawa.Match:
    return engawa.from_dict(_late_position(players, captures), seed=seed)


SAMURAI: dict[str, Start] = {
    "late with two": partial(_late, players=2, captures="open"),
    "late with three": partial(_late, players=3, captures="hidden"),
    "late with four": partial(_late, players=4, captures="hidden"),
}
