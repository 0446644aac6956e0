"""PettingZoo's own tests, and what they do not ask: who is paid, what is refused, what is drawn."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel
from tests.envs.tables import GAMES, TABLES

import engawa
from engawa.envs.pettingzoo import Table, env

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import games of its own in a way it has given up
    from pettingzoo.test import api_test, parallel_api_test, seed_test

games = pytest.mark.parametrize("game", GAMES)
tables = pytest.mark.parametrize(("game", "options"), TABLES)
pytestmark = [
    # Its own advice against observations with a mask, which its own card games have too.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    # Who is not asked, and everybody at the end, may do nothing.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def _play_out(table: Table, seed: int) -> None:
    table.reset(seed=seed)
    choose = np.random.default_rng(seed)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(choose.choice(np.flatnonzero(mask)))


@tables
def test_api(game: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.make("aec", f"engawa/{game}-v0", **options), num_cycles=200)


@tables
def test_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, **options), num_cycles=50)


@games
def test_parallel_conversion(game: str) -> None:
    parallel_api_test(turn_based_aec_to_parallel(env(game)), num_cycles=100)


@games
def test_agents_sit_in_seat_order_and_only_the_one_asked_has_a_mask(game: str) -> None:
    table = Table(game)
    table.reset(seed=1)
    assert table.agents == [f"seat_{seat}" for seat in range(len(table.agents))]
    for agent in table.agents:
        seen = table.observe(agent)
        assert seen["action_mask"].any() == (agent == table.agent_selection)
        assert table.observation_space(agent).contains(seen)


@tables
def test_rewards_come_at_the_end_to_the_winners(game: str, options: dict[str, Any]) -> None:
    table = Table(game, **options)
    for seed in range(4):
        _play_out(table, seed)
        outcome = table._table.match(0).outcome
        assert outcome is not None
        share = 1 if game == "samurai-spirit" else len(outcome.winners)
        due = {
            agent: 1 / share if seat in outcome.winners else 0
            for seat, agent in enumerate(table.possible_agents)
        }
        assert table.rewards == pytest.approx(due)


@games
def test_a_forbidden_action_is_refused_and_changes_nothing(game: str) -> None:
    table = Table(game)
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    for wrong in (int(np.flatnonzero(before["action_mask"] == 0)[0]), -1, 10**6):
        with pytest.raises(engawa.BadInput, match="is not allowed; allowed are"):
            table.step(wrong)
    with pytest.raises(engawa.BadInput, match="no action was given"):
        table.step(None)
    after = table.observe(table.agent_selection)
    assert all(np.array_equal(before[part], after[part]) for part in before)


@games
def test_an_environment_can_be_pickled(game: str) -> None:
    again = pickle.loads(pickle.dumps(Table(game, render_mode="ansi")))
    again.reset(seed=1)
    assert again.render()


@games
def test_it_can_be_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    for mode in ("ansi", "rgb_array", "human"):
        table = Table(game, render_mode=mode)
        table.reset(seed=2)
        drawn = table.render()
        if mode == "ansi":
            assert len(drawn.splitlines()) > 8
        elif mode == "rgb_array":
            assert (drawn.dtype, drawn.ndim, drawn.shape[2]) == (np.uint8, 3, 3)
            assert len(np.unique(drawn.reshape(-1, 3), axis=0)) > 20
        else:
            assert drawn is None
            assert capsys.readouterr().out
    with pytest.raises(engawa.BadInput, match="there is no render_mode 'film'"):
        Table(game, render_mode="film")
    with pytest.raises(engawa.BadInput, match="drawing needs a render_mode"):
        Table(game).render()


@games
def test_every_position_of_a_game_can_be_drawn_in_one_size(game: str) -> None:
    table = Table(game, render_mode="rgb_array")
    table.reset(seed=3)
    sizes, choose = {table.render().shape}, np.random.default_rng(3)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(choose.choice(np.flatnonzero(mask)))
        if choose.random() < 0.1:
            sizes.add(table.render().shape)
    sizes.add(table.render().shape)
    assert len(sizes) == 1
