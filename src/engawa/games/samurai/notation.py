"""Actions as text (RULES.md §8)."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.core.names import words
from engawa.games.samurai.facts import FIRST_SHIP, LAND_TILES, MOST_PLAYERS, SHIPS, TILES, Kind
from engawa.games.samurai.japan import LAND, SETTLEMENT_NAMES, SPACE_NAMES

KIND_NAMES = words(Kind)
LAND_NAMES = SPACE_NAMES[:LAND]
SEA_NAMES = SPACE_NAMES[LAND:]


def _texts() -> Iterator[str]:
    """Every action's text, in the order of actions.py."""
    standing = [f"{kind}@{place}" for kind in KIND_NAMES for place in SETTLEMENT_NAMES]
    ships = TILES[FIRST_SHIP : FIRST_SHIP + SHIPS]
    yield from (f"keep:{tile}" for tile in TILES)
    yield from (f"figure:{figure}" for figure in standing)
    yield from (f"lay:{tile}@{space}" for tile in TILES[:LAND_TILES] for space in LAND_NAMES)
    yield from (f"lay:{ship}@{space}" for ship in ships for space in SEA_NAMES)
    yield from (f"swap:{figure}" for figure in standing)
    yield from (f"exchange:{space}" for space in LAND_NAMES)
    yield "end-turn"
    yield from (f"with:{figure}" for figure in standing)
    yield from (f"relay:{space}" for space in LAND_NAMES)
    yield from (f"seat:{seat}" for seat in range(MOST_PLAYERS))
    yield from (f"tile:{tile}" for tile in TILES)


ACTION_TEXTS = tuple(_texts())
