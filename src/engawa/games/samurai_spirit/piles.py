"""The stack, the intruders and the discard pile (RULES.md §13).

A pile holds known cards in their places and NOTHING for each card nobody has seen. When an
unknown card is turned up, chance says which one of the bag it was.
"""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import CARDS, NOTHING
from engawa.games.samurai_spirit.state import Place, State


@rule
def top_of_stack(s: State) -> int:
    return int(s.stack[s.stack_count - 1])


@rule
def top_intruder(s: State) -> int:
    return int(s.intruders[s.intruder_count - 1])


@rule
def turn_up_stack(s: State, place: int, card: int) -> None:
    """The unknown card at this place of the stack proves to be `card`."""
    s.stack[place] = card
    s.place[card] = Place.TABLE
    s.joined[card] = 0


@rule
def turn_up_intruder(s: State, place: int, card: int) -> None:
    """The unknown card at this place of the intruders proves to be `card`."""
    s.intruders[place] = card
    s.place[card] = Place.TABLE
    s.joined[card] = 0


@rule
def settle_intruder(s: State, place: int, card: int) -> None:
    """§13.3: chance fixes an unknown intruder, and still nobody has seen it."""
    s.intruders[place] = card
    s.settled[place] = s.reinforcements
    s.place[card] = Place.TABLE


@rule
def take_top(s: State, seat: int) -> int:
    """Take the known top card of the stack; `seat` counts as having emptied it."""
    s.stack_count -= 1
    card = int(s.stack[s.stack_count])
    s.stack[s.stack_count] = 0
    if s.stack_count == 0:
        s.emptied_by = seat
    return card


@rule
def put_under_stack(s: State, card: int) -> None:
    """A card everybody has seen goes under the stack and stays known there (§13.2)."""
    for place in range(s.stack_count, 0, -1):
        s.stack[place] = s.stack[place - 1]
    s.stack[0] = card
    s.stack_count += 1


@rule
def move_top_to_intruders(s: State) -> None:
    """§7.3, §4.5: the top raider goes onto the intruders; unseen, unless it was known before."""
    s.stack_count -= 1
    card = int(s.stack[s.stack_count])
    s.stack[s.stack_count] = 0
    s.intruders[s.intruder_count] = card
    s.intruder_count += 1
    if s.stack_count == 0:  # the last card was not drawn: it counts for the seat in turn (§10.6)
        s.emptied_by = s.turn
    if card == NOTHING:
        tell(s, Event.MOVED_UNSEEN)
    else:
        tell(s, Event.MOVED_KNOWN, card)


@rule
def move_stack_to_intruders(s: State) -> None:
    """§10.1: when all have passed, what is left of the stack goes on top of the intruders."""
    for place in range(s.stack_count):
        s.intruders[s.intruder_count] = s.stack[place]
        s.intruder_count += 1
        s.stack[place] = 0
    s.stack_count = 0


@rule
def discard(s: State, card: int) -> None:
    s.place[card] = Place.DISCARD


@rule
def discard_top_intruder(s: State) -> int:
    """The known top intruder goes to the discard pile."""
    s.intruder_count -= 1
    card = int(s.intruders[s.intruder_count])
    s.intruders[s.intruder_count] = 0
    s.settled[s.intruder_count] = 0
    s.joined[card] = 0
    discard(s, card)
    return card


@rule
def is_discard_empty(s: State) -> bool:
    for card in range(CARDS):
        if s.place[card] == Place.DISCARD:
            return False
    return True


@rule
def shuffle_stack(s: State) -> None:
    """§7.8: after a reinforcement nobody knows where any card of the stack is."""
    for place in range(s.stack_count):
        card = int(s.stack[place])
        if card != NOTHING:
            s.place[card] = Place.BAG
            s.joined[card] = s.reinforcements
            s.stack[place] = NOTHING
