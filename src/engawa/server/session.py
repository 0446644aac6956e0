"""What a player or spectator asks over one connection, and every answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec

from engawa.server import counts
from engawa.server.coach import Coach
from engawa.server.handlers import HANDLERS
from engawa.server.messages import (
    ClientMessage,
    Done,
    FromClient,
    NotAllowed,
    Reference,
    ServerMessage,
)
from engawa.server.refusals import Refused, RefusedInput
from engawa.server.subscribers import Subscriber
from engawa.server.table import Table
from engawa.server.tables import Tables

log = logging.getLogger("engawa")

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(FromClient)


class Session:
    def __init__(self, subscriber: Subscriber, tables: Tables, coach: Coach) -> None:
        self._subscriber = subscriber
        self._tables = tables
        self._coach = coach
        self._thinking: asyncio.Task[None] | None = None

    async def handle(self, data: str | bytes) -> None:
        """Every message has an answer, and none can end the session."""
        self._tables.hear(self._subscriber)
        try:
            message = _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(_reference(data), RefusedInput("bad-message", str(error)))
        else:
            await self._answer(message.re, self._run(message))

    async def close(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    async def _run(self, message: ClientMessage) -> ServerMessage | None:
        """What the message's handler does, by its kind."""
        handler, by = HANDLERS[type(message)], self._subscriber

        tables, done = self._tables, None if message.re is None else Done(re=message.re)

        def checked(table: Table) -> Table:
            if handler.needs_seat and not table.seats_of(by.player):
                raise Refused("not-at-table", 403)
            return table

        async def table() -> Table:
            return checked(await tables.open(by.table_id))

        answer: ServerMessage | None = None
        match handler.kind:
            case "writes":
                await tables.write(
                    by.table_id, lambda draft: handler.work(checked(draft), message, by)
                )
                answer = done
            case "broadcasts":
                sent = handler.work(await table(), message, by)
                tables.subscribers.broadcast(by.table_id, sent)
                answer = done
            case "answers":
                answer = handler.work(await table(), message, by)
            case "thinks":
                if self._thinking is not None and not self._thinking.done():
                    raise Refused("coach-busy", 429)
                thinking = handler.work(await table(), message, by, self._coach)
                self._thinking = asyncio.create_task(self._answer(message.re, thinking))
        return answer

    async def _answer(self, re: str | None, work: Awaitable[ServerMessage | None]) -> None:
        try:
            answer = await work
        except Refused as refused:
            self._refuse(re, refused)
        except Exception as error:  # our fault, or the database is unavailable
            log.error("message failed: %r", error, exc_info=error)
            self._refuse(re, Refused("our-fault", 500))
        else:
            if answer is not None:
                self._subscriber.send(answer)

    def _refuse(self, re: str | None, refused: Refused) -> None:
        counts.REFUSED[refused.code] += 1
        refusal = refused.refusal(self._subscriber.language)
        self._subscriber.send(NotAllowed(re=re, refusal=refusal))


class _Reference(msgspec.Struct):
    re: Reference | None = None


def _reference(data: str | bytes) -> str | None:
    """What the answer to an invalid message can still refer to."""
    try:
        return msgspec.json.decode(data, type=_Reference).re
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
