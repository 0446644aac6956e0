"""A turn (RULES.md §4): the requirement, sending, the way round the table, the end."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.actions import Action
from engawa.games.rent_a_hero.endings import count_heroes
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import HEROES, NOTHING
from engawa.games.rent_a_hero.heroes import fitting, hero_of, is_in, left_of
from engawa.games.rent_a_hero.knowledge import note_shown, show_lack, turn_up_wanderer
from engawa.games.rent_a_hero.piles import take_from_deck, take_from_hand
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import Moment, State


@rule
def begin_turn(s: State, sender: int) -> None:
    s.sender = sender
    s.holder = sender
    s.requirement = NOTHING
    s.lifted = 0
    s.from_top = 0
    s.looked = 0
    s.waited = 0
    s.moment = Moment.TURN
    tell(s, Event.TURN_BEGINS, sender)


@rule
def turn_up_requirement(s: State, hero: int) -> None:
    """§4.1: the requirement of the card turned up holds in this turn."""
    take_from_deck(s, hero)
    s.discard[hero] += 1
    s.requirement = hero
    s.moment = Moment.SEND
    tell(s, Event.REQUIREMENT, hero, hero)


@rule
def has_fitting_card(s: State) -> bool:
    """§4.3: has the sender a card that meets the requirement, lifted or not?"""
    fit = fitting(s, int(s.requirement))
    for hero in range(1, HEROES + 1):
        if s.hand[s.sender][hero] > 0 and is_in(fit, hero):
            return True
    return False


@rule
def why_not_send(s: State, hero: int) -> int:
    """§4.2: a card of the hand that meets the requirement, or any if it is lifted."""
    if s.hand[s.sender][hero] == 0:
        return Why.NOT_IN_HAND
    if not s.lifted and not is_in(fitting(s, int(s.requirement)), hero):
        return Why.REQUIREMENT_NOT_MET
    return ALLOWED


@rule
def why_not_send_top(s: State) -> int:
    """§4.3: only without a fitting card. §5.10: a lifted requirement does not change that."""
    return Why.HAS_FITTING_CARD if has_fitting_card(s) else ALLOWED


@rule
def send(s: State, action: int) -> None:
    """§4.2: a card of the hand, or the top card of the deck, becomes the wanderer."""
    sender = int(s.sender)
    if action == Action.SEND_TOP:
        show_lack(s, sender, fitting(s, int(s.requirement)))
        tell(s, Event.SENT_TOP, sender)
        s.waited = 0
        s.moment = Moment.TOP
        return
    hero = hero_of(action, Action.SEND)
    take_from_hand(s, sender, hero)
    s.wanderer = hero
    tell(s, Event.SENT, sender)
    tell(s, Event.CARD_SEEN, hero)
    arrive(s, left_of(s, sender))


@rule
def send_top_card(s: State, hero: int) -> None:
    """§4.3: the sender looks at it, and then drops a card, if there is one."""
    take_from_deck(s, hero)
    s.wanderer = hero
    s.from_top = 1
    tell(s, Event.CARD_SEEN, hero)
    if s.hand_size[s.sender] > 0:
        s.moment = Moment.DROP
    else:
        arrive(s, left_of(s, int(s.sender)))


@rule
def send_nothing(s: State) -> None:
    """§4.3 **Ruling**: nothing to draw, so no wanderer and no discard."""
    tell(s, Event.NOTHING_TO_SEND)
    end_turn(s)


@rule
def drop(s: State, hero: int) -> None:
    """§4.3: a card of the hand, face up."""
    sender = int(s.sender)
    take_from_hand(s, sender, hero)
    s.discard[hero] += 1
    note_shown(s, sender, hero)
    tell(s, Event.DROPPED, sender, hero)
    arrive(s, left_of(s, sender))


@rule
def arrive(s: State, seat: int) -> None:
    """§4.4: the wanderer lies before this player."""
    s.holder = seat
    s.waited = 0
    s.moment = Moment.HOLD
    tell(s, Event.ARRIVED, seat)


@rule
def why_not_pass(s: State) -> int:
    """§4.4: back at the sender it must be recruited."""
    return Why.MUST_RECRUIT if s.holder == s.sender else ALLOWED


@rule
def pass_on(s: State) -> None:
    """§4.4, §5.8: on to the left; from the sender it goes nowhere but onto the discard pile."""
    if s.holder == s.sender:
        discard_wanderer(s)
    else:
        arrive(s, left_of(s, int(s.holder)))


@rule
def discard_wanderer(s: State) -> None:
    """§5.6, §5.8: face up onto the discard pile; the turn ends."""
    hero = turn_up_wanderer(s)
    s.discard[hero] += 1
    tell(s, Event.WANDERER_DISCARDED, hero)
    end_turn(s)


@rule
def end_turn(s: State) -> None:
    """§4.8: the sender draws a card."""
    s.wanderer = NOTHING
    s.waited = 0
    s.drawer = s.sender
    s.draws = 1
    s.moment = Moment.END


@rule
def next_turn(s: State) -> None:
    """§6.2: after the turn in which the last card was drawn the heroes are counted."""
    if s.deck_size == 0 and not s.endless:
        count_heroes(s)
    else:
        begin_turn(s, left_of(s, int(s.sender)))
