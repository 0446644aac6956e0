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

from engawa.games import find
from engawa.server import coaching, metrics, requests
from engawa.server.allowance import Allowance
from engawa.server.audience import Listener
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
from engawa.server.node import Here
from engawa.server.refusals import Refused, RefusedInput
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


class Conversation:
    """With one player or spectator."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], node: Here, listener: Listener, name: str
    ) -> None:
        self._socket = socket
        self._node = node
        self._listener = listener
        self._name = name
        self._allowance = Allowance(node.settings.messages_per_second)
        self._coach: asyncio.Task[None] | None = None  # thinks for this socket

    async def hold(self, since: str) -> None:
        """Until one side has enough. Whoever comes back says up to where they know the journal;
        nonsense is as good as nothing."""
        house, audience, listener = self._node.house, self._node.audience, self._listener
        async with house.held(listener.table):
            table = await house.open(listener.table)
            if len(audience.listeners(table.id)) >= self._node.settings.sockets_per_table:
                await turn_away(self._socket, Refused("table-full", 429), listener.language)
                return
            audience.enter(listener, table, int(since) if since.isdecimal() else 0)
            writing = asyncio.create_task(self._write())
            reading = asyncio.create_task(self._read())
            try:
                await asyncio.wait((writing, reading), return_when=asyncio.FIRST_COMPLETED)
            finally:
                audience.leave(listener)
                tasks = [task for task in (writing, reading, self._coach) if task is not None]
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def _write(self) -> None:
        send = self._socket.send
        with suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._listener.unsent.get()) is not None:
                await send({"type": "websocket.send", "text": text, "bytes": None})
            await self._socket.close(TRY_AGAIN_LATER)

    async def _read(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                return
            data: Any = event.get("text") or event.get("bytes") or b""
            await self._allowance.wait()
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
        refusal = refused.told(self._listener.language)
        self._listener.tell(NotAllowed(re=re, refusal=refusal))

    async def _do(self, message: FromClient) -> None:
        listener = self._listener
        if isinstance(message, Ping):
            listener.tell(Pong(re=message.re))
            return
        if isinstance(message, Review):
            self._let_think(message.re, self._review(message))
            return
        if listener.guest is None:
            raise Refused("only-looking", 403)
        guest, language = listener.guest, listener.language
        if isinstance(message, Why | Preview):
            table = await self._node.house.open(listener.table)
            listener.tell(_looked_up(table, message, guest, language))
            return
        if isinstance(message, Advise):
            self._let_think(message.re, self._advise(message, guest))
            return
        await self._node.house.write(
            listener.table, lambda draft: self._ask(draft, message, guest, language)
        )
        if message.re is not None:
            listener.tell(Done(re=message.re))

    def _let_think(self, re: str | None, work: Coroutine[Any, Any, None]) -> None:
        """Beside the conversation, which goes on meanwhile; one thing at a time."""
        if self._coach is not None and not self._coach.done():
            work.close()
            raise Refused("coach-busy", 429)
        self._coach = asyncio.create_task(self._answer(re, work))

    async def _advise(self, message: Advise, guest: str) -> None:
        node, listener = self._node, self._listener
        table = await node.house.open(listener.table)
        seconds, language = node.settings.coach_seconds, listener.language
        listener.tell(
            await coaching.advised(node.thinking, table, message, guest, language, seconds)
        )

    async def _review(self, message: Review) -> None:
        node, listener = self._node, self._listener
        table = await node.house.open(listener.table)

        def tell(done: int, of: int) -> None:
            listener.tell(Reviewing(re=message.re, done=done, of=of))

        found = await node.reviews.of(table, listener.language, tell)
        listener.tell(Reviewed(re=message.re, turns=found.turns, remarks=found.remarks))

    def _ask(self, draft: Table, message: FromClient, guest: str, language: str) -> None:
        if not draft.seats_of(guest):
            raise Refused("not-at-table", 403)
        match message:
            case Play():
                requests.play(draft, guest, message.seat, message.ply, message.action, language)
            case Undo():
                requests.undo(draft, guest, message.seat, message.ply)
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
    action = find(table.row.game).action.text_of(message.verb, message.names)
    requests.why_not(table, guest, message.seat, action, language)
    return Allowed(re=message.re)


class _Reference(msgspec.Struct):
    re: Reference | None = None


def _reference(data: str | bytes) -> str | None:
    """What an answer to a message that makes no sense can still refer to."""
    try:
        return msgspec.json.decode(data, type=_Reference).re
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
