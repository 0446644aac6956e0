"""Reading heroes and sets of heroes. One function per table, so that a GPU holds each once. Heroes
are numbered from 1: for actions and features that exist once per hero, `for_hero` gives one hero's,
and `hero_of` is the inverse.
"""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import ACCEPTING, FEWEST_PLAYERS, FITTING
from engawa.games.rent_a_hero.state import State


@rule
def for_hero(first: int, hero: int) -> int:
    """Of several numbers, one for each hero, that of this hero: send:3 is for_hero(SEND, 3)."""
    return first + hero - 1


@rule
def hero_of(number: int, first: int) -> int:
    """The hero of this number, of those from `first` on."""
    return number - first + 1


@rule
def just(hero: int) -> int:
    """The set of this one hero."""
    return 1 << (hero - 1)


@rule
def is_in(heroes: int, hero: int) -> bool:
    return heroes >> (hero - 1) & 1 == 1


@rule
def fitting(s: State, requirement: int) -> int:
    """§2.1: the heroes whose strength meets the requirement on this hero's card."""
    return FITTING[s.seats - FEWEST_PLAYERS][requirement]


@rule
def accepting(s: State, hero: int) -> int:
    """§7.1: the heroes whose cards show a requirement that this one's strength meets."""
    return ACCEPTING[s.seats - FEWEST_PLAYERS][hero]


@rule
def band_of(s: State, seat: int) -> int:
    """A seat's heroes, ready and used."""
    return int(s.ready[seat]) | int(s.used[seat])


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.seats
