"""Taking figures at the end of a turn (RULES.md §5)."""

from __future__ import annotations

from engawa.core.bits import lowest_bit
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import INFLUENCE, KINDS, LAID_CODES, NOBODY, SEAT_BITS
from engawa.games.samurai.figures import has_figure, holding_any
from engawa.games.samurai.japan import AROUND, LAND_AROUND, SETTLEMENTS, SIX
from engawa.games.samurai.state import State


@rule
def land_around(settlement: int) -> int:
    return LAND_AROUND[settlement]


@rule
def space_beside(settlement: int, side: int) -> int:
    return AROUND[settlement * SIX + side]


@rule
def influence_of(kind: int, laid: int) -> int:
    return INFLUENCE[kind * LAID_CODES + laid]


@rule
def strengths(s: State, kind: int, settlement: int) -> int:
    """§5.2: for each seat the sum of its tiles beside the settlement that count for this kind,
    in one number, a byte a seat."""
    total = 0
    for side in range(SIX):
        total += influence_of(kind, int(s.laid[space_beside(settlement, side)]))
    return total


@rule
def strength_at(s: State, seat: int, kind: int, settlement: int) -> int:
    return strengths(s, kind, settlement) >> SEAT_BITS * seat & (1 << SEAT_BITS) - 1


@rule
def taker_of(s: State, kind: int, settlement: int) -> int:
    """§5.3: the one who is strongest, or NOBODY: a tie, or nobody above 0 (§5.4)."""
    left = strengths(s, kind, settlement)
    taker = NOBODY
    most = 0
    for seat in range(s.players):
        strength = left & (1 << SEAT_BITS) - 1
        left >>= SEAT_BITS
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
        found |= (1 if empty & land_around(settlement) == 0 else 0) << settlement
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
