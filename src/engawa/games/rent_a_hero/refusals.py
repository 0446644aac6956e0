"""Legality: why the one who is asked may not do something; each `why_not_…` is with its rule."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero import actions as act
from engawa.games.rent_a_hero.facts import NOBODY, Hero
from engawa.games.rent_a_hero.heroes import is_in, power_of
from engawa.games.rent_a_hero.hints import why_not_hint
from engawa.games.rent_a_hero.powers import why_not_power
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import Moment, State
from engawa.games.rent_a_hero.turns import why_not_pass, why_not_send, why_not_send_top

# The powers that aim at nothing, by hero.
PLAIN_USE = (0, act.CANCEL, act.BURN, 0, 0, act.LOOK, act.LIFT, act.DRAW_TWO)


@rule
def asked(s: State) -> int:
    """The seat that has to decide."""
    if s.reactor != NOBODY:
        return int(s.reactor)
    return int(s.holder) if s.moment >= Moment.HOLD else int(s.sender)


@rule
def refusal(s: State, action: int) -> int:
    """Why the player who is asked may not do this; Why.ALLOWED if he may."""
    if power_of(action) > 0:
        return why_not_power(s, asked(s), action)
    if s.reactor != NOBODY or s.moment == Moment.LOSE:
        return Why.ALLOWED if action == act.WAIT else Why.NOT_NOW
    match s.moment:
        case Moment.SEND:
            if action == act.SEND_TOP:
                return why_not_send_top(s)
            if action < act.SEND_TOP:
                return why_not_send(s, action - act.SEND)
        case Moment.DROP:
            if act.DROP < action <= act.HINT:
                return why_not_drop(s, action - act.DROP)
        case Moment.HOLD:
            if act.HINT < action < act.RECRUIT:
                return why_not_hint(s, action - act.HINT)
            if action == act.RECRUIT:
                return Why.ALLOWED
            if action == act.PASS:
                return why_not_pass(s)
    return Why.NOT_NOW


@rule
def why_not_drop(s: State, hero: int) -> int:
    """§4.3: a card of his hand."""
    return Why.ALLOWED if s.hand[s.sender][hero] > 0 else Why.NOT_IN_HAND


@rule
def allowed(s: State) -> int:
    """The answers allowed to the open question, one bit an action. Only what can be meant at all
    is looked at, for speed."""
    seat = asked(s)
    if s.moment == Moment.DROP:
        return allowed_cards(s, seat, act.DROP)
    options = allowed_powers(s, seat)
    if s.reactor != NOBODY or s.moment == Moment.LOSE:
        return options | 1 << act.WAIT
    if s.moment == Moment.SEND:
        options |= allowed_cards(s, seat, act.SEND)
        return options | if_allowed(s, act.SEND_TOP)
    options |= 1 << act.RECRUIT | if_allowed(s, act.PASS)
    if s.holder != s.sender and s.hand_size[s.holder] > 1:
        options |= allowed_cards(s, seat, act.HINT)
    return options


@rule
def if_allowed(s: State, action: int) -> int:
    return 1 << action if refusal(s, action) == Why.ALLOWED else 0


@rule
def allowed_cards(s: State, seat: int, verb: int) -> int:
    options = 0
    for hero in range(1, 8):
        if s.hand[seat][hero] > 0:
            options |= if_allowed(s, verb + hero)
    return options


@rule
def allowed_powers(s: State, seat: int) -> int:
    options = 0
    for hero in range(1, 8):
        if not is_in(int(s.ready[seat]), hero):
            continue
        if hero == Hero.WITCH:
            for target in range(1, 8):
                if is_in(int(s.used[seat]), target):
                    options |= if_allowed(s, act.READY + target)
        elif hero == Hero.DOG_TRAINER:
            options |= if_allowed(s, act.CHASE + s.holder)
        else:
            options |= if_allowed(s, plain_use(hero))
    return options


@rule
def plain_use(hero: int) -> int:
    return PLAIN_USE[hero]
