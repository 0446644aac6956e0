"""What is stored, as SQLAlchemy sees it."""

from __future__ import annotations

from typing import Any

import msgspec
from advanced_alchemy.base import DefaultBase
from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from engawa.server.messages import Clock
from engawa.server.storage import Summary, TableSetup

ID = String(32)


class Guest(DefaultBase):
    """Whoever holds a cookie signed for this id."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(8))
    link: Mapped[str | None] = mapped_column(String(64), unique=True)  # SHA-256 of the token
    made_at: Mapped[float]


class TableRow(DefaultBase):
    """What is fixed about a table, and a summary of its journal for lists."""

    __tablename__ = "tables"
    __table_args__ = (Index("ix_tables_due", "due_at"), Index("ix_tables_lobby", "lobby", "status"))

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    rules_version: Mapped[int]
    secret: Mapped[str] = mapped_column(String(64))
    invite: Mapped[str] = mapped_column(ID, unique=True)
    watch: Mapped[str] = mapped_column(ID, unique=True)
    lobby: Mapped[bool]
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    coach: Mapped[bool]
    lesson: Mapped[bool]
    seats: Mapped[int]
    rematch_of: Mapped[str | None] = mapped_column(ID)
    made_at: Mapped[float]
    # The summary, written with each entry
    status: Mapped[str] = mapped_column(String(8))  # waiting, playing, over
    turn: Mapped[str | None] = mapped_column(ID)
    open_seats: Mapped[int]
    changed_at: Mapped[float]
    due_at: Mapped[float | None]

    def setup(self) -> TableSetup:
        given = {name: getattr(self, name) for name in TableSetup.__dataclass_fields__}
        clock = msgspec.convert(self.clock, Clock | None)
        return TableSetup(**{**given, "clock": clock})

    def summary(self) -> Summary:
        return Summary(*(getattr(self, name) for name in Summary._fields))


class EntryRow(DefaultBase):
    """The journal. Its key is the lock: of two nodes that write the same number, one is second."""

    __tablename__ = "entries"
    __table_args__ = ({"sqlite_with_rowid": False},)  # found by its key alone: one tree, not two

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    body: Mapped[str] = mapped_column(Text)


class Membership(DefaultBase):
    """Who sits at which table, to list a guest's tables."""

    __tablename__ = "memberships"
    __table_args__ = (Index("ix_memberships_guest", "guest_id"),)

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ID, ForeignKey("guests.id"), primary_key=True)


class PushSubscription(DefaultBase):
    """Where a guest's browser can be told that it is their turn."""

    __tablename__ = "push_subscriptions"
    __table_args__ = (Index("ix_push_subscriptions_guest", "guest_id"),)

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    guest_id: Mapped[str] = mapped_column(ID, ForeignKey("guests.id"))
    key: Mapped[str] = mapped_column(String(200))
    auth: Mapped[str] = mapped_column(String(100))


class Key(DefaultBase):
    """Keys that all nodes share, made by the first of them."""

    __tablename__ = "keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


# All of it, in an order in which rows may be written.
STORED = ("keys", "guests", "tables", "entries", "memberships", "push_subscriptions")
