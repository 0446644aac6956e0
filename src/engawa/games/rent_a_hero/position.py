"""A position as a dict in the rulebook's words, and back with every rule checked.

Cards are listed by strength; `?` is a card that the reader of a view does not know. The same form
serves whole positions and views.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from engawa.core.names import words
from engawa.core.reasons import BadInput
from engawa.games.rent_a_hero.actions import POWERS, Action, power_of
from engawa.games.rent_a_hero.checks import check_position
from engawa.games.rent_a_hero.conservation import copies_seen
from engawa.games.rent_a_hero.facts import (
    COPIES,
    NOBODY,
    NOTHING,
    STRENGTHS,
    UNKNOWN,
)
from engawa.games.rent_a_hero.heroes import band_of, is_in, just
from engawa.games.rent_a_hero.options import OPTIONS
from engawa.games.rent_a_hero.schema import Board, Position, View
from engawa.games.rent_a_hero.state import Ending, Moment, State

UNSEEN = "?"


def describe(s: State) -> dict[str, Any]:
    """A whole position; `restore` makes an identical one from it."""
    drawing = {"seat": s.drawer, "cards": s.draws} if s.draws else None
    return {
        "variants": OPTIONS.stored(s),
        "moment": words(Moment)[s.moment],
        "sender": s.sender,
        "holder": s.holder,
        "requirement": None if s.requirement == NOTHING else s.requirement,
        "lifted": bool(s.lifted),
        "wanderer": None if s.wanderer == NOTHING else _card(s.wanderer),
        "from_top": bool(s.from_top),
        "looked": [seat for seat in range(s.seats) if s.looked >> seat & 1],
        "waited": s.waited,
        "pending": [_describe_pending(s, n) for n in range(s.pending_count)],
        "drawing": drawing,
        "deck": s.deck_size,
        "discard": _pile(s.discard),
        "hint_cards": [_describe_hint(s, n) for n in range(s.hint_count)],
        "seats": [_describe_seat(s, seat) for seat in range(s.seats)],
        "ending": words(Ending)[s.ending] if s.ending else None,
    }


def _card(card: int) -> int | str:
    return UNSEEN if card == UNKNOWN else card


def _pile(by_hero: Sequence[int]) -> list[int]:
    return [hero for hero in STRENGTHS for _ in range(by_hero[hero])]


def _heroes(heroes: int) -> list[int]:
    return [hero for hero in STRENGTHS if is_in(heroes, hero)]


def _describe_pending(s: State, n: int) -> dict[str, Any]:
    return {"seat": s.pending_user[n], "power": Action.texts()[s.pending_power[n]]}


def _describe_hint(s: State, n: int) -> dict[str, Any]:
    return {
        "card": _card(s.hint_card[n]),
        "giver": s.hint_giver[n],
        "sender": s.hint_sender[n],
        "answer": bool(s.hint_answer[n]),
        "about": s.hint_about[n] or None,
        "since": bool(s.hint_since[n]),
    }


def _describe_seat(s: State, seat: int) -> dict[str, Any]:
    known: list[int | str] = [*_pile(s.hand[seat])]
    return {
        "hand": known + [UNSEEN] * (s.hand_size[seat] - len(known)),
        "ready": _heroes(s.ready[seat]),
        "used": _heroes(s.used[seat]),
        "spent": _heroes(s.spent[seat]),
        "eliminated": _pile(s.eliminated[seat]),
        "powers_used": s.uses[seat],
        "lacks": _heroes(s.lacks[seat]),
        "newer": s.newer[seat],
        "ruled_out": _heroes(s.ruled_out[seat]),
    }


def unseen(s: State) -> dict[str, int]:
    """Of a hidden record: cards that are in the deck, other hands or face down, by hero."""
    return {str(hero): COPIES - copies_seen(s, hero) for hero in STRENGTHS}


def restore(described: Mapping[str, Any], *, hidden: bool = False) -> State:
    """The position described; BadInput names what is wrong and what is allowed."""
    try:
        position = msgspec.convert(described, View if hidden else Position)
    except msgspec.ValidationError as error:
        raise BadInput(f"the position does not have the right form: {error}") from error
    s = State()
    _restore_table(s, position)
    for seat, board in enumerate(position.seats):
        _restore_seat(s, seat, board)
    _restore_hints(s, position)
    _restore_powers(s, position)
    _restore_deck(s, position, hidden=hidden)
    check_position(s, is_view=hidden)
    return s


def _restore_table(s: State, position: Position) -> None:
    s.seats = len(position.seats)
    OPTIONS.store(s, OPTIONS.read(OPTIONS.complete({"players": s.seats, **position.variants})))
    s.moment = _number("moment", position.moment, words(Moment))
    s.sender = _seat(s, "sender", position.sender)
    holder = position.sender if position.holder is None else position.holder
    s.holder = _seat(s, "holder", holder)
    s.requirement = NOTHING if position.requirement is None else position.requirement
    s.lifted = int(position.lifted)
    s.wanderer = NOTHING if position.wanderer is None else _read(position.wanderer)
    s.from_top = int(position.from_top)
    for seat in position.looked:
        s.looked |= 1 << _seat(s, "looked", seat)
    s.waited = _seat(s, "waited", position.waited)
    s.reactor = NOBODY
    if position.ending is not None:
        s.ending = _number("ending", position.ending, words(Ending))
    for hero in position.discard:
        s.discard[hero] += 1


def _restore_seat(s: State, seat: int, board: Board) -> None:
    where = f"seats[{seat}]"
    s.hand_size[seat] = len(board.hand)
    known = [card for card in board.hand if card != UNSEEN]
    if known and len(known) < len(board.hand):
        raise BadInput(f"{where}.hand: a hand is known or unknown as a whole")
    for card in known:
        s.hand[seat][_read(card)] += 1
    s.ready[seat] = _set(f"{where}.ready", board.ready)
    s.used[seat] = _set(f"{where}.used", board.used)
    if s.ready[seat] & s.used[seat]:
        raise BadInput(f"{where}: a hero is ready or used, not both (§5.1)")
    s.spent[seat] = _set(f"{where}.spent", board.spent)
    for hero in board.eliminated:
        s.eliminated[seat][hero] += 1
    s.uses[seat] = board.powers_used
    s.lacks[seat] = _set(f"{where}.lacks", board.lacks)
    s.newer[seat] = board.newer
    s.ruled_out[seat] = _set(f"{where}.ruled_out", board.ruled_out)


def _restore_hints(s: State, position: Position) -> None:
    s.hint_count = len(position.hint_cards)
    for n, hint in enumerate(position.hint_cards):
        s.hint_card[n] = _read(hint.card)
        s.hint_giver[n] = _seat(s, "hint_cards", hint.giver)
        s.hint_sender[n] = _seat(s, "hint_cards", hint.sender)
        s.hint_answer[n] = int(hint.answer)
        s.hint_about[n] = hint.about or UNKNOWN
        s.hint_since[n] = int(hint.since)


def _restore_powers(s: State, position: Position) -> None:
    for n, pending in enumerate(position.pending):
        if pending.power not in POWERS:
            raise BadInput(f"pending: {pending.power!r} is not one of {', '.join(POWERS)}")
        s.pending_user[n] = _seat(s, "pending", pending.seat)
        s.pending_power[n] = POWERS[pending.power]
        if not is_in(band_of(s, pending.seat), power_of(s.pending_power[n])):
            raise BadInput(f"pending: seat {pending.seat} has no hero for {pending.power} (§5.1)")
    s.pending_count = len(position.pending)
    if position.drawing is not None:
        s.drawer = _seat(s, "drawing", position.drawing.seat)
        s.draws = position.drawing.cards


def _restore_deck(s: State, position: Position, *, hidden: bool) -> None:
    """The deck is what is nowhere else; in a view only its size is known."""
    left = [COPIES - copies_seen(s, hero) for hero in STRENGTHS]
    for hero, cards in zip(STRENGTHS, left, strict=True):
        if cards < 0:
            raise BadInput(f"{COPIES - cards} cards show hero {hero}; there are {COPIES} (§2.1)")
    places = _unknown_places(s)
    if places and not hidden:
        raise BadInput("'?' is allowed only in views; a position names every card (§9.3)")
    s.deck_size = sum(left) - places
    if s.deck_size < 0 or position.deck not in (None, s.deck_size):
        raise BadInput(f"'deck' is {position.deck}, but {sum(left) - places} cards are left for it")
    if not hidden:
        s.deck = [0, *left]


def _unknown_places(s: State) -> int:
    places = int(s.wanderer == UNKNOWN) + s.hint_card[: s.hint_count].count(UNKNOWN)
    return places + sum(s.hand_size[seat] - sum(s.hand[seat]) for seat in range(s.seats))


def _read(card: int | str) -> int:
    return UNKNOWN if isinstance(card, str) else card


def _set(where: str, heroes: Iterable[int]) -> int:
    found = 0
    for hero in heroes:
        if is_in(found, hero):
            raise BadInput(f"{where}: hero {hero} is listed twice")
        found |= just(hero)
    return found


def _number(where: str, name: str, allowed: Sequence[str]) -> int:
    if name not in allowed:
        raise BadInput(f"{where}: {name!r} is not one of {', '.join(allowed)}")
    return allowed.index(name)


def _seat(s: State, where: str, seat: int) -> int:
    if seat >= s.seats:
        raise BadInput(f"{where}: there is no seat {seat}; seats are 0 to {s.seats - 1}")
    return seat
