"""Spaces and the tiles on them (RULES.md §4.2): one accessor for each table and bit set."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai.actions import HALF_SEA
from engawa.games.samurai.facts import (
    EXCHANGE_TILES,
    FAST,
    NOBODY,
    NOTHING,
    TILE_KINDS,
)
from engawa.games.samurai.japan import LAND, PARTS_BY_PLAYERS, SPACE_PARTS, SPACES
from engawa.games.samurai.state import State


@rule
def is_fast(tile: int) -> bool:
    return FAST >> tile & 1 == 1


@rule
def is_space_in_play(s: State, space: int) -> bool:
    """§3.1: hexes of parts not in play do not exist."""
    return SPACE_PARTS[space] & PARTS_BY_PLAYERS[s.players] != 0


@rule
def word_of(space: int) -> int:
    """Which of the sets in `empty` a space belongs to."""
    return 0 if space < LAND else 1 + (space - LAND) // HALF_SEA


@rule
def bit_of(space: int) -> int:
    return space if space < LAND else (space - LAND) % HALF_SEA


@rule
def is_empty(s: State, space: int) -> bool:
    """In play, and no tile on it."""
    return s.empty[word_of(space)] >> bit_of(space) & 1 == 1


@rule
def seat_of(laid: int) -> int:
    """Whose tile that is; compared, not divided, which takes longer."""
    return (laid > TILE_KINDS) + (laid > 2 * TILE_KINDS) + (laid > 3 * TILE_KINDS)


@rule
def owner_at(s: State, space: int) -> int:
    return seat_of(int(s.laid[space])) if s.laid[space] > 0 else NOBODY


@rule
def tile_at(s: State, space: int) -> int:
    laid = int(s.laid[space])
    return laid - 1 - TILE_KINDS * seat_of(laid) if laid > 0 else NOTHING


@rule
def lay_out_spaces(s: State) -> None:
    """Every space of the parts in play is empty."""
    for space in range(SPACES):
        s.laid[space] = 0
        if is_space_in_play(s, space):
            s.empty[word_of(space)] |= 1 << bit_of(space)


@rule
def put(s: State, seat: int, tile: int, space: int) -> None:
    """Lay a tile on an empty space."""
    s.laid[space] = 1 + seat * TILE_KINDS + tile
    s.empty[word_of(space)] &= ~(1 << bit_of(space))
    if not is_fast(tile) and tile != EXCHANGE_TILES:
        s.ordinary[seat] |= 1 << space


@rule
def replace(s: State, seat: int, space: int) -> int:
    """§4.4: the exchange of tiles takes the place of an ordinary tile; which one it was."""
    tile = tile_at(s, space)
    s.laid[space] = 1 + seat * TILE_KINDS + EXCHANGE_TILES
    s.ordinary[seat] &= ~(1 << space)
    return tile
