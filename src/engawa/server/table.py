"""A table, read from its journal. Reading changes it; requests are made on a draft."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field

from engawa.core.chance import commitment_to
from engawa.core.match import Match
from engawa.games import find
from engawa.server.clocks import Clocks
from engawa.server.entries import (
    Answered,
    AnyEntry,
    Asked,
    Began,
    Played,
    RanOut,
    Rematched,
    Said,
    Sat,
    TookBack,
)
from engawa.server.messages import ChatLine, Status
from engawa.server.seats import Seat
from engawa.server.storage import Result, Summary, TableSetup

CHAT_KEPT = 200  # lines of chat in memory


@dataclass(frozen=True)
class Proposal:
    """To go back to when the log was that long; who has not agreed yet."""

    seat: int
    length: int
    waiting_for: frozenset[str]


@dataclass(frozen=True)
class Declined:
    """Nobody goes back: who had asked for it, and who said no."""

    seat: int
    name: str


@dataclass
class Table:
    """The state of a table that all its readers share."""

    setup: TableSetup
    number: int = 0  # entries of the journal that were read
    version: int = 0  # the number of the entry that last changed the position …
    news_at: int = 0  # … and of the one that last changed anything else except the chat
    match: Match | None = None
    seats: list[Seat] = field(default_factory=list)
    lengths: list[tuple[int, int]] = field(default_factory=list)  # entry, how long the log was then
    chat: list[ChatLine] = field(default_factory=list)
    proposal: Proposal | None = None
    declined: Declined | None = None  # the last proposal, until something else happens
    rematch: str | None = None
    rematch_by: str = ""  # the name of who wants it
    clocks: Clocks | None = None
    changed_at: float = 0.0
    texts: dict[tuple[object, ...], str] = field(default_factory=dict)  # for readers: `projections`
    written: list[AnyEntry] = field(default_factory=list)  # of a draft: what is to be stored

    def __post_init__(self) -> None:
        self.seats = self.seats or [Seat()] * self.setup.seats

    # Facts

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def status(self) -> Status:
        if self.match is None:
            return "waiting"
        return "over" if self.match.actor is None else "playing"

    @property
    def actor(self) -> int | None:
        """The seat that decides."""
        actor = self.match.actor if self.match is not None else None
        return actor if isinstance(actor, int) else None

    @property
    def commitment(self) -> str:
        return commitment_to(self.setup.secret)

    def seats_of(self, guest: str | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        return tuple(n for n, seat in enumerate(self.seats) if seat.guest == guest)

    def name_of(self, guest: str) -> str:
        """As the guest is called at this table."""
        return next((seat.name for seat in self.seats if seat.guest == guest), "")

    def players(self) -> frozenset[str]:
        """Guests who are playing now."""
        return frozenset(seat.player for seat in self.seats if seat.player is not None)

    @property
    def bot_asked(self) -> str | None:
        """The kind of bot that decides."""
        return None if self.actor is None else self.seats[self.actor].bot

    @property
    def turn(self) -> str | None:
        """The guest who decides."""
        return None if self.actor is None else self.seats[self.actor].player

    def summary(self) -> Summary:
        due = self.clocks.deadline if self.clocks is not None else None
        if self.bot_asked is not None:
            due = self.changed_at
        return Summary(
            status=self.status,
            turn=self.turn,
            open_seats=sum(seat.is_open for seat in self.seats),
            changed_at=self.changed_at,
            due_at=due,
            result=self._result(),
        )

    def _result(self) -> str | None:
        outcome = self.match.outcome if self.match is not None else None
        return None if outcome is None else Result(list(outcome.winners), self.seats).encode()

    def length_at(self, number: int) -> int:
        """Up to where the log of a reader who knows this many entries is still valid."""
        if number > self.number:  # not of this journal
            return 0
        shortest = self.match.ply if self.match is not None else 0
        for entry, length in reversed(self.lengths):
            shortest = min(shortest, length)
            if entry <= number:
                return shortest
        return 0

    # Reading the journal

    def draft(self) -> Table:
        """A copy to try a request on; it becomes the table once it is stored."""
        draft = Table.__new__(Table)
        draft.__dict__.update(self.__dict__)
        draft.seats = list(self.seats)
        draft.lengths = list(self.lengths)
        draft.chat = list(self.chat)
        draft.clocks = copy(self.clocks)
        draft.written, draft.texts = [], {}
        return draft

    def write(self, entry: AnyEntry, match: Match | None = None) -> None:
        """Of a draft: this happened."""
        self.written.append(entry)
        self.read(entry, match)

    def read(self, entry: AnyEntry, match: Match | None = None) -> None:
        """The next entry of the journal; the match after it, if somebody has it already."""
        self.number += 1
        self.changed_at = entry.at
        if not isinstance(entry, Played | TookBack | Said):
            self.news_at = self.number
        match entry:
            case Sat():
                self._seat(entry)
            case Began():
                self._begin(entry)
            case Played():
                self._follow(entry, match)
            case TookBack():
                self._rewind(entry)
            case Asked():
                asking = self.seats[entry.seat].player
                waiting = frozenset(guest for guest in self.players() if guest != asking)
                self.proposal = Proposal(entry.seat, entry.length, waiting)
                self.declined = None
            case Answered():
                self._hear_answer(entry)
            case Said():
                seat = next(iter(self.seats_of(entry.guest)), None)
                self.chat.append(ChatLine(self.number, seat, entry.name, entry.text, entry.at))
                del self.chat[:-CHAT_KEPT]
            case RanOut():
                held = self.seats[entry.seat]
                self.seats[entry.seat] = Seat(held.guest, held.name, entry.bot)
            case Rematched():
                self.rematch, self.rematch_by = entry.table, entry.name
        self._turn_clock(entry)

    def _seat(self, entry: Sat) -> None:
        before, after = self.seats[entry.seat], Seat(entry.guest, entry.name, entry.bot)
        self.seats[entry.seat] = after
        if self.clocks is not None and before.bot is not None and after.player is not None:
            self.clocks.give_time(entry.seat)
        if self.proposal is not None and before.player not in (None, *self.players()):
            self._no_longer_wait_for(before.player)

    def _begin(self, entry: Began) -> None:
        # What chance drew is in the journal: nothing is drawn while it is read.
        match = Match(find(self.setup.game), self.setup.start, self.setup.secret, "manual")
        match.follow(entry.draws)
        match.chance = "fair"
        self.match = match
        if self.setup.clock is not None:
            self.clocks = Clocks(self.setup.clock, len(self.seats))
        self._mark()

    def _follow(self, entry: Played, match: Match | None) -> None:
        assert self.match is not None
        if match is None:
            self.match.follow([entry.action, *entry.draws])
        else:
            self.match = match
        self._mark()

    def _rewind(self, entry: TookBack) -> None:
        assert self.match is not None
        if self.written:  # a draft: the table itself continues if this cannot be stored
            self.match = self.match.copy()
        self.match.rewind(entry.length)
        self._mark()

    def _mark(self) -> None:
        assert self.match is not None
        self.version = self.number
        if self.proposal is not None or self.declined is not None or self.match.actor is None:
            self.news_at = self.number  # there is no question any more; the secret is revealed
        self.proposal = self.declined = None
        self.lengths.append((self.number, self.match.ply))

    def _hear_answer(self, entry: Answered) -> None:
        if self.proposal is None:
            return
        if entry.agrees:
            self._no_longer_wait_for(entry.guest)
        else:
            self.declined = Declined(self.proposal.seat, self.name_of(entry.guest))
            self.proposal = None

    def _no_longer_wait_for(self, guest: str | None) -> None:
        assert self.proposal is not None
        waiting = frozenset(g for g in self.proposal.waiting_for if g != guest)
        self.proposal = Proposal(self.proposal.seat, self.proposal.length, waiting)

    def _turn_clock(self, entry: AnyEntry) -> None:
        """Time runs for the seat that decides, if a person plays it; restarted with each
        position."""
        if self.clocks is None:
            return
        seat = self.actor if self.turn is not None else None
        if self.version == self.number or seat != self.clocks.running:
            self.clocks.turn_to(seat, entry.at)
