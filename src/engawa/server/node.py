"""One node: everything that a running server is made of."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import structlog
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.di import NamedDependency

from engawa.server import push as pushing
from engawa.server.channels import LISTENING_AGAIN, TABLES, PostgresChannels
from engawa.server.executors import Executors
from engawa.server.journal import Journal
from engawa.server.presence import REPEAT, Presence
from engawa.server.push import Push
from engawa.server.replays import Replays
from engawa.server.reviews import Reviews
from engawa.server.scheduler import Scheduler
from engawa.server.settings import Settings
from engawa.server.store import Store
from engawa.server.subscribers import Subscribers
from engawa.server.tables import Tables

log = structlog.get_logger("engawa")


class Announcement(msgspec.Struct, omit_defaults=True):
    """What nodes tell each other: little, since the store has the rest."""

    node: str
    table: str
    number: int | None = None  # the journal holds so many entries
    guests: list[str] | None = None  # who looks at the table on that node


class Node:
    def __init__(self, settings: Settings, store: Store, cookie_key: str, push_key: str) -> None:
        self.settings = settings
        self.store = store
        self.cookie_key = cookie_key
        self.name = secrets.token_hex(4)
        backend = (
            MemoryChannelsBackend() if settings.is_one_node else PostgresChannels(store.engine)
        )
        self.channels = ChannelsPlugin(backend, channels=[TABLES])
        self.presence = Presence()
        self.subscribers = Subscribers(self.presence)
        self.tables = Tables(store, Journal(store), settings)
        self.executors = Executors(settings.bot_threads)
        self.reviews = Reviews(self.executors)
        self.replays = Replays()
        self.scheduler = Scheduler(self.tables, store, settings, self.executors)
        self.push = Push(store, self.presence, settings, push_key)
        self.tables.preparations = [self.subscribers.prepare]
        self.tables.followers = [self.subscribers.follow, self.scheduler.follow, self.push.follow]
        self.tables.announce = self._announce_growth
        self.presence.announce = self._announce_guests
        self.presence.changed = self._tell_presence

    @classmethod
    @asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator[Node]:
        async with Store.open(settings) as store:
            cookie_key = await store.key("cookies", secrets.token_hex(32))
            push_key = await store.key("push", pushing.fresh_key())
            yield cls(settings, store, cookie_key, push_key)

    @asynccontextmanager
    async def running(self, _app: object = None) -> AsyncIterator[None]:
        """While the app runs; Channels are there already."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._listen(), self._repeat_presence(), self.scheduler.run())
        ]
        log.info(
            "serving",
            node=self.name,
            database="sqlite" if self.settings.is_one_node else "postgresql",
        )
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.scheduler.close()
            self.executors.close()
            await self.tables.close()
            await self.push.close()
            log.info("stopped", node=self.name)

    def _announce_growth(self, table: str, number: int) -> None:
        self._announce(Announcement(self.name, table, number))

    def _announce_guests(self, table: str, guests: list[str]) -> None:
        self._announce(Announcement(self.name, table, guests=guests))

    def _announce(self, announcement: Announcement) -> None:
        if not self.settings.is_one_node:  # alone there is nobody to tell
            with contextlib.suppress(RuntimeError):  # the app is stopping
                self.channels.publish(msgspec.json.encode(announcement), TABLES)

    def _tell_presence(self, table: str) -> None:
        known = self.tables.known(table)
        if known is not None:
            self.subscribers.tell_news(known)

    async def _listen(self) -> None:
        async with self.channels.start_subscription(TABLES) as subscriber:
            async for message in subscriber.iter_events():
                try:
                    await self._hear(message)
                except Exception as error:  # the database may be away; the sweep catches up
                    log.warning("announcement not followed", error=type(error).__name__)

    async def _hear(self, message: bytes) -> None:
        if message == LISTENING_AGAIN:
            await self.tables.catch_up()
            return
        announcement = msgspec.json.decode(message, type=Announcement)
        if announcement.node == self.name:
            return
        if announcement.number is not None:
            await self.tables.hear(announcement.table, announcement.number)
        if announcement.guests is not None:
            self.presence.hear(announcement.table, announcement.node, announcement.guests)

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            self.presence.repeat()
            if not self.settings.is_one_node:
                await self.tables.catch_up()


CurrentNode = NamedDependency[Node]  # a handler's parameter `node`
