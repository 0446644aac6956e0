"""Legality: why the one who is asked may not do something; each `why_not_…` is with its rule."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit.boards import left_of, right_of
from engawa.games.samurai_spirit.kiais import (
    ANIMAL,
    why_not_give,
    why_not_heal,
    why_not_lend,
    why_not_order,
    why_not_remove,
)
from engawa.games.samurai_spirit.penalties import why_not_first, why_not_lose
from engawa.games.samurai_spirit.reasons import Why
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.steps import (
    Step,
    after_answers,
    first_answer,
    top_seat,
    top_step,
    top_value,
)
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
    """Why the player who is asked may not do this; Why.ALLOWED if he may."""
    step = top_step(s)
    if action < first_answer(step) or action >= after_answers(step):
        return Why.NOT_NOW
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
            return why_not_first(s, action - act.FIRST)
        case Step.LOSE_DEFENCE:
            return why_not_lose(s, seat, action - act.LOSE)
        case Step.KIAI_HEAL:
            return why_not_heal(s, action)
        case Step.KIAI_GIVE:
            pair = action - act.GIVE
            return why_not_give(s, int(s.seat_of[pair // 7]), int(s.seat_of[pair % 7]))
        case Step.KIAI_REMOVE:
            return why_not_remove(s, int(s.seat_of[action - act.REMOVE]))
        case Step.KIAI_LEND:
            if action == act.LEND_NONE:  # §9.6: only the animal, who may want the barricade alone
                return Why.ALLOWED if top_value(s) == ANIMAL else Why.LEND_MUST
            pair = action - act.LEND
            return why_not_lend(s, int(s.seat_of[pair // 7]), int(s.seat_of[pair % 7]))
        case Step.KIAI_ORDER:
            return why_not_order(top_value(s), action - act.ORDER)
        case _:  # ignore or suffer, fight again or not, use or decline: both are open
            return Why.ALLOWED


@rule
def allowed(s: State) -> int:
    """The answers allowed to the top question, one bit each from first_answer(top step) on."""
    step = top_step(s)
    match step:
        case Step.ACTION:
            return allowed_actions(s, top_seat(s))
        case Step.PLAY:
            return allowed_plays(s, top_seat(s), top_value(s))
        case Step.IGNORE_OR_SUFFER | Step.FIGHT_AGAIN | Step.KIAI:
            return 0b11
    options = 0
    for action in range(first_answer(step), after_answers(step)):
        if refusal(s, action) == Why.ALLOWED:
            options |= 1 << (action - first_answer(step))
    return options


# The two questions asked most look only at who and what can be meant at all, for speed.


@rule
def allowed_actions(s: State, seat: int) -> int:
    options = 1 << (act.FIGHT - act.FIGHT) | 1 << (act.PASS - act.FIGHT)
    for receiver in range(s.seats):
        if why_not_support(s, seat, receiver) == Why.ALLOWED:
            options |= 1 << (act.SUPPORT + s.samurai[receiver] - act.FIGHT)
    return options


@rule
def allowed_plays(s: State, seat: int, card: int) -> int:
    options = 1 << (act.CONFRONT - act.CONFRONT)
    if why_not_defend(s, seat, card) == Why.ALLOWED:
        options |= 1 << (act.DEFEND - act.CONFRONT)
    if why_not_hand(s, seat, left_of(s, seat), card) == Why.ALLOWED:
        options |= 1 << (act.HAND + s.samurai[left_of(s, seat)] - act.CONFRONT)
    if why_not_hand(s, seat, right_of(s, seat), card) == Why.ALLOWED:
        options |= 1 << (act.HAND + s.samurai[right_of(s, seat)] - act.CONFRONT)
    if why_not_discard(s, seat, card) == Why.ALLOWED:
        options |= 1 << (act.DISCARD - act.CONFRONT)
    if why_not_redraw(s, seat) == Why.ALLOWED:
        options |= 1 << (act.REDRAW - act.CONFRONT)
    return options
