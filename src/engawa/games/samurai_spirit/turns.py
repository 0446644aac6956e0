"""A turn: tokens, penalty, one action, and playing the raider drawn (RULES.md §4)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.boards import (
    enter_line,
    kiai_value,
    lay_in_defence,
    left_of,
    line_total,
    protects,
    suffers,
)
from engawa.games.samurai_spirit.cards import symbol_of
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import NOBODY, NOTHING, Penalty, Samurai
from engawa.games.samurai_spirit.named import samurai_named, seat_named
from engawa.games.samurai_spirit.penalties import read_penalties
from engawa.games.samurai_spirit.piles import (
    discard,
    move_top_to_intruders,
    put_under_stack,
    take_top,
)
from engawa.games.samurai_spirit.reasons import Why
from engawa.games.samurai_spirit.rounds import all_have_passed, end_round
from engawa.games.samurai_spirit.state import State, Token
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.talents import (
    has_talent,
    is_token_home,
    lend_token,
    return_borrowed_tokens,
    why_not_discard,
    why_not_hand,
    why_not_redraw,
)


@rule
def begin_turn(s: State, seat: int) -> None:
    s.turn = seat
    push(s, Step.END_TURN, seat, 0)
    push(s, Step.ACTION, seat, 0)
    if s.two_samurai_rule:
        push(s, Step.PENALTIES, seat, 0)
        push(s, Step.VILLAGE_TOKENS, seat, 0)
    else:
        read_penalties(s, seat)


@rule
def why_not_take(s: State, action: int) -> int:
    """§4.1: a token that lies face up by the village."""
    if action == Action.BEGIN:
        return ALLOWED
    samurai = samurai_named(action, Action.TAKE)
    if s.seat_of[samurai] != NOBODY:
        return Why.TOKEN_IN_PLAY
    return ALLOWED if s.token[samurai] == Token.VILLAGE else Why.TOKEN_FLIPPED


@rule
def take_village_token(s: State, seat: int, action: int) -> None:
    """§4.1: any number of tokens, before the penalty; each is flipped, once a game."""
    if action == Action.BEGIN:
        return
    samurai = samurai_named(action, Action.TAKE)
    s.token[samurai] = seat
    tell(s, Event.TOKEN_TAKEN, seat, samurai)
    push(s, Step.VILLAGE_TOKENS, seat, 0)


@rule
def must_pass(s: State, seat: int) -> bool:
    """§4.6: above the kiai value when the action is chosen, or by penalty (§7.7)."""
    return suffers(s, seat, Penalty.MUST_PASS) or line_total(s, seat) > kiai_value(s, seat)


@rule
def why_not_act(s: State, seat: int, action: int) -> int:
    """§4.3: fight, support or pass."""
    if action == Action.FIGHT or action == Action.PASS:
        return ALLOWED
    return why_not_support(s, seat, seat_named(s, action, Action.SUPPORT))


@rule
def why_not_support(s: State, seat: int, receiver: int) -> int:
    """§4.5: another samurai who has not passed; the supporter's own token is not lent out."""
    if receiver == NOBODY:
        return Why.NOT_IN_PLAY
    if suffers(s, seat, Penalty.NO_SUPPORT):
        return Why.NO_SUPPORT
    if receiver == seat:
        return Why.SUPPORT_SELF
    if s.passed[receiver]:
        return Why.SAMURAI_PASSED
    return ALLOWED if is_token_home(s, int(s.samurai[seat])) else Why.TOKEN_AWAY


@rule
def take_action(s: State, seat: int, action: int) -> None:
    """§4.3: exactly one action."""
    if action == Action.FIGHT:
        if has_talent(s, seat, Samurai.KIKUCHIYO):
            push(s, Step.FIGHT_AGAIN, seat, 0)
        push(s, Step.FIGHT, seat, 0)
    elif action == Action.PASS:
        pass_round(s, seat)
    else:
        support(s, seat, seat_named(s, action, Action.SUPPORT))


@rule
def fight(s: State, seat: int) -> None:
    """§4.4: turn up the top raider, then play it."""
    card = take_top(s, seat)
    tell(s, Event.DREW, seat, card)
    push(s, Step.PLAY, seat, card)


