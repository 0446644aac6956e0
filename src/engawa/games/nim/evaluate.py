"""What bots use: how an action looks at a glance, and what an end is worth."""

from __future__ import annotations

from engawa.core.contract import WORTH
from engawa.core.rule import rule
from engawa.games.nim.rules import amount_of, winners
from engawa.games.nim.state import MOST_TAKEN, State


@rule
def appeal(s: State, action: int) -> int:
    """In points: leaving a multiple of four is how plain Nim is won."""
    return 20 if (s.stones - amount_of(action)) % (MOST_TAKEN + 1) == 0 else 0


@rule
def lap(s: State) -> int:  # noqa: ARG001 (one lap is the whole game)
    return 0


@rule
def worth(s: State, seat: int) -> int:
    return WORTH if winners(s) >> seat & 1 else 0
