"""Every component is somewhere, exactly once: what must be true after every action."""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.rule import rule
from engawa.games.samurai.board import is_empty, is_space_in_play, owner_at, tile_at
from engawa.games.samurai.facts import ARMY_SIZE, EXCHANGE_FIGURES, KINDS, TILE_KINDS
from engawa.games.samurai.hands import copies_of, in_reserve
from engawa.games.samurai.japan import SPACES
from engawa.games.samurai.setup import figures_of_each_kind
from engawa.games.samurai.state import State


@rule
def conserved(s: State) -> bool:
    """Are all figures and each player's twenty tiles accounted for?"""
    for kind in range(KINDS):
        if figures_found(s, kind) != figures_of_each_kind(s):
            return False
    for seat in range(s.players):
        tiles = 0
        for tile in range(TILE_KINDS):
            if in_reserve(s, seat, tile) < 0 or s.hand[seat][tile] < 0:
                return False
            if tiles_found(s, seat, tile) != copies_of(tile):
                return False
            tiles += tiles_found(s, seat, tile)
        if tiles != ARMY_SIZE or not counts_fit(s, seat):
            return False
    return spaces_fit(s)


@rule
def figures_found(s: State, kind: int) -> int:
    """On the board, still to be placed, captured, set aside."""
    found = bits(int(s.figures[kind])) + int(s.figures_left[kind]) + int(s.set_aside[kind])
    for seat in range(s.players):
        found += s.captured[seat][kind]
    return found


@rule
def tiles_found(s: State, seat: int, tile: int) -> int:
    """In hand or reserve, on the board, out of the game, just taken up."""
    found = int(s.unlaid[seat][tile])
    for space in range(SPACES):
        if owner_at(s, space) == seat and tile_at(s, space) == tile:
            found += 1
    if tile == EXCHANGE_FIGURES:
        found += s.removed[seat]
    if s.relay_tile == tile and s.turn == seat:
        found += 1
    return found


@rule
def counts_fit(s: State, seat: int) -> bool:
    in_hand = 0
    unlaid = 0
    for tile in range(TILE_KINDS):
        in_hand += s.hand[seat][tile]
        unlaid += s.unlaid[seat][tile]
        if (s.held[seat] >> tile & 1 == 1) != (s.hand[seat][tile] > 0):
            return False
    return in_hand == s.hand_count[seat] and unlaid == s.unlaid_count[seat]


@rule
def spaces_fit(s: State) -> bool:
    """A space in play is empty or holds a tile; others hold none."""
    for space in range(SPACES):
        if is_empty(s, space) != (is_space_in_play(s, space) and s.laid[space] == 0):
            return False
        if s.laid[space] > 0 and not is_space_in_play(s, space):
            return False
    return True
