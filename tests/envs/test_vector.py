"""Laws of the vector environment: it plays the same games as a match, however it is run."""

from __future__ import annotations

import random
import subprocess
import sys
from dataclasses import fields, replace
from typing import Any

import numpy as np
import pytest
from tests.envs.tables import GAMES, TABLES

import engawa
from engawa.core.contract import OVER
from engawa.core.dice import Dice, new_dice
from engawa.core.match import Start
from engawa.core.record import Record, pack, unpack
from engawa.envs import Buffers, VectorTable
from engawa.envs.vector import seeds_of

tables = pytest.mark.parametrize(("game", "options"), TABLES)
games = pytest.mark.parametrize("game", GAMES)


def _copies(buffers: Buffers) -> list[bytes]:
    return [getattr(buffers, field.name).tobytes() for field in fields(Buffers)]


def _let_chance_play(match: engawa.Match, dice: Dice) -> None:
    """The draws that a table with these dice makes."""
    while match.actor == "chance":
        match.play(match.game.actions[match.game.rules.pick(match.state, dice)])


def _numbers(match: engawa.Match, seat: int) -> list[int]:
    hidden = match.state
    out = [0] * sum(length for _, length in match.game.features)
    match.game.rules.hide(hidden, seat)
    match.game.rules.features(hidden, seat, out)
    return out


def _rewards(match: engawa.Match) -> list[float]:
    outcome = match.outcome
    assert outcome is not None
    share = 1 if match.game.name == "samurai-spirit" else len(outcome.winners)
    return [1 / share if seat in outcome.winners else 0 for seat in range(match.seats)]


@tables
def test_every_table_plays_as_a_match_with_the_same_draws_does(
    game: str, options: dict[str, Any]
) -> None:
    many, choose = VectorTable(game, 2, seed=11, **options), random.Random(11)
    start = Start(many.options)
    cups = [new_dice(seed) for seed in seeds_of(11, 2).tolist()]
    matches = [engawa.Match(many.game, start, "", "manual") for _ in cups]
    for match, dice in zip(matches, cups, strict=True):
        _let_chance_play(match, dice)
    for _ in range(120):
        for table, match in enumerate(matches):
            assert many.actor[table] == match.actor
            allowed = [many.game.actions[n] for n in np.flatnonzero(many.masks[table])]
            assert allowed == match.legal()
            assert many.observations[table].tolist() == _numbers(match, int(many.actor[table]))
        texts = [choose.choice(match.legal()) for match in matches]
        many.step([many.game.numbers[text] for text in texts])
        for table, text in enumerate(texts):
            matches[table].play(text)
            _let_chance_play(matches[table], cups[table])
            is_over = matches[table].actor is None
            assert many.ends[table] == is_over
            if is_over:
                assert many.rewards[table].tolist() == pytest.approx(_rewards(matches[table]))
                matches[table] = engawa.Match(many.game, start, "", "manual")
                _let_chance_play(matches[table], cups[table])
            else:
                assert not many.rewards[table].any()


@tables
def test_the_number_of_threads_changes_nothing(game: str, options: dict[str, Any]) -> None:
    runs = []
    for threads in (1, 2, 3):
        many = VectorTable(game, 500, seed=5, threads=threads, **options)
        steps = [_copies(many.step(many.choose())) for _ in range(30)]
        runs.append((steps, many.rollout(40), _copies(many.buffers)))
    assert runs[0] == runs[1] == runs[2]


@tables
def test_a_rollout_is_so_many_steps_with_chosen_actions(game: str, options: dict[str, Any]) -> None:
    one, other = (VectorTable(game, 20, seed=3, **options) for _ in range(2))
    ends, rewards = 0, np.zeros(one.seats)
    for _ in range(150):
        one.step(one.choose())
        ends += int(one.ends.sum())
        rewards += one.rewards.sum(axis=0)
    tally = other.rollout(150)
    assert _copies(one.buffers) == _copies(other.buffers)
    assert (tally.decisions, tally.games) == (20 * 150, ends)
    assert tally.rewards == pytest.approx(rewards, abs=0.01)


@tables
def test_chosen_actions_are_allowed_and_masks_are_what_is_legal(
    game: str, options: dict[str, Any]
) -> None:
    many = VectorTable(game, 50, seed=2, **options)
    for _ in range(60):
        actions = many.choose()
        assert many.masks[np.arange(50), actions].all()
        assert set(np.unique(many.masks)) <= {0, 1}
        many.step(actions)
    for table in range(5):
        legal = many.match(table).legal()
        assert [many.game.actions[n] for n in np.flatnonzero(many.masks[table])] == legal


@tables
def test_games_start_again_and_their_rewards_add_up(game: str, options: dict[str, Any]) -> None:
    many, ended = VectorTable(game, 40, seed=8, **options), 0
    for _ in range(400):
        many.step(many.choose())
        assert many.masks.any(axis=1).all()  # a new game is asked for at once
        assert (many.actor >= 0).all()
        assert not many.rewards[~many.ends].any()
        sums = many.rewards[many.ends].sum(axis=1)
        ended += len(sums)
        if game == "samurai-spirit":
            assert set(sums.tolist()) <= {0, many.seats}  # all win, or nobody
        else:
            assert sums == pytest.approx(np.ones(len(sums)))
    assert ended > 20


@games
def test_without_auto_reset_a_table_stays_over(game: str) -> None:
    one = VectorTable(game, 1, seed=1, auto_reset=False)
    while not one.ends[0]:
        one.step(one.choose())
    assert one.actor[0] == OVER
    assert not one.masks.any()
    assert one.match(0).outcome is not None
    for again in (lambda: one.step([0]), one.choose):
        with pytest.raises(engawa.BadInput, match="table 0 is over"):
            again()
    one.reset(1)
    assert one.masks.any()


