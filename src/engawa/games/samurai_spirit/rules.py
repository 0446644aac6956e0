"""The rules as one machine: who is asked, what is legal, what an answer does, how it ends.

Every answer is applied, and then the table goes on by itself until somebody really has to choose
or chance has to decide. A decision with one possible answer is not asked.
"""

from __future__ import annotations

from engawa.core.dice import Dice, roll
from engawa.core.record import tell
from engawa.core.rule import Mask, rule
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit.boards import (
    discard_first_of_line,
    has_wound_token,
    kiai_value,
    line_total,
)
from engawa.games.samurai_spirit.cards import rank_start
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import FARMSTEADS_BY_BACK, NOBODY, NOTHING
from engawa.games.samurai_spirit.kiais import (
    can_change_anything,
    kiai_give,
    kiai_heal,
    kiai_lend,
    kiai_order,
    kiai_remove,
    stack_discard,
    use_kiai,
)
from engawa.games.samurai_spirit.penalties import (
    ignore_or_suffer,
    lose_defence,
    next_penalty,
    order_penalties,
    read_penalties,
    reinforce,
)
from engawa.games.samurai_spirit.piles import (
    settle_intruder,
    shuffle_stack,
    top_intruder,
    top_of_stack,
    turn_up_intruder,
    turn_up_stack,
)
from engawa.games.samurai_spirit.refusals import allowed
from engawa.games.samurai_spirit.rounds import (
    check_doll,
    check_farm,
    check_hats,
    end_round,
    give_bonuses,
    next_round,
    repel,
    turn_up_next_intruder,
)
from engawa.games.samurai_spirit.setup import (
    begin_with,
    deal,
    draw_samurai,
    finish_deal,
    seat_without_samurai,
)
from engawa.games.samurai_spirit.state import Ending, Place, State
from engawa.games.samurai_spirit.steps import (
    FIRST_CHANCE,
    FIRST_DECISION,
    Step,
    after_answers,
    first_answer,
    pop,
    top_seat,
    top_step,
    top_value,
)
from engawa.games.samurai_spirit.turns import (
    begin_turn,
    end_turn,
    fight,
    fight_again,
    kept_fight,
    must_pass,
    pass_round,
    play_raider,
    straight_draw,
    take_action,
    take_village_token,
)
from engawa.games.samurai_spirit.village import (
    heal_someone,
    lose_barricade,
    lose_family,
    lose_farmstead,
    wound_someone,
)

CHANCE = -1
OVER = -2
HEAVIEST = max(FARMSTEADS_BY_BACK)  # the largest weight of any outcome


