"""The nodes that serve the same tables, and their messages to each other: few, since the store has
the rest."""

from __future__ import annotations

import contextlib
import secrets

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from sqlalchemy.ext.asyncio import AsyncEngine

from engawa.server.channels import LISTENING_AGAIN, TABLES, PostgresChannels
from engawa.server.presence import Visitor
from engawa.server.tables import Tables

log = structlog.get_logger("engawa")

MOST_NAMED = 40  # visitors in one announcement: PostgreSQL carries 8,000 bytes


class Announcement(msgspec.Struct, omit_defaults=True):
    node: str
    table: str
    number: int | None = None  # how many entries the journal holds
    visitors: list[Visitor] | None = None  # who looks at the table on that node
    message: str | None = None  # for everybody at the table


class Cluster:
    def __init__(self, engine: AsyncEngine, *, is_one_node: bool) -> None:
        self.name = secrets.token_hex(4)  # of this node
        self._is_one_node = is_one_node
        backend = MemoryChannelsBackend() if is_one_node else PostgresChannels(engine)
        self.channels = ChannelsPlugin(backend, channels=[TABLES])

    def announce_growth(self, table_id: str, number: int) -> None:
        self._announce(Announcement(self.name, table_id, number))

    def announce_visitors(self, table_id: str, visitors: list[Visitor]) -> None:
        self._announce(Announcement(self.name, table_id, visitors=visitors[:MOST_NAMED]))

    def announce_message(self, table_id: str, text: str) -> None:
        self._announce(Announcement(self.name, table_id, message=text))

    async def listen(self, tables: Tables) -> None:
        """Until cancelled: pass on to the tables what other nodes announce."""
        async with self.channels.start_subscription(TABLES) as subscription:
            async for message in subscription.iter_events():
                try:
                    await self._receive(message, tables)
                except Exception as error:  # the database may be unavailable; the sweep catches up
                    log.warning("announcement not followed", error=type(error).__name__)

    async def _receive(self, message: bytes, tables: Tables) -> None:
        if message == LISTENING_AGAIN:
            await tables.catch_up()
            return
        announcement = msgspec.json.decode(message, type=Announcement)
        if announcement.node == self.name:
            return
        if announcement.number is not None:
            await tables.catch_up_with(announcement.table, announcement.number)
        if announcement.visitors is not None:
            tables.set_visitors_elsewhere(
                announcement.table, announcement.node, announcement.visitors
            )
        if announcement.message is not None:
            tables.subscribers.send_to_all(announcement.table, announcement.message)

    def _announce(self, announcement: Announcement) -> None:
        if not self._is_one_node:  # a single node has nobody to notify
            with contextlib.suppress(RuntimeError):  # the app is stopping
                self.channels.publish(msgspec.json.encode(announcement), TABLES)
