"""The readers that get what happens at the tables of this node."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from engawa.server import projections
from engawa.server.messages import Goodbye, ServerMessage, TableInfo, TableNews
from engawa.server.ports import OtherNodes
from engawa.server.presence import Presence, Visitor
from engawa.server.refusals import Refused
from engawa.server.table import Table

GRACE = 3.0  # seconds for a goodbye to be sent
MOST_UNSENT = 64  # messages waiting for a slow reader, who is then asked to reconnect
SILENCE = 1.6  # seconds after which somebody who promised signs of life counts as offline …
HIDDEN_SILENCE = 70.0  # … and while nobody looks at the page: browsers let it speak once a minute


class Subscriber:
    """One player or spectator at one table, and what was not sent to them yet."""

    def __init__(self, table_id: str, visitor: Visitor, language: str) -> None:
        self.table_id = table_id
        self.visitor = visitor
        self.guest = None if visitor.watches else visitor.id
        self.language = language
        self.patience: float | None = None  # seconds between signs of life; None: none is promised
        self.heard_at = monotonic()
        self.is_silent = False
        self.unsent: asyncio.Queue[str | None] = asyncio.Queue()  # None: close

    @property
    def player(self) -> str:
        """The guest, for what spectators may not do."""
        if self.guest is None:
            raise Refused("only-looking", 403)
        return self.guest

    def promise(self, *, is_hidden: bool) -> None:
        """To give signs of life from now on."""
        self.patience = HIDDEN_SILENCE if is_hidden else SILENCE

    @property
    def is_overdue(self) -> bool:
        return self.patience is not None and monotonic() - self.heard_at > self.patience

    def send(self, message: ServerMessage) -> None:
        self.send_text(projections.encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.unsent.qsize() < MOST_UNSENT:
            self.unsent.put_nowait(text)
        elif self.unsent.qsize() == MOST_UNSENT:
            self.close()

    def close(self) -> None:
        self.unsent.put_nowait(None)


class Subscribers:
    def __init__(self, nodes: OtherNodes) -> None:
        self._nodes = nodes
        self._presence = Presence()
        self._by_table: defaultdict[str, dict[Subscriber, None]] = defaultdict(dict)
        self._is_empty = asyncio.Event()

    def at(self, table_id: str) -> list[Subscriber]:
        return list(self._by_table.get(table_id, ()))

    def is_present(self, table_id: str, guest: str | None) -> bool:
        """Is the guest at the table, on this node or another?"""
        return guest is not None and Visitor(guest) in self._presence.at(table_id)

    def info(self, table: Table, guest: str | None) -> TableInfo:
        visitors = self._presence.at(table.id)
        players = {visitor.id for visitor in visitors if not visitor.watches}
        seated = {seat.guest for seat in table.seats}
        spectators = [v.name for v in visitors if v.watches and v.id not in seated]
        return projections.info(table, guest, players, sorted(spectators))

    # Coming and going

    def enter(self, subscriber: Subscriber, table: Table, since: int) -> None:
        """Send everything that happened after the entry `since`."""
        self._by_table[table.id][subscriber] = None
        if self._presence.enter(table.id, subscriber.visitor):
            self._announce(table.id)
            self.send_info(table)
        else:
            self._send_info(table, subscriber)
        position = projections.position(
            table, table.seats_of(subscriber.guest), subscriber.language, table.length_at(since)
        )
        for message in (position, projections.chat(table, since if since <= table.number else 0)):
            if message is not None:
                subscriber.send(message)

    def leave(self, subscriber: Subscriber, table: Table | None) -> None:
        """Those who stay get a list of who is still there, if the table is known."""
        table_id = subscriber.table_id
        del self._by_table[table_id][subscriber]
        if not self._by_table[table_id]:
            del self._by_table[table_id]
        if not self._by_table:
            self._is_empty.set()
        if subscriber.is_silent:  # everybody knows already
            return
        if self._presence.leave(table_id, subscriber.visitor):
            self._announce(table_id)
            if table is not None:
                self.send_info(table)

    def hear(self, subscriber: Subscriber) -> bool:
        """A sign of life; is it news at the table that somebody is back?"""
        subscriber.heard_at = monotonic()
        if not subscriber.is_silent:
            return False
        subscriber.is_silent = False
        return self._is_news(subscriber, self._presence.enter)

    def notice_silence(self) -> set[str]:
        """The tables at which somebody is offline since the last time."""
        changed = set()
        for table_id in list(self._by_table):
            for subscriber in self.at(table_id):
                if subscriber.is_overdue and not subscriber.is_silent:
                    subscriber.is_silent = True
                    if self._is_news(subscriber, self._presence.leave):
                        changed.add(table_id)
        return changed

    def _is_news(self, subscriber: Subscriber, change: Callable[[str, Visitor], bool]) -> bool:
        """Of one who comes or goes without the socket; other nodes get to know it."""
        is_news = change(subscriber.table_id, subscriber.visitor)
        if is_news:
            self._announce(subscriber.table_id)
        return is_news

    def _announce(self, table_id: str) -> None:
        self._nodes.announce_visitors(table_id, self._presence.here(table_id))

    def are_elsewhere(self, table_id: str, node: str, visitors: list[Visitor]) -> bool:
        """Another node says who is at the table there; is it news?"""
        return self._presence.set_elsewhere(table_id, node, visitors)

    def repeat_presence(self) -> list[str]:
        """Announce again who is here; the tables at which other nodes have fallen silent."""
        for table_id in self._by_table:
            if visitors := self._presence.here(table_id):
                self._nodes.announce_visitors(table_id, visitors)
        return self._presence.forget_silent_nodes()

    async def dismiss(self) -> None:
        """Ask everybody to reconnect later, and wait until they have gone."""
        for table_id in list(self._by_table):
            for subscriber in self.at(table_id):
                subscriber.send(Goodbye())
                subscriber.close()
        self._is_empty.clear()
        if self._by_table:
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._is_empty.wait()

    # What happens at a table

    def prepare(self, draft: Table, known: int) -> None:
        """Make the texts of a change that is about to be stored; nothing is sent yet."""
        if draft.version > known:
            for subscriber in self.at(draft.id):
                _position_text(draft, subscriber, known)

    def publish(self, table: Table, known: int) -> None:
        """Send everybody at the table what happened after that entry."""
        subscribers = self.at(table.id)
        if table.news_at > known:
            self.send_info(table)
        if table.version > known:
            for subscriber in subscribers:
                subscriber.send_text(_position_text(table, subscriber, known))
        if subscribers and (chat := projections.chat(table, known)) is not None:
            self.send_to_all(table.id, projections.encode(chat).decode())

    def broadcast(self, table_id: str, message: ServerMessage) -> None:
        """Send something that is not stored to everybody at the table, on every node."""
        text = projections.encode(message).decode()
        self._nodes.announce_message(table_id, text)
        self.send_to_all(table_id, text)

    def send_to_all(self, table_id: str, text: str) -> None:
        for subscriber in self.at(table_id):
            subscriber.send_text(text)

    def send_info(self, table: Table) -> None:
        """Everything but the position."""
        for subscriber in self.at(table.id):
            self._send_info(table, subscriber)

    def _send_info(self, table: Table, subscriber: Subscriber) -> None:
        info = self.info(table, subscriber.guest)
        subscriber.send(TableNews(number=table.number, table=info))


def _position_text(table: Table, subscriber: Subscriber, known: int) -> str:
    seats, log_from = table.seats_of(subscriber.guest), table.length_at(known)
    return projections.position_text(table, seats, subscriber.language, log_from)