@rule
def actor(s: State) -> int:
    """The seat that decides, CHANCE or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    return top_seat(s) if top_step(s) >= FIRST_DECISION else CHANCE


@rule
def ending(s: State) -> int:
    return int(s.ending)


@rule
def apply(s: State, action: int) -> None:
    """Do what was decided or drawn, and go on to the next question. The action must be legal."""
    answer(s, action)
    advance(s)


@rule
def advance(s: State) -> None:
    """Go on until somebody has to choose, chance has to decide, or the game is over."""
    s.options = 0
    while s.ending == Ending.NONE:
        step = top_step(s)
        if step < FIRST_CHANCE:
            do_step(s, step)
        elif step < FIRST_DECISION:
            if not is_answered(s, step):
                return
            do_known(s, step)
        elif is_dropped(s, step):
            pop(s)
        elif is_round_over(s, step):
            end_round(s)
        elif step == Step.ACTION and must_pass(s, top_seat(s)):
            forced_pass(s)
        else:
            s.options = allowed(s)
            if s.options & (s.options - 1):  # more than one bit: a real choice
                return
            answer(s, only_option(s))


@rule
def forced_pass(s: State) -> None:
    """§4.6: not asked, not an answer: the samurai is out for the round."""
    seat = top_seat(s)
    pop(s)
    tell(s, Event.MUST_PASS, seat, line_total(s, seat), kiai_value(s, seat))
    pass_round(s, seat)


@rule
def is_round_over(s: State, step: int) -> bool:
    """§10.1: nothing new begins once the stack is empty."""
    return s.stack_count == 0 and (step == Step.ACTION or step == Step.FIGHT_AGAIN)


@rule
def is_dropped(s: State, step: int) -> bool:
    """§9.8: `use` is not asked where the kiai can change nothing."""
    return step == Step.KIAI and not can_change_anything(s, top_seat(s), top_value(s))


@rule
def only_option(s: State) -> int:
    action = first_answer(top_step(s))
    while not s.options & 1:
        s.options >>= 1
        action += 1
    s.options = 0
    return action


@rule
def do_step(s: State, step: int) -> None:
    """Steps the table does by itself."""
    seat = top_seat(s)
    value = top_value(s)
    pop(s)
    match step:
        case Step.BEGIN_TURN:
            begin_turn(s, seat)
        case Step.PENALTIES:
            read_penalties(s, seat)
        case Step.NEXT_PENALTY:  # §7.12: dropped if the first one ended the round
            if s.stack_count > 0:
                next_penalty(s, seat, value)
        case Step.END_TURN:
            if s.stack_count == 0:
                end_round(s)
            else:
                end_turn(s, seat)
        case Step.OVERCOME:  # §5.2
            lose_barricade(s)
        case Step.KIAI_ENDS:  # §5.3
            discard_first_of_line(s, seat)
            s.in_kiai[seat] = 0
        case Step.HATS:
            check_hats(s)
        case Step.FARMS:
            check_farm(s, value)
        case Step.DOLLS:
            check_doll(s, value)
        case Step.BONUSES:
            give_bonuses(s, value)
        case Step.NEXT_ROUND:
            next_round(s)


@rule
def is_answered(s: State, step: int) -> bool:
    """Is there nothing left for chance to say, because the card is known or the work is done?"""
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
    """A step that had to ask chance, or would have had to, goes on with what is known now."""
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
def answer(s: State, action: int) -> None:
    """Apply the answer to the top question."""
    step = top_step(s)
    seat = top_seat(s)
    value = top_value(s)
    if step < FIRST_DECISION:
        answer_chance(s, step, action - first_answer(step))
        return
    pop(s)
    match step:
        case Step.ACTION:
            take_action(s, seat, action)
        case Step.PLAY | Step.PLAY_KEPT:
            play_raider(s, seat, value, action)
        case Step.FIGHT_AGAIN:
            fight_again(s, seat, action)
        case Step.IGNORE_OR_SUFFER:
            ignore_or_suffer(s, seat, value, action)
        case Step.VILLAGE_TOKENS:
            take_village_token(s, seat, action)
        case Step.PENALTY_ORDER:
            order_penalties(s, seat, action - act.FIRST)
        case Step.LOSE_DEFENCE:
            lose_defence(s, seat, action - act.LOSE)
        case Step.KIAI:
            if action == act.USE:
                use_kiai(s, seat, value)
            else:
                tell(s, Event.KIAI_DECLINED, seat)
        case Step.KIAI_HEAL:
            kiai_heal(s, action)
        case Step.KIAI_GIVE:
            kiai_give(s, action)
        case Step.KIAI_REMOVE:
            kiai_remove(s, action)
        case Step.KIAI_LEND:
            kiai_lend(s, action)
        case Step.KIAI_ORDER:
            kiai_order(s, seat, value, action - act.ORDER)


@rule
def answer_chance(s: State, step: int, outcome: int) -> None:
    """What chance drew: a card turned up stays in its place, and the step goes on with it."""
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
    """How many ways chance can come to this outcome; 0 if it cannot."""
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
def legal(s: State, mask: Mask) -> int:
    """Fill the mask with 1 for every legal action, chance outcomes too if it is long enough;
    the result is their number."""
    for action in range(len(mask)):
        mask[action] = 0
    if s.ending != Ending.NONE:
        return 0
    step = top_step(s)
    first = first_answer(step)
    count = 0
    for action in range(first, min(after_answers(step), len(mask))):
        if s.options >> (action - first) & 1 if step >= FIRST_DECISION else weight(s, action) > 0:
            mask[action] = 1
            count += 1
    return count


@rule
def pick(s: State, dice: Dice) -> int:
    """A random legal action; of chance outcomes, each by its weight."""
    step = top_step(s)
    first = first_answer(step)
    if step >= FIRST_DECISION:
        return first + nth_bit(int(s.options), roll(dice, bits(int(s.options))))
    if step == Step.DEAL:
        return act.DEAL + any_card(s, dice, s.round_number - 1, s.round_number, Place.BOX)
    if step == Step.REINFORCE:
        return act.REINFORCE + any_card(s, dice, 0, s.round_number, Place.DISCARD)
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


@rule
def bits(options: int) -> int:
    """How many bits are set."""
    count = 0
    while options:
        options &= options - 1
        count += 1
    return count


@rule
def nth_bit(options: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    for _ in range(n):
        options &= options - 1
    place = 0
    while not options & 1:
        options >>= 1
        place += 1
    return place
