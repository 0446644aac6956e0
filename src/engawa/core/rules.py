"""The rules of one game, by the names of the contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from engawa.core.contract import CONTRACT, OPTIONAL

if TYPE_CHECKING:
    from engawa.core.rule import Function


class Rules(Mapping[str, "Function"]):
    """Made once, from the modules of a game; `rules.actor(s)` calls one."""

    def __init__(self, found: Mapping[str, Function]) -> None:
        missing = [name for name in CONTRACT if name not in found and name not in OPTIONAL]
        if missing:
            raise TypeError(f"a game has the rule '{missing[0]}' too: see core/contract.py")
        self.__dict__.update(found)

    @classmethod
    def of(cls, *modules: ModuleType) -> Rules:
        """The rules of the contract that these modules define."""
        found: dict[str, Function] = {}
        for name in CONTRACT:
            written = [function for module in modules if (function := _defined(module, name))]
            if len(written) > 1:
                homes = " and ".join(function.__module__ for function in written)
                raise TypeError(f"the rule '{name}' is written twice: in {homes}")
            if written:
                found[name] = written[0]
        return cls(found)

    def __getattr__(self, name: str) -> Any:  # for the type checker: all are in __dict__
        raise AttributeError(f"this game has no rule '{name}'; it has {', '.join(self)}")

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("the rules of a game do not change while it is played")

    def __getitem__(self, name: str) -> Function:
        function: Function = self.__dict__[name]
        return function

    def __iter__(self) -> Iterator[str]:
        return iter(self.__dict__)

    def __len__(self) -> int:
        return len(self.__dict__)


def _defined(module: ModuleType, name: str) -> FunctionType | None:
    """The function of that name that is written in this module, not only imported by it."""
    function = vars(module).get(name)
    is_own = isinstance(function, FunctionType) and function.__module__ == module.__name__
    return function if is_own else None
