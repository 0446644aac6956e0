"""No bot can cheat: what it cannot see changes nothing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.bots.tables import (
    dealt_anew,
    decider,
    every_game,
    every_start,
    first_decision,
    fitting_world,
    seeds,
    some_decision,
)

from engawa import bots
from engawa.core.fingerprint import fingerprint

few = settings(max_examples=8, deadline=None)


@every_start
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_another_hidden_world_leaves_the_glance_unchanged(
    game: str, name: str, seed: int, played: int
) -> None:
    """The rule of thumb looks only at what the one who decides sees."""
    match, seat = some_decision(game, name, seed, played)
    worlds = [match.state, fitting_world(match, seat, seed), fitting_world(match, seat, seed + 1)]
    appeal = match.game.rules["appeal"]
    numbers = [match.game.numbers[action] for action in match.legal()]
    first, *others = [[appeal(world, number) for number in numbers] for world in worlds]
    assert all(appeals == first for appeals in others)


@every_start
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_every_fitting_world_looks_the_same_to_its_seat(
    game: str, name: str, seed: int, played: int
) -> None:
    """To the byte, so that search finds one node for them all."""
    match, seat = some_decision(game, name, seed, played)
    prints = set()
    for world in (match.state, fitting_world(match, seat, seed), fitting_world(match, seat, 1)):
        match.game.rules["hide"](world, seat)
        prints.add(fingerprint(world))
    assert len(prints) == 1


@pytest.mark.parametrize("kind", bots.KINDS)
@every_game
def test_a_bot_chooses_the_same_whatever_is_hidden(game: str, kind: str) -> None:
    match = first_decision(game)
    for seed in range(6):
        seat = decider(match)
        budget = bots.Budget(simulations=100)
        chosen = bots.new(game, kind).choose(match.view(seat), budget, seed)
        other = dealt_anew(match, seat, seed)
        assert bots.new(game, kind).choose(other.view(seat), budget, seed) == chosen
        match.play(chosen)
