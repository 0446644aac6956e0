"""What a seat sees (RULES.md §8): `hide` is the one place that decides it.

Views as JSON and as numbers are both made from a hidden record, so neither can reveal more than
`hide` leaves.
"""

from __future__ import annotations

from engawa.core.features import Features, length
from engawa.core.rule import Mask, clear, rule, spread
from engawa.games.rent_a_hero.actions import power_of
from engawa.games.rent_a_hero.conservation import copies_besides_hints
from engawa.games.rent_a_hero.endings import eliminated_size
from engawa.games.rent_a_hero.facts import (
    COPIES,
    HEROES,
    MOST_PLAYERS,
    NOBODY,
    NOTHING,
    UNKNOWN,
)
from engawa.games.rent_a_hero.guess import possible_wanderers
from engawa.games.rent_a_hero.heroes import for_hero
from engawa.games.rent_a_hero.knowledge import is_travelling
from engawa.games.rent_a_hero.powers import has_seen
from engawa.games.rent_a_hero.refusals import asked
from engawa.games.rent_a_hero.state import Moment, State


@rule
def hide(s: State, seat: int) -> None:
    """§8.1, §8.2: own hand, the wanderer sent or looked at, hint cards given or received."""
    s.options = 0  # they reveal what the player who decides holds
    for hero in range(1, HEROES + 1):
        s.deck[hero] = 0
    for other in range(s.seats):
        if other != seat:
            s.ruled_out[other] = 0
            for hero in range(1, HEROES + 1):
                s.hand[other][hero] = 0
    if is_face_down(s) and (seat == NOBODY or not has_seen(s, seat)):
        s.wanderer = UNKNOWN
    for hint in range(s.hint_count):
        if seat != s.hint_giver[hint] and seat != s.hint_sender[hint]:
            s.hint_card[hint] = UNKNOWN


@rule
def is_face_down(s: State) -> bool:
    """§4.6: once recruited the wanderer lies face up."""
    return s.moment == Moment.DROP or s.moment == Moment.HOLD


class Feature(Features):
    """What learners see, one byte per number. seats are counted from the observing seat."""

    SEATS = length(1)
    ORIGINAL_HINTS = length(1)
    ENDLESS = length(1)
    MOMENT = length(1)  # a Moment
    ASKED = length(1)  # who decides
    REACTION = length(1)  # 1 if it is a reaction
    SENDER = length(1)
    HOLDER = length(1)
    REQUIREMENT = length(1)  # a hero, 0 if none
    LIFTED = length(1)
    WANDERER = length(1)  # a hero, 0 if none or unknown
    MAY_BE = length(HEROES)  # 1 for each hero that a travelling wanderer may be
    PENDING = length(1)  # the last power laid, a hero, 0 if none
    DECK = length(1)  # cards
    DISCARD = length(HEROES)  # face up, by hero
    HAND = length(HEROES)  # the viewer's own, by hero
    UNSEEN = length(HEROES)  # by hero: cards in the deck, other hands and face down
    HINTS_GIVEN = length(HEROES)  # hint cards whose hero the viewer knows, by hero
    ANSWERS = length(2)  # no and yes, to hints about this wanderer
    READY = length(HEROES * MOST_PLAYERS)  # heroes of each band, by seat
    USED = length(HEROES * MOST_PLAYERS)
    LACKS = length(HEROES * MOST_PLAYERS)  # by seat: heroes the hand had none of …
    NEWER = length(MOST_PLAYERS)  # … except in this many cards
    HAND_SIZE = length(MOST_PLAYERS)
    LOOKED = length(MOST_PLAYERS)
    ELIMINATED = length(MOST_PLAYERS)  # cards
    USES = length(MOST_PLAYERS)


@rule
def features(s: State, seat: int, out: Mask) -> None:
    """Write what a hidden record shows."""
    clear(out)
    write_table(s, seat, out)
    write_cards(s, seat, out)
    write_seats(s, seat, out)


@rule
def seen_from(s: State, viewer: int, seat: int) -> int:
    """A seat counted from the viewer; a spectator counts from seat 0."""
    place = seat - max(viewer, 0)
    return place + s.seats if place < 0 else place  # % would be slow


@rule
def write_table(s: State, viewer: int, out: Mask) -> None:
    out[Feature.SEATS] = s.seats
    out[Feature.ORIGINAL_HINTS] = s.original_hints
    out[Feature.ENDLESS] = s.endless
    out[Feature.MOMENT] = s.moment
    out[Feature.ASKED] = seen_from(s, viewer, asked(s))
    out[Feature.REACTION] = s.reactor != NOBODY
    out[Feature.SENDER] = seen_from(s, viewer, int(s.sender))
    out[Feature.HOLDER] = seen_from(s, viewer, int(s.holder))
    out[Feature.REQUIREMENT] = 0 if s.requirement == NOTHING else s.requirement
    out[Feature.LIFTED] = s.lifted
    out[Feature.WANDERER] = 0 if s.wanderer == NOTHING else s.wanderer
    if is_travelling(s):
        spread(possible_wanderers(s), HEROES, out, Feature.MAY_BE)
    if s.pending_count > 0:
        out[Feature.PENDING] = power_of(int(s.pending_power[s.pending_count - 1]))
    out[Feature.DECK] = s.deck_size


@rule
def write_cards(s: State, viewer: int, out: Mask) -> None:
    for hero in range(1, HEROES + 1):
        out[for_hero(Feature.DISCARD, hero)] = s.discard[hero]
        if viewer != NOBODY:
            out[for_hero(Feature.HAND, hero)] = s.hand[viewer][hero]
        out[for_hero(Feature.UNSEEN, hero)] = COPIES - copies_besides_hints(s, hero)
    for hint in range(s.hint_count):
        if s.hint_card[hint] != UNKNOWN:
            out[for_hero(Feature.UNSEEN, s.hint_card[hint])] -= 1
            out[for_hero(Feature.HINTS_GIVEN, s.hint_card[hint])] += 1
        if s.hint_about[hint] == UNKNOWN:
            out[Feature.ANSWERS + s.hint_answer[hint]] += 1


@rule
def write_seats(s: State, viewer: int, out: Mask) -> None:
    for seat in range(s.seats):
        place = seen_from(s, viewer, seat)
        spread(int(s.ready[seat]), HEROES, out, Feature.READY + HEROES * place)
        spread(int(s.used[seat]), HEROES, out, Feature.USED + HEROES * place)
        spread(int(s.lacks[seat]), HEROES, out, Feature.LACKS + HEROES * place)
        out[Feature.NEWER + place] = s.newer[seat]
        out[Feature.HAND_SIZE + place] = s.hand_size[seat]
        out[Feature.LOOKED + place] = s.looked >> seat & 1
        out[Feature.ELIMINATED + place] = eliminated_size(s, seat)
        out[Feature.USES + place] = s.uses[seat]
