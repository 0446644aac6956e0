"""The penalty of the last raider in the combat line (RULES.md §4.2, §7)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.boards import (
    is_defence_empty,
    last_of_line,
    left_of,
    protects,
    right_of,
    wound,
)
from engawa.games.samurai_spirit.cards import first_penalty_of, second_penalty_of
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import NOTHING, Penalty
from engawa.games.samurai_spirit.piles import (
    discard,
    is_discard_empty,
    move_top_to_intruders,
    put_under_stack,
)
from engawa.games.samurai_spirit.reasons import Why
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.talents import can_ignore_penalty
from engawa.games.samurai_spirit.village import lose_barricade

MOST_REINFORCEMENTS = 100  # counted in a round; a byte holds it, and no game comes near


@rule
def read_penalties(s: State, seat: int) -> None:
    """§4.2: read once, when the step begins; due even if the card leaves. §7.12: of two
    different ones the player chooses the order."""
    card = last_of_line(s, seat)
    if card == NOTHING:
        return
    first = first_penalty_of(card)
    second = second_penalty_of(card)
    if first == NOTHING:
        return
    s.penalty_card = card
    if second == NOTHING:
        next_penalty(s, seat, first)
    elif first == second:
        push(s, Step.NEXT_PENALTY, seat, second)
        push(s, Step.NEXT_PENALTY, seat, first)
    else:
        push(s, Step.PENALTY_ORDER, seat, 0)


@rule
def why_not_first(s: State, penalty: int) -> int:
    """§7.12: one of the two penalties that are due."""
    card = int(s.penalty_card)
    if penalty == first_penalty_of(card) or penalty == second_penalty_of(card):
        return ALLOWED
    return Why.PENALTY_NOT_ON_CARD


@rule
def order_penalties(s: State, seat: int, first: int) -> None:
    """§7.12: both, this one first."""
    card = int(s.penalty_card)
    push(s, Step.NEXT_PENALTY, seat, first_penalty_of(card) + second_penalty_of(card) - first)
    push(s, Step.NEXT_PENALTY, seat, first)


@rule
def next_penalty(s: State, seat: int, penalty: int) -> None:
    """§8.3 **Ruling**: ignoring is decided penalty by penalty."""
    if can_ignore_penalty(s, seat):
        push(s, Step.IGNORE_OR_SUFFER, seat, penalty)
    else:
        suffer(s, seat, penalty)


@rule
def ignore_or_suffer(s: State, seat: int, penalty: int, action: int) -> None:
    if action == Action.SUFFER:
        suffer(s, seat, penalty)
    else:
        tell(s, Event.PENALTY_IGNORED, seat, penalty)


@rule
def suffer(s: State, seat: int, penalty: int) -> None:
    """§7: what each penalty does. §7.11: one that cannot be applied is a wound instead."""
    if not can_be_applied(s, seat, penalty):
        tell(s, Event.PENALTY_IMPOSSIBLE, seat, penalty)
        wound(s, seat)
        return
    tell(s, Event.PENALTY_SUFFERED, seat, penalty)
    match penalty:
        case Penalty.FIRE:
            lose_barricade(s)
        case Penalty.WOUND:
            wound(s, seat)
        case Penalty.INTRUDER:
            move_top_to_intruders(s)
        case Penalty.LEFT_DRAWS:
            push(s, Step.STRAIGHT_DRAW, left_of(s, seat), 0)
        case Penalty.RIGHT_DRAWS:
            push(s, Step.STRAIGHT_DRAW, right_of(s, seat), 0)
        case Penalty.REINFORCE:
            push(s, Step.REINFORCE, 0, 0)
        case Penalty.LOSE_DEFENCE:
            push(s, Step.LOSE_DEFENCE, seat, 0)
        case _:  # no defence, no support, no talent, must pass: in force for the turn
            s.suffered |= 1 << penalty


@rule
def can_be_applied(s: State, seat: int, penalty: int) -> bool:
    """§7.6, §7.8, §7.10: the neighbour who draws must still be in the round; there must be
    something to lose."""
    match penalty:
        case Penalty.LEFT_DRAWS:
            return s.passed[left_of(s, seat)] == 0
        case Penalty.RIGHT_DRAWS:
            return s.passed[right_of(s, seat)] == 0
        case Penalty.REINFORCE:
            return not is_discard_empty(s)
        case Penalty.LOSE_DEFENCE:
            return not is_defence_empty(s, seat)
        case _:
            return True


@rule
def why_not_lose(s: State, seat: int, symbol: int) -> int:
    """§7.10: a card that is there."""
    return ALLOWED if protects(s, seat, symbol) else Why.NOTHING_TO_LOSE


@rule
def lose_defence(s: State, seat: int, symbol: int) -> None:
    """§7.10: one card of the defence, the player's choice, is discarded."""
    card = int(s.defence[seat][symbol])
    s.defence[seat][symbol] = NOTHING
    discard(s, card)
    tell(s, Event.DEFENCE_LOST, seat, card)


@rule
def reinforce(s: State, card: int) -> None:
    """§7.8: a random card of the discard pile is shuffled into the stack.

    §13.3: it cannot be one of the intruders, so those nobody has seen are settled before the
    stack's known cards become unknown again.
    """
    s.reinforcements = min(s.reinforcements + 1, MOST_REINFORCEMENTS)
    s.place[card] = Place.TABLE
    put_under_stack(s, card)
    tell(s, Event.REINFORCED, card)
    push(s, Step.SETTLE, 0, s.intruder_count - 1)
