"""What is stored of tables, in any store."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from engawa.core.match import Start
from engawa.server.entries import AnyEntry
from engawa.server.messages import Clock, Status
from engawa.server.seats import Seat


@dataclass(frozen=True, kw_only=True)
class TableSetup:
    """What is fixed about a table from the beginning."""

    id: str
    game: str
    options: dict[str, Any]
    rules_version: int
    secret: str
    invite: str
    watch: str
    seats: int
    made_at: float
    lobby: bool = False  # listed for everybody
    clock: Clock | None = None
    coach: bool = True  # may be asked during play
    lesson: bool = False  # its draws are the same for everybody; it is in no list
    rematch_of: str | None = None

    @property
    def start(self) -> Start:
        return Start(self.options, rules_version=self.rules_version)


class Result(msgspec.Struct, frozen=True):
    """How a match ended, and who sat where then."""

    winners: list[int]  # seats
    seats: list[Seat]

    def encode(self) -> str:
        return msgspec.json.encode(self).decode()

    @staticmethod
    def decode(text: str) -> Result:
        return msgspec.json.decode(text, type=Result)


class Summary(NamedTuple):
    """What lists of tables need to know of a journal."""

    status: Status
    turn: str | None  # the guest who decides
    open_seats: int
    changed_at: float
    due_at: float | None  # since when a bot has to decide, or when a clock runs out
    result: str | None = None  # an encoded `Result`, once it is over


@dataclass
class Append:
    """Entries of one table, from a number on, with the summary that holds after them."""

    table_id: str
    first: int
    entries: list[AnyEntry]
    summary: Summary
    came: list[str]  # guests who sat down
    left: list[str]  # guests who have no seat any more
    new: TableSetup | None = None  # a table that begins with these entries

    @property
    def is_simple(self) -> bool:
        """Nothing but entries, as nearly all of them are."""
        return not (self.new or self.came or self.left)


class AlreadyWritten(Exception):
    """Somebody else, perhaps on another node, wrote the entry of that number first."""
