"""Tables: making, finding, joining, leaving them."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Annotated, Any

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
    Rematch,
    TableInfo,
    TableSummary,
    Verification,
)
from engawa.server.models import Guest
from engawa.server.node import CurrentNode
from engawa.server.refusals import PART, Refused
from engawa.server.routes.guests import GuestRequest
from engawa.server.seats import Seat
from engawa.server.storage import TableSetup
from engawa.server.store import fresh_token
from engawa.server.table import Table

Id = Annotated[str, PathParameter(max_length=64)]


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get()
    async def mine(self, request: GuestRequest, node: CurrentNode) -> list[TableSummary]:
        """My tables, the last changed first."""
        guest = request.user.id
        tables = await node.store.tables_of(guest)
        return [projections.summary(*table, guest, is_lobby=False) for table in tables]

    @post()
    async def make(
        self, request: GuestRequest, node: CurrentNode, data: JSONBody[NewTable]
    ) -> TableInfo:
        setup, seats = _setup(data, request.user)
        table = await node.tables.add(setup, lambda draft: requests.seat_at_the_start(draft, seats))
        made = node.tables.subscribers.info(table, request.user.id)
        made.invite, made.watch = setup.invite, setup.watch  # also for one who takes no seat
        return made

    @get("/{table:str}")
    async def read(self, request: GuestRequest, node: CurrentNode, table: Id) -> TableInfo:
        found = await node.tables.open(table)
        if not found.seats_of(request.user.id):
            raise Refused("not-at-table", 403)
        return node.tables.subscribers.info(found, request.user.id)

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, request: GuestRequest, node: CurrentNode, table: Id) -> TableInfo:
        """Give up my seats."""
        guest = request.user.id
        left = await node.tables.write(table, lambda draft: requests.leave(draft, guest))
        return node.tables.subscribers.info(left, guest)

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
        guest = request.user.id

        def hand(draft: Table) -> None:
            held = draft.seats[seat].guest if 0 <= seat < len(draft.seats) else None
            is_present = node.tables.subscribers.is_present(table, held)
            requests.hand_to_bot(draft, guest, seat, data.bot, is_present=is_present)

        return node.tables.subscribers.info(await node.tables.write(table, hand), guest)

    @post("/{table:str}/seats/{seat:int}/back", status_code=200)
    async def come_back(
        self, request: GuestRequest, node: CurrentNode, table: Id, seat: FromPath[int]
    ) -> TableInfo:
        """Take my seat back from the bot that played it."""
        guest = request.user.id
        back = await node.tables.write(table, lambda draft: requests.come_back(draft, guest, seat))
        return node.tables.subscribers.info(back, guest)

    @post("/{table:str}/rematch", status_code=200)
    async def rematch(
        self, request: GuestRequest, node: CurrentNode, table: Id, data: JSONBody[Rematch]
    ) -> TableInfo:
        """The same game at another table: the first who asks makes it, and the others' seats are
        free until they ask too. Nobody plays again without wanting to."""
        guest = request.user
        old = await node.tables.open(table)
        setup = _again(old.setup, data.options)
        seats = [_once_more(seat, guest, data.bot) for seat in old.seats]
        new = await node.tables.write_and_add(
            table,
            lambda draft: requests.rematch(draft, guest.id, setup.id),
            setup,
            lambda draft: requests.seat_at_the_start(draft, seats),
        )
        mine = old.seats_of(guest.id)
        joined = await node.tables.write(
            new, lambda draft: requests.join_again(draft, guest.id, guest.name, mine)
        )
        return node.tables.subscribers.info(joined, guest.id)

    @get("/{table:str}/record", media_type="text/plain; charset=utf-8")
    async def record(self, request: GuestRequest, node: CurrentNode, table: Id) -> str:
        """The whole match as text, once it is over: before that it would reveal what is hidden."""
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
    """What the holder of an invite link may do."""

    path = "/api/invites"
    tags = ("tables",)

    @get("/{invite:str}")
    async def look(self, request: GuestRequest, node: CurrentNode, invite: Id) -> TableInfo:
        table = await node.store.table_with_invite(invite)
        if table is None:
            raise Refused("no-such-link", 404)
        return node.tables.subscribers.info(await node.tables.open(table), request.user.id)

    @post("/{invite:str}", status_code=200)
    async def join(
        self, request: GuestRequest, node: CurrentNode, invite: Id, data: JSONBody[Join]
    ) -> TableInfo:
        """Take an open seat."""
        table = await node.store.table_with_invite(invite)
        if table is None:
            raise Refused("no-such-link", 404)
        guest = request.user
        joined = await node.tables.write(
            table, lambda draft: requests.join(draft, guest.id, guest.name, data.seat)
        )
        return node.tables.subscribers.info(joined, guest.id)


class PublicTables(Controller):
    """For everybody."""

    path = "/api"
    tags = ("tables",)
    opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
    security = ()

    @get("/lobby")
    async def lobby(self, node: CurrentNode) -> list[TableSummary]:
        """Tables that anybody may join or watch."""
        tables = await node.store.lobby()
        return [projections.summary(*table, None, is_lobby=True) for table in tables]

    @get("/watch/{watch:str}")
    async def look(self, node: CurrentNode, watch: Id) -> TableInfo:
        table = await node.store.table_to_watch(watch)
        if table is None:
            raise Refused("no-such-link", 404)
        return node.tables.subscribers.info(await node.tables.open(table), None)


def _setup(data: NewTable, guest: Guest) -> tuple[TableSetup, list[Seat]]:
    """The requested table, and who sits there."""
    game = find(data.game)
    options = game.options.read(data.options)
    count = game.seats(game.set_up(options))
    others = "me" if data.lesson else "player"
    wanted = data.seats or ["me", *[others] * (count - 1)]
    if len(wanted) != count:
        raise Refused("wrong-seats", 400, given=len(wanted), seats=count)
    kinds = {"me": Seat(guest.id, guest.name), "open": Seat()}
    kinds |= {kind: Seat(bot=kind) for kind in bots.KINDS}
    for seat in wanted:
        if seat not in kinds:
            raise Refused("no-such-holder", 400, f"{seat!r} is none of {', '.join(kinds)}")
    if data.lesson and (data.lobby or set(wanted) != {"me"}):
        raise Refused("lesson-alone", 400)
    setup = TableSetup(
        **_fresh(data.game, data.lesson),
        game=data.game,
        options=options,
        rules_version=game.rules_version,
        seats=count,
        lobby=data.lobby,
        clock=data.clock,
        coach=data.coach,
        lesson=data.lesson,
    )
    return setup, [kinds[seat] for seat in wanted]


def _once_more(seat: Seat, guest: Guest, bot: str | None) -> Seat:
    """Who has it in the next game: bots stay, and whoever has not asked is awaited."""
    if seat.guest is None:
        if seat.bot is not None and bot is not None and bot not in bots.KINDS:
            raise Refused("no-such-bot", 400, f"there are {', '.join(bots.KINDS)}")
        return Seat(bot=seat.bot and (bot or seat.bot))
    return Seat(guest.id, guest.name) if seat.guest == guest.id else Seat(name=seat.name)


def _again(old: TableSetup, changes: dict[str, Any]) -> TableSetup:
    """The same agreed on but for these changes, by today's rules."""
    game = find(old.game)
    options = game.options.read({**game.options.complete(old.options), **changes})
    if (count := game.seats(game.set_up(options))) != old.seats:
        raise Refused("wrong-seats", 400, given=old.seats, seats=count)
    fresh = _fresh(old.game, old.lesson)
    return replace(
        old, **fresh, options=options, rules_version=game.rules_version, rematch_of=old.id
    )


def _fresh(game: str, is_lesson: bool) -> dict[str, Any]:
    """What no two tables share."""
    return {
        "id": fresh_token(),
        "secret": lesson_secret(game) if is_lesson else fresh_secret(),
        "invite": fresh_token(),
        "watch": fresh_token(),
        "made_at": time.time(),
    }


def _record(table: Table, guest: str) -> str:
    if not table.seats_of(guest):
        raise Refused("not-at-table", 403)
    if table.match is None or table.status != "over":
        raise Refused("not-over")
    return table.match.save()
