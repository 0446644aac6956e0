"""Play: one socket for one table."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, WebSocket, websocket
from litestar.params import PathParameter, QueryParameter

from engawa.server.audience import Listener
from engawa.server.conversation import Conversation, turn_away
from engawa.server.node import Here
from engawa.server.refusals import Refused, spoken
from engawa.server.security import check_origin

Id = Annotated[str, PathParameter(max_length=64)]
Since = Annotated[str, QueryParameter(name="since")]
Language = Annotated[str | None, QueryParameter(name="language")]


@websocket("/api/tables/{table:str}/socket")
async def play(
    socket: WebSocket[Any, Any, Any],
    node: Here,
    table: Id,
    since: Since = "0",
    language: Language = None,
) -> None:
    """For those who sit at the table."""
    await socket.accept()
    guest, speaks = socket.user, spoken(language or socket.user.language)
    try:
        if not (await node.house.open(table)).seats_of(guest.id):
            raise Refused("not-at-table", 403)
    except Refused as refused:
        await turn_away(socket, refused, speaks)
        return
    listener = Listener(table, guest.id, speaks)
    await Conversation(socket, node, listener, guest.name).hold(since)


@websocket("/api/watch/{watch:str}/socket", exclude_from_auth=True)
async def look_on(
    socket: WebSocket[Any, Any, Any],
    node: Here,
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
    listener = Listener(row.id, None, spoken(language))
    await Conversation(socket, node, listener, "").hold(since)


ROUTER = Router("/", route_handlers=[play, look_on], guards=[check_origin])
