"""The schema of positions and views: which values there are, their types and ranges."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Players = Annotated[int, Meta(ge=2, le=4)]
Seat = Annotated[int, Meta(ge=0, le=3)]
TileCount = Annotated[int, Meta(ge=0, le=5)]
Tiles = Annotated[list[str], Meta(max_length=20)]
Figures = Annotated[list[str], Meta(max_length=39)]


class LaidTile(Struct, forbid_unknown_fields=True):
    """A tile on the board."""

    seat: Seat
    tile: str


class Player(Struct, forbid_unknown_fields=True):
    """A seat: `?` is a tile another player holds; `captured` is null behind another's screen."""

    hand: Annotated[list[str], Meta(max_length=5)]
    reserve: Tiles
    captured: Figures | None = field(default_factory=list)
    removed: Annotated[list[str], Meta(max_length=1)] = field(default_factory=list)


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position."""

    players: Players
    hands: Literal["random", "chosen"] = "random"
    figures: Literal["random", "players"] = "random"
    captures: Literal["open", "hidden"] | None = None
    first: Seat = 0
    turn: Seat
    step: str = "lay"
    tiles_laid: TileCount = 0
    ordinary_laid: bool = False
    swap: str | None = None  # the first figure of a swap under way: 'helmet@O14'
    relay: str | None = None  # the tile taken up, to be laid again
    board: dict[str, LaidTile] = field(default_factory=dict)
    settlements: dict[str, Annotated[list[str], Meta(max_length=3)]]
    set_aside: Figures = field(default_factory=list)
    seats: Annotated[list[Player], Meta(min_length=2, max_length=4)]
    ending: str | None = None


class ViewedPlayer(Player, kw_only=True):
    """What a view adds to a seat: computed, for the reader."""

    unlaid: Tiles = field(default_factory=list)


class View(Position, kw_only=True):
    """What a view adds to a position."""

    game: str
    seat: Seat | None
    actor: Any
    legal: list[str]
    names: dict[str, str]
    behind_screens: dict[str, int] | None
    strengths: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    open_land: dict[str, int] = field(default_factory=dict)
    seats: Annotated[list[ViewedPlayer], Meta(min_length=2, max_length=4)]  # type: ignore[assignment]  # seats with more on them


class MapHex(Struct):
    """A hex of the printed map, for clients that draw it."""

    hex: str  # 'O14'
    column: int  # 0 is A; odd columns stand half a hex lower
    row: int
    terrain: Literal["land", "sea", "settlement"]
    room: int  # figures that a settlement holds: 1 a village, 2 a city, 3 Edo
    name: str | None  # of a settlement
    players: list[int]  # with how many players it is in play


class PrintedTile(Struct):
    """A tile as it is printed, for clients that draw it."""

    tile: str  # 'rice-4'
    sign: str  # 'rice'
    strength: int  # 0: none is printed
    kinds: list[str]  # of figures that it counts for
    is_fast: bool
    copies: int  # in each army


class Facts(Struct):
    """What is the same in every match; in map order, and in the order of the actions."""

    map: list[MapHex]
    tiles: list[PrintedTile]
