"""What can happen at the table, for the log: each event and what its numbers are."""

from __future__ import annotations

from engawa.core.events import Events, told, told_in_private


class Event(Events):
    FIRST_PLAYER = told("seat")
    DREW = told("seat", "number")
    DREW_TILE = told_in_private("tile")
    KEPT = told("seat", "number")
    KEPT_TILE = told_in_private("tile")
    FIGURE_DEALT = told("figure", "place")
    FIGURE_PLACED = told("seat", "figure", "place")
    TURN_BEGINS = told("seat")
    SKIPPED = told("seat")
    LAID = told("seat", "tile", "hex")
    SWAPPED = told("seat", "figure", "place", "other_figure", "other_place")
    EXCHANGED = told("seat", "tile", "hex")
    RELAID = told("seat", "tile", "hex")
    TAKEN = told("seat", "figure", "place", "number")
    TIED = told("figure", "place", "number")
    UNCLAIMED = told("figure", "place")
    LAST_FIGURE = told("figure")
    FOUR_SET_ASIDE = told("number")
    NOBODY_CAN_LAY = told()
