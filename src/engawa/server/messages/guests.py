"""Guests, and how they are notified that it is their turn."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from engawa.server.messages.kinds import Language, Name, Token


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
    """The bearer is this guest: for another device. A new link revokes the old one."""

    token: Token


# Push


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
