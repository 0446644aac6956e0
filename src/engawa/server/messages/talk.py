"""Talk at a table, both ways over the socket."""

from __future__ import annotations

from msgspec import Struct

from engawa.server.messages.from_client import ClientMessage
from engawa.server.messages.from_server import ServerMessage
from engawa.server.messages.kinds import Text


class Say(ClientMessage, tag="say"):
    text: Text


class ChatLine(Struct):
    number: int
    name: str
    text: str
    at: float


class Chat(ServerMessage, tag="chat"):
    number: int
    lines: list[ChatLine]
