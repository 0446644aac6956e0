"""Replaying a finished match, ply by ply."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, Request, Response, get
from litestar.params import FromPath, PathParameter, QueryParameter

from engawa import __version__
from engawa.server import projections
from engawa.server.errors import language_of
from engawa.server.messages import ReplayedPosition
from engawa.server.node import CurrentNode
from engawa.server.refusals import Refused, spoken
from engawa.server.routes.guests import GuestRequest
from engawa.server.table import Table
from engawa.server.unchanging import answer, is_known, not_modified

KEEP = "private, max-age=600"  # no longer: the language may come from the guest

Id = Annotated[str, PathParameter(max_length=64)]
Language = Annotated[str | None, QueryParameter(name="language")]


class Plies(Controller):
    path = "/api"
    tags = ("tables",)

    @get("/tables/{table:str}/plies/{ply:int}")
    async def of_mine(
        self,
        request: GuestRequest,
        node: CurrentNode,
        table: Id,
        ply: FromPath[int],
        language: Language = None,
    ) -> Response[ReplayedPosition]:
        """A finished match when its log held this many actions, as my seats saw it then."""
        found = await node.tables.open(table)
        seats = found.seats_of(request.user.id)
        if not seats:
            raise Refused("not-at-table", 403)
        return _answer(request, node, found, seats, ply, language)

    @get("/watch/{watch:str}/plies/{ply:int}", exclude_from_auth=True, security=[])
    async def of_watched(
        self,
        request: Request[Any, Any, Any],
        node: CurrentNode,
        watch: Id,
        ply: FromPath[int],
        language: Language = None,
    ) -> Response[ReplayedPosition]:
        """… as a spectator saw it."""
        table = await node.store.table_to_watch(watch)
        if table is None:
            raise Refused("no-such-link", 404)
        return _answer(request, node, await node.tables.open(table), (), ply, language)


def _answer(
    request: Request[Any, Any, Any],
    node: CurrentNode,
    table: Table,
    seats: tuple[int, ...],
    ply: int,
    language: str | None,
) -> Response[ReplayedPosition]:
    replay = node.replays.of(table)
    speaks = spoken(language) if language else language_of(request)
    tag = "-".join(map(str, (__version__, table.id, *seats, speaks, ply)))
    if is_known(request, tag):
        return not_modified(tag, KEEP)
    return answer(projections.replayed(replay, ply, seats, speaks), tag, KEEP)
