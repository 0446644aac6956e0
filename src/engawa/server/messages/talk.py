"""Chat at a table, both ways over the socket."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from engawa.server.messages.from_client import ClientMessage
from engawa.server.messages.from_server import ServerMessage
from engawa.server.messages.kinds import Text


class Say(ClientMessage, tag="say"):
    text: Text


Emote = Literal["thumbs-up", "bow", "laugh", "think", "sorry", "well-played"]


class React(ClientMessage, tag="react"):
    """A gesture for everybody at the table; it is not stored."""

    emote: Emote


class Reacted(ServerMessage, tag="reacted"):
    """Somebody at the table made a gesture."""

    seat: int
    name: str
    emote: Emote


class ChatLine(Struct):
    number: int
    seat: int | None  # of who said it, if they had one then
    name: str
    text: str
    at: float


class Chat(ServerMessage, tag="chat"):
    number: int
    lines: list[ChatLine]
