"""What is printed on the tiles of Samurai, and how many figures there are (RULES.md §2).

Tables, never branches. The map is in japan.py.
"""

from __future__ import annotations

from enum import IntEnum

NOBODY = -1  # no seat
NOTHING = -1  # no tile, no kind, no settlement
UNKNOWN = -1  # captured figures behind another player's screen


class Kind(IntEnum):
    """The three kinds of figures."""

    HELMET, BUDDHA, RICE = range(3)


KINDS = len(Kind)
MOST_PLAYERS = 4
HAND = 5  # tiles behind the screen
END_TIES = 4  # figures set aside that end the game

# A player's twenty tiles: what is written on them, how many of each. Those that are laid on land
# come first, then those for the sea, then the two that are not simply laid.
ARMY = {
    "helmet-4": 1,
    "helmet-3": 1,
    "helmet-2": 1,
    "buddha-4": 1,
    "buddha-3": 1,
    "buddha-2": 1,
    "rice-4": 1,
    "rice-3": 1,
    "rice-2": 1,
    "samurai-3": 1,
    "samurai-2": 2,
    "samurai-1": 2,
    "ronin-1": 1,
    "ship-2": 1,
    "ship-1": 2,
    "exchange-tiles": 1,
    "exchange-figures": 1,
}
TILES = tuple(ARMY)
TILE_KINDS = len(TILES)
COPIES = tuple(ARMY.values())
ARMY_SIZE = sum(COPIES)

FIRST_SHIP = TILES.index("ship-2")
EXCHANGE_TILES = TILES.index("exchange-tiles")
EXCHANGE_FIGURES = TILES.index("exchange-figures")
LAND_TILES = FIRST_SHIP  # tiles below this are laid on open land
SHIPS = EXCHANGE_TILES - FIRST_SHIP

FAST_NAMES = ("ship", "ronin", "exchange-figures")  # with the Japanese character
FAST = sum(1 << n for n, tile in enumerate(TILES) if tile.startswith(FAST_NAMES))  # one bit each
FOR_LAND = (1 << LAND_TILES) - 1
FOR_SEA = (1 << EXCHANGE_TILES) - 1 & ~FOR_LAND
EXCHANGES = 1 << EXCHANGE_TILES | 1 << EXCHANGE_FIGURES


def _strength(tile: str) -> int:
    return 0 if tile.startswith("exchange") else int(tile[-1])


def _kinds(tile: str) -> int:
    """The kinds of figures a tile counts for, one bit each."""
    name = tile.rpartition("-")[0]
    if name in ("samurai", "ronin", "ship"):
        return (1 << KINDS) - 1
    return sum(1 << kind for kind in Kind if kind.name.lower() == name)


STRENGTH = tuple(_strength(tile) for tile in TILES)
COUNTS_FOR = tuple(_kinds(tile) for tile in TILES)

# What a tile on the board, 0 or 1 + seat · TILE_KINDS + tile, adds to the strengths of all seats
# for a kind: its strength in its owner's byte. One run of LAID_CODES numbers for each kind.
SEAT_BITS = 8
LAID_CODES = 1 + MOST_PLAYERS * TILE_KINDS
INFLUENCE = tuple(
    STRENGTH[(code - 1) % TILE_KINDS] << SEAT_BITS * ((code - 1) // TILE_KINDS)
    if code and COUNTS_FOR[(code - 1) % TILE_KINDS] >> kind & 1
    else 0
    for kind in Kind
    for code in range(LAID_CODES)
)

# By number of players (§3.1): figures of each kind.
FIGURES = (0, 0, 7, 10, 13)
