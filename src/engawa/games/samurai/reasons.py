"""Why a decision of Samurai is refused: each reason and the section that holds the rule."""

from __future__ import annotations

from enum import IntEnum

from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.games.samurai.state import Step


class Why(IntEnum):
    ALLOWED = ALLOWED
    NOT_NOW = NOT_NOW
    NOT_LEFT = 2
    NOT_IN_PLAY = 3
    CAPITAL_FULL = 4
    NO_FIGURE_LEFT = 5
    CITIES_FIRST = 6
    CITY_FULL = 7
    KIND_THERE = 8
    VILLAGE_FULL = 9
    NOT_IN_HAND = 10
    ORDINARY_LAID = 11
    TILE_THERE = 12
    NOTHING_LAID = 13
    NO_SUCH_FIGURE = 14
    NO_PARTNER = 15
    SAME_SETTLEMENT = 16
    EARLIER_FIGURE = 17
    TWO_OF_A_KIND = 18
    NOT_YOUR_TILE = 19
    NO_OTHER_HEX = 20


class Never(IntEnum):
    """Why an action that can be written is none at all."""

    SEA_ONLY = 1
    LAND_ONLY = 2
    ON_SETTLEMENT = 3
    WRITTEN_OTHERWISE = 4


SECTIONS = {
    Why.NOT_LEFT: "3.3",
    Why.NOT_IN_PLAY: "3.1",
    Why.CAPITAL_FULL: "3.4",
    Why.NO_FIGURE_LEFT: "3.4",
    Why.CITIES_FIRST: "3.4",
    Why.CITY_FULL: "3.4",
    Why.KIND_THERE: "3.4",
    Why.VILLAGE_FULL: "3.4",
    Why.NOT_IN_HAND: "4.1",
    Why.ORDINARY_LAID: "4.1",
    Why.TILE_THERE: "4.2",
    Why.NOTHING_LAID: "4.5",
    Why.NO_SUCH_FIGURE: "4.3",
    Why.NO_PARTNER: "4.3",
    Why.SAME_SETTLEMENT: "4.3",
    Why.EARLIER_FIGURE: "4.3",
    Why.TWO_OF_A_KIND: "4.3",
    Why.NOT_YOUR_TILE: "4.4",
    Why.NO_OTHER_HEX: "4.4",
}
NEVER_SECTIONS = {
    Never.SEA_ONLY: "4.2",
    Never.LAND_ONLY: "4.2",
    Never.ON_SETTLEMENT: "4.2",
    Never.WRITTEN_OTHERWISE: "8.1",
}

# Where the rules tell of a question.
STEP_SECTIONS = {
    Step.KEEP: "3.3",
    Step.PLACE_FIGURE: "3.4",
    Step.LAY: "4.1",
    Step.SWAP_WITH: "4.3",
    Step.RELAY: "4.4",
}
