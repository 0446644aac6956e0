"""The deck, the discard pile and the hands (RULES.md §2.2, §6.2, §7.2)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import HEROES
from engawa.games.rent_a_hero.knowledge import note_draw, remember_answers
from engawa.games.rent_a_hero.state import Moment, State


@rule
def is_discard_used_again(s: State) -> bool:
    """§7.2, and §3.2 **Ruling**: also in a deal that runs out."""
    return s.endless == 1 or s.moment <= Moment.HAND


@rule
def discard_size(s: State) -> int:
    """Cards on the discard pile, face up and face down."""
    cards = int(s.hint_count)
    for hero in range(1, HEROES + 1):
        cards += s.discard[hero]
    return cards


@rule
def can_draw(s: State) -> bool:
    """Can a card be drawn from the deck?"""
    return s.deck_size > 0 or (is_discard_used_again(s) and discard_size(s) > 0)


@rule
def fill_deck(s: State) -> None:
    """§7.2: a card is needed; an empty deck is replaced by the whole discard pile, shuffled."""
    if s.deck_size > 0:
        return
    tell(s, Event.RESHUFFLED, discard_size(s))
    remember_answers(s)
    s.deck_size = discard_size(s)
    for hero in range(1, HEROES + 1):
        s.deck[hero] = s.discard[hero]
        s.discard[hero] = 0
    while s.hint_count > 0:
        s.deck[s.hint_card[s.hint_count - 1]] += 1
        drop_last_hint(s)


@rule
def drop_last_hint(s: State) -> None:
    """Nothing of it stays, so that equal positions are equal bytes."""
    s.hint_count -= 1
    s.hint_card[s.hint_count] = 0
    s.hint_giver[s.hint_count] = 0
    s.hint_sender[s.hint_count] = 0
    s.hint_answer[s.hint_count] = 0
    s.hint_about[s.hint_count] = 0
    s.hint_since[s.hint_count] = 0


@rule
def take_from_deck(s: State, hero: int) -> None:
    s.deck[hero] -= 1
    s.deck_size -= 1


@rule
def draw_card(s: State, seat: int, hero: int) -> None:
    """The top card of the deck goes into the hand; only this player sees it."""
    take_from_deck(s, hero)
    s.hand[seat][hero] += 1
    s.hand_size[seat] += 1
    note_draw(s, seat)


@rule
def take_from_hand(s: State, seat: int, hero: int) -> None:
    s.hand[seat][hero] -= 1
    s.hand_size[seat] -= 1
