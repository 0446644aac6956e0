"""OpenSpiel's own simulation test, and that its algorithms run on our games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

from engawa.envs.openspiel import Table
from engawa.games import find

GAMES = (
    "engawa_rent_a_hero",
    "engawa_rent_a_hero(players=5,hints=original,deck=endless)",
    "engawa_samurai",
    "engawa_samurai(players=4,hands=chosen,figures=players)",
    "engawa_samurai_spirit",
    "engawa_samurai_spirit(players=1,samurai=kyuzo+gorobei+kanbei,level=easy)",
)
games = pytest.mark.parametrize("name", GAMES)


def _play_on(state: Any, choose: random.Random, actions: int = 10_000) -> None:
    for _ in range(actions):
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choose.choices(outcomes, odds)[0])
        else:
            state.apply_action(choose.choice(state.legal_actions()))


@games
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@games
def test_returns_are_shares_of_the_win(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(2):
        state = game.new_initial_state()
        _play_on(state, random.Random(seed))
        won = state.returns()
        if "spirit" in name:
            assert won in ([0.0] * game.num_players(), [1.0] * game.num_players())
        else:
            assert sum(won) == pytest.approx(1)


@games
def test_chance_has_the_odds_of_its_weights(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    assert state.is_chance_node()
    while state.is_chance_node():
        weights = {
            action: state.engawa.rules.weight(state.position, action)
            for action, _ in state.chance_outcomes()
        }
        total = sum(weights.values())
        for action, odds in state.chance_outcomes():
            assert odds == pytest.approx(weights[action] / total)
        state.apply_action(state.chance_outcomes()[-1][0])


def test_an_information_state_tells_a_seat_what_it_saw_and_no_more() -> None:
    quick = pyspiel.load_game("engawa_samurai", {"hands": "random", "figures": "random"})
    state = quick.new_initial_state()
    _play_on(state, random.Random(1), 1 + 2 * 5)
    own, other = (state.information_state_string(seat) for seat in (0, 1))
    assert own != other
    assert own.count("tile:?") == other.count("tile:?") == 5
    assert len(state.observation_tensor(0)) == np.prod(
        pyspiel.load_game("engawa_samurai").observation_tensor_shape()
    )


def test_its_search_plays_our_games() -> None:
    game = pyspiel.load_game("engawa_rent_a_hero")
    state = game.new_initial_state()
    _play_on(state, random.Random(2), 60)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
    assert bot.step(state) in state.legal_actions()


def test_its_learning_environment_steps_our_games() -> None:
    env = rl_environment.Environment(
        pyspiel.load_game("engawa_samurai_spirit"),
        observation_type=rl_environment.ObservationType.OBSERVATION,
    )
    time_step = env.reset()
    choose = random.Random(3)
    while not time_step.last():
        asked = time_step.observations["current_player"]
        time_step = env.step([choose.choice(time_step.observations["legal_actions"][asked])])
    assert len(set(time_step.rewards)) == 1


def test_a_wrong_parameter_gets_a_sentence() -> None:
    with pytest.raises(pyspiel.SpielError, match="5 players cannot play; 2 to 4 can"):
        Table(find("samurai"), {"players": 5})
