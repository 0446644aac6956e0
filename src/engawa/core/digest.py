"""Identifies compiled code by its content: the fingerprint of a rule covers all that is linked into
it, and nothing else. That is the instructions, the types of the parameters and the marks of every
function, and the value of every global that it reads. Not where it is written: docstrings,
comments, lines, files and times do not matter.
"""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Iterator, Mapping
from enum import Enum, EnumType
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Annotated, Any, cast, get_args, get_origin, get_type_hints

from engawa.core.intrinsics import IN_PLACE
from engawa.core.linker import READ, compiled_form, is_linked, resolved
from engawa.core.record import Record, dtype
from engawa.core.rule import Function

NUMBERS_AND_TEXTS = (bool, int, float, str, bytes, type(None))


def fingerprint(root: Function, game: Mapping[str, Function], state: type[Record]) -> str:
    """The same for the same code and tables, whatever the machine; Numba is not needed."""
    return Digests(game, state).of(root)


class Digests:
    """The fingerprints of the rules of one game."""

    def __init__(self, game: Mapping[str, Function], state: type[Record]) -> None:
        self._game, self._state = game, state
        self._known: dict[Function, str] = {}
        self._called: dict[Function, dict[Function, None]] = {}

    def of(self, function: Function) -> str:
        function = resolved(function, self._game)
        if function not in self._known:
            self._called[function] = {}
            self._known[function] = digest(*self._parts(function))
        return self._known[function]

    def called_from(self, function: Function) -> list[Function]:
        """The functions marked `called` that are reached from this one, callees first."""
        self.of(function)
        return list(self._called[resolved(function, self._game)])

    def _parts(self, function: Function) -> Iterator[Any]:
        if function in IN_PLACE:  # made, not compiled: what makes it identifies it
            yield from instructions(_unwrapped(IN_PLACE[function]).__code__)
            return
        form = compiled_form(function)
        yield form.__module__, form.__qualname__, "is_called" in function.__dict__
        yield form.__code__.co_varnames, form.__code__.co_flags, form.__defaults__ or ()
        yield from (self._hint(hint) for hint in parameters(function).values())
        yield from instructions(form.__code__)
        for name, value in _reads(form):
            yield name, self._value(function, name, value)

    def _callee(self, function: Function, callee: Function) -> str:
        callee = resolved(callee, self._game)
        content = self.of(callee)
        self._called[function].update(self._called[callee])
        if "is_called" in callee.__dict__:
            self._called[function][callee] = None
        return content

    def _value(self, function: Function, name: str, value: Any) -> Any:
        if is_linked(value):
            return self._callee(function, value)
        if isinstance(value, EnumType):
            members: Mapping[str, Enum] = value.__members__
            values = [(each, self._value(function, each, of.value)) for each, of in members.items()]
            return [base.__name__ for base in value.__mro__[1:]], values
        if isinstance(value, Enum):
            return type(value).__name__, value.name, value.value
        if isinstance(value, tuple):
            return [self._value(function, name, each) for each in value]
        if isinstance(value, BuiltinFunctionType):  # of `math`: Numba's own code
            return value.__module__, value.__qualname__
        if isinstance(value, NUMBERS_AND_TEXTS):
            return value
        raise TypeError(
            f"the rule {function.__module__}.{function.__qualname__} reads '{name}', "
            f"a {type(value).__name__}; rules read numbers, texts, tuples of them and enums"
        )

    def _hint(self, hint: Any) -> Any:
        """What a parameter is compiled as (signature.py)."""
        if get_origin(hint) is Annotated:
            return [self._hint(part) for part in get_args(hint)[1:]]
        if isinstance(hint, type) and issubclass(hint, Record):
            return repr(dtype(self._state if hint is Record else hint))
        if isinstance(hint, type) and issubclass(hint, tuple):
            fields = get_type_hints(hint, include_extras=True)
            parts = [(name, self._hint(of)) for name, of in fields.items()]
            return hint.__module__, hint.__qualname__, parts
        return hint.__name__ if isinstance(hint, type) else hint


def digest(*parts: Any) -> str:
    """Of numbers, texts and rows of them. `repr` distinguishes 1, True, 1.0 and '1'."""
    return hashlib.sha256("\n".join(map(repr, parts)).encode()).hexdigest()


def instructions(code: CodeType) -> Iterator[Any]:
    """What a function does, without what its docstring says and where its lines are."""
    for instruction in dis.get_instructions(code):
        if isinstance(instruction.argval, CodeType):
            yield list(instructions(instruction.argval))
        elif isinstance(instruction.argval, frozenset):  # its order differs each time
            yield instruction.opname, sorted(map(repr, instruction.argval))
        else:
            yield instruction.opname, instruction.argval
    yield code.co_exceptiontable


def parameters(function: Function) -> dict[str, Any]:
    """The annotations of a rule's parameters."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return hints


def _reads(function: FunctionType) -> Iterator[tuple[str, Any]]:
    """The globals that a function reads; of a module, what it reads there."""
    found: dict[str, Any] = {}
    module: ModuleType | None = None
    for instruction in dis.get_instructions(function.__code__):
        name = instruction.argval
        if module is not None:
            found[f"{module.__name__}.{name}"] = getattr(module, name)
            module = None
        elif instruction.opname == READ and name in function.__globals__:
            value = function.__globals__[name]
            if isinstance(value, ModuleType):
                module = value
            else:
                found[name] = value
    yield from sorted(found.items())


def _unwrapped(function: Any) -> FunctionType:
    return cast(FunctionType, getattr(function, "__wrapped__", function))
