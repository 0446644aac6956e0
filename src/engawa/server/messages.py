"""Everything that goes over the wire: HTTP bodies and socket messages.

The OpenAPI description and the JSON schema of the socket are made from these classes, and the
browser's types from those; docs/protocol.md tells the story.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
ActionText = Annotated[str, Meta(max_length=200)]
Reference = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "pl", "ru"]
Status = Literal["waiting", "playing", "over"]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: for programs, for people, and where the rule is written."""

    code: str
    sentence: str
    section: str | None = None
    allowed: list[str] | None = None


# Guests


class NewGuest(Struct, forbid_unknown_fields=True):
    name: Name
    language: Language = "en"


class GuestChanges(Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class GuestInfo(Struct):
    id: str
    name: str
    language: Language


class PersonalLink(Struct):
    """Whoever has it is this guest: for another device. A new one makes the old one void."""

    token: Token


# Games


class GameInfo(Struct):
    name: str
    bots: list[str]  # levels for people, weakest first
    options: dict[str, list[str]]  # options that change rules, with their values


# Tables


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    per: Literal["decision", "game"]
    seconds: Annotated[int, Meta(ge=5, le=14 * 24 * 3600)]


class NewTable(Struct, forbid_unknown_fields=True):
    """`seats` has one word a seat: `me`, `open`, or a kind of bot. Left out: me at the first,
    bots at the others."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[Annotated[str, Meta(max_length=20)]], Meta(max_length=10)] | None = None
    lobby: bool = False
    clock: Clock | None = None


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None  # None: the first open one


class Hand(Struct, forbid_unknown_fields=True):
    bot: Annotated[str, Meta(max_length=20)] = "player"


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
    invite: str | None  # in the lobby
    watch: str | None


class SeatInfo(Struct):
    seat: int
    name: str  # of the guest; '' for bots and open seats
    bot: str | None  # who plays it now, if that is a bot
    is_open: bool
    is_mine: bool
    is_present: bool  # looks at the table just now


class ProposalInfo(Struct):
    """Somebody asks to take decisions back; everybody has to agree."""

    seat: int
    actions: int  # of the log, that would be taken back
    waiting_for: list[int]  # seats whose players have not answered
    is_mine_to_answer: bool


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: list[SeatInfo]
    commitment: str  # to the secret of all draws
    secret: str | None  # when the match is over
    invite: str | None  # for those who sit here
    watch: str | None
    lobby: bool
    clock: Clock | None
    proposal: ProposalInfo | None
    rematch: str | None  # the table where it goes on
    spectators: int


class Verification(Struct):
    is_fair: bool
    draws: int
    commitment: str
    sentence: str


class PushKey(Struct):
    key: str  # what a browser calls applicationServerKey


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class NewPushSubscription(Struct):
    """As `PushSubscription.toJSON()` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class PushEndpoint(Struct, forbid_unknown_fields=True):
    endpoint: Annotated[str, Meta(max_length=1000)]


class Health(Struct):
    status: Literal["ok"]
    version: str


# From the browser, over the socket


class ClientMessage(Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    re: Reference | None = None  # comes back with the answer


class Play(ClientMessage, tag="play"):
    """An action, for the position with this ply and no other."""

    seat: SeatNumber
    ply: int
    action: ActionText


class Why(ClientMessage, tag="why"):
    """Why may this not be played?"""

    action: ActionText
    seat: SeatNumber | None = None


class Undo(ClientMessage, tag="undo"):
    """Take back my last decision: at once if that harms nobody, else when all agree."""

    seat: SeatNumber
    ply: int


class Answer(ClientMessage, tag="answer"):
    """To a proposal to take decisions back."""

    agrees: bool


class Say(ClientMessage, tag="say"):
    text: Text


class Ping(ClientMessage, tag="ping"):
    pass


FromClient = Play | Why | Undo | Answer | Say | Ping


# To the browser, over the socket


class ServerMessage(Struct, tag_field="kind", kw_only=True):
    pass


class TableNews(ServerMessage, tag="table"):
    """Who sits here and all else about the table but the position."""

    number: int
    table: TableInfo


class LogLine(Struct):
    who: int | str  # a seat, or 'chance'
    action: str
    text: str  # what happened, in the reader's language


class Choice(Struct):
    """Something that may be done, and what it would do, in the reader's language."""

    action: str
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
    on: what the reader has beyond that was taken back."""

    number: int
    ply: int  # to be named by whoever answers
    actor: int | None
    log_from: int
    sights: list[Sight]
    outcome: OutcomeInfo | None = None
    clocks: ClockInfo | None = None


class ChatLine(Struct):
    number: int
    name: str
    text: str
    at: float


class Chat(ServerMessage, tag="chat"):
    number: int
    lines: list[ChatLine]


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
    """The server stops; come back in a moment."""


FromServer = TableNews | Position | Chat | Done | Allowed | NotAllowed | Pong | Goodbye
