"""Who listens to the tables on this node, and telling them what happens there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress

from engawa.server import metrics, sights
from engawa.server.messages import Goodbye, ServerMessage
from engawa.server.presence import Presence
from engawa.server.table import Table

GRACE = 3.0  # seconds for a goodbye to be sent
MOST_UNSENT = 64  # messages waiting for a slow reader, who is then asked to come back


class Listener:
    """One socket: who it is, what it speaks, and what it has not been sent yet."""

    def __init__(self, table: str, guest: str | None, language: str) -> None:
        self.table = table
        self.guest = guest  # None: a spectator
        self.language = language
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()  # None: close

    def tell(self, message: ServerMessage) -> None:
        self.send(sights.encode(message).decode())

    def send(self, text: str) -> None:
        if self.unsent.qsize() < MOST_UNSENT:
            self.unsent.put_nowait(text)
        elif self.unsent.qsize() == MOST_UNSENT:
            self.close()

    def close(self) -> None:
        self.unsent.put_nowait(None)


class Audience:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._listeners: defaultdict[str, dict[Listener, None]] = defaultdict(dict)
        self._is_empty = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    def tables(self) -> list[str]:
        return list(self._listeners)

    def listeners(self, table: str) -> list[Listener]:
        return list(self._listeners.get(table, ()))

    def guests(self, table: str) -> set[str]:
        return {listener.guest for listener in self.listeners(table) if listener.guest}

    def enter(self, listener: Listener, table: Table, since: int) -> None:
        """Greet with everything that happened after `since`, then tell what happens."""
        self._listeners[listener.table][listener] = None
        metrics.SOCKETS.inc()
        if listener.guest is not None:
            self._presence.enter(listener.table, listener.guest)
        self._tell_news(table, listener)
        seats = table.seats_of(listener.guest)
        position = sights.position(table, seats, listener.language, table.length_at(since))
        for message in (position, sights.chat(table, since if since <= table.number else 0)):
            if message is not None:
                listener.tell(message)

    def leave(self, listener: Listener) -> None:
        del self._listeners[listener.table][listener]
        if not self._listeners[listener.table]:
            del self._listeners[listener.table]
        metrics.SOCKETS.dec()
        if not self._listeners:
            self._is_empty.set()
        if listener.guest is not None:
            self._presence.leave(listener.table, listener.guest)

    def follow(self, table: Table, known: int, _is_ours: bool) -> None:
        """Tell everybody at the table what happened after that entry."""
        listeners = self._listeners.get(table.id)
        if not listeners:
            return
        if table.news_at > known:
            self.tell_news(table)
        if table.ply > known:
            self._tell_position(table, list(listeners), table.length_at(known))
        if (chat := sights.chat(table, known)) is not None:
            text = sights.encode(chat).decode()
            for listener in listeners:
                listener.send(text)

    def prepare(self, draft: Table, known: int) -> None:
        """Make the texts of a change that is about to be stored; nobody is told yet."""
        if draft.ply > known:
            for listener in self.listeners(draft.id):
                seats, log_from = draft.seats_of(listener.guest), draft.length_at(known)
                sights.position_text(draft, seats, listener.language, log_from)

    def tell_news(self, table: Table) -> None:
        for listener in self.listeners(table.id):
            self._tell_news(table, listener)

    async def dismiss(self) -> None:
        """Ask everybody to come back later, and wait until they have gone."""
        for table in self.tables():
            for listener in self.listeners(table):
                listener.tell(Goodbye())
                listener.close()
        self._is_empty.clear()
        if self._listeners:
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._is_empty.wait()

    def _tell_news(self, table: Table, listener: Listener) -> None:
        present = self._presence.at(table.id)
        listeners = self._listeners.get(table.id, {})
        spectators = sum(other.guest is None for other in listeners)
        listener.tell(sights.news(table, listener.guest, present, spectators))

    def _tell_position(self, table: Table, listeners: list[Listener], log_from: int) -> None:
        for listener in listeners:
            seats = table.seats_of(listener.guest)
            listener.send(sights.position_text(table, seats, listener.language, log_from))
