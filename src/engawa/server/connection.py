"""What is said over one socket, both ways."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from engawa.server import coaching, metrics, requests
from engawa.server.messages import (
    Advise,
    Allowed,
    Answer,
    Done,
    FromClient,
    NotAllowed,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    Reference,
    Review,
    Reviewed,
    Reviewing,
    Say,
    Undo,
    Why,
)
from engawa.server.node import CurrentNode
from engawa.server.rate_limit import RateLimit
from engawa.server.refusals import Refused, RefusedInput
from engawa.server.subscribers import Subscriber
from engawa.server.table import Table

log = structlog.get_logger("engawa")

TRY_AGAIN_LATER = 1013  # the code of a socket that is closed for being too slow, or the server's
REFUSED = 4000  # and of one that was never let in: plus the status HTTP would have

_decoder = msgspec.json.Decoder(FromClient)


async def turn_away(socket: WebSocket[Any, Any, Any], refused: Refused, language: str) -> None:
    await socket.send_data(
        msgspec.json.encode(NotAllowed(re=None, refusal=refused.told(language))).decode()
    )
    await socket.close(REFUSED + refused.status, refused.code)


class Connection:
    """With one player or spectator."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], node: CurrentNode, subscriber: Subscriber, name: str
    ) -> None:
        self._socket = socket
        self._node = node
        self._subscriber = subscriber
        self._name = name
        self._rate_limit = RateLimit(node.settings.messages_per_second)
        self._coach: asyncio.Task[None] | None = None  # thinks for this socket

    async def hold(self, since: str) -> None:
        """Until one side has enough. Whoever comes back says up to where they know the journal;
        nonsense is as good as nothing."""
        tables, subscribers, subscriber = (
            self._node.tables,
            self._node.subscribers,
            self._subscriber,
        )
        async with tables.held(subscriber.table):
            table = await tables.open(subscriber.table)
            if len(subscribers.at(table.id)) >= self._node.settings.sockets_per_table:
                await turn_away(self._socket, Refused("table-full", 429), subscriber.language)
                return
            subscribers.enter(subscriber, table, int(since) if since.isdecimal() else 0)
            writing = asyncio.create_task(self._write())
            reading = asyncio.create_task(self._read())
            try:
                await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                subscribers.leave(subscriber)
                tasks = [task for task in (writing, reading, self._coach) if task is not None]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        send = self._socket.send
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._subscriber.unsent.get()) is not None:
                await send({"type": "websocket.send", "text": text, "bytes": None})
            await self._socket.close(TRY_AGAIN_LATER)

    async def _read(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            data: Any = event.get("text") or event.get("bytes") or b""
            await self._rate_limit.wait()
            await self._hear(data)

    async def _hear(self, data: str | bytes) -> None:
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(_reference(data), RefusedInput("bad-message", str(error)))
        else:
            await self._answer(message.re, self._do(message))

    async def _answer(self, re: str | None, work: Coroutine[Any, Any, None]) -> None:
        """Every message has an answer; none can break the conversation."""
        try:
            await work
        except Refused as refused:
            self._refuse(re, refused)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # our fault, or the database is away
            log.error("message failed", error=repr(error), exc_info=error)
            self._refuse(re, Refused("our-fault", 500))

    def _refuse(self, re: str | None, refused: Refused) -> None:
        metrics.REFUSED.labels(refused.code).inc()
        refusal = refused.told(self._subscriber.language)
        self._subscriber.tell(NotAllowed(re=re, refusal=refusal))

    async def _do(self, message: FromClient) -> None:
        subscriber = self._subscriber
        if isinstance(message, Ping):
            subscriber.tell(Pong(re=message.re))
            return
        if isinstance(message, Review):
            self._let_think(message.re, self._review(message))
            return
        if subscriber.guest is None:
            raise Refused("only-looking", 403)
        guest, language = subscriber.guest, subscriber.language
        if isinstance(message, Why | Preview):
            table = await self._node.tables.open(subscriber.table)
            subscriber.tell(_looked_up(table, message, guest, language))
            return
        if isinstance(message, Advise):
            self._let_think(message.re, self._advise(message, guest))
            return
        await self._node.tables.write(
            subscriber.table, lambda draft: self._ask(draft, message, guest, language)
        )
        if message.re is not None:
            subscriber.tell(Done(re=message.re))

    def _let_think(self, re: str | None, work: Coroutine[Any, Any, None]) -> None:
        """Beside the conversation, which goes on meanwhile; one thing at a time."""
        if self._coach is not None and not self._coach.done():
            work.close()
            raise Refused("coach-busy", 429)
        self._coach = asyncio.create_task(self._answer(re, work))

    async def _advise(self, message: Advise, guest: str) -> None:
        node, subscriber = self._node, self._subscriber
        table = await node.tables.open(subscriber.table)
        seconds, language = node.settings.coach_seconds, subscriber.language
        subscriber.tell(
            await coaching.advised(node.executors, table, message, guest, language, seconds)
        )

    async def _review(self, message: Review) -> None:
        node, subscriber = self._node, self._subscriber
        table = await node.tables.open(subscriber.table)

        def tell(done: int, of: int) -> None:
            subscriber.tell(Reviewing(re=message.re, done=done, of=of))

        found = await node.reviews.of(table, subscriber.language, tell)
        subscriber.tell(Reviewed(re=message.re, turns=found.turns, remarks=found.remarks))

    def _ask(self, draft: Table, message: FromClient, guest: str, language: str) -> None:
        if not draft.seats_of(guest):
            raise Refused("not-at-table", 403)
        match message:
            case Play():
                requests.play(draft, guest, message.seat, message.version, message.action, language)
            case Undo():
                requests.undo(draft, guest, message.seat, message.version)
            case Answer():
                requests.answer(draft, guest, message.agrees)
            case Say():
                requests.say(draft, guest, self._name, message.text)


def _looked_up(
    table: Table, message: Why | Preview, guest: str, language: str
) -> Allowed | Previewed:
    """What can be said at once and changes nothing."""
    if isinstance(message, Preview):
        return coaching.previewed(table, message, guest, language)
    requests.why_not(table, guest, message.seat, message.action, language)
    return Allowed(re=message.re)


class _Reference(msgspec.Struct):
    re: Reference | None = None


def _reference(data: str | bytes) -> str | None:
    """What an answer to a message that makes no sense can still refer to."""
    try:
        return msgspec.json.decode(data, type=_Reference).re
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
