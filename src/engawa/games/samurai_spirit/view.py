"""What a seat sees (RULES.md §13): `hide` is the one place that decides it.

All players of Samurai Spirit know the same. Views as JSON and as numbers are both made from a
hidden record, so neither can tell more than `hide` leaves.
"""

from __future__ import annotations

from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai_spirit.boards import kiai_value, line_total
from engawa.games.samurai_spirit.cards import rank_of
from engawa.games.samurai_spirit.facts import CARDS, NOBODY, NOTHING, Penalty
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import Step, top_seat, top_step, top_value


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

    All cards are counted, without a look at each whether it is enough: compiled code counts many
    at once."""
    newest = s.round_number - 1
    unseen = 0
    for card in range(CARDS):
        unseen += (rank_of(card) == newest) & (s.place[card] == Place.BAG) & (s.joined[card] == 0)
    return unseen > 0 or (s.agenda_count > 0 and s.agenda_step[0] == Step.DEAL)


# What `features` writes, one byte a number. Seats are counted from the one who looks.
FEATURES = (
    ("level", 1),
    ("seats", 1),
    ("two_samurai_rule", 1),
    ("round", 1),
    ("barricades", 1),
    ("farmsteads", 4),  # that stand, by back
    ("families", 3),  # 1 while safe, by back
    ("stack", 1),  # cards
    ("intruders", 1),  # cards
    ("suffered", len(Penalty)),  # 1 for each restriction of this turn, by penalty
    ("step", 1),  # what is asked, a Step
    ("asked", 1),  # whom
    ("value", 1),  # the step's value: the card to be played …
    ("turn", 1),  # whose turn it is
    ("card_place", CARDS),  # 0 box, 2 unknown, 4 discarded, 3 known: then see the next two
    ("card_holder", CARDS),  # 1 + seat, 8 in the stack, 9 among the intruders, else 0
    ("card_order", CARDS),  # 1 + place in a combat line or pile, from its end; 0 in a defence
    ("samurai", 7),  # 1 + samurai, by seat
    ("wounds", 7),
    ("passed", 7),
    ("total", 7),
    ("kiai", 7),
    ("token", 7),  # by samurai: 1 + seat where it lies, 0 by the village, -1 used up
    ("token_idle", 7),
)
LENGTH = sum(length for _, length in FEATURES)
PENALTIES = len(Penalty)
IN_STACK = 8
AMONG_INTRUDERS = 9


@rule
def features(s: State, seat: int, out: Mask) -> None:
    """Write FEATURES of a hidden record."""
    for place in range(LENGTH):
        out[place] = 0
    at = write_table(s, seat, out)
    write_cards(s, seat, out, at)
    write_boards(s, seat, out, at + 3 * CARDS)


@rule
def seen_from(s: State, viewer: int, seat: int) -> int:
    """A seat counted from the viewer; a spectator counts from seat 0."""
    place = seat - max(viewer, 0)
    return place + s.seats if place < 0 else place  # % would be slow


@rule
def write_table(s: State, viewer: int, out: Mask) -> int:
    out[0] = s.level
    out[1] = s.seats
    out[2] = s.two_samurai_rule
    out[3] = s.round_number
    out[4] = s.barricades
    for back in range(4):
        out[5 + back] = s.farmsteads[back]
    for back in range(3):
        out[9 + back] = s.families[back]
    out[12] = s.stack_count
    out[13] = s.intruder_count
    spread(int(s.suffered), PENALTIES, out, 14)
    if s.agenda_count > 0:
        out[25] = top_step(s)
        out[26] = seen_from(s, viewer, top_seat(s))
        out[27] = top_value(s)
    out[28] = seen_from(s, viewer, int(s.turn))
    return 29


@rule
def write_cards(s: State, viewer: int, out: Mask, at: int) -> None:
    holder = at + CARDS
    order = at + 2 * CARDS
    for card in range(CARDS):
        out[at + card] = s.place[card]
    for seat in range(s.seats):
        for place in range(s.combat_count[seat]):
            out[holder + s.combat[seat][place]] = 1 + seen_from(s, viewer, seat)
            out[order + s.combat[seat][place]] = s.combat_count[seat] - place
        for symbol in range(3):
            if s.defence[seat][symbol] != NOTHING:
                out[holder + s.defence[seat][symbol]] = 1 + seen_from(s, viewer, seat)
    for place in range(s.stack_count):
        if s.stack[place] != NOTHING:
            out[holder + s.stack[place]] = IN_STACK
            out[order + s.stack[place]] = s.stack_count - place
    for place in range(s.intruder_count):
        if s.intruders[place] != NOTHING:
            out[holder + s.intruders[place]] = AMONG_INTRUDERS
            out[order + s.intruders[place]] = s.intruder_count - place


@rule
def write_boards(s: State, viewer: int, out: Mask, at: int) -> None:
    for seat in range(s.seats):
        place = at + seen_from(s, viewer, seat)
        out[place] = 1 + s.samurai[seat]
        out[place + 7] = s.wounds[seat]
        out[place + 14] = s.passed[seat]
        if s.samurai[seat] != NOBODY:
            out[place + 21] = line_total(s, seat)
            out[place + 28] = kiai_value(s, seat)
    for samurai in range(7):
        token = int(s.token[samurai])
        out[at + 35 + samurai] = 1 + (seen_from(s, viewer, token) if token >= 0 else token)
        out[at + 42 + samurai] = s.token_idle[samurai]
