"""The fourteen kiais (RULES.md §9)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import ORDERS, Action
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.boards import (
    has_wound_token,
    heal,
    look_at_line,
    take_last_of_line,
)
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import NOBODY, NOTHING, Samurai
from engawa.games.samurai_spirit.named import seat_named, seats_named
from engawa.games.samurai_spirit.piles import discard, take_top
from engawa.games.samurai_spirit.reasons import Why
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.talents import is_token_home, lend_token
from engawa.games.samurai_spirit.village import add_barricade, barricade_cap, is_anyone_wounded

HUMAN = 1
ANIMAL = 2

# All of one length, for Numba.
ORDER_PLACES: tuple[tuple[int, ...], ...] = tuple((*order, 0)[:3] for order in ORDERS)


@rule
def can_change_anything(s: State, seat: int, side: int) -> bool:
    """§9.8 **Ruling**: where the effect can change nothing, `use` is not offered."""
    match s.samurai[seat]:
        case Samurai.HEIHACHI:
            return s.barricades < barricade_cap(s) or (side == ANIMAL and is_anyone_wounded(s))
        case Samurai.DAISUKE:
            return can_anyone_give(s)
        case Samurai.GOROBEI:
            return s.stack_count > 0
        case Samurai.KANBEI:
            return s.intruder_count > 0
        case Samurai.KIKUCHIYO:
            return can_anything_be_removed(s)
        case Samurai.KYUZO:
            return can_anyone_lend(s) or (side == ANIMAL and s.barricades < barricade_cap(s))
        case _:  # Katsushiro: two cards to order, or one to turn up
            return s.stack_count > 1 or (s.stack_count == 1 and s.stack[0] == NOTHING)


@rule
def use_kiai(s: State, seat: int, side: int) -> None:
    """§9: the effect of the side that showed when the kiai was triggered."""
    tell(s, Event.KIAI_USED, seat)
    match s.samurai[seat]:
        case Samurai.HEIHACHI:  # §9.1
            add_barricade(s)
            if side == ANIMAL and is_anyone_wounded(s):
                push(s, Step.KIAI_HEAL, seat, 0)
        case Samurai.DAISUKE:  # §9.2
            if side == ANIMAL:
                push(s, Step.KIAI, seat, HUMAN)
            push(s, Step.KIAI_GIVE, seat, 0)
        case Samurai.GOROBEI:  # §9.3
            push(s, Step.STACK_DISCARD, 0, side + 1)
        case Samurai.KANBEI:  # §9.4
            push(s, Step.REPEL, 0, side + 1)
        case Samurai.KIKUCHIYO:  # §9.5
            if side == ANIMAL:
                push(s, Step.KIAI, seat, HUMAN)
            push(s, Step.KIAI_REMOVE, seat, 0)
        case Samurai.KYUZO:  # §9.6
            if side == ANIMAL:
                add_barricade(s)
            push(s, Step.KIAI_LEND, seat, side)
        case _:  # §9.7: Katsushiro
            cards = min(side + 1, s.stack_count)
            if cards > 1:
                push(s, Step.KIAI_ORDER, seat, cards)
            push(s, Step.LOOK, seat, cards)


@rule
def why_not_heal(s: State, action: int) -> int:
    """§9.1: a samurai with a wound token."""
    if action == Action.HEAL_NONE:
        return ALLOWED
    seat = seat_named(s, action, Action.HEAL)
    if seat == NOBODY:
        return Why.NOT_IN_PLAY
    return ALLOWED if has_wound_token(s, seat) else Why.NO_WOUND_TOKEN


@rule
def kiai_heal(s: State, action: int) -> None:
    """§9.1: Heihachi's animal takes a wound token from anyone. **Ruling**: a passed one too."""
    if action != Action.HEAL_NONE:
        heal(s, seat_named(s, action, Action.HEAL))


@rule
def why_not_pair(s: State, giver: int, receiver: int) -> int:
    """§9.2, §9.6: two different samurai in play; passed ones neither give nor get."""
    if giver == NOBODY or receiver == NOBODY:
        return Why.NOT_IN_PLAY
    if giver == receiver:
        return Why.SAME_SAMURAI
    return Why.SAMURAI_PASSED if s.passed[giver] or s.passed[receiver] else ALLOWED


