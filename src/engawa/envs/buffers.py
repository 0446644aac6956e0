"""The arrays that many tables are stepped into: ours, or the caller's."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from engawa.core.reasons import BadInput


@dataclass
class Buffers:
    """Where the tables write; row i is table i. All are C-contiguous."""

    observations: NDArray[np.int8]  # (n, numbers): what the seat that decides sees
    masks: NDArray[np.int8]  # (n, decisions): 1 for every action it may take
    rewards: NDArray[np.float32]  # (n, seats): of the last step, not 0 only where a game ended
    ends: NDArray[np.bool_]  # (n,): did the last step end the game?
    actor: NDArray[np.int8]  # (n,): the seat that decides; -2 at a table that is over

    @classmethod
    def blank(cls, n: int, numbers: int, decisions: int, seats: int) -> Self:
        return cls(
            np.zeros((n, numbers), np.int8),
            np.zeros((n, decisions), np.int8),
            np.zeros((n, seats), np.float32),
            np.zeros(n, np.bool_),
            np.zeros(n, np.int8),
        )


def checked(buffers: Buffers, blank: Buffers) -> Buffers:
    """The caller's buffers, if they are valid."""
    for field in fields(Buffers):
        given, due = getattr(buffers, field.name), getattr(blank, field.name)
        fits = (
            isinstance(given, np.ndarray)
            and given.shape == due.shape
            and given.dtype == due.dtype
            and given.flags.c_contiguous
            and given.flags.writeable
        )
        if not fits:
            raise BadInput(
                f"{field.name} are a writeable C-contiguous array of {due.dtype}, "
                f"shape {due.shape}, not {_described(given)}"
            )
    return buffers


def _described(given: Any) -> str:
    if isinstance(given, np.ndarray):
        return f"{given.dtype} of shape {given.shape}"
    return repr(given)
