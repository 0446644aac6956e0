"""Legality: why the player who decides may not do something; each `why_not_…` is with its rule."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.core.rule import rule
from engawa.games.rent_a_hero.actions import POWER_OF, Action, form_of, power_of
from engawa.games.rent_a_hero.facts import HEROES, NOBODY, Hero
from engawa.games.rent_a_hero.heroes import for_hero, hero_of, is_in
from engawa.games.rent_a_hero.hints import why_not_hint
from engawa.games.rent_a_hero.powers import why_not_power
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import Moment, State
from engawa.games.rent_a_hero.turns import why_not_pass, why_not_send, why_not_send_top

FIRST_USE = (0, *(POWER_OF.index(hero) for hero in Hero))  # by hero


@rule
def asked(s: State) -> int:
    """The seat that has to decide."""
    if s.reactor != NOBODY:
        return int(s.reactor)
    return int(s.holder) if s.moment >= Moment.HOLD else int(s.sender)


@rule
def refusal(s: State, action: int) -> int:
    """Why the player who decides may not do this; ALLOWED if they may."""
    if power_of(action) > 0:
        return why_not_power(s, asked(s), action)
    if s.reactor != NOBODY or s.moment == Moment.LOSE:
        return ALLOWED if action == Action.WAIT else NOT_NOW
    match s.moment:
        case Moment.SEND:
            if action == Action.SEND_TOP:
                return why_not_send_top(s)
            if form_of(action) == Action.SEND:
                return why_not_send(s, hero_of(action, Action.SEND))
        case Moment.DROP:
            if form_of(action) == Action.DROP:
                return why_not_drop(s, hero_of(action, Action.DROP))
        case Moment.HOLD:
            if form_of(action) == Action.HINT:
                return why_not_hint(s, hero_of(action, Action.HINT))
            if action == Action.RECRUIT:
                return ALLOWED
            if action == Action.PASS:
                return why_not_pass(s)
    return NOT_NOW


@rule
def why_not_drop(s: State, hero: int) -> int:
    """§4.3: a card of the player's hand."""
    return ALLOWED if s.hand[s.sender][hero] > 0 else Why.NOT_IN_HAND


@rule
def allowed(s: State) -> int:
    """The answers allowed to the open question, one bit per action. Only possible answers are
    considered, for speed."""
    seat = asked(s)
    if s.moment == Moment.DROP:
        return allowed_drops(s)
    options = allowed_powers(s, seat)
    if s.reactor != NOBODY or s.moment == Moment.LOSE:
        return options | 1 << Action.WAIT
    if s.moment == Moment.SEND:
        return options | allowed_sends(s)
    return options | allowed_when_holding(s)


@rule
def allowed_drops(s: State) -> int:
    options = 0
    for hero in range(1, HEROES + 1):
        if why_not_drop(s, hero) == ALLOWED:
            options |= 1 << for_hero(Action.DROP, hero)
    return options


@rule
def allowed_sends(s: State) -> int:
    options = 1 << Action.SEND_TOP if why_not_send_top(s) == ALLOWED else 0
    for hero in range(1, HEROES + 1):
        if why_not_send(s, hero) == ALLOWED:
            options |= 1 << for_hero(Action.SEND, hero)
    return options


@rule
def allowed_when_holding(s: State) -> int:
    options = 1 << Action.RECRUIT
    if why_not_pass(s) == ALLOWED:
        options |= 1 << Action.PASS
    if s.hand_size[s.holder] > 1:
        for hero in range(1, HEROES + 1):
            if why_not_hint(s, hero) == ALLOWED:
                options |= 1 << for_hero(Action.HINT, hero)
    return options


@rule
def allowed_powers(s: State, seat: int) -> int:
    options = 0
    ready = int(s.ready[seat])
    for hero in range(1, HEROES + 1):
        if is_in(ready, hero):
            if hero == Hero.WITCH:
                options |= allowed_readyings(s, seat)
            else:
                action = only_use(s, hero)
                if why_not_power(s, seat, action) == ALLOWED:
                    options |= 1 << action
    return options


@rule
def allowed_readyings(s: State, seat: int) -> int:
    options = 0
    for target in range(1, HEROES + 1):
        action = for_hero(Action.READY, target)
        is_used = is_in(int(s.used[seat]), target)
        if is_used and why_not_power(s, seat, action) == ALLOWED:
            options |= 1 << action
    return options


@rule
def only_use(s: State, hero: int) -> int:
    """The one decision that can use this hero, other than the witch: the dog trainer targets the
    holder."""
    return Action.CHASE + s.holder if hero == Hero.DOG_TRAINER else int(FIRST_USE[hero])
