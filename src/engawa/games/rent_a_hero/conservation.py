"""Every card is somewhere, exactly once: what must be true after every action."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import COPIES, HEROES
from engawa.games.rent_a_hero.heroes import band_of, is_in
from engawa.games.rent_a_hero.state import State


@rule
def copies_seen(s: State, hero: int) -> int:
    """Copies of this hero whose place the record holds; in a whole position all eleven."""
    copies = copies_besides_hints(s, hero)
    for hint in range(s.hint_count):
        copies += s.hint_card[hint] == hero
    return copies


@rule
def copies_besides_hints(s: State, hero: int) -> int:
    copies = int(s.deck[hero]) + int(s.discard[hero])
    for seat in range(s.seats):
        copies += int(s.hand[seat][hero]) + int(s.eliminated[seat][hero])
        copies += is_in(band_of(s, seat), hero)
    return copies + (s.wanderer == hero)


@rule
def conserved(s: State) -> bool:
    """Are all 77 cards accounted for, and do the sizes of deck and hands agree with them?"""
    deck = 0
    for hero in range(1, HEROES + 1):
        deck += s.deck[hero]
        if copies_seen(s, hero) != COPIES or s.deck[hero] < 0:
            return False
    if deck != s.deck_size:
        return False
    for seat in range(s.seats):
        cards = 0
        for hero in range(1, HEROES + 1):
            cards += s.hand[seat][hero]
            if s.hand[seat][hero] < 0:
                return False
        if cards != s.hand_size[seat] or s.ready[seat] & s.used[seat]:
            return False
    return True
