"""Guests, tables with their journals, push subscriptions, shared keys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("link", sa.String(64)),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("link", name="uq_guests_link"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("invite", sa.String(32), nullable=False),
        sa.Column("watch", sa.String(32), nullable=False),
        sa.Column("lobby", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rematch_of", sa.String(32)),
        sa.Column("made_at", sa.Double, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("turn", sa.String(32)),
        sa.Column("open_seats", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("due_at", sa.Double),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.UniqueConstraint("invite", name="uq_tables_invite"),
        sa.UniqueConstraint("watch", name="uq_tables_watch"),
    )
    op.create_index("ix_tables_due", "tables", ["due_at"])
    op.create_index("ix_tables_lobby", "tables", ["lobby", "status"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id_tables"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "memberships",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest_id", name="pk_memberships"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_memberships_table_id_tables"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name="fk_memberships_guest_id_guests"),
    )
    op.create_index("ix_memberships_guest", "memberships", ["guest_id"])
    op.create_table(
        "push_subscriptions",
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("guest_id", sa.String(32), nullable=False),
        sa.Column("key", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("endpoint", name="pk_push_subscriptions"),
        sa.ForeignKeyConstraint(
            ["guest_id"], ["guests.id"], name="fk_push_subscriptions_guest_id_guests"
        ),
    )
    op.create_index("ix_push_subscriptions_guest", "push_subscriptions", ["guest_id"])
    op.create_table(
        "keys",
        sa.Column("name", sa.String(20), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
