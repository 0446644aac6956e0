"""To the browser, over the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engawa.server.messages.kinds import Refusal
from engawa.server.messages.tables import TableInfo


class ServerMessage(Struct, tag_field="kind", kw_only=True):
    pass


class TableNews(ServerMessage, tag="table"):
    """Who sits here, and everything else about the table except the position."""

    number: int
    table: TableInfo


class Act(Struct):
    """An action and its parts: `give:kyuzo>kanbei` is 'give' and 'kyuzo', 'kanbei'."""

    action: str  # to be sent back as it is
    verb: str
    names: list[str]  # none where only the kind of action may be known


class LogLine(Act):
    who: int | str  # a seat, or 'chance'
    text: str  # what happened, in the reader's language


class Choice(Act):
    """Something that may be done, and what it would do, in the reader's language."""

    text: str


class Sight(Struct):
    """What a seat sees; seat None is a spectator."""

    seat: int | None
    view: dict[str, Any]
    asked: str  # who has to decide, and what, in a sentence; '' when it is over
    choices: list[Choice]  # for the seat that decides, in the order of the view's `legal`
    log: list[LogLine]  # from `log_from` on


class OutcomeInfo(Struct):
    ending: str
    winners: list[int]
    scores: list[int]
    text: str


class ClockInfo(Struct):
    left: list[float]  # seconds by seat when the running clock was started
    running: int | None  # the seat whose time runs
    elapsed: float  # seconds it has run


class Position(ServerMessage, tag="position"):
    """The position of a match, for each seat of the reader. The log is continued from `log_from`
    on: what the reader has beyond that was undone."""

    number: int
    version: int  # identifies the position for answers; it only increases, undo or not
    actor: int | None
    log_from: int
    sights: list[Sight]
    outcome: OutcomeInfo | None = None
    clocks: ClockInfo | None = None


class ReplayedPosition(Struct):
    """A finished match when its log held `ply` actions. The log begins with the last decision."""

    ply: int
    actor: int | None
    log_from: int
    sights: list[Sight]
    outcome: OutcomeInfo | None = None


class Done(ServerMessage, tag="done"):
    """It is stored; for messages with a reference."""

    re: str


class Allowed(ServerMessage, tag="allowed"):
    """The answer to `why`, if the action is allowed."""

    re: str | None


class NotAllowed(ServerMessage, tag="refused"):
    """Nothing was changed."""

    re: str | None
    refusal: Refusal


class Pong(ServerMessage, tag="pong"):
    re: str | None


class Goodbye(ServerMessage, tag="goodbye"):
    """The server is stopping; reconnect in a moment."""
