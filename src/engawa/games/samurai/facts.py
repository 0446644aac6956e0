"""What is printed on the tiles of Samurai, and how many figures there are (RULES.md §2).

Tables, never branches. The map is in japan.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from engawa.core.names import words

NOBODY = -1  # no seat
NOTHING = -1  # no tile, no kind, no settlement
UNKNOWN = -1  # captured figures behind another player's screen


class Kind(IntEnum):
    """The three kinds of figures."""

    HELMET, BUDDHA, RICE = range(3)


KINDS = len(Kind)
KIND_NAMES = words(Kind)
MOST_PLAYERS = 4
HAND = 5  # tiles behind the screen
END_TIES = 4  # figures set aside that end the game


@dataclass(frozen=True)
class Tile:
    """What is printed on a tile, and how many of them an army has."""

    sign: str
    strength: int = 0  # 0: none is printed, on the exchanges
    kinds: tuple[Kind, ...] = ()  # of figures that it counts for
    copies: int = 1
    is_fast: bool = False  # with the Japanese character

    @property
    def name(self) -> str:
        return f"{self.sign}-{self.strength}" if self.strength else self.sign


EVERY_KIND = tuple(Kind)

# A player's twenty tiles. Those that are laid on land come first, then those for the sea, then the
# two that are not simply laid.
ARMY = (
    *(Tile("helmet", strength, (Kind.HELMET,)) for strength in (4, 3, 2)),
    *(Tile("buddha", strength, (Kind.BUDDHA,)) for strength in (4, 3, 2)),
    *(Tile("rice", strength, (Kind.RICE,)) for strength in (4, 3, 2)),
    Tile("samurai", 3, EVERY_KIND),
    Tile("samurai", 2, EVERY_KIND, copies=2),
    Tile("samurai", 1, EVERY_KIND, copies=2),
    Tile("ronin", 1, EVERY_KIND, is_fast=True),
    Tile("ship", 2, EVERY_KIND, is_fast=True),
    Tile("ship", 1, EVERY_KIND, copies=2, is_fast=True),
    Tile("exchange-tiles"),
    Tile("exchange-figures", is_fast=True),
)
TILES = tuple(tile.name for tile in ARMY)
TILE_KINDS = len(TILES)
COPIES = tuple(tile.copies for tile in ARMY)
ARMY_SIZE = sum(COPIES)
STRENGTH = tuple(tile.strength for tile in ARMY)
COUNTS_FOR = tuple(sum(1 << kind for kind in tile.kinds) for tile in ARMY)  # one bit per kind

FIRST_SHIP = TILES.index("ship-2")
EXCHANGE_TILES = TILES.index("exchange-tiles")
EXCHANGE_FIGURES = TILES.index("exchange-figures")
LAND_TILES = FIRST_SHIP  # tiles below this are laid on open land
SHIPS = EXCHANGE_TILES - FIRST_SHIP

# Sets of tiles, one bit each
FAST = sum(1 << n for n, tile in enumerate(ARMY) if tile.is_fast)
FOR_LAND = (1 << LAND_TILES) - 1
FOR_SEA = (1 << EXCHANGE_TILES) - 1 & ~FOR_LAND
EXCHANGES = 1 << EXCHANGE_TILES | 1 << EXCHANGE_FIGURES

# By number of players (§3.1): figures of each kind.
FIGURES = (0, 0, 7, 10, 13)