def _another_world(many: VectorTable, table: int, seat: int, seed: int) -> Record:
    world = unpack(many.game.state, many._tables.states, table)
    many.game.rules.hide(world, seat)
    many.game.rules.guess(world, new_dice(seed))
    many.game.rules.advance(world)
    return world


@tables
def test_what_is_hidden_changes_neither_observation_nor_mask(
    game: str, options: dict[str, Any]
) -> None:
    many = VectorTable(game, 30, seed=4, **options)
    for turn in range(12):
        for _ in range(9):
            many.step(many.choose())
        for table in range(30):
            seat = int(many.actor[table])
            world = _another_world(many, table, seat, turn)
            kept = many._tables.states[table].copy()
            many._tables.states[table] = pack(world)[0]
            assert many.look(table, seat).tolist() == many.observations[table].tolist()
            many._tables.states[table] = kept
            mask = [0] * many.game.decisions
            many.game.rules.legal(world, mask)
            assert mask == many.masks[table].tolist()


@tables
def test_what_the_greedy_bot_inside_likes_does_not_depend_on_what_is_hidden(
    game: str, options: dict[str, Any]
) -> None:
    many = VectorTable(game, 10, seed=6, **options)
    appeal = many.game.rules.appeal
    for turn in range(6):
        for _ in range(17):
            many.step(many.choose())
        for table in range(10):
            s = unpack(many.game.state, many._tables.states, table)
            world = _another_world(many, table, int(many.actor[table]), turn)
            for action in np.flatnonzero(many.masks[table])[:20].tolist():
                assert appeal(s, action) == appeal(world, action)


@games
def test_bots_inside_play_their_seats_and_greedy_beats_random(game: str) -> None:
    won = {}
    for bot in ("uniform", "greedy"):
        many = VectorTable(game, 200, seed=9, bots={0: bot}, reward="worth")
        assert (many.actor != 0).all()
        tally = many.rollout(150)
        assert (many.actor != 0).all()
        won[bot] = tally.rewards[0] / tally.games
    assert won["greedy"] > won["uniform"]


@games
def test_a_caller_may_bring_the_buffers(game: str) -> None:
    own = VectorTable(game, 3, seed=1).buffers
    mine = Buffers(*(np.full_like(getattr(own, field.name), 1) for field in fields(Buffers)))
    many = VectorTable(game, 3, seed=1, buffers=mine)
    assert _copies(mine) == _copies(own)
    assert many.step(many.choose()) is mine


@games
def test_a_refused_action_names_its_table_and_changes_nothing(game: str) -> None:
    many = VectorTable(game, 4, seed=1)
    actions = many.choose().copy()
    before, states = _copies(many.buffers), many._tables.states.tobytes()
    for wrong in (int(np.flatnonzero(many.masks[2] == 0)[0]), -1, many.game.decisions, 1 << 40):
        with pytest.raises(engawa.BadInput, match=rf"^table 2: action {wrong}\b.* allowed are "):
            many.step([*actions[:2], wrong, actions[3]])
        assert _copies(many.buffers) == before
        assert many._tables.states.tobytes() == states
    many.masks[:] = 1  # the masks are the caller's; the rules are not
    with pytest.raises(engawa.BadInput, match="table 2"):
        many.step([*actions[:2], wrong, actions[3]])
    many.step(actions)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"n": 0}, "tables are a whole number from 1 on, not 0"),
        ({"n": 2.5}, "tables are a whole number"),
        ({"threads": 0}, "threads are a whole number"),
        ({"seed": "seven"}, "a seed is a whole number from 0 on, not 'seven'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"reward": "money"}, "the reward is 'win' or 'worth'"),
        ({"bots": {9: "greedy"}}, "there is no seat 9"),
        ({"bots": {0: "master"}}, "there is no bot 'master' inside; there are uniform, greedy"),
        ({"bots": {0: "greedy", 1: "greedy"}}, "bots play every seat"),
        ({"players": 5}, "5 players cannot play"),
        ({"colour": "red"}, "there is no option 'colour'"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        VectorTable(**{"game": "samurai", "n": 2, **wrong})


def test_wrong_actions_and_buffers_get_a_sentence() -> None:
    many = VectorTable("samurai", 2, seed=1)
    given: Any
    for given in ([1], [[1, 2]], [1.0, 2.0], ["a", "b"], 3):
        with pytest.raises(engawa.BadInput, match="actions are 2 whole numbers, one a table"):
            many.step(given)
    for name in ("observations", "masks", "rewards", "ends", "actor"):
        for bad in (None, getattr(many.buffers, name).astype("f8")):
            wrong: dict[str, Any] = {name: bad}
            buffers = replace(many.buffers, **wrong)
            with pytest.raises(engawa.BadInput, match=f"^{name} "):
                VectorTable("samurai", 2, buffers=buffers)
    with pytest.raises(engawa.BadInput, match="there is no table 2"):
        many.look(2, 0)
    with pytest.raises(engawa.BadInput, match="there is no seat 2"):
        many.look(0, 2)
    with pytest.raises(engawa.BadInput, match="steps are a whole number"):
        many.rollout(0)
    with pytest.raises(engawa.BadInput, match="a rollout needs auto_reset"):
        VectorTable("samurai", 2, auto_reset=False).rollout(1)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no fork")
def test_threads_work_on_in_a_forked_process() -> None:
    program = """
import os, warnings
from engawa.envs import VectorTable
many = VectorTable("rent-a-hero", 512, seed=1, threads=2)
many.rollout(10)
warnings.simplefilter("ignore")  # Python warns of any fork beside threads
child = os.fork()
many.rollout(10)
if child:
    assert os.waitpid(child, 0)[1] == 0
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
