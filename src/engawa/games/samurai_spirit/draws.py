"""The questions to chance, what its answer does, and how likely each answer is (RULES.md §14.2)."""

from __future__ import annotations

from engawa.core.dice import Dice, roll
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import pop, top_seat, top_step, top_value
from engawa.games.samurai_spirit.answers import count_answers, nth_answer
from engawa.games.samurai_spirit.boards import has_wound_token
from engawa.games.samurai_spirit.cards import rank_start
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import FARMSTEADS_BY_BACK, NOBODY, NOTHING
from engawa.games.samurai_spirit.kiais import stack_discard
from engawa.games.samurai_spirit.penalties import reinforce
from engawa.games.samurai_spirit.piles import (
    settle_intruder,
    shuffle_stack,
    top_intruder,
    top_of_stack,
    turn_up_intruder,
    turn_up_stack,
)
from engawa.games.samurai_spirit.rounds import repel, turn_up_next_intruder
from engawa.games.samurai_spirit.setup import (
    begin_with,
    deal,
    draw_samurai,
    finish_deal,
    seat_without_samurai,
)
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import FIRST_DECISION, Step, after_answers, first_answer
from engawa.games.samurai_spirit.turns import fight, kept_fight, straight_draw
from engawa.games.samurai_spirit.village import (
    heal_someone,
    lose_family,
    lose_farmstead,
    wound_someone,
)

HEAVIEST = max(FARMSTEADS_BY_BACK)  # the largest weight of any outcome


@rule
def is_answered(s: State, step: int) -> bool:
    """Is there nothing left to draw, because the card is known or the work is done?"""
    match step:
        case Step.SAMURAI_DRAW:
            return seat_without_samurai(s) == NOBODY
        case Step.DEAL:
            return top_value(s) == 0
        case Step.FIGHT | Step.KEPT_FIGHT | Step.STRAIGHT_DRAW:
            return top_of_stack(s) != NOTHING
        case Step.STACK_DISCARD:
            return s.stack_count == 0 or top_of_stack(s) != NOTHING
        case Step.LOOK:
            return first_unseen(s, top_value(s)) == NOTHING
        case Step.REPEL | Step.INTRUDERS:
            return s.intruder_count == 0 or top_intruder(s) != NOTHING
        case Step.SETTLE:
            return next_to_settle(s, top_value(s)) == NOTHING
        case _:
            return False


@rule
def do_known(s: State, step: int) -> None:
    """A step that needed chance, or would have needed it, continues with what is known now."""
    seat = top_seat(s)
    value = top_value(s)
    pop(s)
    match step:
        case Step.DEAL:
            finish_deal(s)
        case Step.FIGHT:
            fight(s, seat)
        case Step.KEPT_FIGHT:
            kept_fight(s, seat)
        case Step.STRAIGHT_DRAW:
            straight_draw(s, seat)
        case Step.STACK_DISCARD:
            if s.stack_count > 0:
                stack_discard(s, value)
        case Step.REPEL:
            if s.intruder_count > 0:
                repel(s, value)
        case Step.INTRUDERS:
            if s.intruder_count > 0:
                turn_up_next_intruder(s)
        case Step.SETTLE:
            shuffle_stack(s)
            tell(s, Event.INTRUDERS_SETTLED)


@rule
def answer_chance(s: State, step: int, outcome: int) -> None:
    """What chance drew: a card turned up stays in its place, and the step continues with it."""
    value = top_value(s)
    match step:
        case Step.FIGHT | Step.KEPT_FIGHT | Step.STRAIGHT_DRAW | Step.STACK_DISCARD:
            turn_up_stack(s, s.stack_count - 1, outcome)
        case Step.LOOK:
            turn_up_stack(s, first_unseen(s, value), outcome)
            tell(s, Event.TURNED_UP, outcome)
        case Step.REPEL | Step.INTRUDERS:
            turn_up_intruder(s, s.intruder_count - 1, outcome)
        case Step.SETTLE:
            settle_intruder(s, next_to_settle(s, value), outcome)
        case Step.SAMURAI_DRAW:
            draw_samurai(s, seat_without_samurai(s), outcome)
        case Step.DEAL:
            s.agenda_value[s.agenda_count - 1] -= 1
            deal(s, outcome)
        case _:
            pop(s)
            answer_once(s, step, outcome)


