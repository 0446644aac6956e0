"""What the journal of a table holds: everything that ever happened there, in order.

A table is its journal: reading the entries from the first to the last gives the same seats, match,
clocks and chat, on any node and after any crash. An undo is an entry too; nothing is ever removed.
"""

from __future__ import annotations

import msgspec


class Entry(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, omit_defaults=True):
    at: float  # seconds since 1970, on the clock of the node that wrote it


class Sat(Entry, frozen=True, tag="sat"):
    """A seat changed hands. With a guest and a bot, the bot stands in for the guest; with
    neither, the seat is open, and a name tells who left it or is awaited there."""

    seat: int
    guest: str | None = None
    name: str = ""
    bot: str | None = None


class Began(Entry, frozen=True, tag="began"):
    """The last seat was taken; what chance drew while the game was set up."""

    draws: list[str]


class Played(Entry, frozen=True, tag="played"):
    """A decision, and what chance drew after it."""

    seat: int
    action: str
    draws: list[str]


class TookBack(Entry, frozen=True, tag="took-back"):
    """The match went back to when its log held this many actions."""

    seat: int
    length: int


class Asked(Entry, frozen=True, tag="asked"):
    """Somebody asks everybody whether the match may go back to that length."""

    seat: int
    length: int


class Answered(Entry, frozen=True, tag="answered"):
    guest: str
    agrees: bool


class Said(Entry, frozen=True, tag="said"):
    guest: str
    name: str
    text: str


class RanOut(Entry, frozen=True, tag="ran-out"):
    """A clock ran out: a bot stands in until the player comes back."""

    seat: int
    bot: str


class Rematched(Entry, frozen=True, tag="rematched"):
    """Somebody would like to play again, at another table."""

    table: str
    name: str = ""


AnyEntry = Sat | Began | Played | TookBack | Asked | Answered | Said | RanOut | Rematched

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(body)
    return entry
