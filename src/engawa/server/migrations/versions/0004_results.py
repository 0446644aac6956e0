"""Lists of tables tell how a match ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    # What was over before is listed as finished, and no more.
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
