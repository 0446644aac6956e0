"""Names as players write them."""

from __future__ import annotations

from enum import IntEnum
from functools import cache, lru_cache


@lru_cache(maxsize=None, typed=True)  # members of two kinds with the same number are equal
def word(member: IntEnum) -> str:
    """A name as players write it: Penalty.NO_DEFENCE is 'no-defence'."""
    return member.name.lower().replace("_", "-")


@cache
def words(kind: type[IntEnum]) -> tuple[str, ...]:
    return tuple(word(member) for member in kind)
