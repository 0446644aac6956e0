"""What learners see of a position, declared once: named blocks of numbers, one after the other.

    class Feature(Features):
        STONES = length(1)
        TOOK = length(2 * MOST_TAKEN)  # 1 for each amount taken so far

The value of a member is the index of its block's first number: `out[Feature.TOOK + number]` in a
rule.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Self

from engawa.core.declared import Declared


@dataclass(frozen=True)
class Length:
    numbers: int


def length(numbers: int) -> Length:
    """A block of this many numbers."""
    return Length(numbers)


class Features(Declared):
    """The features of a game: a subclass declares them."""

    length: int

    def __new__(cls, block: Length) -> Self:
        place = sum(member.length for member in cls.__members__.values())
        member = cls._new(place)
        member.length = block.numbers
        return member

    @classmethod
    @cache
    def total(cls) -> int:
        """How many numbers there are in all."""
        return sum(member.length for member in cls)

    @classmethod
    @cache
    def blocks(cls) -> tuple[tuple[str, int], ...]:
        """Name and length of each block."""
        return tuple((member.name.lower(), member.length) for member in cls)
