"""Where everything is kept: SQLite for one node, PostgreSQL for many."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cached_property
from importlib import resources
from typing import Any

from advanced_alchemy.config import AsyncSessionConfig, EngineConfig, SQLAlchemyAsyncConfig
from advanced_alchemy.operations import OnConflictUpsert
from alembic import command
from alembic.config import Config
from sqlalchemy import (
    Connection,
    Engine,
    Select,
    create_engine,
    delete,
    event,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession

from engawa.server import entries, metrics
from engawa.server.entries import AnyEntry
from engawa.server.models import EntryRow, Guest, Key, Membership, PushSubscription, TableRow
from engawa.server.settings import Settings
from engawa.server.storage import Summary, TableSetup

MIGRATION_LOCK = 5_364_231  # any number, the same on all nodes
PATIENT = {"timeout": 30}  # seconds to wait for another writer of a SQLite file
MOST_LISTED = 100  # tables in a list
Listed = tuple[TableSetup, Summary]


class Store:
    """Reading, and writing what is not part of a journal; `Journal` writes those."""

    def __init__(self, config: SQLAlchemyAsyncConfig) -> None:
        self._config = config
        self.engine: AsyncEngine = config.get_engine()

    @cached_property
    def plain_engine(self) -> Engine:
        """The same SQLite file, for another thread."""
        return create_engine(self.engine.url.set(drivername="sqlite"), connect_args=PATIENT)

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator[Store]:
        """The store with its schema up to date."""
        config = SQLAlchemyAsyncConfig(
            connection_string=settings.database_url,
            engine_config=_engine_config(settings),
            session_config=AsyncSessionConfig(expire_on_commit=False),  # rows outlive sessions
        )
        store = cls(config)
        if settings.is_one_node:
            for engine in (store.engine.sync_engine, store.plain_engine):
                event.listen(engine, "connect", _prepare_sqlite)
        try:
            await migrate(store.engine)
            yield store
        finally:
            await store.engine.dispose()
            if settings.is_one_node:
                store.plain_engine.dispose()

    @asynccontextmanager
    async def session(self) -> AsyncIterator[AsyncSession]:
        async with self._config.get_session() as session, session.begin():
            yield session

    # Keys

    async def key(self, name: str, fresh: str) -> str:
        """The key of that name: the one all nodes share, `fresh` if there was none."""
        async with self.engine.begin() as connection:
            await self._upsert(connection, Key, {"name": name, "value": fresh}, ["name"], [])
        async with self.session() as session:
            key = await session.get(Key, name)
            assert key is not None
            return key.value

    # Guests

    async def guest(self, guest: str) -> Guest | None:
        async with self.session() as session:
            return await session.get(Guest, guest)

    async def add_guest(self, guest: Guest) -> None:
        async with self.session() as session:
            session.add(guest)

    async def change_guest(self, guest: str, **changes: str) -> None:
        async with self.session() as session:
            await session.execute(update(Guest).where(Guest.id == guest).values(**changes))

    async def guest_with_link(self, token: str) -> Guest | None:
        async with self.session() as session:
            return await session.scalar(select(Guest).where(Guest.link == hash_of(token)))

    # Tables

    async def table(self, table_id: str) -> TableSetup | None:
        async with self.session() as session:
            row = await session.get(TableRow, table_id)
            return None if row is None else row.setup()

    async def table_with_invite(self, invite: str) -> str | None:
        """Its id."""
        async with self.session() as session:
            return await session.scalar(select(TableRow.id).where(TableRow.invite == invite))

    async def table_to_watch(self, watch: str) -> str | None:
        """Its id."""
        async with self.session() as session:
            return await session.scalar(select(TableRow.id).where(TableRow.watch == watch))

    async def tables_of(self, guest: str) -> list[Listed]:
        """Newest change first."""
        mine = select(Membership.table_id).where(Membership.guest_id == guest)
        query = select(TableRow).where(TableRow.id.in_(mine), ~TableRow.lesson)
        return await self._listed(query.order_by(TableRow.changed_at.desc()))

    async def lobby(self) -> list[Listed]:
        """Public tables that are not over, those with open seats first."""
        query = select(TableRow).where(TableRow.lobby, TableRow.status != "over")
        return await self._listed(
            query.order_by(TableRow.status.desc(), TableRow.changed_at.desc())
        )

    async def due(self, now: float) -> Sequence[str]:
        """Tables where a bot has to decide, or a clock has run out; the longest due first."""
        query = select(TableRow.id).where(TableRow.due_at <= now).order_by(TableRow.due_at)
        async with self.session() as session:
            return (await session.scalars(query.limit(MOST_LISTED))).all()

    async def entries(self, table_id: str, since: int = 0) -> list[AnyEntry]:
        """The journal after that number."""
        query = select(EntryRow.body).where(EntryRow.table_id == table_id)
        query = query.where(EntryRow.number > since).order_by(EntryRow.number)
        async with self.engine.connect() as connection:
            bodies = (await connection.scalars(query)).all()
        if since == 0:
            metrics.LOADED.inc()
        return [entries.decode(body) for body in bodies]

    async def _listed(self, query: Select[TableRow]) -> list[Listed]:
        async with self.session() as session:
            rows = await session.scalars(query.limit(MOST_LISTED))
            return [(row.setup(), row.summary()) for row in rows]

    # Push subscriptions

    async def subscribe(self, subscription: PushSubscription) -> None:
        values = {c: getattr(subscription, c) for c in ("endpoint", "guest_id", "key", "auth")}
        async with self.engine.begin() as connection:
            await self._upsert(
                connection, PushSubscription, values, ["endpoint"], ["guest_id", "key", "auth"]
            )

    async def unsubscribe(self, endpoint: str, guest: str | None = None) -> None:
        gone = delete(PushSubscription).where(PushSubscription.endpoint == endpoint)
        if guest is not None:
            gone = gone.where(PushSubscription.guest_id == guest)
        async with self.session() as session:
            await session.execute(gone)

    async def subscriptions(self, guest: str) -> Sequence[PushSubscription]:
        query = select(PushSubscription).where(PushSubscription.guest_id == guest)
        async with self.session() as session:
            return (await session.scalars(query)).all()

    async def _upsert(
        self,
        connection: AsyncConnection,
        model: Any,
        values: dict[str, Any],
        conflict: list[str],
        changed: list[str],
    ) -> None:
        statement = OnConflictUpsert.create_upsert(
            model.__table__, values, conflict, changed, self.engine.dialect.name
        )
        await connection.execute(statement)


def fresh_token() -> str:
    """Nobody guesses 128 bits; for invite links, watch links, ids."""
    return secrets.token_urlsafe(16)


def hash_of(token: str) -> str:
    """What is stored of a personal link: enough to recognise it, too little to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


