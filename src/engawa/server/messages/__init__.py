"""Everything that goes over the wire: HTTP bodies and socket messages.

The OpenAPI description and the JSON schema of the socket are made from these classes, and the
browser's types from those; docs/protocol.md tells the story.
"""

from __future__ import annotations

from engawa.server.messages.coaching import (
    Advised,
    AdvisedOption,
    Previewed,
    Reviewed,
    ReviewedTurn,
    Reviewing,
)
from engawa.server.messages.from_client import (
    Advise,
    Answer,
    ClientMessage,
    FromClient,
    Ping,
    Play,
    Preview,
    Review,
    Say,
    Undo,
    Why,
)
from engawa.server.messages.from_server import (
    Allowed,
    Chat,
    ChatLine,
    Choice,
    ClockInfo,
    Done,
    Goodbye,
    LogLine,
    NotAllowed,
    OutcomeInfo,
    Pong,
    Position,
    ReplayedPosition,
    ServerMessage,
    Sight,
    TableNews,
)
from engawa.server.messages.guests import (
    GuestChanges,
    GuestInfo,
    NewGuest,
    NewPushSubscription,
    PersonalLink,
    PushEndpoint,
    PushKey,
    PushKeys,
)
from engawa.server.messages.kinds import (
    ActionText,
    Language,
    Name,
    Reference,
    Refusal,
    SeatNumber,
    Status,
    Text,
    Token,
)
from engawa.server.messages.rules import RulesPage, RulesSection
from engawa.server.messages.tables import (
    Clock,
    GameInfo,
    Hand,
    Health,
    Join,
    NewTable,
    OptionInfo,
    PlayersInfo,
    ProposalInfo,
    SeatInfo,
    TableInfo,
    TableSummary,
    Verification,
)

FromServer = (
    TableNews
    | Position
    | Chat
    | Done
    | Allowed
    | NotAllowed
    | Pong
    | Goodbye
    | Advised
    | Previewed
    | Reviewing
    | Reviewed
)

__all__ = [
    "ActionText",
    "Advise",
    "Advised",
    "AdvisedOption",
    "Allowed",
    "Answer",
    "Chat",
    "ChatLine",
    "Choice",
    "ClientMessage",
    "Clock",
    "ClockInfo",
    "Done",
    "FromClient",
    "FromServer",
    "GameInfo",
    "Goodbye",
    "GuestChanges",
    "GuestInfo",
    "Hand",
    "Health",
    "Join",
    "Language",
    "LogLine",
    "Name",
    "NewGuest",
    "NewPushSubscription",
    "NewTable",
    "NotAllowed",
    "OptionInfo",
    "OutcomeInfo",
    "PersonalLink",
    "Ping",
    "Play",
    "PlayersInfo",
    "Pong",
    "Position",
    "Preview",
    "Previewed",
    "ProposalInfo",
    "PushEndpoint",
    "PushKey",
    "PushKeys",
    "Reference",
    "Refusal",
    "ReplayedPosition",
    "Review",
    "Reviewed",
    "ReviewedTurn",
    "Reviewing",
    "RulesPage",
    "RulesSection",
    "Say",
    "SeatInfo",
    "SeatNumber",
    "ServerMessage",
    "Sight",
    "Status",
    "TableInfo",
    "TableNews",
    "TableSummary",
    "Text",
    "Token",
    "Undo",
    "Verification",
    "Why",
]
