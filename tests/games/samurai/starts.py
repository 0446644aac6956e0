"""Ways to start Samurai for the laws in tests/contract."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

import engawa
from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.games.samurai.game import GAME
from engawa.games.samurai.state import State, Step

GAMES_SEARCHED = 150


def _fresh(seed: Any, **options: Any) -> engawa.Match:
    return engawa.new("samurai", seed=seed, **options)


@cache
def _late_position(players: int, captures: str) -> dict[str, Any]:
    """Of many random games, the turn that begins with the fewest unlaid tiles: short hands,
    empty reserves, few empty hexes. Random players seldom come so far."""
    start = GAME.set_up(GAME.options.read({"players": players, "captures": captures}))
    GAME.rules["advance"](start)
    best, fewest = start, 1000
    for seed in range(GAMES_SEARCHED):
        s, dice = start.twin(), new_dice(seed)
        while GAME.rules["actor"](s) != OVER:
            if s.step == Step.LAY and s.tiles_laid == 0 and _left(s) < fewest:
                best, fewest = s.twin(), _left(s)
            GAME.rules["apply"](s, GAME.rules["pick"](s, dice))
    return {"game": "samurai", **GAME.describe(best)}


def _left(s: State) -> int:
    return min(s.unlaid_count[: s.players]) * 100 + sum(s.unlaid_count)


def _late(seed: Any, players: int, captures: str) -> engawa.Match:
    return engawa.from_dict(_late_position(players, captures), seed=seed)


SAMURAI: dict[str, Callable[[Any], engawa.Match]] = {
    "two": partial(_fresh, players=2),
    "two, all chosen, captures hidden": partial(
        _fresh, players=2, hands="chosen", figures="players", captures="hidden"
    ),
    "three": partial(_fresh, players=3),
    "three, hands chosen": partial(_fresh, players=3, hands="chosen", captures="open"),
    "four": partial(_fresh, players=4),
    "four, figures placed": partial(_fresh, players=4, figures="players"),
    "late with two": partial(_late, players=2, captures="open"),
    "late with three": partial(_late, players=3, captures="hidden"),
    "late with four": partial(_late, players=4, captures="hidden"),
}