@rule
def answer_once(s: State, step: int, outcome: int) -> None:
    match step:
        case Step.FIRST_PLAYER:
            begin_with(s, outcome)
        case Step.REINFORCE:
            reinforce(s, outcome)
        case Step.FARMSTEAD_LOST:
            lose_farmstead(s, outcome)
        case Step.FAMILY_LOST:
            lose_family(s, outcome)
        case Step.SOMEONE_WOUNDED:
            wound_someone(s, outcome)
        case Step.SOMEONE_HEALED:
            heal_someone(s, outcome)


@rule
def first_unseen(s: State, cards: int) -> int:
    """The topmost unknown place among the top cards of the stack, or NOTHING."""
    for depth in range(cards):
        if s.stack[s.stack_count - 1 - depth] == NOTHING:
            return s.stack_count - 1 - depth
    return NOTHING


@rule
def next_to_settle(s: State, place: int) -> int:
    """The topmost unknown intruder from this place down, or NOTHING."""
    while place >= 0 and s.intruders[place] != NOTHING:
        place -= 1
    return place


@rule
def weight(s: State, action: int) -> int:
    """How many ways lead to this outcome of chance; 0 if it cannot be drawn."""
    step = top_step(s)
    if action < first_answer(step) or action >= after_answers(step) or step >= FIRST_DECISION:
        return 0
    outcome = action - first_answer(step)
    match step:
        case Step.SAMURAI_DRAW:
            return 1 if s.seat_of[outcome] == NOBODY else 0
        case Step.FIRST_PLAYER:
            return 1 if outcome < s.seats else 0
        case Step.DEAL:
            rank = s.round_number - 1
            is_rank = rank_start(rank) <= outcome < rank_start(rank + 1)
            return 1 if is_rank and s.place[outcome] == Place.BOX else 0
        case Step.REINFORCE:
            return 1 if s.place[outcome] == Place.DISCARD else 0
        case Step.FARMSTEAD_LOST:
            return int(s.farmsteads[outcome])
        case Step.FAMILY_LOST:
            return int(s.families[outcome])
        case Step.SOMEONE_WOUNDED:
            return 1 if s.seat_of[outcome] != NOBODY else 0
        case Step.SOMEONE_HEALED:
            seat = int(s.seat_of[outcome])
            return 1 if seat != NOBODY and has_wound_token(s, seat) else 0
        case _:  # a card turned up: one of the bag
            return 1 if s.place[outcome] == Place.BAG else 0


@rule
def pick(s: State, dice: Dice) -> int:
    """A random legal action; of chance outcomes, each by its weight."""
    step = top_step(s)
    first = first_answer(step)
    if step >= FIRST_DECISION:
        return nth_answer(s, roll(dice, count_answers(s)))
    if step == Step.DEAL:
        return Action.DEAL + any_card(s, dice, s.round_number - 1, s.round_number, Place.BOX)
    if step == Step.REINFORCE:
        return Action.REINFORCE + any_card(s, dice, 0, s.round_number, Place.DISCARD)
    if step <= Step.SETTLE and step != Step.SAMURAI_DRAW and step != Step.FIRST_PLAYER:
        return first + any_card(s, dice, 0, s.round_number, Place.BAG)
    while True:  # try outcomes at random, keep one by its weight
        action = first + roll(dice, after_answers(step) - first)
        if weight(s, action) > roll(dice, HEAVIEST):
            return action


@rule
def any_card(s: State, dice: Dice, from_rank: int, to_rank: int, place: int) -> int:
    """A random card of these ranks that is in this place; there must be one."""
    first = rank_start(from_rank)
    cards = rank_start(to_rank) - first
    while True:
        card = first + roll(dice, cards)
        if s.place[card] == place:
            return card
