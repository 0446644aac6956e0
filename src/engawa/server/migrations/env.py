"""Alembic's entry: it is handed an open connection by `store.migrate`."""

from __future__ import annotations

from alembic import context

from engawa.server.models import DefaultBase

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=DefaultBase.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
