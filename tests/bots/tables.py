"""Positions at which bots are tried: every way to start every game, some decisions in."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa
from engawa.core.dice import new_dice
from engawa.core.record import Record

seeds = st.integers(0, 10**9)
every_start = pytest.mark.parametrize(("game", "name"), ALL)
every_game = pytest.mark.parametrize("game", engawa.games())


def some_decision(game: str, name: str, seed: int, played: int) -> tuple[engawa.Match, int]:
    """A match in which somebody has to decide, and who; before its end, if it came to that."""
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    while not isinstance(match.actor, int):
        match.undo()
    return match, match.actor


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


def fitting_world(match: engawa.Match, seat: int, seed: int) -> Record:
    """Everything that the seat does not see, dealt anew."""
    world: Record = match.game.restore(match.view(seat), hidden=True)
    match.game.rules["guess"](world, new_dice(seed))
    match.game.rules["advance"](world)
    return world


def dealt_anew(match: engawa.Match, seat: int, seed: int) -> engawa.Match:
    """A match that looks the same to this seat."""
    world = fitting_world(match, seat, seed)
    return engawa.from_dict({"game": match.game.name, **match.game.describe(world)})
