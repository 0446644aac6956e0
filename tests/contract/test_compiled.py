"""Laws of the compiled rules: the same bytes as interpreted ones, in every way they are run."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from functools import cache

import numpy as np
import pytest
from tests.contract.tables import ALL, STARTS, play_randomly, start

import engawa
from engawa.core import playout
from engawa.core.dice import new_dice
from engawa.core.game import OVER
from engawa.core.linker import linked
from engawa.core.record import pack, unpack, values

laws = pytest.mark.parametrize(("game", "name"), ALL)
games = pytest.mark.parametrize("game", STARTS)


@cache
def _manual(game: str, name: str) -> engawa.Match:
    """A start before anything is drawn, so that random games differ from their first draw on."""
    match = start(game, name, 1)
    return engawa.Match(match.game, match.start, "", "manual")


@laws
def test_interpreted_and_compiled_games_are_identical_after_every_action(
    game: str, name: str
) -> None:
    rules, match = engawa.rules(game), _manual(game, name)
    for seed in range(20):
        plain, dice = match.state, new_dice(seed)
        packed, cup = rules.states(1), rules.dice(seed)
        rules.put(packed, 0, plain)
        for _ in range(5000):
            assert pack(plain).tobytes() == packed.tobytes()
            if match.game.rules["actor"](plain) == OVER:
                break
            action = match.game.rules["pick"](plain, dice)
            assert rules.pick(packed[0], cup[0]) == action
            match.game.rules["apply"](plain, action)
            rules.apply(packed[0], action)
        assert rules.actor(packed[0]) == OVER


@laws
def test_masks_refusals_and_weights_agree_in_both_modes(game: str, name: str) -> None:
    rules, match = engawa.rules(game), play_randomly(start(game, name, 5), random.Random(5), 9)
    packed = rules.states(1)
    rules.put(packed, 0, match.state)
    mask = np.zeros(rules.actions, np.int8)
    assert rules.legal(packed[0], mask) == mask.sum()
    assert [match.game.actions[n] for n in np.flatnonzero(mask)] == match.legal()
    for action in range(rules.decisions):
        refused = match.game.rules["refusal"](match.state, action) if match.actor is not None else 1
        assert (refused == 0) == bool(mask[action])
        if match.actor is not None:
            assert rules.refusal(packed[0], action) == refused
    for action in range(rules.actions):
        assert rules.weight(packed[0], action) == match.game.rules["weight"](match.state, action)


@laws
def test_whole_playouts_and_guesses_are_identical(game: str, name: str) -> None:
    rules, match = engawa.rules(game), _manual(game, name)
    plain_rules = linked({"play_out": playout.play_out}, match.game.rules)
    for seed in range(30):
        states = rules.states(2)
        rules.put(states, 0, match.state)
        counts = np.zeros(8, np.int64)
        rules.play_many(states, 0, 1, seed, rules.dice(0), counts)
        plain, tally = match.state, [0] * 8
        plain_rules["play_out"](plain, new_dice(seed), tally)
        assert pack(plain).tobytes() == states[1:].tobytes()
        assert tally == counts.tolist()
        assert values(unpack(match.game.state, states, 1)) == values(plain)


@laws
def test_what_a_seat_observes_does_not_depend_on_what_it_cannot_see(game: str, name: str) -> None:
    rules = engawa.rules(game)
    for seed in range(20):
        match = play_randomly(start(game, name, seed), random.Random(seed), seed * 2)
        states, cup = rules.states(3), rules.dice(seed)
        rules.put(states, 0, match.state)
        for seat in range(-1, match.seats):
            states[1] = states[0]
            rules.hide(states[1], seat)
            rules.guess(states[1], cup[0])
            one, other = np.zeros((2, rules.observation), np.int8)
            rules.observe(states, 0, 2, seat, one)
            rules.observe(states, 1, 2, seat, other)
            assert one.tobytes() == other.tobytes()
            assert np.any(one)


@laws
def test_random_games_end_and_lose_no_component(game: str, name: str) -> None:
    rules, match = engawa.rules(game), _manual(game, name)
    states, counts = rules.states(2), np.zeros(16, np.int64)
    rules.put(states, 0, match.state)
    assert rules.check_many(states, 0, 500, 1, rules.dice(0), counts) == 0
    assert counts[0] == 0
    assert counts[:-1].sum() == 500


@games
def test_a_step_from_python_does_what_apply_and_draws_do(game: str) -> None:
    rules, match = engawa.rules(game), start(game, next(iter(STARTS[game])), 4)
    states, cup, mask = rules.states(1), rules.dice(9), np.zeros(rules.decisions, np.int8)
    rules.put(states, 0, match.state)
    rules.legal(states[0], mask)
    choose = random.Random(4)
    who = match.actor
    while who != OVER:
        assert mask.any()
        who = rules.step(states, 0, choose.choice(np.flatnonzero(mask)), cup, mask)
    assert not mask.any()
    assert rules.ending(states[0]) > 0


@games
def test_a_state_is_small(game: str) -> None:
    assert engawa.rules(game).dtype.itemsize <= 2048


@games
def test_rules_write_nothing_outside_the_record(game: str) -> None:
    """Run with every index checked; an index out of range raises instead of corrupting."""
    program = f"""
import numpy as np, engawa
from tests.contract.tables import STARTS, start
rules = engawa.rules({game!r})
for name in STARTS[{game!r}]:
    match = start({game!r}, name, 1)
    match = engawa.Match(match.game, match.start, "", "manual")
    states, counts = rules.states(3), np.zeros(16, np.int64)
    rules.put(states, 0, match.state)
    assert rules.check_many(states, 0, 1000, 7, rules.dice(0), counts) == 0
    out = np.zeros(rules.observation, np.int8)
    rules.observe(states, 1, 2, 0, out)
"""
    subprocess.run(
        [sys.executable, "-c", program], check=True, env={**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    )
