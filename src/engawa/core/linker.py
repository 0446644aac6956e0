"""Joins a game's rules with code written for any game: `linked` takes marked functions and all
the marked functions they call, and gives each a copy whose calls go to the other copies.

As plain Python, to play; or with a compiler that finishes each copy (compiler.py).
"""

from __future__ import annotations

import dis
from collections.abc import Callable, Iterator, Mapping
from types import FunctionType
from typing import Any, cast

from engawa.core.intrinsics import AS_COMPILED, IN_PLACE
from engawa.core.record import tell, words
from engawa.core.rule import Function


def linked(
    roots: Mapping[str, Function],
    game: Mapping[str, Function],
    finish: Callable[[FunctionType, Function], Function] | None = None,
    known: Callable[[Function], Function | None] = lambda _: None,
) -> dict[str, Function]:
    """Copies of the roots and of every rule they call, calling each other.

    `finish` is a compiler: it is handed each copy, callees first, with the function it was made
    from. Compiled copies report no events and read tables as arrays. What is `known` is already
    finished, and its callees are not visited.
    """
    made: dict[Function, Function] = {}

    def link(function: Function) -> Function:
        function = resolved(function, game)
        if finish and function in IN_PLACE:
            return IN_PLACE[function]()
        if function not in made:
            made[function] = known(function) or finished(function)
        return made[function]

    def finished(function: Function) -> Function:
        original = compiled_form(function) if finish else cast(FunctionType, function)
        copy = FunctionType(
            original.__code__, namespace(original), original.__name__, original.__defaults__
        )
        copy.__module__, copy.__qualname__ = original.__module__, original.__qualname__
        return finish(copy, function) if finish else copy

    def namespace(function: FunctionType) -> dict[str, Any]:
        names: dict[str, Any] = {"__name__": function.__module__}
        for name, value in globals_read(function):
            if is_linked(value):
                names[name] = link(value)
            else:
                names[name] = _array(value) if finish and isinstance(value, tuple) else value
        return names

    return {name: link(function) for name, function in roots.items()}


def resolved(function: Function, game: Mapping[str, Function]) -> Function:
    """The function itself; of a placeholder, the game's."""
    return game[function.__name__] if "is_of_game" in function.__dict__ else function


def compiled_form(function: Function) -> FunctionType:
    """The function whose code is compiled instead of this one."""
    return cast(FunctionType, AS_COMPILED.get(function, function))


def globals_read(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """Names and values of the globals that a function reads; builtins are not among them."""
    names = {i.argval: None for i in dis.get_instructions(function.__code__) if i.opname == READ}
    for name in names:
        if name in function.__globals__:
            yield name, function.__globals__[name]


READ = "LOAD_GLOBAL"


def is_linked(value: Any) -> bool:
    """Is it a function that becomes part of what is linked?"""
    if not isinstance(value, FunctionType):
        return False
    is_marked = "is_rule" in value.__dict__ or "is_of_game" in value.__dict__
    return is_marked or value in (tell, words)


def _array(table: tuple[Any, ...]) -> Any:
    """Tables are tuples in Python, where they are fast; compiled code reads arrays without
    branching, of bytes where they suffice: many at a time."""
    import numpy as np

    array = np.array(table)
    for kind in (np.int8, np.int16, np.int32):
        if array.dtype.kind == "i" and (array == array.astype(kind)).all():
            return array.astype(kind)
    return array
