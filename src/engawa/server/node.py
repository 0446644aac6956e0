"""One node: everything that a running server is made of."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from litestar.di import NamedDependency

from engawa.server import push as pushing
from engawa.server.cluster import Cluster
from engawa.server.coach import Coach
from engawa.server.executors import Executors
from engawa.server.journal import Journal
from engawa.server.presence import REPEAT
from engawa.server.push import Push
from engawa.server.replays import Replays
from engawa.server.settings import Settings
from engawa.server.store import Store
from engawa.server.tables import Tables

log = structlog.get_logger("engawa")

LISTENING = 0.2  # seconds between looks at who has fallen silent


class Node:
    def __init__(self, settings: Settings, store: Store, cookie_key: str, push_key: str) -> None:
        self.settings = settings
        self.store = store
        self.cookie_key = cookie_key
        self.cluster = Cluster(store.engine, is_one_node=settings.is_one_node)
        self.push = Push(store, settings, push_key)
        self.executors = Executors(settings.bot_threads)
        self.coach = Coach(self.executors, settings.coach_seconds)
        self.replays = Replays()
        self.tables = Tables(
            store, Journal(store), self.cluster, self.push, self.executors, settings
        )

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
        tables = self.tables
        tasks = [
            asyncio.create_task(work)
            for work in (
                self.cluster.listen(tables),
                self._renew(),
                self._notice_silence(),
                tables.scheduler.run(),
            )
        ]
        database = "sqlite" if self.settings.is_one_node else "postgresql"
        log.info("serving", node=self.cluster.name, database=database)
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await tables.scheduler.close()
            self.executors.close()
            await tables.close()
            await self.push.close()
            log.info("stopped", node=self.cluster.name)

    async def _notice_silence(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(LISTENING)
            # After a pause of our own, what was said in the meantime is heard first.
            if time.monotonic() - before < 2 * LISTENING:
                self.tables.notice_silence()

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(REPEAT)
            try:
                await self.tables.renew()
            except Exception as error:  # the database may be unavailable for a while
                log.warning("tables not renewed", error=type(error).__name__)


CurrentNode = NamedDependency[Node]  # a handler's parameter `node`
