"""Play: one socket for one table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, WebSocket, websocket
from litestar.params import PathParameter, QueryParameter

from engawa.server.connection import Connection, turn_away
from engawa.server.node import CurrentNode
from engawa.server.refusals import Refused, spoken
from engawa.server.security import check_origin
from engawa.server.subscribers import Subscriber

Id = Annotated[str, PathParameter(max_length=64)]
Since = Annotated[str, QueryParameter(name="since")]
Language = Annotated[str | None, QueryParameter(name="language")]


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    node: CurrentNode,
    table: Id,
    since: Since = "0",
    language: Language = None,
) -> None:
    """For those who sit at the table."""
    await socket.accept()
    guest, speaks = socket.user, spoken(language or socket.user.language)
    try:
        if not (await node.tables.open(table)).seats_of(guest.id):
            raise Refused("not-at-table", 403)
    except Refused as refused:
        await turn_away(socket, refused, speaks)
        return
    subscriber = Subscriber(table, guest.id, speaks)
    await Connection(socket, node, subscriber, guest.name).hold(since)


@websocket("/api/watch/{watch:str}/socket", exclude_from_auth=True)
async def look_on(
    socket: WebSocket[Any, Any, Any],
    node: CurrentNode,
    watch: Id,
    since: Since = "0",
    language: Language = None,
) -> None:
    """For spectators."""
    await socket.accept()
    row = await node.store.table_to_watch(watch)
    if row is None:
        await turn_away(socket, Refused("no-such-link", 404), spoken(language))
        return
    subscriber = Subscriber(row.id, None, spoken(language))
    await Connection(socket, node, subscriber, "").hold(since)


ROUTER = Router("/", route_handlers=[play, look_on], guards=[check_origin])
