"""Tables name the version of their game's rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # Tables that were there before, and exports of them, are played by the first version.
    op.add_column(
        "tables", sa.Column("rules_version", sa.Integer, nullable=False, server_default="1")
    )
