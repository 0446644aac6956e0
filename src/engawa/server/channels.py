"""Litestar's Channels between nodes: in memory for one, over PostgreSQL for many.

Litestar's own PostgreSQL backend opens a connection for each message and receives nothing more once
its listening connection is lost. This one takes connections for sending from the store's pool, and
when the listening connection is lost it makes a new one and reports it, since announcements missed
in the meantime are only in the store.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterable
from typing import Any

import structlog
from litestar.channels import ChannelsBackend
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

log = structlog.get_logger("engawa")

TABLES = "engawa_tables"  # the one channel: announcements about all tables
LISTENING_AGAIN = b"listening again"
RETRY = 0.5  # seconds


class PostgresChannels(ChannelsBackend):
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._channels: set[str] = set()
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._listener: asyncio.Task[None] | None = None
        self._is_listening = asyncio.Event()
        self._connection: Any = None

    async def on_startup(self) -> None:
        self._listener = asyncio.create_task(self._listen())

    async def on_shutdown(self) -> None:
        if self._listener is not None:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            async with self._engine.begin() as connection:
                for channel in channels:
                    await connection.execute(
                        text("SELECT pg_notify(:channel, :data)"),
                        {"channel": channel, "data": data.decode()},
                    )
        except Exception as error:  # it is stored; the others find it at the next sweep
            log.warning("could not announce", error=type(error).__name__)

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._is_listening.wait()
        for channel in set(channels) - self._channels:
            self._channels.add(channel)
            await self._connection.add_listener(channel, self._hear)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        for channel in set(channels) & self._channels:
            self._channels.remove(channel)
            with contextlib.suppress(Exception):  # a lost connection receives nothing anyway
                await self._connection.remove_listener(channel, self._hear)

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:  # noqa: ARG002 (the store is the history)
        return []

    async def _listen(self) -> None:
        """Keep a listening connection, whatever happens to it."""
        import asyncpg  # only there with engawa[postgres]

        url = self._engine.url.set(drivername="postgresql")
        while True:
            try:
                self._connection = await asyncpg.connect(url.render_as_string(hide_password=False))
                lost = asyncio.Event()
                self._connection.add_termination_listener(lambda _, lost=lost: lost.set())
                for channel in self._channels:
                    await self._connection.add_listener(channel, self._hear)
                self._is_listening.set()
                for channel in self._channels:
                    self._heard.put_nowait((channel, LISTENING_AGAIN))
                await lost.wait()
                log.warning("listening connection lost")
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot listen", error=type(error).__name__)
                await asyncio.sleep(RETRY)
            finally:
                if self._connection is not None:
                    self._connection.terminate()

    def _hear(self, _connection: Any, _pid: int, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload).encode()))
