"""Recruiting (RULES.md §4.6, §4.7)."""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import ALL_HEROES, HEROES_TO_WIN, NOTHING, Powers
from engawa.games.rent_a_hero.heroes import band_of, is_in, just
from engawa.games.rent_a_hero.knowledge import turn_up_wanderer
from engawa.games.rent_a_hero.state import Ending, Moment, State
from engawa.games.rent_a_hero.turns import end_turn


@rule
def recruit(s: State) -> None:
    """§4.6: the card is turned up; a hero that the band lacks joins it."""
    seat = int(s.holder)
    hero = turn_up_wanderer(s)
    s.waited = 0
    tell(s, Event.RECRUITED, seat, hero)
    if is_in(band_of(s, seat), hero):
        s.moment = Moment.LOSE
        return
    join(s, seat, hero)
    if bits(band_of(s, seat)) < HEROES_TO_WIN:
        end_turn(s)
    else:  # §6.1: at once, so nobody draws any more
        s.wanderer = NOTHING
        s.moment = Moment.END
        s.ending = Ending.SIX_HEROES
        tell(s, Event.SIX_HEROES, seat)


@rule
def join(s: State, seat: int, hero: int) -> None:
    """§5.1: each power once in a game, so a hero whose power was used before joins used; §7.3: or
    once a card, then nothing was spent."""
    if is_in(int(s.spent[seat]), hero):
        s.spent[seat] &= ~just(hero)
        s.used[seat] |= just(hero)
        tell(s, Event.JOINED_USED, seat, hero)
    else:
        s.ready[seat] |= just(hero)


@rule
def lose_pair(s: State) -> None:
    """§4.7: both copies go onto the player's eliminated pile."""
    seat = int(s.holder)
    hero = int(s.wanderer)
    others = ALL_HEROES & ~just(hero)
    if s.powers == Powers.GAME:
        s.spent[seat] |= int(s.used[seat]) & just(hero)
    s.ready[seat] &= others
    s.used[seat] &= others
    s.eliminated[seat][hero] += 2
    tell(s, Event.PAIR_LOST, seat, hero)
    end_turn(s)
