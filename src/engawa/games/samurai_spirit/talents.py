"""When a talent works, and the support tokens that lend it (RULES.md §8)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.boards import is_in_line, left_of, right_of, suffers
from engawa.games.samurai_spirit.cards import value_of
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import NOBODY, SAMURAI_COUNT, Penalty, Samurai
from engawa.games.samurai_spirit.reasons import Why
from engawa.games.samurai_spirit.state import State, Token


@rule
def has_talent(s: State, seat: int, talent: int) -> bool:
    """§8.1: a samurai's own talent and village tokens work at any time, lent ones in the borrower's
    turn."""
    if suffers(s, seat, Penalty.NO_TALENT):
        return False
    if s.samurai[seat] == talent:
        return True
    if s.token[talent] != seat:
        return False
    if s.seat_of[talent] == NOBODY:
        return True  # a village token, until the end of the round (§4.1)
    return seat == s.turn and not s.token_idle[talent]


@rule
def can_ignore_penalty(s: State, seat: int) -> bool:
    """§8.3: Gorobei ignores penalties of even raiders, Kanbei of odd ones."""
    if value_of(int(s.penalty_card)) % 2 == 0:
        return has_talent(s, seat, Samurai.GOROBEI)
    return has_talent(s, seat, Samurai.KANBEI)


@rule
def can_hand_on(s: State, seat: int, card: int) -> bool:
    """§8.2: Heihachi hands on even raiders, Daisuke odd ones."""
    if value_of(card) % 2 == 0:
        return has_talent(s, seat, Samurai.HEIHACHI)
    return has_talent(s, seat, Samurai.DAISUKE)


@rule
def why_not_hand(s: State, seat: int, receiver: int, card: int) -> int:
    """§8.2: to a neighbour who has not passed. **Ruling**: once per card for each samurai."""
    if receiver == NOBODY:
        return Why.NOT_IN_PLAY
    if receiver == seat or (receiver != left_of(s, seat) and receiver != right_of(s, seat)):
        return Why.NOT_A_NEIGHBOUR
    if suffers(s, seat, Penalty.NO_TALENT):
        return Why.NO_TALENT
    if not can_hand_on(s, seat, card):
        return Why.TALENT_MISSING
    if s.passed[receiver]:
        return Why.SAMURAI_PASSED
    return Why.ALREADY_HANDED if s.handed >> seat & 1 else ALLOWED


@rule
def why_not_discard(s: State, seat: int, card: int) -> int:
    """§8.5: Kyuzo's talent, and a card of the same value in the line (**Ruling**: a borrower's
    own line)."""
    if suffers(s, seat, Penalty.NO_TALENT):
        return Why.NO_TALENT
    if not has_talent(s, seat, Samurai.KYUZO):
        return Why.TALENT_MISSING
    return ALLOWED if is_in_line(s, seat, value_of(card)) else Why.NO_EQUAL_VALUE


@rule
def why_not_redraw(s: State, seat: int) -> int:
    """§8.6: Katsushiro's talent, and a stack that is not empty."""
    if suffers(s, seat, Penalty.NO_TALENT):
        return Why.NO_TALENT
    if not has_talent(s, seat, Samurai.KATSUSHIRO):
        return Why.TALENT_MISSING
    return ALLOWED if s.stack_count > 0 else Why.STACK_EMPTY


@rule
def is_token_home(s: State, samurai: int) -> bool:
    return s.seat_of[samurai] != NOBODY and s.token[samurai] == s.seat_of[samurai]


@rule
def lend_token(s: State, owner: int, borrower: int) -> None:
    """§8.7: a seat's token goes to another seat. **Ruling**: one lent during the borrower's own
    turn has no effect in it."""
    samurai = int(s.samurai[owner])
    s.token[samurai] = borrower
    s.token_idle[samurai] = 1 if borrower == s.turn else 0


@rule
def return_token(s: State, samurai: int) -> None:
    s.token[samurai] = s.seat_of[samurai]
    s.token_idle[samurai] = 0
    tell(s, Event.TOKEN_HOME, samurai)


@rule
def return_borrowed_tokens(s: State, seat: int) -> None:
    """§4.7: at the end of a turn the tokens lent to that player return to their owners, used or
    not."""
    for samurai in range(SAMURAI_COUNT):
        owner = int(s.seat_of[samurai])
        if s.token[samurai] == seat and owner != NOBODY and owner != seat:
            return_token(s, samurai)


@rule
def return_all_tokens(s: State) -> None:
    """§10.6: at the end of a round all tokens return to their owners; village tokens taken are used
    up."""
    for samurai in range(SAMURAI_COUNT):
        if s.seat_of[samurai] == NOBODY:
            if s.token[samurai] != Token.VILLAGE:
                s.token[samurai] = Token.FLIPPED
        elif not is_token_home(s, samurai):
            return_token(s, samurai)
