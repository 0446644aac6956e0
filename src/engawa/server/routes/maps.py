"""Boards that are the same in every match: told once, so that browsers keep no copy."""

from __future__ import annotations

from typing import Literal

from litestar import get
from litestar.datastructures import CacheControlHeader

from engawa.games.samurai import japan
from engawa.games.samurai.schema import MapHex

DAY = 24 * 3600  # seconds: nobody asks again before, and a corrected map is seen the day after
KEPT = CacheControlHeader(public=True, max_age=DAY, immutable=True)
TERRAIN: dict[str, Literal["land", "sea"]] = {".": "land", "~": "sea"}


@get("/api/games/samurai/map", exclude_from_auth=True, cache_control=KEPT, tags=["games"])
async def samurai_map() -> list[MapHex]:
    """Every hex of Japan, in map order."""
    return [_hex(at, *cell) for at, cell in japan.MAP.items()]


def _hex(at: japan.Hex, sign: str, letter: str) -> MapHex:
    name = japan.hex_name(at)
    return MapHex(
        hex=name,
        column=at[0],
        row=at[1],
        terrain=TERRAIN.get(sign, "settlement"),
        room=japan.ROOM.get(sign, 0),
        name=japan.PLACES.get(name),
        players=[
            players
            for players, parts in enumerate(japan.PARTS_BY_PLAYERS)
            if parts & japan.PARTS[letter]
        ],
    )
