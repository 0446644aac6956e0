"""The table as a record, and the numbers of actions (RULES.md §1)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from engawa.core.record import Number, Record, Row

SEATS = 2
MOST_TAKEN = 3
TOKENS = (0, 1, 2, 2)  # in the bag: how many with each number
FEWEST_STONES, USUAL_STONES, MOST_STONES = 5, 15, 50
UNKNOWN = 0  # a taboo that is not drawn yet, or that the viewer may not know

# Actions: take:1, take:2, take:3 are decisions; token:1, token:2, token:3 are drawn by chance.
TAKE, TOKEN = -1, MOST_TAKEN - 1  # plus the number that is meant
DECISIONS = MOST_TAKEN
ACTION_TEXTS = (
    *(f"take:{n}" for n in range(1, MOST_TAKEN + 1)),
    *(f"token:{n}" for n in range(1, MOST_TAKEN + 1)),
)


class Ending(IntEnum):
    NONE, STUCK = range(2)


class Event(IntEnum):
    """What the rules tell of; the numbers in the comments are what comes with it."""

    DREW = 0  # seat
    TOKEN_SEEN = 1  # number
    TOOK = 2  # seat, number, stones left
    IS_STUCK = 3  # seat


class Why(IntEnum):
    """Reasons of our own begin at 2; 0 is allowed, 1 is 'not now'."""

    TOO_FEW_STONES = 2
    TABOO = 3


SECTIONS = {Why.TOO_FEW_STONES: "2.1", Why.TABOO: "2.2"}


class State(Record):
    stones: Number
    turn: Number  # the seat that is to take
    drawn: Number  # tokens drawn so far; everybody has one before the first turn
    ending: Number  # an Ending
    bag: Annotated[Row, MOST_TAKEN + 1]  # tokens that nobody drew, or that the viewer has not seen
    taboo: Annotated[Row, SEATS]
    took: Annotated[Row, SEATS]  # amounts a seat has taken, one bit each: they are not its taboo
