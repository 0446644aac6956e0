"""PettingZoo environments: `pettingzoo.make("aec", "engawa/samurai-v0", players=3)`, once this
module is imported; or `env("samurai", players=3)`.

Agents are `seat_0`, `seat_1` … in seat order. Every reward comes at the end of the game: 1 for a
win, shared by those who share it; in cooperative games all get 1, or all get 0.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engawa.core.contract import OVER
from engawa.core.reasons import BadInput
from engawa.envs import render
from engawa.envs.vector import Reward, VectorTable
from engawa.games import find, names

try:
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo.utils import wrappers

    from engawa.envs.spaces import Observation, observation_space
except ImportError as missing:
    raise ImportError("PettingZoo is not installed: pip install 'engawa[envs]'") from missing


def env(game: str, **options: Any) -> Any:
    """An environment that also watches the order of calls, as PettingZoo's own ones do."""
    return wrappers.OrderEnforcingWrapper(Table(game, **options))


class Table(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc] # PettingZoo ships no types
    """One table. An action that the mask forbids raises BadInput and changes nothing."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (an instance has its name in it)
        "render_modes": list(render.MODES),
        "render_fps": render.FRAMES_A_SECOND,
        "is_parallelizable": True,  # by turn_based_aec_to_parallel
    }

    def __init__(
        self, game: str, *, render_mode: str | None = None, reward: Reward = "win", **options: Any
    ) -> None:
        EzPickle.__init__(self, game, render_mode=render_mode, reward=reward, **options)
        super().__init__()
        self.render_mode = render.check_mode(render_mode)
        self._table = VectorTable(game, 1, reward=reward, auto_reset=False, **options)
        self.metadata = {**self.metadata, "name": f"engawa/{game}-v{find(game).numbers_version}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(self._table.seats)]
        kind = self._table.game
        self._observation_spaces = {a: observation_space(kind) for a in self.possible_agents}
        self._action_spaces = {a: spaces.Discrete(kind.decisions) for a in self.possible_agents}
        self.agents: list[str] = []
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A seed makes this game and those after it repeatable; options belong to the maker."""
        del options
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self._table.reset(int(self._seeds.integers(1 << 31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()
        self._show()

    def observe(self, agent: str) -> Observation:
        """What this seat sees; the mask is empty unless it decides."""
        seat = self.possible_agents.index(agent)
        is_asked = int(self._table.actor[0]) == seat
        mask = self._table.masks[0]
        return {
            "observation": self._table.look(0, seat),
            "action_mask": mask.copy() if is_asked else np.zeros_like(mask),
        }

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadInput(f"{self.agent_selection} has to decide, but no action was given")
        self._table.step(np.array([action]))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self._table.rewards[0].tolist()))
        if self._table.ends[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._asked()
        self._accumulate_rewards()
        self._show()

    def render(self) -> Any:
        return render.render(self._table.match(0), self.render_mode)

    def close(self) -> None:
        """There is nothing to release."""

    def _asked(self) -> str:
        seat = int(self._table.actor[0])
        return self.agent_selection if seat == OVER else self.possible_agents[seat]

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


def _register() -> None:
    for game in names():
        name = f"engawa/{game}-v{find(game).numbers_version}"
        pettingzoo.register("aec", name, f"{__name__}:env", kwargs={"game": game})


_register()
