"""Before the first turn (RULES.md §3.2)."""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import (
    BAND_DEALT,
    CARDS,
    COPIES,
    HAND_DEALT,
    HEROES,
    NOBODY,
    NOTHING,
)
from engawa.games.rent_a_hero.heroes import band_of, is_in, just
from engawa.games.rent_a_hero.piles import draw_card, take_from_deck
from engawa.games.rent_a_hero.state import Moment, State


def lay_out(s: State, seats: int) -> None:
    """All cards in the deck."""
    s.seats = seats
    s.requirement = NOTHING
    s.wanderer = NOTHING
    s.reactor = NOBODY
    s.deck_size = CARDS
    s.deck = [0] + [COPIES] * HEROES


@rule
def without_band(s: State) -> int:
    """The first seat that lacks heroes of its band, or NOBODY."""
    for seat in range(s.seats):
        if bits(band_of(s, seat)) < BAND_DEALT:
            return seat
    return NOBODY


@rule
def without_hand(s: State) -> int:
    """The first seat that lacks cards of its hand, or NOBODY."""
    for seat in range(s.seats):
        if s.hand_size[seat] < HAND_DEALT:
            return seat
    return NOBODY


@rule
def deal_to_band(s: State, hero: int) -> None:
    """Of a pair one card is discarded, and another dealt."""
    seat = without_band(s)
    take_from_deck(s, hero)
    if is_in(band_of(s, seat), hero):
        s.discard[hero] += 1
        tell(s, Event.BAND_PAIR, seat, hero)
    else:
        s.ready[seat] |= just(hero)
        tell(s, Event.BAND_DEALT, seat, hero)
    if without_band(s) == NOBODY:
        s.moment = Moment.HAND


@rule
def deal_to_hand(s: State, hero: int) -> None:
    seat = without_hand(s)
    draw_card(s, seat, hero)
    tell(s, Event.DREW, seat)
    tell(s, Event.CARD_SEEN, hero)
    if without_hand(s) == NOBODY:
        s.moment = Moment.FIRST
