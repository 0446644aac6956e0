"""Numba's types of a rule's parameters, read from its annotations."""

from __future__ import annotations

from typing import Annotated, Any, get_args, get_origin, get_type_hints

from engawa.core.digest import parameters
from engawa.core.record import Record, dtype
from engawa.core.rule import Function


def signature_of(function: Function, state: type[Record]) -> tuple[Any, ...]:
    """Numba's types of a rule's parameters, as annotated; a plain Record is the game's state."""
    return tuple(_numba_type(hint, state) for hint in parameters(function).values())


def _numba_type(hint: Any, state: type[Record]) -> Any:
    import numba

    if get_origin(hint) is Annotated:
        _, element, dimensions = get_args(hint)
        scalar = (
            getattr(numba, element) if isinstance(element, str) else _numba_type(element, state)
        )
        return numba.types.Array(scalar, dimensions, "C")
    if isinstance(hint, type) and issubclass(hint, tuple):  # a NamedTuple: arrays that go together
        parts = get_type_hints(hint, include_extras=True).values()
        return numba.types.NamedTuple([_numba_type(part, state) for part in parts], hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return numba.from_dtype(dtype(state if hint is Record else hint))
    return {int: numba.int64, bool: numba.boolean}[hint]
