"""What a seat sees (RULES.md §13): `hide` is the one place that decides it.

All players of Samurai Spirit know the same. Views as JSON and as numbers are both made from a
hidden record, so neither can reveal more than `hide` leaves.
"""

from __future__ import annotations

from engawa.core.features import Features, length
from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai_spirit.agenda import top_seat, top_step, top_value
from engawa.games.samurai_spirit.boards import kiai_value, line_total
from engawa.games.samurai_spirit.cards import rank_of
from engawa.games.samurai_spirit.facts import CARDS, NOBODY, NOTHING, SAMURAI_COUNT, Penalty
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import Step


@rule
def hide(s: State, seat: int) -> None:  # noqa: ARG001 (all seats know the same; other games differ)
    """§13.1: nobody knows which cards of the newest rank were dealt, nor a settled intruder.

    Once all cards of that rank which are in play have been seen, everybody knows the rest to be
    in the box: how many were dealt is known."""
    for place in range(s.intruder_count):
        if s.settled[place]:
            s.place[s.intruders[place]] = Place.BAG
            s.intruders[place] = NOTHING
    if is_any_unseen(s):
        newest = s.round_number - 1
        for card in range(CARDS):
            is_in_box = s.place[card] <= Place.SET_ASIDE
            if is_in_box & (rank_of(card) == newest):
                s.place[card] = Place.BAG


@rule
def is_any_unseen(s: State) -> bool:
    """Is a card of the newest rank in play, or still to be dealt, that nobody has seen?

    All cards are counted, without stopping early: compiled code counts many at once."""
    newest = s.round_number - 1
    unseen = 0
    for card in range(CARDS):
        unseen += (rank_of(card) == newest) & (s.place[card] == Place.BAG) & (s.joined[card] == 0)
    return unseen > 0 or (s.agenda_count > 0 and s.agenda_step[0] == Step.DEAL)


class Feature(Features):
    """What learners see, one byte per number. seats are counted from the observing seat."""

    LEVEL = length(1)
    SEATS = length(1)
    TWO_SAMURAI_RULE = length(1)
    ROUND = length(1)
    BARRICADES = length(1)
    FARMSTEADS = length(4)  # that stand, by back
    FAMILIES = length(3)  # 1 while safe, by back
    STACK = length(1)  # cards
    INTRUDERS = length(1)  # cards
    SUFFERED = length(len(Penalty))  # 1 for each restriction of this turn, by penalty
    STEP = length(1)  # the question, a Step
    ASKED = length(1)  # who decides
    VALUE = length(1)  # the step's value: the card to be played …
    TURN = length(1)  # whose turn it is
    CARD_PLACE = length(CARDS)  # 0 box, 2 unknown, 4 discarded, 3 known: then see the next two
    CARD_HOLDER = length(CARDS)  # 1 + seat, IN_STACK, AMONG_INTRUDERS, else 0
    CARD_ORDER = length(CARDS)  # 1 + place in a combat line or pile, from its end; 0 in a defence
    SAMURAI = length(SAMURAI_COUNT)  # 1 + samurai, by seat
    WOUNDS = length(SAMURAI_COUNT)
    PASSED = length(SAMURAI_COUNT)
    TOTAL = length(SAMURAI_COUNT)
    KIAI = length(SAMURAI_COUNT)
    TOKEN = length(
        SAMURAI_COUNT
    )  # by samurai: 1 + seat where it lies, 0 by the village, -1 used up
    TOKEN_IDLE = length(SAMURAI_COUNT)


LENGTH = Feature.total()
PENALTIES = len(Penalty)
# Who holds a card; below these 1 + seat.
IN_STACK = SAMURAI_COUNT + 1
AMONG_INTRUDERS = SAMURAI_COUNT + 2


@rule
def features(s: State, seat: int, out: Mask) -> None:
    """Write what a hidden record shows."""
    for place in range(LENGTH):
        out[place] = 0
    write_table(s, seat, out)
    write_cards(s, seat, out)
    write_boards(s, seat, out)


@rule
def seen_from(s: State, viewer: int, seat: int) -> int:
    """A seat counted from the viewer; a spectator counts from seat 0."""
    place = seat - max(viewer, 0)
    return place + s.seats if place < 0 else place  # % would be slow


@rule
def write_table(s: State, viewer: int, out: Mask) -> None:
    out[Feature.LEVEL] = s.level
    out[Feature.SEATS] = s.seats
    out[Feature.TWO_SAMURAI_RULE] = s.two_samurai_rule
    out[Feature.ROUND] = s.round_number
    out[Feature.BARRICADES] = s.barricades
    for back in range(4):
        out[Feature.FARMSTEADS + back] = s.farmsteads[back]
    for back in range(3):
        out[Feature.FAMILIES + back] = s.families[back]
    out[Feature.STACK] = s.stack_count
    out[Feature.INTRUDERS] = s.intruder_count
    spread(int(s.suffered), PENALTIES, out, Feature.SUFFERED)
    if s.agenda_count > 0:
        out[Feature.STEP] = top_step(s)
        out[Feature.ASKED] = seen_from(s, viewer, top_seat(s))
        out[Feature.VALUE] = top_value(s)
    out[Feature.TURN] = seen_from(s, viewer, int(s.turn))


@rule
def write_cards(s: State, viewer: int, out: Mask) -> None:
    for card in range(CARDS):
        out[Feature.CARD_PLACE + card] = s.place[card]
    for seat in range(s.seats):
        for place in range(s.combat_count[seat]):
            card = int(s.combat[seat][place])
            out[Feature.CARD_HOLDER + card] = 1 + seen_from(s, viewer, seat)
            out[Feature.CARD_ORDER + card] = s.combat_count[seat] - place
        for symbol in range(3):
            card = int(s.defence[seat][symbol])
            if card != NOTHING:
                out[Feature.CARD_HOLDER + card] = 1 + seen_from(s, viewer, seat)
    for place in range(s.stack_count):
        card = int(s.stack[place])
        if card != NOTHING:
            out[Feature.CARD_HOLDER + card] = IN_STACK
            out[Feature.CARD_ORDER + card] = s.stack_count - place
    for place in range(s.intruder_count):
        card = int(s.intruders[place])
        if card != NOTHING:
            out[Feature.CARD_HOLDER + card] = AMONG_INTRUDERS
            out[Feature.CARD_ORDER + card] = s.intruder_count - place


@rule
def write_boards(s: State, viewer: int, out: Mask) -> None:
    for seat in range(s.seats):
        place = seen_from(s, viewer, seat)
        out[Feature.SAMURAI + place] = 1 + s.samurai[seat]
        out[Feature.WOUNDS + place] = s.wounds[seat]
        out[Feature.PASSED + place] = s.passed[seat]
        if s.samurai[seat] != NOBODY:
            out[Feature.TOTAL + place] = line_total(s, seat)
            out[Feature.KIAI + place] = kiai_value(s, seat)
    for samurai in range(SAMURAI_COUNT):
        token = int(s.token[samurai])
        out[Feature.TOKEN + samurai] = 1 + (seen_from(s, viewer, token) if token >= 0 else token)
        out[Feature.TOKEN_IDLE + samurai] = s.token_idle[samurai]