async def migrate(engine: AsyncEngine) -> None:
    """Migrate the schema. One node at a time: the others wait, and find it done."""
    async with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_lock({MIGRATION_LOCK})"))
        else:
            await connection.execute(text("BEGIN IMMEDIATE"))
        try:
            await connection.run_sync(_upgrade)
            await connection.commit()
        finally:
            if engine.dialect.name == "postgresql":
                await connection.execute(text(f"SELECT pg_advisory_unlock({MIGRATION_LOCK})"))
                await connection.commit()


def _upgrade(connection: Connection) -> None:
    config = Config()
    with resources.as_file(resources.files("engawa.server") / "migrations") as folder:
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _engine_config(settings: Settings) -> EngineConfig:
    if settings.is_one_node:
        return EngineConfig(connect_args=PATIENT)
    # A connection that died with its database is detected before it is used.
    return EngineConfig(pool_pre_ping=True, pool_size=10, max_overflow=10)


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """WAL: readers never wait for the writer. NORMAL: what was acknowledged is with the operating
    system, so that it survives whatever happens to this process. And the log is moved into the
    database every 32 MB, since the writer at that moment has to wait for the disk."""
    for pragma in (
        "journal_mode=WAL",
        "synchronous=NORMAL",
        "wal_autocheckpoint=8000",
        "foreign_keys=ON",
    ):
        connection.execute(f"PRAGMA {pragma}")
