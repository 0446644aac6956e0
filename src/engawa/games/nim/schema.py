"""The schema of positions and views: which values there are, their types and ranges."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from engawa.games.nim.state import MOST_STONES, MOST_TAKEN, SEATS

Seat = Annotated[int, Meta(ge=0, lt=SEATS)]
Amount = Annotated[int, Meta(ge=1, le=MOST_TAKEN)]
Took = Annotated[list[Amount], Meta(max_length=MOST_TAKEN)]
EACH_SEAT = Meta(min_length=SEATS, max_length=SEATS)


class Position(Struct):
    """A position; null for a taboo that is not drawn yet or not known."""

    stones: Annotated[int, Meta(ge=0, le=MOST_STONES)]
    turn: Seat
    drawn: Annotated[int, Meta(ge=0, le=SEATS)]
    taboo: Annotated[list[Amount | None], EACH_SEAT]
    took: Annotated[list[Took], EACH_SEAT]
    is_over: bool


class View(Position, kw_only=True):
    """What a seat sees."""

    game: str
    seat: Seat | None
    actor: Any
    legal: list[str]
