"""Taking figures at the end of a turn (RULES.md §5).

The strengths of all seats are added together, as the bytes of one number: six additions are enough
for everybody. `of_seat` takes one out of it.
"""

from __future__ import annotations

from engawa.core.bits import lowest_bit
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.board import MARKS, face_of, seat_of
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import COUNTS_FOR, KINDS, NOBODY, STRENGTH, TILE_KINDS
from engawa.games.samurai.figures import has_figure, holding_any
from engawa.games.samurai.japan import AROUND, LAND_AROUND, SETTLEMENTS, SIX
from engawa.games.samurai.state import State

SEAT_BITS = 8


def _influence(kind: int, mark: int) -> int:
    """What a tile on the board adds to the strengths for a kind."""
    tile = face_of(mark) - 1
    if tile not in range(TILE_KINDS) or not COUNTS_FOR[tile] >> kind & 1:
        return 0
    return STRENGTH[tile] << SEAT_BITS * seat_of(mark)


INFLUENCE = tuple(_influence(kind, mark) for kind in range(KINDS) for mark in range(MARKS))


@rule
def land_around(settlement: int) -> int:
    return LAND_AROUND[settlement]


@rule
def space_beside(settlement: int, side: int) -> int:
    return AROUND[settlement * SIX + side]


@rule
def influence_of(kind: int, mark: int) -> int:
    return INFLUENCE[kind * MARKS + mark]


@rule
def strengths(s: State, kind: int, settlement: int) -> int:
    """§5.2: for each seat the sum of its tiles beside the settlement that count for this kind."""
    total = 0
    for side in range(SIX):
        total += influence_of(kind, int(s.laid[space_beside(settlement, side)]))
    return total


@rule
def of_seat(strengths: int, seat: int) -> int:
    return strengths >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1


@rule
def strength_at(s: State, seat: int, kind: int, settlement: int) -> int:
    return of_seat(strengths(s, kind, settlement), seat)


@rule
def taker_of(s: State, kind: int, settlement: int) -> int:
    """§5.3: the strongest seat, or NOBODY: a tie, or nobody above 0 (§5.4)."""
    found = strengths(s, kind, settlement)
    taker = NOBODY
    most = 0
    for seat in range(s.players):
        strength = of_seat(found, seat)
        if strength > most:
            taker = seat
            most = strength
        elif strength == most:
            taker = NOBODY
    return taker


@rule
def most_strength(s: State, kind: int, settlement: int) -> int:
    most = 0
    for seat in range(s.players):
        most = max(most, strength_at(s, seat, kind, settlement))
    return most


@rule
def surrounded(s: State) -> int:
    """§5.1: settlements with every open land hex beside them covered, one bit each; sea need
    not be."""
    empty = int(s.empty[0])
    found = 0
    for settlement in range(SETTLEMENTS):
        found |= int(empty & land_around(settlement) == 0) << settlement
    return found


@rule
def take_surrounded(s: State) -> None:
    """§5.1: from all settlements at the same time: no capture changes another."""
    taken = holding_any(s) & surrounded(s)
    while taken:
        settlement = lowest_bit(taken)
        taken &= taken - 1
        for kind in range(KINDS):
            if has_figure(s, kind, settlement):
                take_figure(s, kind, settlement)


@rule
def take_figure(s: State, kind: int, settlement: int) -> None:
    taker = taker_of(s, kind, settlement)
    s.figures[kind] &= ~(1 << settlement)
    if taker != NOBODY:
        s.captured[taker][kind] += 1
        tell(s, Event.TAKEN, taker, kind, settlement, most_strength(s, kind, settlement))
        return
    s.set_aside[kind] += 1
    if most_strength(s, kind, settlement) > 0:
        tell(s, Event.TIED, kind, settlement, most_strength(s, kind, settlement))
    else:
        tell(s, Event.UNCLAIMED, kind, settlement)
