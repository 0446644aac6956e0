"""Alembic's entry point: `store.migrate` passes it an open connection."""

from __future__ import annotations

from advanced_alchemy.base import DefaultBase
from alembic import context

import engawa.server.models  # noqa: F401 (it declares what the schema should be)

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=DefaultBase.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
