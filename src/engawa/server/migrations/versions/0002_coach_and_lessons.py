"""Tables say whether the coach may be asked there, and whether they are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Defaults for tables that were there before, and for exports of them.
    op.add_column(
        "tables", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.add_column(
        "tables", sa.Column("lesson", sa.Boolean, nullable=False, server_default=sa.false())
    )