@rule
def why_not_give(s: State, giver: int, receiver: int) -> int:
    """§9.2: the last card of a line, to another samurai."""
    refused = why_not_pair(s, giver, receiver)
    if refused != ALLOWED:
        return refused
    return ALLOWED if s.combat_count[giver] > 0 else Why.LINE_EMPTY


@rule
def can_anyone_give(s: State) -> bool:
    for giver in range(s.seats):
        for receiver in range(s.seats):
            if why_not_give(s, giver, receiver) == ALLOWED:
                return True
    return False


@rule
def kiai_give(s: State, action: int) -> None:
    """§9.2: the receiver confronts or defends with it, without talents; then the giver's line is
    looked at (§5.1 **Ruling**: only then)."""
    giver, receiver = seats_named(s, action, Action.GIVE)
    card = take_last_of_line(s, giver)
    tell(s, Event.GIVEN, giver, receiver, card)
    push(s, Step.LINE_SHRANK, giver, 0)
    push(s, Step.PLAY_KEPT, receiver, card)


@rule
def stack_discard(s: State, left: int) -> None:
    """§9.3: the top cards of the stack go to the discard pile, as many as there are."""
    card = take_top(s, int(s.turn))  # not drawn: the last counts for the seat in turn (§10.6)
    discard(s, card)
    tell(s, Event.STACK_DISCARDED, card)
    if left > 1:
        push(s, Step.STACK_DISCARD, 0, left - 1)


@rule
def why_not_remove(s: State, seat: int) -> int:
    """§9.5: the last card of the line of one who has not passed."""
    if seat == NOBODY:
        return Why.NOT_IN_PLAY
    if s.passed[seat]:
        return Why.SAMURAI_PASSED
    return ALLOWED if s.combat_count[seat] > 0 else Why.LINE_EMPTY


@rule
def can_anything_be_removed(s: State) -> bool:
    for seat in range(s.seats):
        if why_not_remove(s, seat) == ALLOWED:
            return True
    return False


@rule
def kiai_remove(s: State, action: int) -> None:
    """§9.5: it goes to the discard pile, and the line is looked at (§5.1)."""
    seat = seat_named(s, action, Action.REMOVE)
    card = take_last_of_line(s, seat)
    discard(s, card)
    tell(s, Event.REMOVED, seat, card)
    look_at_line(s, seat)


@rule
def why_not_lend(s: State, owner: int, borrower: int) -> int:
    """§9.6: a token that is with its owner, to another samurai. **Ruling**: passed samurai neither
    lend nor borrow."""
    refused = why_not_pair(s, owner, borrower)
    if refused != ALLOWED:
        return refused
    return ALLOWED if is_token_home(s, int(s.samurai[owner])) else Why.TOKEN_AWAY


@rule
def why_not_lend_none(side: int) -> int:
    """§9.6: only the animal, who may want the barricade alone, need not lend."""
    return ALLOWED if side == ANIMAL else Why.LEND_MUST


@rule
def can_anyone_lend(s: State) -> bool:
    for owner in range(s.seats):
        for borrower in range(s.seats):
            if why_not_lend(s, owner, borrower) == ALLOWED:
                return True
    return False


@rule
def kiai_lend(s: State, action: int) -> None:
    if action == Action.LEND_NONE:
        return
    owner, borrower = seats_named(s, action, Action.LEND)
    lend_token(s, owner, borrower)
    tell(s, Event.LENT, owner, borrower)


@rule
def why_not_order(cards: int, order: int) -> int:
    """§9.7: all the cards turned up, and no others."""
    named = 3 if order_place(order, 2) > 0 else 2
    return ALLOWED if named == cards else Why.WRONG_NUMBER


@rule
def kiai_order(s: State, seat: int, cards: int, order: int) -> None:
    """§9.7: put the cards turned up back on the stack, face up, in this order (see ORDERS)."""
    top = s.stack_count - 1
    first = int(s.stack[top])
    second = int(s.stack[top - 1])
    third = int(s.stack[top - 2]) if cards == 3 else NOTHING
    for place in range(cards):
        old = order_place(order, place)
        card = first if old == 1 else second if old == 2 else third
        s.stack[top - place] = card
        tell(s, Event.REORDERED, seat, card)


@rule
def order_place(order: int, place: int) -> int:
    """Which old place (1 is the top) moves to this new place (0 is the top)."""
    return ORDER_PLACES[order][place]
