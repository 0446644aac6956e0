"""What tables need from outside. On a server a database, other nodes and threads provide it; the
tables themselves know of none of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from engawa.core.match import Match
from engawa.server.entries import AnyEntry
from engawa.server.presence import Visitor
from engawa.server.storage import Append, TableSetup

if TYPE_CHECKING:  # the coach imports NumPy
    from engawa.coach import Advice, Review

Progress = Callable[[int, int], None]  # done, of


class Store(Protocol):
    """Where tables are kept."""

    async def table(self, table_id: str) -> TableSetup | None: ...

    async def entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        """The journal after that number."""

    async def due(self, now: float) -> Sequence[str]:
        """Tables where a bot has to decide, or a clock has run out; the longest due first."""


class Journal(Protocol):
    """Where entries are written."""

    def append(self, *appends: Append) -> asyncio.Future[None]:
        """Done when all of them are stored; AlreadyWritten, and none is, if a number was taken."""

    async def close(self) -> None: ...


class OtherNodes(Protocol):
    """The other nodes that serve the same tables."""

    def announce_growth(self, table_id: str, number: int) -> None:
        """The journal of the table holds this many entries."""

    def announce_visitors(self, table_id: str, visitors: list[Visitor]) -> None:
        """They are at the table on this node."""

    def announce_message(self, table_id: str, text: str) -> None:
        """For everybody at the table; it is not stored, and short."""


class Notifier(Protocol):
    def notify(self, table_id: str, game: str, guest: str) -> None:
        """Notify a guest who is elsewhere that it is their turn."""


class Thinker(Protocol):
    """Bots and the coach; players never wait for them."""

    async def choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        """What a bot of that kind would do."""

    async def advise(self, view: Mapping[str, Any], language: str, seconds: float) -> Advice:
        """What each choice of the seat that has this view is worth."""

    async def review(self, match: Match, progress: Progress) -> Review:
        """Every decision of a match, in its language."""

    async def warm_up(self) -> None:
        """Compile everything before somebody needs it."""
