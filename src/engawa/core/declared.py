"""Numbers that mean something, declared in a class: what actions, features, events and reasons
have in common. A member is a plain number to rules and holds what was declared for it."""

from __future__ import annotations

from enum import IntEnum
from typing import Self


class Declared(IntEnum):
    @classmethod
    def _new(cls, number: int) -> Self:
        """A member of this number; `__new__` of a subclass adds what was declared."""
        member = int.__new__(cls, number)
        member._value_ = number
        return member

    @classmethod
    def numbered(cls, number: int) -> Self:
        """The member of that number."""
        return cls(number)  # looks it up: members are made by the class alone
