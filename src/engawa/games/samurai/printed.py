"""What is printed on the map and the tiles, for clients that draw them."""

from __future__ import annotations

from typing import Literal

from engawa.core.names import word
from engawa.games.samurai import japan
from engawa.games.samurai.facts import ARMY, Tile
from engawa.games.samurai.schema import Facts, MapHex, PrintedTile

TERRAIN: dict[str, Literal["land", "sea"]] = {".": "land", "~": "sea"}


def facts() -> Facts:
    return Facts(
        map=[_hex(at, *cell) for at, cell in japan.MAP.items()],
        tiles=[_tile(tile) for tile in ARMY],
    )


def _hex(at: japan.Hex, sign: str, letter: str) -> MapHex:
    name, parts = japan.hex_name(at), japan.PARTS[letter]
    return MapHex(
        hex=name,
        column=at[0],
        row=at[1],
        terrain=TERRAIN.get(sign, "settlement"),
        room=japan.ROOM.get(sign, 0),
        name=japan.PLACES.get(name),
        players=[n for n, in_play in enumerate(japan.PARTS_BY_PLAYERS) if in_play & parts],
    )


def _tile(tile: Tile) -> PrintedTile:
    return PrintedTile(
        tile=tile.name,
        sign=tile.sign,
        strength=tile.strength,
        kinds=[word(kind) for kind in tile.kinds],
        is_fast=tile.is_fast,
        copies=tile.copies,
    )
