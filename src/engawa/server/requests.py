"""What people, bots and clocks may ask of a table: each writes to a draft, or is Refused."""

from __future__ import annotations

import hashlib
import hmac
import time

from engawa import bots
from engawa.core.match import Match
from engawa.core.reasons import IllegalAction, Reason
from engawa.games import find
from engawa.server import undo as taking_back
from engawa.server.entries import (
    Answered,
    Asked,
    Began,
    Played,
    RanOut,
    Rematched,
    Said,
    Sat,
    TookBack,
)
from engawa.server.refusals import Refused, RefusedByRules
from engawa.server.seats import Seat
from engawa.server.table import Table

MOST_NAMED = 50  # allowed actions that a refusal lists


def seat_at_the_start(draft: Table, seats: list[Seat]) -> None:
    """The seats as the creator of the table wants them."""
    for number, seat in enumerate(seats):
        if not seat.is_open or seat.name:
            _sit(draft, number, seat)
    _begin_if_full(draft)


def join_again(draft: Table, guest: str, name: str, seats: tuple[int, ...]) -> None:
    """At the table of a rematch: take the seats that one had before, as far as they are free."""
    if draft.seats_of(guest):
        return
    free = [seat for seat in seats if draft.seats[seat].is_open]
    for seat in free:
        _sit(draft, seat, Seat(guest, name))
    if not free:
        join(draft, guest, name, None)
    _begin_if_full(draft)


def rename(draft: Table, guest: str, name: str) -> None:
    """The guest is called differently from now on."""
    for number in draft.seats_of(guest):
        held = draft.seats[number]
        if held.name != name:
            _sit(draft, number, Seat(guest, name, held.bot))


def join(draft: Table, guest: str, name: str, seat: int | None) -> None:
    """Take an open seat; by default the first, unless the guest already has one."""
    if seat is None:
        if draft.seats_of(guest):
            return
        seat = next((n for n, s in enumerate(draft.seats) if s.is_open), None)
        if seat is None:
            raise Refused("no-open-seat")
    if not _seat(draft, seat).is_open:
        raise Refused("seat-taken", seat=seat + 1)
    if draft.status == "over":
        raise Refused("over")
    _sit(draft, seat, Seat(guest, name))
    _begin_if_full(draft)


def leave(draft: Table, guest: str) -> None:
    """Give up all seats: they are open again, for others to take or to give to a bot."""
    if not draft.seats_of(guest):
        raise Refused("not-at-table", 403)
    if draft.status == "over":
        return
    for seat in draft.seats_of(guest):
        # Those who stay see who is missing.
        _sit(draft, seat, Seat(name=draft.seats[seat].name if draft.match is not None else ""))
    _take_back_if_agreed(draft)


def hand_to_bot(draft: Table, guest: str, seat: int, bot: str, *, is_present: bool) -> None:
    """A bot takes over a seat that is open, or whose player is away."""
    held = _seat(draft, seat)
    if not draft.seats_of(guest):
        raise Refused("not-at-table", 403)
    if bot not in bots.KINDS:
        raise Refused("no-such-bot", 400, f"there are {', '.join(bots.KINDS)}")
    if draft.status == "over":
        raise Refused("over")
    if held.bot is not None:
        raise Refused("bot-already", seat=seat + 1)
    if held.guest not in (None, guest) and is_present:
        raise Refused("still-here", name=held.name)
    _sit(draft, seat, Seat(held.guest, "" if held.guest is None else held.name, bot))
    _take_back_if_agreed(draft)
    _begin_if_full(draft)


def come_back(draft: Table, guest: str, seat: int) -> None:
    """Take a seat back from the bot that played it in the meantime."""
    held = _seat(draft, seat)
    if held.guest != guest:
        raise Refused("not-your-seat", 403, seat=seat + 1)
    if draft.status == "over":
        raise Refused("over")
    if held.bot is not None:
        _sit(draft, seat, Seat(held.guest, held.name))


def play(draft: Table, guest: str, seat: int, version: int, action: str, language: str) -> None:
    """A person's decision; the rules refuse it in that language."""
    _check_turn(draft, guest, seat, version)
    _play(draft, seat, action, language)


def why_not(table: Table, guest: str | None, seat: int | None, action: str, language: str) -> None:
    """RefusedByRules if the action is not allowed. Only for one's own seat: what another player may
    do reveals what they hold."""
    mine = table.seats_of(guest)
    if seat is None and mine:
        seat = table.actor if table.actor in mine else mine[0]
    if seat is None or seat not in mine:
        raise Refused("not-your-seat", 403, seat=0 if seat is None else seat + 1)
    if table.match is None:
        raise Refused("not-begun")
    reason = table.match.told_in(language).why_not(action, seat)
    if reason is not None:
        raise _refused_by_rules(table, seat, reason)


