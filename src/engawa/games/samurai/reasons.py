"""Why a decision of Samurai is refused: each reason and the section that holds the rule."""

from __future__ import annotations

from engawa.core.reasons import Reasons, section
from engawa.games.samurai.state import Step


class Why(Reasons):
    NOT_LEFT = section("3.3")
    NOT_IN_PLAY = section("3.1")
    CAPITAL_FULL = section("3.4")
    NO_FIGURE_LEFT = section("3.4")
    CITIES_FIRST = section("3.4")
    CITY_FULL = section("3.4")
    KIND_THERE = section("3.4")
    VILLAGE_FULL = section("3.4")
    NOT_IN_HAND = section("4.1")
    ORDINARY_LAID = section("4.1")
    TILE_THERE = section("4.2")
    NOTHING_LAID = section("4.5")
    NO_SUCH_FIGURE = section("4.3")
    NO_PARTNER = section("4.3")
    SAME_SETTLEMENT = section("4.3")
    EARLIER_FIGURE = section("4.3")
    TWO_OF_A_KIND = section("4.3")
    NOT_YOUR_TILE = section("4.4")
    NO_OTHER_HEX = section("4.4")


class Never(Reasons):
    """Why a text in the right notation is not an action."""

    SEA_ONLY = section("4.2")
    LAND_ONLY = section("4.2")
    ON_SETTLEMENT = section("4.2")
    WRITTEN_OTHERWISE = section("8.1")


# The section of the rules about each question.
STEP_SECTIONS = {
    Step.KEEP: "3.3",
    Step.PLACE_FIGURE: "3.4",
    Step.LAY: "4.1",
    Step.SWAP_WITH: "4.3",
    Step.RELAY: "4.4",
}