@rule
def kept_fight(s: State, seat: int) -> None:
    """§8.6: the raider drawn after `redraw` must be kept. **Ruling**: no talent works on it."""
    card = take_top(s, seat)
    tell(s, Event.DREW, seat, card)
    push(s, Step.PLAY_KEPT, seat, card)


@rule
def straight_draw(s: State, seat: int) -> None:
    """§7.6: a raider straight into the combat line; no talents, but it can reach the kiai."""
    card = take_top(s, seat)
    tell(s, Event.DREW_STRAIGHT, seat, card)
    enter_line(s, seat, card)


@rule
def why_not_play(s: State, seat: int, card: int, action: int) -> int:
    """§4.4: confront, defend, or a talent."""
    if action == Action.CONFRONT:
        return ALLOWED
    if action == Action.DEFEND:
        return why_not_defend(s, seat, card)
    if action == Action.DISCARD:
        return why_not_discard(s, seat, card)
    if action == Action.REDRAW:
        return why_not_redraw(s, seat)
    return why_not_hand(s, seat, seat_named(s, action, Action.HAND), card)


@rule
def why_not_play_kept(s: State, seat: int, card: int, action: int) -> int:
    """§8.6, §9.2: a card to be kept is confronted or defended; no talent works on it."""
    if action == Action.CONFRONT:
        return ALLOWED
    if action == Action.DEFEND:
        return why_not_defend(s, seat, card)
    return Why.CARD_KEPT


@rule
def why_not_defend(s: State, seat: int, card: int) -> int:
    """§4.4: a symbol the defence lacks. §7.4: no-defence binds the active player in his turn."""
    if suffers(s, seat, Penalty.NO_DEFENCE):
        return Why.NO_DEFENCE
    if symbol_of(card) == NOTHING:
        return Why.NO_SYMBOL
    return Why.SYMBOL_HELD if protects(s, seat, symbol_of(card)) else ALLOWED


@rule
def play_raider(s: State, seat: int, card: int, action: int) -> None:
    """§4.4: confront or defend; or a talent: hand it on (§8.2), discard (§8.5), redraw (§8.6)."""
    handed = int(s.handed)
    s.handed = 0
    match action:
        case Action.CONFRONT:
            enter_line(s, seat, card)
        case Action.DEFEND:
            lay_in_defence(s, seat, card)
        case Action.DISCARD:
            discard(s, card)
            tell(s, Event.DISCARDED, seat, card)
        case Action.REDRAW:
            put_under_stack(s, card)
            tell(s, Event.PUT_UNDER, seat, card)
            push(s, Step.KEPT_FIGHT, seat, 0)
        case _:
            s.handed = handed | 1 << seat
            hand_on(s, seat, seat_named(s, action, Action.HAND), card)


@rule
def hand_on(s: State, seat: int, receiver: int, card: int) -> None:
    """§8.2: the receiver plays it as if they had drawn it; their own talents work on it."""
    tell(s, Event.HANDED, seat, receiver, card)
    push(s, Step.PLAY, receiver, card)


@rule
def fight_again(s: State, seat: int, action: int) -> None:
    """§8.4: Kikuchiyo's second fight in the same turn. **Ruling**: even when overcome, and
    whatever became of the first card."""
    if action == Action.FIGHT_AGAIN:
        tell(s, Event.FIGHTS_AGAIN, seat)
        push(s, Step.FIGHT, seat, 0)


@rule
def support(s: State, seat: int, receiver: int) -> None:
    """§4.5: lend the samurai's own token; then the top raider goes unseen onto the intruders."""
    lend_token(s, seat, receiver)
    tell(s, Event.SUPPORTED, seat, receiver)
    move_top_to_intruders(s)


@rule
def pass_round(s: State, seat: int) -> None:
    """§4.6: out for the round. §10.1: when all have passed, the round ends."""
    s.passed[seat] = 1
    tell(s, Event.PASSED, seat)
    if all_have_passed(s):
        s.emptied_by = seat
        end_round(s)


@rule
def end_turn(s: State, seat: int) -> None:
    """§4.7: borrowed tokens return to their owners; the next seat to the left that has not
    passed."""
    return_borrowed_tokens(s, seat)
    s.suffered = 0
    s.penalty_card = NOTHING
    following = left_of(s, seat)
    while s.passed[following]:
        following = left_of(s, following)
    tell(s, Event.TURN_BEGINS, following)
    begin_turn(s, following)
