"""Hands and reserves (RULES.md §3.3, §4.6)."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.board import is_fast
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import ARMY_SIZE, COPIES, FAST, HAND, TILE_KINDS
from engawa.games.samurai.reasons import Why
from engawa.games.samurai.state import State


@rule
def copies_of(tile: int) -> int:
    return COPIES[tile]


@rule
def fill_reserve(s: State, seat: int) -> None:
    """All twenty tiles, none of them in hand."""
    for tile in range(TILE_KINDS):
        s.unlaid[seat][tile] = copies_of(tile)
    s.unlaid_count[seat] = ARMY_SIZE


@rule
def in_reserve(s: State, seat: int, tile: int) -> int:
    """How many of these tiles lie face down before the screen."""
    return int(s.unlaid[seat][tile] - s.hand[seat][tile])


@rule
def reserve_count(s: State, seat: int) -> int:
    return int(s.unlaid_count[seat] - s.hand_count[seat])


@rule
def can_draw(s: State, seat: int) -> bool:
    """§4.6: up to five tiles, or all that are left."""
    return s.hand_count[seat] < HAND and reserve_count(s, seat) > 0


@rule
def take_into_hand(s: State, seat: int, tile: int) -> None:
    s.hand[seat][tile] += 1
    s.held[seat] |= 1 << tile
    s.hand_count[seat] += 1


@rule
def draw(s: State, tile: int) -> None:
    """§3.3, §4.6: seen only by the player who draws."""
    take_into_hand(s, int(s.turn), tile)
    tell(s, Event.DREW, s.turn, s.hand_count[s.turn])
    tell(s, Event.DREW_TILE, tile)


@rule
def keep(s: State, tile: int) -> None:
    """§3.3: a tile of the first hand, chosen secretly."""
    take_into_hand(s, int(s.turn), tile)
    tell(s, Event.KEPT, s.turn, s.hand_count[s.turn])
    tell(s, Event.KEPT_TILE, tile)


@rule
def spend(s: State, seat: int, tile: int) -> None:
    """A tile leaves the hand for the board, or the game."""
    s.hand[seat][tile] -= 1
    if s.hand[seat][tile] == 0:
        s.held[seat] &= ~(1 << tile)
    s.hand_count[seat] -= 1
    s.unlaid[seat][tile] -= 1
    s.unlaid_count[seat] -= 1
    s.tiles_laid += 1
    if not is_fast(tile):
        s.ordinary_laid = 1


@rule
def kept_choices(s: State) -> int:
    """§3.3: tiles that can still be chosen, one bit each."""
    choices = 0
    for tile in range(TILE_KINDS):
        if in_reserve(s, int(s.turn), tile) > 0:
            choices |= 1 << tile
    return choices


@rule
def tiles_to_lay(s: State) -> int:
    """§4.1: any number of fast tiles and at most one ordinary one, from the hand."""
    held = int(s.held[s.turn])
    return held & FAST if s.ordinary_laid else held


@rule
def why_not_tile(s: State, tile: int) -> int:
    """§4.1: why not a tile that `tiles_to_lay` leaves out."""
    if tiles_to_lay(s) >> tile & 1:
        return ALLOWED
    return Why.ORDINARY_LAID if s.held[s.turn] >> tile & 1 else Why.NOT_IN_HAND
