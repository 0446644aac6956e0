"""Reading heroes and sets of heroes. One function a table, so that a GPU holds each once."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero import actions as act
from engawa.games.rent_a_hero.facts import (
    ACCEPTING,
    FEWEST_PLAYERS,
    FITTING,
    Hero,
)
from engawa.games.rent_a_hero.state import State

# By decision: the hero whose power it is, and whom or what it aims at; else 0.
FIRST_USE = (
    (act.CANCEL, Hero.ANGRY_CHICKEN),
    (act.BURN, Hero.PYROMANIAC),
    (act.READY + 1, Hero.WITCH),
    (act.CHASE, Hero.DOG_TRAINER),
    (act.LOOK, Hero.SERGEANT),
    (act.LIFT, Hero.BLACK_KNIGHT),
    (act.DRAW_TWO, Hero.WIZARD),
)
POWER_OF = tuple(
    max((int(hero) for first, hero in FIRST_USE if first <= action < act.WAIT), default=0)
    for action in range(act.DECISIONS)
)
TARGET_OF = tuple(
    action - act.READY
    if act.READY < action < act.CHASE
    else action - act.CHASE
    if act.CHASE <= action < act.LOOK
    else 0
    for action in range(act.DECISIONS)
)


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
    """§7.1: the heroes on whose cards stands a requirement that this one's strength meets."""
    return ACCEPTING[s.seats - FEWEST_PLAYERS][hero]


@rule
def power_of(action: int) -> int:
    """The hero whose power this decision uses, or 0."""
    return POWER_OF[action]


@rule
def target_of(action: int) -> int:
    """The hero a witch readies, or the seat a dog trainer's dogs run at."""
    return TARGET_OF[action]


@rule
def band_of(s: State, seat: int) -> int:
    """His heroes, ready and used."""
    return int(s.ready[seat]) | int(s.used[seat])


@rule
def left_of(s: State, seat: int) -> int:
    return (seat + 1) % s.seats
