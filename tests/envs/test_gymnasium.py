"""Gymnasium's own check, and what it does not ask: opponents, rewards, refusals."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import GAMES

import engawa
from engawa.envs.gymnasium import Seat

IDS = ("RentAHero", "Samurai", "SamuraiSpirit", "SamuraiSpiritSolo")
games = pytest.mark.parametrize("game", GAMES)


def _play_out(env: Seat, seed: int) -> tuple[float, dict[str, Any]]:
    env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        _, reward, is_over, is_cut, info = env.step(env.action_space.sample())
        assert not is_cut
        if is_over:
            return float(reward), info
        assert reward == 0


@pytest.mark.parametrize("name", IDS)
def test_check_env(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(f"engawa/{name}-v0").unwrapped)
    assert capsys.readouterr().out  # of the mode 'human'


@games
@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
def test_the_agent_is_asked_for_its_own_seat_alone(game: str, opponents: str) -> None:
    env = Seat(game, seat=1, opponents=opponents)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert info["seat"] == 1
            seen, _, is_over, _, info = env.step(env.action_space.sample())
            assert env.observation_space.contains(seen)
        assert info["ending"] in env._table.game.endings


@games
def test_the_reward_is_the_seats_share_of_the_win(game: str) -> None:
    env = Seat(game, seat=0)
    for seed in range(8):
        reward, info = _play_out(env, seed)
        share = 1 if game == "samurai-spirit" else max(1, len(info["winners"]))
        assert reward == pytest.approx(1 / share if 0 in info["winners"] else 0)


def test_a_solo_player_leads_all_samurai() -> None:
    env = gymnasium.make("engawa/SamuraiSpiritSolo-v0", samurai=4).unwrapped
    _, info = env.reset(seed=1)
    asked = set()
    is_over = False
    while not is_over:
        asked.add(info["seat"])
        _, _, is_over, _, info = env.step(env.action_space.sample())
        if is_over and len(asked) < 4:
            _, info = env.reset()
            is_over = False
    assert asked == {0, 1, 2, 3}


def test_opponents_may_differ_and_may_think_ahead() -> None:
    env = Seat("rent-a-hero", seat=2, opponents=["greedy", "beginner"])
    reward, info = _play_out(env, 1)
    assert reward in (0, 0.5, 1)
    assert info["winners"]


@games
def test_greedy_opponents_are_better_than_random_ones(game: str) -> None:
    won = {}
    for bot in ("uniform", "greedy"):
        env = Seat(game, opponents=bot, reward="worth")
        won[bot] = sum(_play_out(env, seed)[0] for seed in range(40))
    if game == "samurai-spirit":  # they are on our side
        assert won["greedy"] > won["uniform"]
    else:
        assert won["greedy"] < won["uniform"]


@games
def test_a_forbidden_action_ends_the_game_and_says_why(game: str) -> None:
    env = Seat(game, reward="worth")
    seen, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, is_over, is_cut, info = env.step(wrong)
    assert (reward, is_over, is_cut) == (0, True, False)
    assert "is not allowed; allowed are" in info["refused"]
    with pytest.raises(engawa.BadInput, match=r"reset\(\) begins one"):
        env.step(wrong)
    env.reset()
    env.step(env.action_space.sample())


@games
def test_a_forbidden_action_can_raise_and_then_changes_nothing(game: str) -> None:
    env = Seat(game, refused="raise")
    seen, _ = env.reset(seed=1)
    with pytest.raises(engawa.BadInput, match="is not allowed; allowed are"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    env.step(env.action_space.sample())


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"opponents": "genius"}, "there is no bot 'genius'"),
        ({"opponents": ["greedy", "greedy"]}, "1 opponents sit at this table; 2 bots are named"),
        ({"render_mode": "film"}, "there is no render_mode 'film'"),
        ({"refused": "laugh"}, "a refused action can 'end' the game or 'raise', not 'laugh'"),
        ({"players": 9}, "9 players cannot play"),
    ],
)
def test_bad_input_gets_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        Seat("samurai", **wrong)
