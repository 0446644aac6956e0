"""What each reader gets of a table: made once for all with the same view and language."""

from __future__ import annotations

import time
from collections.abc import Collection

import msgspec

from engawa.core.game import Game, Outcome
from engawa.core.match import Match
from engawa.games import find
from engawa.server.messages import (
    Chat,
    ChatLine,
    Choice,
    ClockInfo,
    DeclinedInfo,
    LogLine,
    OutcomeInfo,
    Position,
    ProposalInfo,
    ReplayedPosition,
    ResultInfo,
    SeatInfo,
    ServerMessage,
    Sight,
    TableInfo,
    TableSummary,
    Winner,
)
from engawa.server.replays import Replay
from engawa.server.storage import Result, Summary, TableSetup
from engawa.server.table import Table

_encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def position(table: Table, seats: tuple[int, ...], language: str, log_from: int) -> Position | None:
    """The match as these seats see it; no seats: as a spectator does. None before it begins."""
    if table.match is None:
        return None
    told = table.match.told_in(language)
    log_from = min(log_from, told.ply)
    return Position(
        number=table.number,
        version=table.version,
        actor=table.actor,
        log_from=log_from,
        sights=[_sight(told, seat, log_from) for seat in seats or (None,)],
        outcome=_outcome(told.outcome),
        clocks=_clocks(table),
    )


def replayed(replay: Replay, ply: int, seats: tuple[int, ...], language: str) -> ReplayedPosition:
    """A finished match when its log held `ply` actions; its log begins with the last decision."""
    then = replay.at(ply).told_in(language)
    log_from = replay.last_decision(ply)
    return ReplayedPosition(
        ply=ply,
        actor=then.actor if isinstance(then.actor, int) else None,
        log_from=log_from,
        sights=[_sight(then, seat, log_from) for seat in seats or (None,)],
        outcome=_outcome(then.outcome),
    )


def position_text(table: Table, seats: tuple[int, ...], language: str, log_from: int) -> str:
    """A position as it goes over the wire: made once for all with the same view and language."""
    key = (table.number, seats, language, log_from)
    if key not in table.texts:
        told = position(table, seats, language, log_from)
        assert told is not None
        table.texts[key] = encode(told).decode()
    return table.texts[key]


def chat(table: Table, since: int) -> Chat | None:
    lines: list[ChatLine] = [line for line in table.chat if line.number > since]
    return Chat(number=table.number, lines=lines) if lines else None


def info(
    table: Table, guest: str | None, present: Collection[str], spectators: list[str]
) -> TableInfo:
    """Everything but the position."""
    is_over = table.status == "over"
    is_seated = bool(table.seats_of(guest))
    return TableInfo(
        id=table.id,
        game=table.setup.game,
        is_cooperative=find(table.setup.game).is_cooperative,
        options=table.setup.options,
        status=table.status,
        seats=[
            SeatInfo(
                seat=number,
                name=seat.name,
                bot=seat.bot,
                is_open=seat.is_open,
                is_mine=seat.guest is not None and seat.guest == guest,
                is_present=seat.guest in present,
            )
            for number, seat in enumerate(table.seats)
        ],
        commitment=table.commitment,
        secret=table.setup.secret if is_over else None,
        invite=table.setup.invite if is_seated else None,
        watch=table.setup.watch if is_seated else None,
        lobby=table.setup.lobby,
        clock=table.setup.clock,
        coach=table.setup.coach,
        lesson=table.setup.lesson,
        proposal=_proposal(table, guest),
        declined=_declined(table),
        rematch=table.rematch,
        rematch_by=table.rematch_by,
        spectators=spectators,
    )


def summary(setup: TableSetup, now: Summary, guest: str | None, *, is_lobby: bool) -> TableSummary:
    return TableSummary(
        id=setup.id,
        game=setup.game,
        options=setup.options,
        seats=setup.seats,
        open_seats=now.open_seats,
        status=now.status,
        is_my_turn=guest is not None and now.turn == guest,
        changed_at=now.changed_at,
        result=_result(setup, now, guest),
        invite=setup.invite if is_lobby else None,
        watch=setup.watch if is_lobby else None,
    )


def _result(setup: TableSetup, now: Summary, guest: str | None) -> ResultInfo | None:
    if now.result is None:
        return None
    result = Result.decode(now.result)
    winners = [Winner(n, result.seats[n].name, result.seats[n].bot) for n in result.winners]
    mine = {n for n, seat in enumerate(result.seats) if guest is not None and seat.guest == guest}
    others = set(range(setup.seats)) - mine
    if not mine or (not others and not find(setup.game).is_cooperative):
        return ResultInfo("watched", winners)  # or played on one device: somebody won
    if not mine & set(result.winners):
        return ResultInfo("lost", winners)
    shared = not find(setup.game).is_cooperative and others & set(result.winners)
    return ResultInfo("draw" if shared else "won", winners)


def _sight(told: Match, seat: int | None, log_from: int) -> Sight:
    """Made from what the seat may know: the question and its answers too."""
    game, view = told.game, told.view(seat)
    return Sight(
        seat=seat,
        view=view,
        asked=game.asked(view, told.language),
        choices=[
            Choice(action, *parts(game, action), game.choice(view, action, told.language))
            for action in view["legal"]
        ],
        log=[
            LogLine(action, *parts(game, action), who, happened)
            for who, action, happened in told.happenings(seat, log_from)
        ],
    )


def parts(game: Game, action: str) -> tuple[str, list[str]]:
    """The verb and the names of an action, as they go over the wire."""
    spelled = game.spelled(action)
    return spelled.verb, list(spelled.names)


def _outcome(outcome: Outcome | None) -> OutcomeInfo | None:
    if outcome is None:
        return None
    winners, scores = list(outcome.winners), list(outcome.scores)
    return OutcomeInfo(outcome.ending, winners, scores, outcome.text)


def _proposal(table: Table, guest: str | None) -> ProposalInfo | None:
    if table.proposal is None or table.match is None:
        return None
    waiting = table.proposal.waiting_for
    return ProposalInfo(
        seat=table.proposal.seat,
        actions=table.match.ply - table.proposal.length,
        waiting_for=[n for n, seat in enumerate(table.seats) if seat.player in waiting],
        is_mine_to_answer=guest in waiting,
    )


def _declined(table: Table) -> DeclinedInfo | None:
    if table.declined is None:
        return None
    return DeclinedInfo(table.declined.seat, table.declined.name)


def _clocks(table: Table) -> ClockInfo | None:
    if table.clocks is None:
        return None
    elapsed = max(0.0, time.time() - table.clocks.since)
    is_running = table.clocks.running is not None
    return ClockInfo(list(table.clocks.left), table.clocks.running, elapsed if is_running else 0.0)
