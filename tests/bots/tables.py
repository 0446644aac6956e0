"""Positions at which bots are tried, some decisions in."""

from __future__ import annotations

import random
from typing import Any

import pytest

import engawa
from engawa.core.dice import new_dice
from engawa.testing import play_randomly

every_game = pytest.mark.parametrize("game", engawa.games())


def decider(match: engawa.Match) -> int:
    assert isinstance(match.actor, int)
    return match.actor


def first_decision(game: str) -> engawa.Match:
    """A table of three, a few decisions in."""
    options: dict[str, Any] = {"samurai": 3} if game == "samurai-spirit" else {"players": 3}
    return play_randomly(engawa.new(game, seed=4, **options), random.Random(4), 3)


def first_view(game: str) -> dict[str, Any]:
    """What the one who decides there sees."""
    match = first_decision(game)
    return match.view(decider(match))


def dealt_anew(match: engawa.Match, seat: int, seed: int) -> engawa.Match:
    """A match that looks the same to this seat: everything that it does not see is dealt anew."""
    world = match.game.restore(match.view(seat), hidden=True)
    match.game.rules.guess(world, new_dice(seed))
    match.game.rules.advance(world)
    return engawa.from_dict({"game": match.game.name, **match.game.describe(world)})
