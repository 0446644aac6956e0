"""From the browser, over the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engawa.server.messages.kinds import ActionText, Reference, SeatNumber


class ClientMessage(Struct, tag_field="kind", forbid_unknown_fields=True, kw_only=True):
    re: Reference | None = None  # comes back with the answer


class Play(ClientMessage, tag="play"):
    """An action, for the position with this version and no other."""

    seat: SeatNumber
    version: int
    action: ActionText


class WhyNot(ClientMessage, tag="why"):
    """Why may this not be played? The action in its parts, as in `Act`."""

    verb: ActionText
    names: Annotated[list[ActionText], Meta(max_length=10)] = []
    seat: SeatNumber | None = None


class Undo(ClientMessage, tag="undo"):
    """Take back my last decision: immediately if that harms nobody, else when all agree."""

    seat: SeatNumber
    version: int


class Answer(ClientMessage, tag="answer"):
    """To a proposal to take decisions back."""

    agrees: bool


class Ping(ClientMessage, tag="ping"):
    """A sign of life. Whoever sends one promises more, about one a second; a page that nobody looks
    at may take longer, since browsers slow it down."""

    is_hidden: bool = False


class Advise(ClientMessage, tag="advise"):
    """What is each of my choices worth, in the position with this version?"""

    seat: SeatNumber
    version: int


class Preview(ClientMessage, tag="preview"):
    """What would I see after this action?"""

    seat: SeatNumber
    action: ActionText


class Review(ClientMessage, tag="review"):
    """Where was this finished game won and lost?"""
