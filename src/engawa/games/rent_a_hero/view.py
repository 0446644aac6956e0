"""What a seat sees (RULES.md §8): `hide` is the one place that decides it.

Views as JSON and as numbers are both made from a hidden record, so neither can tell more than
`hide` leaves.
"""

from __future__ import annotations

from engawa.core.rule import Mask, rule, spread
from engawa.games.rent_a_hero.actions import power_of
from engawa.games.rent_a_hero.conservation import copies_besides_hints
from engawa.games.rent_a_hero.facts import COPIES, HEROES, NOBODY, NOTHING, UNKNOWN
from engawa.games.rent_a_hero.guess import possible_wanderers
from engawa.games.rent_a_hero.heroes import for_hero
from engawa.games.rent_a_hero.knowledge import is_travelling
from engawa.games.rent_a_hero.powers import has_seen
from engawa.games.rent_a_hero.refusals import asked
from engawa.games.rent_a_hero.state import SEATS, Moment, State


@rule
def hide(s: State, seat: int) -> None:
    """§8.1, §8.2: own hand, the wanderer sent or looked at, hint cards given or received."""
    s.options = 0  # they tell what the one who is asked holds
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


# What `features` writes, one byte a number. Seats are counted from the one who looks.
FEATURES = (
    ("seats", 1),
    ("original_hints", 1),
    ("endless", 1),
    ("moment", 1),  # a Moment
    ("asked", 1),  # whom
    ("reaction", 1),  # 1 if it is a reaction
    ("sender", 1),
    ("holder", 1),
    ("requirement", 1),  # a hero, 0 if none
    ("lifted", 1),
    ("wanderer", 1),  # a hero, 0 if none or unknown
    ("may_be", 7),  # 1 for each hero that a travelling wanderer may be
    ("pending", 1),  # the last power laid, a hero, 0 if none
    ("deck", 1),  # cards
    ("discard", 7),  # face up, by hero
    ("hand", 7),  # one's own, by hero
    ("unseen", 7),  # by hero: cards in the deck, other hands and face down
    ("hints_given", 7),  # hint cards whose hero one knows, by hero
    ("answers", 2),  # no and yes, to hints about this wanderer
    ("ready", 7 * SEATS),  # heroes of each band, by seat
    ("used", 7 * SEATS),
    ("lacks", 7 * SEATS),  # by seat: heroes the hand had none of …
    ("newer", SEATS),  # … except in so many cards
    ("hand_size", SEATS),
    ("looked", SEATS),
    ("eliminated", SEATS),  # cards
    ("uses", SEATS),
)
LENGTH = sum(length for _, length in FEATURES)


@rule
def features(s: State, seat: int, out: Mask) -> None:
    """Write FEATURES of a hidden record."""
    for place in range(LENGTH):
        out[place] = 0
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
    out[0] = s.seats
    out[1] = s.original_hints
    out[2] = s.endless
    out[3] = s.moment
    out[4] = seen_from(s, viewer, asked(s))
    out[5] = s.reactor != NOBODY
    out[6] = seen_from(s, viewer, int(s.sender))
    out[7] = seen_from(s, viewer, int(s.holder))
    out[8] = 0 if s.requirement == NOTHING else s.requirement
    out[9] = s.lifted
    out[10] = 0 if s.wanderer == NOTHING else s.wanderer
    if is_travelling(s):
        spread(possible_wanderers(s), HEROES, out, 11)
    if s.pending_count > 0:
        out[18] = power_of(int(s.pending_power[s.pending_count - 1]))
    out[19] = s.deck_size


@rule
def write_cards(s: State, viewer: int, out: Mask) -> None:
    """From place 20 on: discard, hand, unseen, hints given, answers."""
    for hero in range(1, HEROES + 1):
        out[19 + hero] = s.discard[hero]
        if viewer != NOBODY:
            out[26 + hero] = s.hand[viewer][hero]
        out[33 + hero] = COPIES - copies_besides_hints(s, hero)
    for hint in range(s.hint_count):
        if s.hint_card[hint] != UNKNOWN:
            out[33 + s.hint_card[hint]] -= 1
            out[40 + s.hint_card[hint]] += 1
        if s.hint_about[hint] == UNKNOWN:
            out[48 + s.hint_answer[hint]] += 1


@rule
def write_seats(s: State, viewer: int, out: Mask) -> None:
    """From place 50 on: bands, what hands lacked, then one number a seat."""
    for seat in range(s.seats):
        place = seen_from(s, viewer, seat)
        spread(int(s.ready[seat]), HEROES, out, 50 + HEROES * place)
        spread(int(s.used[seat]), HEROES, out, 85 + HEROES * place)
        spread(int(s.lacks[seat]), HEROES, out, 120 + HEROES * place)
        eliminated = 0
        for hero in range(1, HEROES + 1):
            eliminated += s.eliminated[seat][hero]
        out[170 + place] = eliminated
        out[155 + place] = s.newer[seat]
        out[160 + place] = s.hand_size[seat]
        out[165 + place] = s.looked >> seat & 1
        out[175 + place] = s.uses[seat]
