"""@rule marks a function of the rules: plain Python, compiled unchanged by Numba on demand.

Marking costs nothing and does not import Numba. linker.py joins marked functions to each other
and to those of a game, compiler.py compiles them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from engawa.core.record import Record

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
Progress = Callable[[int, int, str], None]  # pieces compiled, all pieces, name of the next

# Annotations of rule parameters besides the record itself and int: what the compiled form takes.
Mask = Annotated[list[int], "int8", 1]  # one byte per action or a feature, the caller's
Counts = Annotated[list[int], "int64", 1]  # tallies of a simulation
States = Annotated[list[Any], Record, 1]  # many packed records; plain code takes a list of them


def rule(function: F) -> F:
    """Mark a function of the rules."""
    function.__dict__["is_rule"] = True
    return function


def of_game(function: F) -> F:
    """Mark a placeholder: linking a game replaces it by the game's own function of this name."""
    function.__dict__["is_of_game"] = True
    return function


def called(function: F) -> F:
    """Mark a big rule that compiled callers call, instead of each holding a copy of it."""
    function.__dict__["is_called"] = True
    return function


@rule
def clear(mask: Mask) -> None:
    """Set a whole mask to zero. In Python a loop over thousands is slow; compiled code uses one."""
    mask[:] = [0] * len(mask)


@rule
def spread(options: int, count: int, out: Mask, at: int) -> None:
    """Write the first `count` bits of a set from out[at] on, one byte each. The count is a
    constant up to 63: compiled code writes all of them in one instruction."""
    chosen = [options >> place & 1 for place in range(count)] if options else [0] * count
    out[at : at + count] = chosen
