"""What rules report, declared once: each event, and what its numbers are.

    class Event(Events):
        TOOK = told("seat", "number", "left")
        TOKEN_SEEN = told_in_private("number")

Rules say `tell(s, Event.TOOK, seat, amount, left)`; the sentence is `event-took` in the game's
catalogue, and the game says what words its numbers are (`Game.detail`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from engawa.core.declared import Declared


@dataclass(frozen=True)
class Telling:
    details: tuple[str, ...]
    is_private: bool


def told(*details: str) -> Telling:
    """Told to everybody; the details name its numbers."""
    return Telling(details, is_private=False)


def told_in_private(*details: str) -> Telling:
    """Told only to those who see the action that led to it."""
    return Telling(details, is_private=True)


class Events(Declared):
    """The events of a game: a subclass declares them."""

    details: tuple[str, ...]
    is_private: bool

    def __new__(cls, telling: Telling) -> Self:
        number = len(cls.__members__) + 1
        member = cls._new(number)
        member.details = telling.details
        member.is_private = telling.is_private
        return member
