"""The seven powers (RULES.md §5): when each can apply, and what it does when it is settled."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.actions import power_of, target_of
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import WIZARD_DRAWS, Hero
from engawa.games.rent_a_hero.heroes import band_of, is_in, just
from engawa.games.rent_a_hero.knowledge import is_travelling
from engawa.games.rent_a_hero.piles import can_draw
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import Moment, State
from engawa.games.rent_a_hero.turns import discard_wanderer, pass_on


@rule
def why_not_power(s: State, seat: int, action: int) -> int:
    """§5.1: a ready hero of the player's band. What can apply follows from public facts only."""
    hero = power_of(action)
    if s.moment == Moment.DROP:
        return Why.DROPPING
    if not is_in(band_of(s, seat), hero):
        return Why.NOT_IN_BAND
    if is_in(int(s.used[seat]), hero):
        return Why.ALREADY_USED
    if s.pending_count > 0:
        return why_not_against_power(s, seat, hero, target_of(action))
    if s.moment == Moment.LOSE:
        return why_not_last_use(s, seat, hero, target_of(action))
    return why_not_apply(s, seat, hero, target_of(action))


@rule
def why_not_against_power(s: State, seat: int, hero: int, target: int) -> int:
    """§5.4: only a chicken, or a witch who readies one. The pending power is another's: only others
    may react."""
    if hero == Hero.ANGRY_CHICKEN:
        return ALLOWED
    if hero == Hero.WITCH and target == Hero.ANGRY_CHICKEN:
        return why_not_ready(s, seat, target)
    return Why.POWER_PENDING


@rule
def why_not_last_use(s: State, seat: int, hero: int, target: int) -> int:
    """§4.7: only the hero about to be lost. **Ruling**: or a witch who readies that one first."""
    lost = int(s.wanderer)
    if hero == lost:
        return why_not_apply(s, seat, hero, target)
    if hero != Hero.WITCH or target != lost:
        return Why.ANOTHER_IS_LOST
    refused = why_not_ready(s, seat, target)
    return refused if refused != ALLOWED else why_not_apply(s, seat, lost, 0)


@rule
def why_not_apply(s: State, seat: int, hero: int, target: int) -> int:
    """Can this hero's power apply at this moment?"""
    match hero:
        case Hero.ANGRY_CHICKEN:  # §5.5
            return Why.NOTHING_TO_CANCEL
        case Hero.PYROMANIAC:  # §5.6
            return ALLOWED if is_travelling(s) else Why.NO_WANDERER
        case Hero.WITCH:
            return why_not_ready(s, seat, target)
        case Hero.DOG_TRAINER:
            return why_not_chase(s, seat, target)
        case Hero.SERGEANT:
            return why_not_look(s, seat)
        case Hero.BLACK_KNIGHT:
            return why_not_lift(s)
        case _:  # §5.11: the wizard
            return ALLOWED if can_draw(s) else Why.NOTHING_TO_DRAW


@rule
def why_not_ready(s: State, seat: int, target: int) -> int:
    """§5.7: a used hero of the player's own, other than the witch."""
    if target == Hero.WITCH:
        return Why.WITCH_HERSELF
    if not is_in(band_of(s, seat), target):
        return Why.NOT_IN_BAND
    return ALLOWED if is_in(int(s.used[seat]), target) else Why.NOT_USED


@rule
def why_not_chase(s: State, seat: int, target: int) -> int:
    """§5.8 **Ruling**: the target is the holder, and never the player."""
    if not is_travelling(s):
        return Why.NO_WANDERER
    if target != s.holder:
        return Why.NOT_THE_HOLDER
    return Why.ONESELF if target == seat else ALLOWED


@rule
def why_not_look(s: State, seat: int) -> int:
    """§5.9: at a wanderer the player has not seen."""
    if not is_travelling(s):
        return Why.NO_WANDERER
    return Why.HAS_SEEN_IT if has_seen(s, seat) else ALLOWED


@rule
def has_seen(s: State, seat: int) -> bool:
    """§8.2: the player sent the wanderer or looked at it."""
    return seat == s.sender or s.looked >> seat & 1 == 1


@rule
def why_not_lift(s: State) -> int:
    """§5.10: before sending, once, for a sender who has a card."""
    if s.moment != Moment.SEND:
        return Why.NOT_BEFORE_SENDING
    if s.lifted:
        return Why.ALREADY_LIFTED
    return Why.EMPTY_HAND if s.hand_size[s.sender] == 0 else ALLOWED


@rule
def use_power(s: State, seat: int, action: int) -> None:
    """§5.4: turned and counted at once; it waits until nobody cancels it."""
    hero = power_of(action)
    s.ready[seat] &= ~just(hero)
    s.used[seat] |= just(hero)
    s.uses[seat] += 1
    s.pending_user[s.pending_count] = seat
    s.pending_power[s.pending_count] = action
    s.pending_count += 1
    s.waited = 0
    tell(s, Event.POWER_USED, seat, hero)


@rule
def take_last_pending(s: State) -> None:
    s.pending_count -= 1
    s.pending_user[s.pending_count] = 0
    s.pending_power[s.pending_count] = 0


@rule
def settle_power(s: State) -> None:
    """§5.4: the last power used is settled first; then the reaction window opens again."""
    user = int(s.pending_user[s.pending_count - 1])
    action = int(s.pending_power[s.pending_count - 1])
    take_last_pending(s)
    s.waited = 0
    match power_of(action):
        case Hero.ANGRY_CHICKEN:
            cancel(s)
        case Hero.PYROMANIAC:
            discard_wanderer(s)
        case Hero.WITCH:
            make_ready(s, user, target_of(action))
        case Hero.DOG_TRAINER:
            tell(s, Event.CHASED, int(s.holder))
            pass_on(s)
        case Hero.SERGEANT:
            s.looked |= 1 << user
            tell(s, Event.LOOKED, user)
        case Hero.BLACK_KNIGHT:
            s.lifted = 1
            tell(s, Event.LIFTED)
        case Hero.WIZARD:
            s.drawer = user
            s.draws = WIZARD_DRAWS


@rule
def cancel(s: State) -> None:
    """§5.5: the power beneath has no effect; it stays used and counted."""
    user = int(s.pending_user[s.pending_count - 1])
    hero = power_of(int(s.pending_power[s.pending_count - 1]))
    take_last_pending(s)
    tell(s, Event.CANCELLED, user, hero)


@rule
def make_ready(s: State, seat: int, hero: int) -> None:
    """§5.7: it may be used again."""
    s.used[seat] &= ~just(hero)
    s.ready[seat] |= just(hero)
    tell(s, Event.READIED, seat, hero)
