"""Hints (RULES.md §4.5)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import UNKNOWN
from engawa.games.rent_a_hero.heroes import is_in
from engawa.games.rent_a_hero.knowledge import yes_set
from engawa.games.rent_a_hero.piles import take_from_hand
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import State


@rule
def why_not_hint(s: State, hero: int) -> int:
    """A card of the holder's hand, never the last one; the sender cannot ask for hints."""
    if s.holder == s.sender:
        return Why.SENDER_ASKS_NOTHING
    if s.hand[s.holder][hero] == 0:
        return Why.NOT_IN_HAND
    return Why.LAST_CARD if s.hand_size[s.holder] == 1 else ALLOWED


@rule
def give_hint(s: State, hero: int) -> None:
    """The sender looks and answers; the card goes face down onto the discard pile."""
    giver = int(s.holder)
    hint = int(s.hint_count)
    take_from_hand(s, giver, hero)
    s.hint_card[hint] = hero
    s.hint_giver[hint] = giver
    s.hint_sender[hint] = s.sender
    s.hint_answer[hint] = 1 if is_in(yes_set(s, int(s.wanderer)), hero) else 0
    s.hint_about[hint] = UNKNOWN
    s.hint_since[hint] = 1 if s.lacks[giver] else 0
    s.hint_count += 1
    s.waited = 0
    tell(s, Event.HINT_GIVEN, giver)
    tell(s, Event.CARD_SEEN, hero)
    tell(s, Event.ANSWERED_YES if s.hint_answer[hint] else Event.ANSWERED_NO, int(s.sender))
