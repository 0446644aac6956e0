"""How the game ends (RULES.md §6)."""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import HEROES
from engawa.games.rent_a_hero.heroes import band_of
from engawa.games.rent_a_hero.state import Ending, State

STEP = 256  # each tie-break outweighs all after it


@rule
def count_heroes(s: State) -> None:
    """§6.2: the last card was drawn, or nothing can be turned up."""
    s.ending = Ending.COUNTED
    tell(s, Event.COUNTED)


@rule
def eliminated_size(s: State, seat: int) -> int:
    cards = 0
    for hero in range(1, HEROES + 1):
        cards += s.eliminated[seat][hero]
    return cards


@rule
def standing(s: State, seat: int) -> int:
    """§6.3: most heroes, then fewest eliminated cards, then fewest powers used, as one number."""
    heroes = bits(band_of(s, seat))
    return (heroes * STEP + STEP - 1 - eliminated_size(s, seat)) * STEP + STEP - 1 - s.uses[seat]


@rule
def winners(s: State) -> int:
    """The seats that win, one bit each: several share."""
    best = 0
    seats = 0
    for seat in range(s.seats):
        if standing(s, seat) > best:
            best = standing(s, seat)
            seats = 0
        if standing(s, seat) == best:
            seats |= 1 << seat
    return seats
