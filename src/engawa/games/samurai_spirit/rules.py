"""The rules as one machine: who decides, what is legal, what an answer does, how it ends.

Every answer is applied, and then the table continues by itself until somebody really has to choose
or chance has to decide. A decision with one possible answer is not asked.
"""

from __future__ import annotations

from engawa.core.contract import CHANCE, OVER
from engawa.core.record import tell
from engawa.core.rule import Mask, called, clear, rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import pop, top_seat, top_step, top_value
from engawa.games.samurai_spirit.answers import (
    clear_answers,
    count_answers,
    has_answer,
    has_several_answers,
    nth_answer,
    write_answers,
)
from engawa.games.samurai_spirit.boards import (
    discard_first_of_line,
    kiai_value,
    line_total,
    look_at_line,
)
from engawa.games.samurai_spirit.draws import answer_chance, do_known, is_answered, weight
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.kiais import (
    can_change_anything,
    kiai_give,
    kiai_heal,
    kiai_lend,
    kiai_order,
    kiai_remove,
    use_kiai,
)
from engawa.games.samurai_spirit.named import order_named, penalty_named, symbol_named
from engawa.games.samurai_spirit.penalties import (
    ignore_or_suffer,
    lose_defence,
    next_penalty,
    order_penalties,
    read_penalties,
)
from engawa.games.samurai_spirit.refusals import find_answers
from engawa.games.samurai_spirit.rounds import (
    check_doll,
    check_farm,
    check_hats,
    end_round,
    give_bonuses,
    next_round,
)
from engawa.games.samurai_spirit.state import Ending, State
from engawa.games.samurai_spirit.steps import (
    FIRST_DECISION,
    Step,
    after_answers,
    first_answer,
    is_done_by_table,
)
from engawa.games.samurai_spirit.turns import (
    begin_turn,
    end_turn,
    fight_again,
    must_pass,
    pass_round,
    play_raider,
    take_action,
    take_village_token,
)
from engawa.games.samurai_spirit.village import lose_barricade


@rule
def actor(s: State) -> int:
    """The seat that decides, CHANCE or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    return top_seat(s) if top_step(s) >= FIRST_DECISION else CHANCE


@rule
def ending(s: State) -> int:
    return int(s.ending)


@called
@rule
def apply(s: State, action: int) -> None:
    """Apply a decision or draw, and continue to the next question. The action must be legal."""
    answer(s, action)
    advance(s)


@rule
def advance(s: State) -> None:
    """Continue until somebody has to choose, chance has to decide, or the game is over."""
    clear_answers(s)
    while s.ending == Ending.NONE:
        step = top_step(s)
        if is_done_by_table(step):
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
            find_answers(s)
            if has_several_answers(s):
                return
            if has_answer(s):
                take_only_answer(s)
            else:
                pop(s)


@rule
def forced_pass(s: State) -> None:
    """§4.6: automatic, not a decision: the samurai is out for the round."""
    seat = top_seat(s)
    pop(s)
    if line_total(s, seat) > kiai_value(s, seat):  # else by penalty, which has been reported
        tell(s, Event.MUST_PASS, seat, line_total(s, seat), kiai_value(s, seat))
    pass_round(s, seat)


@rule
def is_round_over(s: State, step: int) -> bool:
    """§10.1: nothing new begins once the stack is empty."""
    return s.stack_count == 0 and (step == Step.ACTION or step == Step.FIGHT_AGAIN)


@rule
def is_dropped(s: State, step: int) -> bool:
    """§9.8: `use` is not offered where the kiai can change nothing."""
    return step == Step.KIAI and not can_change_anything(s, top_seat(s), top_value(s))


@rule
def take_only_answer(s: State) -> None:
    """A decision with one possible answer is not asked."""
    action = nth_answer(s, 0)
    clear_answers(s)
    answer(s, action)


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
        case Step.LINE_SHRANK:  # §5.1
            look_at_line(s, seat)


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
            order_penalties(s, seat, penalty_named(action))
        case Step.LOSE_DEFENCE:
            lose_defence(s, seat, symbol_named(action))
        case Step.KIAI:
            if action == Action.USE:
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
            kiai_order(s, seat, value, order_named(action))


@rule
def legal(s: State, mask: Mask) -> int:
    """Fill the mask with 1 for every legal action, chance outcomes too if it is long enough;
    the result is their number."""
    clear(mask)
    if s.ending != Ending.NONE:
        return 0
    step = top_step(s)
    if step >= FIRST_DECISION:
        write_answers(s, mask)
        return count_answers(s)
    count = 0
    for action in range(first_answer(step), min(after_answers(step), len(mask))):
        if weight(s, action) > 0:
            mask[action] = 1
            count += 1
    return count
