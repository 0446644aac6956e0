"""What each message of a client does: one function per message, marked with its kind.

- `writes`: writes to a draft of the table; the answer is `done`, once it is stored.
- `broadcasts`: its result is sent to everybody at the table, and not stored; then `done`.
- `answers`: reads the table and answers immediately.
- `thinks`: answers when it has thought. The connection stays usable in the meantime, and one thing
  is thought about at a time.

All of them are for players at the table, unless they are marked as open to spectators.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from engawa.games import find
from engawa.server import requests
from engawa.server.coach import Coach
from engawa.server.messages import (
    Act,
    Advise,
    Advised,
    AdvisedOption,
    Allowed,
    Answer,
    ClientMessage,
    Ping,
    Play,
    Pong,
    Preview,
    Previewed,
    React,
    Reacted,
    Review,
    Reviewed,
    Reviewing,
    Say,
    ServerMessage,
    Undo,
    WhyNot,
)
from engawa.server.projections import parts
from engawa.server.refusals import Refused
from engawa.server.subscribers import Subscriber
from engawa.server.table import Table

if TYPE_CHECKING:  # the coach imports NumPy
    from engawa.coach import Advice

Asked = TypeVar("Asked", bound=ClientMessage)
Write = Callable[[Table, Asked, Subscriber], None]
Look = Callable[[Table, Asked, Subscriber], ServerMessage]
Think = Callable[[Table, Asked, Subscriber, Coach], Awaitable[ServerMessage]]


@dataclass(frozen=True)
class Handler:
    kind: Literal["writes", "broadcasts", "answers", "thinks"]
    needs_seat: bool
    work: Callable[..., Any]  # of the kind's type


HANDLERS: dict[type[ClientMessage], Handler] = {}


def writes(message: type[Asked]) -> Callable[[Write[Asked]], Write[Asked]]:
    def register(work: Write[Asked]) -> Write[Asked]:
        HANDLERS[message] = Handler("writes", True, work)
        return work

    return register


def broadcasts(message: type[Asked]) -> Callable[[Look[Asked]], Look[Asked]]:
    def register(work: Look[Asked]) -> Look[Asked]:
        HANDLERS[message] = Handler("broadcasts", True, work)
        return work

    return register


def answers(
    message: type[Asked], *, to_spectators: bool = False
) -> Callable[[Look[Asked]], Look[Asked]]:
    def register(work: Look[Asked]) -> Look[Asked]:
        HANDLERS[message] = Handler("answers", not to_spectators, work)
        return work

    return register


def thinks(
    message: type[Asked], *, for_spectators: bool = False
) -> Callable[[Think[Asked]], Think[Asked]]:
    def register(work: Think[Asked]) -> Think[Asked]:
        HANDLERS[message] = Handler("thinks", not for_spectators, work)
        return work

    return register


@writes(Play)
def play(draft: Table, asked: Play, by: Subscriber) -> None:
    requests.play(draft, by.player, asked.seat, asked.version, asked.action, by.language)


@writes(Undo)
def undo(draft: Table, asked: Undo, by: Subscriber) -> None:
    requests.undo(draft, by.player, asked.seat, asked.version)


@writes(Answer)
def answer(draft: Table, asked: Answer, by: Subscriber) -> None:
    requests.answer(draft, by.player, asked.agrees)


@writes(Say)
def say(draft: Table, asked: Say, by: Subscriber) -> None:
    requests.say(draft, by.player, asked.text)


@broadcasts(React)
def react(table: Table, asked: React, by: Subscriber) -> Reacted:
    seat = table.seats_of(by.player)[0]
    return Reacted(seat=seat, name=table.seats[seat].name, emote=asked.emote)


@answers(Ping, to_spectators=True)
def ping(_table: Table, asked: Ping, by: Subscriber) -> Pong:
    by.promise(is_hidden=asked.is_hidden)
    return Pong(re=asked.re)


@answers(WhyNot)
def why_not(table: Table, asked: WhyNot, by: Subscriber) -> Allowed:
    action = find(table.setup.game).action.text_of(asked.verb, asked.names)
    requests.why_not(table, by.player, asked.seat, action, by.language)
    return Allowed(re=asked.re)


@answers(Preview)
def preview(table: Table, asked: Preview, by: Subscriber) -> Previewed:
    """What a seat would see after an action of its own, computed from what it sees now and nothing
    else."""
    requests.why_not(table, by.player, asked.seat, asked.action, by.language)
    assert table.match is not None
    game = table.match.game
    view = game.preview(table.match.view(asked.seat), asked.action)
    if view is None:
        raise Refused("no-preview")
    legal = [Act(action, *parts(game, action)) for action in view["legal"]]
    return Previewed(re=asked.re, view=view, legal=legal)


@thinks(Advise)
async def advise(table: Table, asked: Advise, by: Subscriber, coach: Coach) -> Advised:
    """From the seat's own view, for the player who has to decide."""
    if not table.setup.coach:
        raise Refused("no-coach", 403)
    requests.check_decision(table, by.player, asked.seat, asked.version)
    assert table.match is not None
    advice = await coach.advise(table.match.view(asked.seat), by.language)
    return Advised(
        re=asked.re,
        seat=asked.seat,
        version=asked.version,
        options=_options(advice),
        outlook=advice.outlook,
    )


@thinks(Review, for_spectators=True)
async def review(table: Table, asked: Review, by: Subscriber, coach: Coach) -> Reviewed:
    def progress(done: int, of: int) -> None:
        by.send(Reviewing(re=asked.re, done=done, of=of))

    found = await coach.review(table, by.language, progress)
    return Reviewed(re=asked.re, turns=found.turns, remarks=found.remarks)


def _options(advice: Advice) -> list[AdvisedOption]:
    return [
        AdvisedOption(
            action=option.action,
            chance=round(option.win.chance, 4),
            low=round(option.win.low, 4),
            high=round(option.win.high, 4),
            score=round(option.score, 2),
            why=list(option.why),
        )
        for option in advice.options
    ]
