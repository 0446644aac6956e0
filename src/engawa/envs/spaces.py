"""What an agent gets and may do, as Gymnasium's spaces: for both libraries that use them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from engawa.core.game import Game

Observation = dict[str, NDArray[np.int8]]


def observation_space(game: Game) -> spaces.Dict:
    """Numbers as in docs/environments.md, and 1 for every action that is allowed."""
    numbers = sum(length for _, length in game.features)
    return spaces.Dict(
        {
            "observation": spaces.Box(-128, 127, (numbers,), np.int8),
            "action_mask": spaces.Box(0, 1, (game.decisions,), np.int8),
        }
    )


class LegalActions(spaces.Discrete):
    """The decisions of a game. A sample without a mask is one of those allowed now, so that
    `env.step(env.action_space.sample())` plays at random, as people expect."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.decisions)
        self.allowed: NDArray[np.int8] | None = None

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None and self.allowed is not None:
            mask = self.allowed
        return super().sample(mask, probability)
