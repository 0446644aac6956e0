"""Games, and the tables where they are played."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from engawa.server.messages.kinds import SeatNumber, Status

OptionKind = Literal["choice", "flag", "number", "characters"]


class PlayersInfo(Struct):
    """How many can play."""

    min: int
    max: int
    usual: int


class OptionInfo(Struct):
    """An option of a game; left out, it has its default."""

    name: str
    kind: OptionKind
    section: str  # of the game's rules
    values: list[str | int]  # what may be chosen; a flag has none
    usual: str | int | bool | None  # None: it depends on the number of players, or is drawn
    always_for: list[int]  # numbers of players with which a flag always holds
    fewest: int  # seats at which characters play; 0 for other kinds


class FirstGameInfo(Struct):
    """A table that somebody new wins about half the time, as `NewTable` takes it."""

    options: dict[str, Any]
    seats: list[str]


class GameInfo(Struct):
    name: str
    bots: list[str]  # levels for people, weakest first
    players: PlayersInfo  # the option `players`
    is_cooperative: bool  # all seats win or lose together
    options: list[OptionInfo]  # the other options, in order
    quick_start: dict[str, str]  # choices for a quicker start than the book's; may be empty
    first_game: FirstGameInfo


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    per: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats` has one word per seat: `me`, `open`, or a kind of bot. Left out: me at the first,
    bots at the others."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)] | None = None
    lobby: bool = False
    clock: Clock | None = None
    coach: bool = True  # may be asked during play
    lesson: bool = False  # all seats are mine, and the draws are always the same


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None  # None: the first open one


class Hand(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=20)] = "player"


class Rematch(Struct, forbid_unknown_fields=True):
    """What is different in the next game: some options, another level of all bots."""

    options: dict[str, Any] = {}
    bot: Annotated[str, Meta(max_length=20)] | None = None


class Winner(Struct):
    seat: int
    name: str  # of the guest; '' for a bot
    bot: str | None


class ResultInfo(Struct):
    """How a match ended, for the reader of a list."""

    standing: Literal["won", "lost", "draw", "watched"]
    winners: list[Winner]


class TableSummary(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    open_seats: int
    status: Status
    is_my_turn: bool
    changed_at: float
    result: ResultInfo | None  # once it is over; older tables have none
    invite: str | None  # in the lobby
    watch: str | None


class SeatInfo(Struct):
    seat: int
    name: str  # of the guest; of an open seat who left it or is awaited there; '' for bots
    bot: str | None  # who plays it now, if that is a bot
    is_open: bool
    is_mine: bool
    is_present: bool  # is at the table right now


class ProposalInfo(Struct):
    """Somebody asks to take decisions back; everybody has to agree."""

    seat: int
    actions: int  # of the log, that would be taken back
    waiting_for: list[int]  # seats whose players have not answered
    is_mine_to_answer: bool


class DeclinedInfo(Struct):
    """Nothing is taken back: somebody declined."""

    seat: int  # that had asked
    name: str  # of who declined


class TableInfo(Struct):
    id: str
    game: str
    is_cooperative: bool  # all seats win or lose together, and the score says how well
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    commitment: str  # to the secret of all draws
    secret: str | None  # when the match is over
    invite: str | None  # for players at this table
    watch: str | None
    lobby: bool
    clock: Clock | None
    coach: bool  # may be asked during play
    lesson: bool
    proposal: ProposalInfo | None
    declined: DeclinedInfo | None  # until something else happens
    rematch: str | None  # the table where it continues …
    rematch_by: str  # … and the name of who wants that
    spectators: list[str]  # their names; '' for those who have none


class Verification(Struct):
    is_fair: bool
    draws: int
    commitment: str
    sentence: str


class Health(Struct):
    status: Literal["ok"]
    version: str
