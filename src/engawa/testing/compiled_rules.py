"""Laws of the compiled rules: the same bytes as interpreted ones, in every way they are run."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np

import engawa
from engawa.core import playout
from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.core.linker import linked
from engawa.core.record import pack, unpack, values
from engawa.games import FOLDERS
from engawa.testing.law import Trial, law, law_of_game, undrawn

MOST_BYTES = 2048  # of a state


@law
def interpreted_and_compiled_games_are_identical_after_every_action(trial: Trial) -> None:
    match = trial.undrawn()
    plain_rules, rules = match.game.rules, engawa.rules(trial.game)
    for seed in (trial.seed, trial.seed + 1):
        plain, dice = match.state, new_dice(seed)
        packed, cup = rules.states(1), rules.dice(seed)
        rules.put(packed, 0, plain)
        for _ in range(playout.STEP_LIMIT):
            assert pack(plain).tobytes() == packed.tobytes()
            if plain_rules.actor(plain) == OVER:
                break
            action = plain_rules.pick(plain, dice)
            assert rules.pick(packed[0], cup[0]) == action
            plain_rules.apply(plain, action)
            rules.apply(packed[0], action)
        assert rules.actor(packed[0]) == OVER


@law
def masks_refusals_and_weights_agree_in_both_modes(trial: Trial) -> None:
    match = trial.position(20)
    plain, plain_rules, rules = match.state, match.game.rules, engawa.rules(trial.game)
    packed, mask = rules.states(1), np.zeros(rules.actions, np.int8)
    rules.put(packed, 0, plain)
    assert rules.legal(packed[0], mask) == mask.sum()
    assert [match.game.actions[n] for n in np.flatnonzero(mask)] == match.legal()
    if match.actor is not None:
        for action in range(rules.decisions):
            refusal = plain_rules.refusal(plain, action)
            assert (refusal == 0) == bool(mask[action])
            assert rules.refusal(packed[0], action) == refusal
    for action in range(rules.actions):
        assert rules.weight(packed[0], action) == plain_rules.weight(plain, action)


@law
def whole_playouts_are_identical(trial: Trial) -> None:
    match = trial.undrawn()
    rules = engawa.rules(trial.game)
    plain_rules = linked({"play_out": playout.play_out}, match.game.rules)
    for seed in range(trial.seed, trial.seed + 3):
        states, counts = rules.states(2), np.zeros(8, np.int64)
        rules.put(states, 0, match.state)
        rules.play_many(states, 0, 1, seed, rules.dice(0), counts)
        plain, tally = match.state, [0] * 8
        plain_rules["play_out"](plain, new_dice(seed), tally)
        assert pack(plain).tobytes() == states[1:].tobytes()
        assert tally == counts.tolist()
        assert values(unpack(match.game.state, states, 1)) == values(plain)


@law
def what_a_seat_observes_does_not_depend_on_what_it_cannot_see(trial: Trial) -> None:
    rules = engawa.rules(trial.game)
    for match in (trial.position(40), trial.position(40)):
        states, cup = rules.states(3), rules.dice(trial.seed)
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


@law
def random_games_end_and_lose_no_component(trial: Trial) -> None:
    match, games = trial.undrawn(), 50
    rules = engawa.rules(trial.game)
    states, counts = rules.states(2), np.zeros(16, np.int64)
    rules.put(states, 0, match.state)
    assert rules.check_many(states, 0, games, trial.seed, rules.dice(0), counts) == 0
    assert counts[0] == 0
    assert counts[:-1].sum() == games


@law
def a_step_from_python_does_what_apply_and_draws_do(trial: Trial) -> None:
    match = trial.start()
    rules = engawa.rules(trial.game)
    states, cup, mask = rules.states(1), rules.dice(9), np.zeros(rules.decisions, np.int8)
    rules.put(states, 0, match.state)
    who = rules.start(states, 0, cup, mask)
    assert who == match.actor
    while who != OVER:
        assert mask.any()
        who = rules.step(states, 0, trial.choose.choice(np.flatnonzero(mask)), cup, mask)
    assert not mask.any()
    assert rules.ending(states[0]) > 0


@law_of_game
def a_state_is_small(trial: Trial) -> None:
    assert engawa.rules(trial.game).dtype.itemsize <= MOST_BYTES


@law_of_game
def rules_write_nothing_outside_the_record(trial: Trial) -> None:
    """Compiled with every index checked, in a process of its own: one that is out of range raises
    there, where otherwise it would change another field."""
    states = [pack(undrawn(start(trial.seed)).state) for start in trial.starts.values()]
    done = subprocess.run(
        [sys.executable, "-m", "engawa.testing.bounds", trial.game, FOLDERS[trial.game]],
        input=np.concatenate(states).tobytes(),
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
    )
    assert done.returncode == 0, done.stderr.decode()
