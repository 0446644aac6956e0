"""A decision as the player who decides sees it: what the facts about its actions are made from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engawa.core.game import Game
from engawa.core.words import say

PART = "coach"  # the catalogue of its sentences


@dataclass(frozen=True)
class Case:
    """A position, a seat and a language. `s` is the hidden record: it holds what the seat sees and
    nothing else, so no fact can use more."""

    game: Game
    s: Any
    seat: int
    language: str

    def say(self, message: str, **details: str | int) -> str:
        """A sentence of the coach about this game."""
        return say(self.language, f"{self.game.name}/coach", message, **details)


def percent(part: float, whole: float = 1.0) -> int:
    """A percentage; only nothing is 0 and only everything is 100."""
    if whole <= 0 or part <= 0:
        return 0
    if part >= whole:
        return 100
    return min(99, max(1, round(100 * part / whole)))
