"""Spaces and the tiles on them (RULES.md §4.2).

They are kept in two forms, both small and fast, which only the functions of this file know.

A tile on the board is one byte, its *mark*: the owner's seat in the high bits, 1 + the tile in the
low ones; 0 is none.

A set of spaces is WORDS numbers of LAND bits each, since one number has room for 63: the first
holds all open land, the others the sea.
"""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai.facts import EXCHANGE_TILES, FAST, MOST_PLAYERS, NOBODY, NOTHING
from engawa.games.samurai.japan import LAND, PARTS_BY_PLAYERS, SEA, SPACE_PARTS, SPACES
from engawa.games.samurai.state import State

REST_OF_SEA = SEA - LAND  # spaces in the last number of a set
TILE_BITS = 5  # of a mark
MARKS = MOST_PLAYERS << TILE_BITS  # all marks are below this


@rule
def mark(seat: int, tile: int) -> int:
    return seat << TILE_BITS | 1 + tile


@rule
def seat_of(mark: int) -> int:
    """Whose tile that is; 0 of no tile."""
    return mark >> TILE_BITS


@rule
def face_of(mark: int) -> int:
    """1 + the tile; 0 of no tile."""
    return mark & (1 << TILE_BITS) - 1


@rule
def owner_at(s: State, space: int) -> int:
    return seat_of(int(s.laid[space])) if s.laid[space] > 0 else NOBODY


@rule
def tile_at(s: State, space: int) -> int:
    return face_of(int(s.laid[space])) - 1 if s.laid[space] > 0 else NOTHING


@rule
def is_fast(tile: int) -> bool:
    return FAST >> tile & 1 == 1


@rule
def parts_in_play(s: State) -> int:
    return PARTS_BY_PLAYERS[s.players]


@rule
def is_shown(space: int, parts: int) -> bool:
    """Do these parts of the board show this space?"""
    return SPACE_PARTS[space] & parts != 0


@rule
def is_space_in_play(s: State, space: int) -> bool:
    """§3.1: hexes of parts not in play do not exist."""
    return is_shown(space, parts_in_play(s))


@rule
def place_in_set(space: int) -> tuple[int, int]:
    """Which number of a set of spaces it is in, and which bit there: a comparison, since a division
    takes longer."""
    word = (space >= LAND) + (space >= 2 * LAND)
    return word, space - word * LAND


@rule
def is_empty(s: State, space: int) -> bool:
    """In play, and no tile on it."""
    word, bit = place_in_set(space)
    return s.empty[word] >> bit & 1 == 1


@rule
def lay_out_spaces(s: State) -> None:
    """Every space of the parts in play is empty."""
    for space in range(SPACES):
        s.laid[space] = 0
        if is_space_in_play(s, space):
            word, bit = place_in_set(space)
            s.empty[word] |= 1 << bit


@rule
def put(s: State, seat: int, tile: int, space: int) -> None:
    """Lay a tile on an empty space."""
    s.laid[space] = mark(seat, tile)
    word, bit = place_in_set(space)
    s.empty[word] &= ~(1 << bit)
    if not is_fast(tile) and tile != EXCHANGE_TILES:
        s.ordinary[seat] |= 1 << space


@rule
def replace(s: State, seat: int, space: int) -> int:
    """§4.4: the exchange of tiles takes the place of an ordinary tile; which one it was."""
    tile = tile_at(s, space)
    s.laid[space] = mark(seat, EXCHANGE_TILES)
    s.ordinary[seat] &= ~(1 << space)
    return tile
