"""Who listens to the tables on this node, and telling them what happens there."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from contextlib import suppress

from engawa.server import metrics, projections
from engawa.server.messages import Goodbye, ServerMessage
from engawa.server.presence import Presence
from engawa.server.table import Table

GRACE = 3.0  # seconds for a goodbye to be sent
MOST_UNSENT = 64  # messages waiting for a slow reader, who is then asked to come back


class Subscriber:
    """One socket: who it is, what it speaks, and what it has not been sent yet."""

    def __init__(self, table: str, guest: str | None, language: str) -> None:
        self.table = table
        self.guest = guest  # None: a spectator
        self.language = language
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()  # None: close

    def tell(self, message: ServerMessage) -> None:
        self.send(projections.encode(message).decode())

    def send(self, text: str) -> None:
        if self.unsent.qsize() < MOST_UNSENT:
            self.unsent.put_nowait(text)
        elif self.unsent.qsize() == MOST_UNSENT:
            self.close()

    def close(self) -> None:
        self.unsent.put_nowait(None)


class Subscribers:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._by_table: defaultdict[str, dict[Subscriber, None]] = defaultdict(dict)
        self._is_empty = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._by_table.values()))

    def tables(self) -> list[str]:
        return list(self._by_table)

    def at(self, table: str) -> list[Subscriber]:
        return list(self._by_table.get(table, ()))

    def guests(self, table: str) -> set[str]:
        return {subscriber.guest for subscriber in self.at(table) if subscriber.guest}

    def enter(self, subscriber: Subscriber, table: Table, since: int) -> None:
        """Greet with everything that happened after `since`, then tell what happens."""
        self._by_table[subscriber.table][subscriber] = None
        metrics.SOCKETS.inc()
        if subscriber.guest is not None:
            self._presence.enter(subscriber.table, subscriber.guest)
        self._tell_news(table, subscriber)
        seats = table.seats_of(subscriber.guest)
        position = projections.position(table, seats, subscriber.language, table.length_at(since))
        for message in (position, projections.chat(table, since if since <= table.number else 0)):
            if message is not None:
                subscriber.tell(message)

    def leave(self, subscriber: Subscriber) -> None:
        del self._by_table[subscriber.table][subscriber]
        if not self._by_table[subscriber.table]:
            del self._by_table[subscriber.table]
        metrics.SOCKETS.dec()
        if not self._by_table:
            self._is_empty.set()
        if subscriber.guest is not None:
            self._presence.leave(subscriber.table, subscriber.guest)

    def follow(self, table: Table, known: int, _is_ours: bool) -> None:
        """Tell everybody at the table what happened after that entry."""
        subscribers = self._by_table.get(table.id)
        if not subscribers:
            return
        if table.news_at > known:
            self.tell_news(table)
        if table.version > known:
            self._tell_position(table, list(subscribers), table.length_at(known))
        if (chat := projections.chat(table, known)) is not None:
            text = projections.encode(chat).decode()
            for subscriber in subscribers:
                subscriber.send(text)

    def prepare(self, draft: Table, known: int) -> None:
        """Make the texts of a change that is about to be stored; nobody is told yet."""
        if draft.version > known:
            for subscriber in self.at(draft.id):
                seats, log_from = draft.seats_of(subscriber.guest), draft.length_at(known)
                projections.position_text(draft, seats, subscriber.language, log_from)

    def tell_news(self, table: Table) -> None:
        for subscriber in self.at(table.id):
            self._tell_news(table, subscriber)

    async def dismiss(self) -> None:
        """Ask everybody to come back later, and wait until they have gone."""
        for table in self.tables():
            for subscriber in self.at(table):
                subscriber.tell(Goodbye())
                subscriber.close()
        self._is_empty.clear()
        if self._by_table:
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._is_empty.wait()

    def _tell_news(self, table: Table, subscriber: Subscriber) -> None:
        present = self._presence.at(table.id)
        subscribers = self._by_table.get(table.id, {})
        spectators = sum(other.guest is None for other in subscribers)
        subscriber.tell(projections.news(table, subscriber.guest, present, spectators))

    def _tell_position(self, table: Table, subscribers: list[Subscriber], log_from: int) -> None:
        for subscriber in subscribers:
            seats = table.seats_of(subscriber.guest)
            subscriber.send(projections.position_text(table, seats, subscriber.language, log_from))
