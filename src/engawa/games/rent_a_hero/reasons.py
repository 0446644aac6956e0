"""Why a decision of Rent a Hero is refused: each reason and the section that holds the rule."""

from __future__ import annotations

from enum import IntEnum

from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.games.rent_a_hero.state import Moment


class Why(IntEnum):
    ALLOWED = ALLOWED
    NOT_NOW = NOT_NOW
    NOT_IN_HAND = 2
    REQUIREMENT_NOT_MET = 3
    HAS_FITTING_CARD = 4
    SENDER_ASKS_NOTHING = 5
    LAST_CARD = 6
    MUST_RECRUIT = 7
    DROPPING = 8
    NOT_IN_BAND = 9
    ALREADY_USED = 10
    POWER_PENDING = 11
    ANOTHER_IS_LOST = 12
    NOTHING_TO_CANCEL = 13
    NO_WANDERER = 14
    WITCH_HERSELF = 15
    NOT_USED = 16
    NOT_THE_HOLDER = 17
    ONESELF = 18
    HAS_SEEN_IT = 19
    NOT_BEFORE_SENDING = 20
    ALREADY_LIFTED = 21
    EMPTY_HAND = 22
    NOTHING_TO_DRAW = 23


SECTIONS = {
    Why.NOT_IN_HAND: "2.2",
    Why.REQUIREMENT_NOT_MET: "4.2",
    Why.HAS_FITTING_CARD: "4.3",
    Why.SENDER_ASKS_NOTHING: "4.5",
    Why.LAST_CARD: "4.5",
    Why.MUST_RECRUIT: "4.4",
    Why.DROPPING: "5.2",
    Why.NOT_IN_BAND: "5.1",
    Why.ALREADY_USED: "5.1",
    Why.POWER_PENDING: "5.4",
    Why.ANOTHER_IS_LOST: "4.7",
    Why.NOTHING_TO_CANCEL: "5.5",
    Why.NO_WANDERER: "4.6",
    Why.WITCH_HERSELF: "5.7",
    Why.NOT_USED: "5.7",
    Why.NOT_THE_HOLDER: "5.8",
    Why.ONESELF: "5.8",
    Why.HAS_SEEN_IT: "5.9",
    Why.NOT_BEFORE_SENDING: "5.10",
    Why.ALREADY_LIFTED: "5.10",
    Why.EMPTY_HAND: "5.10",
    Why.NOTHING_TO_DRAW: "5.11",
}

# Where it is written what a player is asked at his own decisions.
ASKED_IN = {
    Moment.SEND: "4.2",
    Moment.DROP: "4.3",
    Moment.HOLD: "4.4",
    Moment.LOSE: "4.7",
}