def check_decision(table: Table, guest: str, seat: int, version: int) -> None:
    """Refused unless this seat of the guest decides in the position with that version."""
    _check_turn(table, guest, seat, version)
    if table.actor != seat:
        raise Refused("not-your-decision", seat=seat + 1)


def play_as_bot(draft: Table, seat: int, version: int, action: str) -> None:
    """A bot's decision, if it is still due."""
    if draft.version != version or draft.actor != seat or draft.bot_asked is None:
        raise Refused("stale")
    _play(draft, seat, action, "en")


def undo(draft: Table, guest: str, seat: int, version: int) -> None:
    """Take back this seat's last decision, or ask the others for it."""
    _check_turn(draft, guest, seat, version)
    assert draft.match is not None
    length = taking_back.length_before(draft.match, seat)
    if draft.status == "over":
        raise Refused("over")
    if length is None:
        raise Refused("nothing-to-undo")
    if draft.players() <= {guest} or taking_back.is_free(draft.match, seat):
        draft.write(TookBack(at=time.time(), seat=seat, length=length))
    else:
        draft.write(Asked(at=time.time(), seat=seat, length=length))


def answer(draft: Table, guest: str, agrees: bool) -> None:
    if draft.proposal is None or guest not in draft.proposal.waiting_for:
        raise Refused("nothing-asked")
    draft.write(Answered(at=time.time(), guest=guest, agrees=agrees))
    _take_back_if_agreed(draft)


def say(draft: Table, guest: str, text: str) -> None:
    name = draft.name_of(guest)
    draft.write(Said(at=time.time(), guest=guest, name=name, text=text.strip()))


def run_out(draft: Table, now: float, bot: str) -> None:
    """If the running clock has run out, a bot of that kind stands in."""
    deadline = draft.clocks.deadline if draft.clocks is not None else None
    if deadline is None or deadline > now or draft.actor is None or draft.turn is None:
        raise Refused("stale")
    draft.write(RanOut(at=now, seat=draft.actor, bot=bot))


def rematch(draft: Table, guest: str, table: str) -> None:
    if not draft.seats_of(guest):
        raise Refused("not-at-table", 403)
    if draft.status != "over":
        raise Refused("not-over")
    if draft.rematch is None:
        draft.write(Rematched(at=time.time(), table=table, name=draft.name_of(guest)))


def seed_for(table: Table) -> int:
    """For the bot that decides: the same at every try, and nobody can predict it."""
    assert table.match is not None
    message = f"bot:{table.match.id}:{table.version}".encode()
    digest = hmac.new(table.setup.secret.encode(), message, hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big")


def _seat(draft: Table, seat: int) -> Seat:
    if not 0 <= seat < len(draft.seats):
        raise Refused("no-such-seat", 404, seat=seat + 1, last=len(draft.seats))
    return draft.seats[seat]


def _check_turn(draft: Table, guest: str, seat: int, version: int) -> None:
    held = _seat(draft, seat)
    if held.guest != guest:
        raise Refused("not-your-seat", 403, seat=seat + 1)
    if draft.match is None:
        raise Refused("not-begun")
    if held.bot is not None:
        raise Refused("bot-plays", seat=seat + 1)
    if version != draft.version:
        raise Refused("stale")


def _refused_by_rules(table: Table, seat: int, reason: Reason | IllegalAction) -> RefusedByRules:
    assert table.match is not None
    is_asked = table.actor == seat
    return RefusedByRules(reason, table.match.legal()[:MOST_NAMED] if is_asked else [])


def _sit(draft: Table, seat: int, held: Seat) -> None:
    draft.write(Sat(at=time.time(), seat=seat, guest=held.guest, name=held.name, bot=held.bot))


def _begin_if_full(draft: Table) -> None:
    if draft.match is None and not any(seat.is_open for seat in draft.seats):
        match = Match(find(draft.setup.game), draft.setup.start, draft.setup.secret)
        draft.write(Began(at=time.time(), draws=[action for _, action in match.actions()]))


def _play(draft: Table, seat: int, action: str, language: str) -> None:
    """The only place on its path where an action is checked."""
    match = draft.match
    assert match is not None
    trial = match.told_in(language).copy()
    try:
        trial.play(action, seat)
    except IllegalAction as illegal:
        raise _refused_by_rules(draft, seat, illegal) from None
    draws = [drawn for _, drawn in trial.actions(match.ply + 1)]
    played = Played(at=time.time(), seat=seat, action=action, draws=draws)
    draft.write(played, trial.told_in(match.language))


def _take_back_if_agreed(draft: Table) -> None:
    proposal = draft.proposal
    if proposal is not None and not proposal.waiting_for and draft.status == "playing":
        draft.write(TookBack(at=time.time(), seat=proposal.seat, length=proposal.length))
