"""Play: one socket for one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from litestar import Router, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter, QueryParameter

from engawa.server import metrics
from engawa.server.messages import NotAllowed
from engawa.server.node import CurrentNode
from engawa.server.presence import Visitor
from engawa.server.rate_limit import RateLimit
from engawa.server.refusals import Refused, spoken
from engawa.server.security import check_origin, guest_of
from engawa.server.session import Session
from engawa.server.store import fresh_token
from engawa.server.subscribers import Subscriber

TRY_AGAIN_LATER = 1013  # the code of a socket that is closed for being too slow, or the server's
REFUSED = 4000  # and of one that was never let in: plus the status HTTP would have

Socket = WebSocket[Any, Any, Any]
Id = Annotated[str, PathParameter(max_length=64)]
Since = Annotated[str, QueryParameter(name="since")]
Language = Annotated[str | None, QueryParameter(name="language")]


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: Socket, node: CurrentNode, table: Id, since: Since = "0", language: Language = None
) -> None:
    """For players at the table."""
    await socket.accept()
    guest, speaks = socket.user, spoken(language or socket.user.language)
    try:
        if not (await node.tables.open(table)).seats_of(guest.id):
            raise Refused("not-at-table", 403)
        await _serve(socket, node, Subscriber(table, Visitor(guest.id), speaks), since)
    except Refused as refused:
        await _turn_away(socket, refused, speaks)


@websocket("/api/watch/{watch:str}/socket", exclude_from_auth=True)
async def look_on(
    socket: Socket, node: CurrentNode, watch: Id, since: Since = "0", language: Language = None
) -> None:
    """For spectators: a guest is named, anybody else may look on too."""
    await socket.accept()
    speaks, guest = spoken(language), await guest_of(socket)
    watcher = Visitor(guest.id, True, guest.name) if guest else Visitor(fresh_token(), True)
    try:
        table = await node.store.table_to_watch(watch)
        if table is None:
            raise Refused("no-such-link", 404)
        await _serve(socket, node, Subscriber(table, watcher, speaks), since)
    except Refused as refused:
        await _turn_away(socket, refused, speaks)


async def _serve(socket: Socket, node: CurrentNode, subscriber: Subscriber, since: str) -> None:
    """Until one side closes. A client that reconnects says how much of the journal it knows; an
    invalid number counts as none."""
    session = Session(subscriber, node.tables, node.coach)
    limit = RateLimit(node.settings.messages_per_second)
    known = int(since) if since.isdecimal() else 0
    with metrics.SOCKETS.track_inprogress():
        async with node.tables.subscribed(subscriber, known):
            sending = asyncio.create_task(_send(socket, subscriber))
            receiving = asyncio.create_task(_receive(socket, session, limit))
            try:
                await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (sending, receiving):
                    task.cancel()
                await asyncio.gather(sending, receiving, return_exceptions=True)
                await session.close()


async def _send(socket: Socket, subscriber: Subscriber) -> None:
    send = socket.send
    with suppress(WebSocketDisconnect, RuntimeError):
        while (text := await subscriber.unsent.get()) is not None:
            await send({"type": "websocket.send", "text": text, "bytes": None})
        await socket.close(TRY_AGAIN_LATER)


async def _receive(socket: Socket, session: Session, limit: RateLimit) -> None:
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        data: Any = event.get("text") or event.get("bytes") or b""
        await limit.wait()
        await session.handle(data)


async def _turn_away(socket: Socket, refused: Refused, language: str) -> None:
    refusal = NotAllowed(re=None, refusal=refused.refusal(language))
    await socket.send_data(msgspec.json.encode(refusal).decode())
    await socket.close(REFUSED + refused.status, refused.code)


ROUTER = Router("/", route_handlers=[play, look_on], guards=[check_origin])
