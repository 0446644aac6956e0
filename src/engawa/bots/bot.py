"""What a bot is: something that chooses from a view."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engawa.core.game import Game
from engawa.core.reasons import BadInput


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: a number of seconds, of simulations, or whichever ends first."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise BadInput("a budget is a number of seconds, of simulations, or both")
        for name, value in (("seconds", self.seconds), ("simulations", self.simulations)):
            if value is not None and not value > 0:
                raise BadInput(f"a budget of {value} {name} leaves no time to think; give more")


class Bot(ABC):
    """A player made of code. It gets a view and nothing else, so it cannot cheat."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        """An action for the seat whose view this is; without a budget, as long as its level
        thinks. The same view, simulations and seed give the same action."""

    def forget(self) -> None:  # noqa: B027 (most bots remember nothing)
        """Another match begins."""
