"""Legality: why the player who decides may not do something; each `why_not_…` is with its rule."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import top_seat, top_step, top_value
from engawa.games.samurai_spirit.answers import after_word, first_of_word
from engawa.games.samurai_spirit.boards import left_of, right_of
from engawa.games.samurai_spirit.kiais import (
    why_not_give,
    why_not_heal,
    why_not_lend,
    why_not_lend_none,
    why_not_order,
    why_not_remove,
)
from engawa.games.samurai_spirit.named import (
    order_named,
    penalty_named,
    seat_named,
    seats_named,
    symbol_named,
)
from engawa.games.samurai_spirit.penalties import why_not_first, why_not_lose
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import ANSWER_WORDS, Step, after_answers, first_answer
from engawa.games.samurai_spirit.talents import why_not_discard, why_not_hand, why_not_redraw
from engawa.games.samurai_spirit.turns import (
    why_not_act,
    why_not_defend,
    why_not_play,
    why_not_play_kept,
    why_not_support,
    why_not_take,
)


@rule
def refusal(s: State, action: int) -> int:
    """Why the player who decides may not do this; ALLOWED if they may."""
    step = top_step(s)
    if action < first_answer(step) or action >= after_answers(step):
        return NOT_NOW
    seat = top_seat(s)
    match step:
        case Step.ACTION:
            return why_not_act(s, seat, action)
        case Step.PLAY:
            return why_not_play(s, seat, top_value(s), action)
        case Step.PLAY_KEPT:
            return why_not_play_kept(s, seat, top_value(s), action)
        case Step.VILLAGE_TOKENS:
            return why_not_take(s, action)
        case Step.PENALTY_ORDER:
            return why_not_first(s, penalty_named(action))
        case Step.LOSE_DEFENCE:
            return why_not_lose(s, seat, symbol_named(action))
        case Step.KIAI_HEAL:
            return why_not_heal(s, action)
        case Step.KIAI_GIVE:
            giver, receiver = seats_named(s, action, Action.GIVE)
            return why_not_give(s, giver, receiver)
        case Step.KIAI_REMOVE:
            return why_not_remove(s, seat_named(s, action, Action.REMOVE))
        case Step.KIAI_LEND:
            if action == Action.LEND_NONE:
                return why_not_lend_none(top_value(s))
            owner, borrower = seats_named(s, action, Action.LEND)
            return why_not_lend(s, owner, borrower)
        case Step.KIAI_ORDER:
            return why_not_order(top_value(s), order_named(action))
        case _:  # ignore or suffer, fight again or not, use or decline: both are open
            return ALLOWED


@rule
def find_answers(s: State) -> None:
    """Note the answers allowed to the top question; there are none yet."""
    step = top_step(s)
    match step:
        case Step.ACTION:
            s.answers[0] = allowed_actions(s, top_seat(s))
        case Step.PLAY:
            s.answers[0] = allowed_plays(s, top_seat(s), top_value(s))
        case Step.IGNORE_OR_SUFFER | Step.FIGHT_AGAIN | Step.KIAI:
            s.answers[0] = 0b11
        case _:
            for word in range(ANSWER_WORDS):
                s.answers[word] = allowed(s, first_of_word(step, word), after_word(step, word))


@rule
def allowed(s: State, first: int, after: int) -> int:
    """The actions from first up to after that are allowed, one bit each."""
    answers = 0
    for action in range(first, after):
        if refusal(s, action) == ALLOWED:
            answers |= 1 << (action - first)
    return answers


# The two most frequent questions consider only possible targets, for speed; their answers always
# fit into one word.


@rule
def allowed_actions(s: State, seat: int) -> int:
    answers = 1 | 1 << (Action.PASS - Action.FIGHT)
    for receiver in range(s.seats):
        if why_not_support(s, seat, receiver) == ALLOWED:
            answers |= 1 << (Action.SUPPORT + s.samurai[receiver] - Action.FIGHT)
    return answers


@rule
def allowed_plays(s: State, seat: int, card: int) -> int:
    answers = 1  # to confront it
    if why_not_defend(s, seat, card) == ALLOWED:
        answers |= 1 << (Action.DEFEND - Action.CONFRONT)
    if why_not_hand(s, seat, left_of(s, seat), card) == ALLOWED:
        answers |= 1 << (Action.HAND + s.samurai[left_of(s, seat)] - Action.CONFRONT)
    if why_not_hand(s, seat, right_of(s, seat), card) == ALLOWED:
        answers |= 1 << (Action.HAND + s.samurai[right_of(s, seat)] - Action.CONFRONT)
    if why_not_discard(s, seat, card) == ALLOWED:
        answers |= 1 << (Action.DISCARD - Action.CONFRONT)
    if why_not_redraw(s, seat) == ALLOWED:
        answers |= 1 << (Action.REDRAW - Action.CONFRONT)
    return answers
