"""What is declared: actions, events, reasons, and the table as a record (RULES.md §1)."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from engawa.core.actions import Actions, decision, outcome
from engawa.core.events import Events, told, told_in_private
from engawa.core.reasons import Reasons, section
from engawa.core.record import Number, Record, Row

SEATS = 2
MOST_TAKEN = 3
TOKENS = (0, 1, 2, 2)  # in the bag: how many with each number
MOST_STONES = 50
UNKNOWN = 0  # a taboo that is not drawn yet, or that the viewer may not know

AMOUNTS = range(1, MOST_TAKEN + 1)


class Action(Actions):
    TAKE = decision(AMOUNTS)  # take:1, take:2, take:3
    TOKEN = outcome(AMOUNTS)  # token:1 …: what chance draws


class Ending(IntEnum):
    NONE, STUCK = range(2)


class Event(Events):
    """What the rules report."""

    DREW = told("seat")
    TOKEN_SEEN = told_in_private("number")
    TOOK = told("seat", "number", "left")
    IS_STUCK = told("seat")


class Why(Reasons):
    """Why a take is refused, and the section of that rule."""

    TOO_FEW_STONES = section("2.1")
    TABOO = section("2.2")


class State(Record):
    stones: Number
    turn: Number  # the seat whose turn it is
    drawn: Number  # tokens drawn so far; everybody has one before the first turn
    ending: Number  # an Ending
    bag: Annotated[Row, MOST_TAKEN + 1]  # tokens that nobody drew, or that the viewer has not seen
    taboo: Annotated[Row, SEATS]
    took: Annotated[Row, SEATS]  # amounts a seat has taken, one bit each: never its taboo
