"""What can happen at the table, for the log: each event and what its numbers mean.

The sentences are in locale/<language>/samurai.ftl, under the event's name.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Event(IntEnum):
    FIRST_PLAYER = auto()
    DREW = auto()
    DREW_TILE = auto()
    KEPT = auto()
    KEPT_TILE = auto()
    FIGURE_DEALT = auto()
    FIGURE_PLACED = auto()
    TURN_BEGINS = auto()
    SKIPPED = auto()
    LAID = auto()
    SWAPPED = auto()
    EXCHANGED = auto()
    RELAID = auto()
    TAKEN = auto()
    TIED = auto()
    UNCLAIMED = auto()
    LAST_FIGURE = auto()
    FOUR_SET_ASIDE = auto()
    NOBODY_CAN_LAY = auto()


# What each number of an event is: a seat, a tile, a kind of figure, a settlement, a space …
DETAILS: dict[Event, tuple[str, ...]] = {
    Event.FIRST_PLAYER: ("seat",),
    Event.DREW: ("seat", "number"),
    Event.DREW_TILE: ("tile",),
    Event.KEPT: ("seat", "number"),
    Event.KEPT_TILE: ("tile",),
    Event.FIGURE_DEALT: ("figure", "place"),
    Event.FIGURE_PLACED: ("seat", "figure", "place"),
    Event.TURN_BEGINS: ("seat",),
    Event.SKIPPED: ("seat",),
    Event.LAID: ("seat", "tile", "hex"),
    Event.SWAPPED: ("seat", "figure", "place", "other_figure", "other_place"),
    Event.EXCHANGED: ("seat", "tile", "hex"),
    Event.RELAID: ("seat", "tile", "hex"),
    Event.TAKEN: ("seat", "figure", "place", "number"),
    Event.TIED: ("figure", "place", "number"),
    Event.UNCLAIMED: ("figure", "place"),
    Event.LAST_FIGURE: ("figure",),
    Event.FOUR_SET_ASIDE: ("number",),
    Event.NOBODY_CAN_LAY: (),
}
PRIVATE = frozenset({int(Event.DREW_TILE), int(Event.KEPT_TILE)})  # told only to their audience
