"""Taking figures at the end of a turn (RULES.md §5)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.board import counts_for, owner_at, strength_of, tile_at
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import KINDS, NOBODY, NOTHING
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
def is_surrounded(s: State, settlement: int) -> bool:
    """§5.1: every open land hex beside it is covered; sea need not be."""
    return s.empty[0] & land_around(settlement) == 0


@rule
def strength_at(s: State, seat: int, kind: int, settlement: int) -> int:
    """§5.2: the sum of the seat's tiles beside it that count for this kind."""
    total = 0
    for side in range(SIX):
        space = space_beside(settlement, side)
        if space != NOTHING and owner_at(s, space) == seat:
            tile = tile_at(s, space)
            if counts_for(tile, kind):
                total += strength_of(tile)
    return total


@rule
def taker_of(s: State, kind: int, settlement: int) -> int:
    """§5.3: the one who is strongest, or NOBODY: a tie, or nobody above 0 (§5.4)."""
    taker = NOBODY
    most = 0
    for seat in range(s.players):
        strength = strength_at(s, seat, kind, settlement)
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
def take_surrounded(s: State) -> None:
    """§5.1: all settlements surrounded now, at the same time: no capture changes another."""
    held = holding_any(s)
    for settlement in range(SETTLEMENTS):
        if held >> settlement & 1 and is_surrounded(s, settlement):
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
