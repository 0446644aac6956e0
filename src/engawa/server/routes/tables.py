"""Tables: making, finding, joining, leaving them."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody, PathParameter

from engawa import bots, verify
from engawa.core.chance import fresh_secret, lesson_secret
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games import find
from engawa.server import projections, requests
from engawa.server.errors import language_of
from engawa.server.messages import (
    Hand,
    Join,
    NewTable,
    TableInfo,
    TableSummary,
    Verification,
)
from engawa.server.models import Guest, TableRow
from engawa.server.node import CurrentNode
from engawa.server.refusals import PART, Refused
from engawa.server.routes.guests import GuestRequest
from engawa.server.seats import Seat
from engawa.server.store import fresh_token
from engawa.server.table import Table

Id = Annotated[str, PathParameter(max_length=64)]


def info(node: CurrentNode, table: Table, guest: str | None) -> TableInfo:
    present = node.presence.at(table.id)
    spectators = sum(subscriber.guest is None for subscriber in node.subscribers.at(table.id))
    return projections.info(table, guest, present, spectators)


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def mine(self, request: GuestRequest, node: CurrentNode) -> list[TableSummary]:
        """My tables, the last changed first."""
        rows = await node.store.tables_of(request.user.id)
        return [projections.summary(row, request.user.id, is_lobby=False) for row in rows]

    @post()
    async def make(
        self, request: GuestRequest, node: CurrentNode, data: JSONBody[NewTable]
    ) -> TableInfo:
        row, seats = _laid(data, request.user)
        table = await node.tables.add(row, lambda draft: requests.seat_at_the_start(draft, seats))
        made = info(node, table, request.user.id)
        made.invite, made.watch = row.invite, row.watch  # also for one who takes no seat
        return made

    @get("/{table:str}")
    async def read(self, request: GuestRequest, node: CurrentNode, table: Id) -> TableInfo:
        found = await node.tables.open(table)
        if not found.seats_of(request.user.id):
            raise Refused("not-at-table", 403)
        return info(node, found, request.user.id)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, request: GuestRequest, node: CurrentNode, table: Id) -> TableInfo:
        """Give up my seats."""
        guest = request.user.id
        left = await node.tables.write(table, lambda draft: requests.leave(draft, guest))
        return info(node, left, guest)

    @post("/{table:str}/seats/{seat:int}/hand", status_code=200)
    async def hand(
        self,
        request: GuestRequest,
        node: CurrentNode,
        table: Id,
        seat: FromPath[int],
        data: JSONBody[Hand],
    ) -> TableInfo:
        """Let a bot play an open seat, my own, or one whose player is away."""
        guest, present = request.user.id, node.presence.at(table)

        def hand(draft: Table) -> None:
            held = draft.seats[seat].guest if 0 <= seat < len(draft.seats) else None
            is_present = held in present
            requests.hand_to_bot(draft, guest, seat, data.bot, is_present=is_present)

        return info(node, await node.tables.write(table, hand), guest)

    @post("/{table:str}/seats/{seat:int}/back", status_code=200)
    async def come_back(
        self, request: GuestRequest, node: CurrentNode, table: Id, seat: FromPath[int]
    ) -> TableInfo:
        """Play my seat again, which a bot has played."""
        guest = request.user.id
        back = await node.tables.write(table, lambda draft: requests.come_back(draft, guest, seat))
        return info(node, back, guest)

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(self, request: GuestRequest, node: CurrentNode, table: Id) -> TableInfo:
        """The same people, the same game, another table."""
        guest = request.user.id
        old = await node.tables.open(table)
        row = _row(old.row.game, old.row.options, len(old.seats), is_lesson=old.row.lesson)
        row.lobby, row.clock, row.rematch_of = old.row.lobby, old.row.clock, old.id
        row.coach = old.row.coach
        new = await node.tables.follow_with(
            table,
            lambda draft: requests.rematch(draft, guest, row.id),
            row,
            lambda draft: requests.seat_at_the_start(draft, old.seats),
        )
        return info(node, await node.tables.open(new), guest)

    @get("/{table:str}/record", media_type="text/plain; charset=utf-8")
    async def record(self, request: GuestRequest, node: CurrentNode, table: Id) -> str:
        """The whole match as text, once it is over: before that it would tell what is hidden."""
        return _record(await node.tables.open(table), request.user.id)

    @get("/{table:str}/verify")
    async def verify(self, request: GuestRequest, node: CurrentNode, table: Id) -> Verification:
        """Compute every draw of a finished match again."""
        text = _record(await node.tables.open(table), request.user.id)
        language = language_of(request)
        try:
            match = verify(text)
        except BadInput as error:
            return Verification(False, 0, "", str(error))
        draws = sum(who == "chance" for who, _ in match.actions())
        sentence = say(language, PART, "verified", draws=draws)
        return Verification(True, draws, match.commitment, sentence)


class Invites(Controller):
    """What whoever has an invite link may do."""

    path = "/api/invites"
    tags = ("tables",)

    @get("/{invite:str}")
    async def look(self, request: GuestRequest, node: CurrentNode, invite: Id) -> TableInfo:
        row = await node.store.table_with_invite(invite)
        if row is None:
            raise Refused("no-such-link", 404)
        return info(node, await node.tables.open(row.id), request.user.id)

    @post("/{invite:str}", status_code=200)
    async def join(
        self, request: GuestRequest, node: CurrentNode, invite: Id, data: JSONBody[Join]
    ) -> TableInfo:
        """Take an open seat."""
        row = await node.store.table_with_invite(invite)
        if row is None:
            raise Refused("no-such-link", 404)
        guest = request.user
        joined = await node.tables.write(
            row.id, lambda draft: requests.join(draft, guest.id, guest.name, data.seat)
        )
        return info(node, joined, guest.id)


class PublicTables(Controller):
    """For everybody."""

    path = "/api"
    tags = ("tables",)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
    security = ()

    @get("/lobby")
    async def lobby(self, node: CurrentNode) -> list[TableSummary]:
        """Tables that anybody may join or watch."""
        rows = await node.store.lobby()
        return [projections.summary(row, None, is_lobby=True) for row in rows]

    @get("/watch/{watch:str}")
    async def look(self, node: CurrentNode, watch: Id) -> TableInfo:
        row = await node.store.table_to_watch(watch)
        if row is None:
            raise Refused("no-such-link", 404)
        return info(node, await node.tables.open(row.id), None)


def _laid(data: NewTable, guest: Guest) -> tuple[TableRow, list[Seat]]:
    """The table that is wanted, and who shall sit there."""
    game = find(data.game)
    options = game.read_options(data.options)
    count = game.seats(game.set_up(options))
    others = "me" if data.lesson else "player"
    wanted = data.seats or ["me", *[others] * (count - 1)]
    if len(wanted) != count:
        raise Refused("wrong-seats", 400, given=len(wanted), seats=count)
    kinds = {"me": Seat(guest.id, guest.name), "open": Seat()}
    kinds |= {kind: Seat(bot=kind) for kind in bots.KINDS}
    for seat in wanted:
        if seat not in kinds:
            raise Refused("no-such-holder", 400, given=seat, allowed=", ".join(kinds))
    if data.lesson and (data.lobby or set(wanted) != {"me"}):
        raise Refused("lesson-alone", 400)
    row = _row(data.game, options, count, is_lesson=data.lesson)
    row.lobby, row.coach = data.lobby, data.coach
    row.clock = msgspec.to_builtins(data.clock)
    return row, [kinds[seat] for seat in wanted]


def _row(game: str, options: dict[str, object], seats: int, *, is_lesson: bool) -> TableRow:
    return TableRow(
        id=fresh_token(),
        game=game,
        options=options,
        secret=lesson_secret(game) if is_lesson else fresh_secret(),
        invite=fresh_token(),
        watch=fresh_token(),
        lobby=False,
        clock=None,
        coach=True,
        lesson=is_lesson,
        seats=seats,
        rematch_of=None,
        made_at=time.time(),
    )


def _record(table: Table, guest: str) -> str:
    if not table.seats_of(guest):
        raise Refused("not-at-table", 403)
    if table.match is None or table.status != "over":
        raise Refused("not-over")
    return table.match.save()
