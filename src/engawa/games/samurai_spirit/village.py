"""Barricades, farmsteads, families (RULES.md §11)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.boards import has_wound_token, heal, wound
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import (
    BARRICADES_BESIDE_SAMURAI,
    FAMILY_BONUSES,
    FARMSTEAD_PENALTIES,
    FamilyBack,
    FarmsteadBack,
)
from engawa.games.samurai_spirit.state import Ending, State
from engawa.games.samurai_spirit.steps import Step


@rule
def barricade_cap(s: State) -> int:
    """§11.1: no more barricades than the game began with."""
    return s.seats + BARRICADES_BESIDE_SAMURAI[s.level]


@rule
def add_barricade(s: State) -> None:
    if s.barricades < barricade_cap(s):
        s.barricades += 1
        tell(s, Event.BARRICADE_ADDED, s.barricades)


@rule
def lose_barricade(s: State) -> None:
    """§11.1: remove a barricade; with none left, a farmstead is destroyed."""
    if s.barricades > 0:
        s.barricades -= 1
        tell(s, Event.BARRICADE_LOST, s.barricades)
    else:
        push(s, Step.FARMSTEAD_LOST, 0, 0)


@rule
def farmsteads_left(s: State) -> int:
    return s.farmsteads[0] + s.farmsteads[1] + s.farmsteads[2] + s.farmsteads[3]


@rule
def families_left(s: State) -> int:
    return s.families[0] + s.families[1] + s.families[2]


@rule
def lose_farmstead(s: State, back: int) -> None:
    """§11.2: a farmstead is destroyed; at hard and heroic its back has a penalty."""
    s.farmsteads[back] -= 1
    tell(s, Event.FARMSTEAD_LOST, farmsteads_left(s))
    if farmsteads_left(s) == 0:
        s.ending = Ending.FARMSTEADS_LOST
    elif FARMSTEAD_PENALTIES[s.level] == 1:
        tell(s, Event.FARMSTEAD_PENALTY, back)
        match back:
            case FarmsteadBack.FAMILY:
                push(s, Step.FAMILY_LOST, 0, 0)
            case FarmsteadBack.FARMSTEAD:
                push(s, Step.FARMSTEAD_LOST, 0, 0)
            case FarmsteadBack.BARRICADE:
                lose_barricade(s)
            case FarmsteadBack.WOUND:
                push(s, Step.SOMEONE_WOUNDED, 0, 0)


@rule
def lose_family(s: State, back: int) -> None:
    """§11.3: a family is lost; with the last one, the game."""
    s.families[back] = 0
    tell(s, Event.FAMILY_LOST, back, families_left(s))
    if families_left(s) == 0:
        s.ending = Ending.FAMILIES_LOST


@rule
def give_bonus(s: State, family: int) -> None:
    """§11.3: what a family that is still safe gives at the end of a round, except at heroic."""
    if s.families[family] == 0 or FAMILY_BONUSES[s.level] == 0:
        return
    match family:
        case FamilyBack.HEAL:
            if is_anyone_wounded(s):
                push(s, Step.SOMEONE_HEALED, 0, 0)
        case FamilyBack.BARRICADE:
            add_barricade(s)
        case FamilyBack.REPEL:
            push(s, Step.REPEL, 0, 1)


@rule
def is_anyone_wounded(s: State) -> bool:
    for seat in range(s.seats):
        if has_wound_token(s, seat):
            return True
    return False


@rule
def wound_someone(s: State, samurai: int) -> None:
    """§11.2: the back of a farmstead wounds a samurai, a passed one too."""
    wound(s, int(s.seat_of[samurai]))


@rule
def heal_someone(s: State, samurai: int) -> None:
    """§11.3 **Ruling**: the family heals one of those who have a wound token, as the Polish
    rulebook says, not one of all."""
    heal(s, int(s.seat_of[samurai]))
