"""Why a decision of Rent a Hero is refused: each reason and its section."""

from __future__ import annotations

from engawa.core.reasons import Reasons, section


class Why(Reasons):
    NOT_IN_HAND = section("2.2")
    REQUIREMENT_NOT_MET = section("4.2")
    HAS_FITTING_CARD = section("4.3")
    SENDER_ASKS_NOTHING = section("4.5")
    LAST_CARD = section("4.5")
    MUST_RECRUIT = section("4.4")
    DROPPING = section("5.2")
    NOT_IN_BAND = section("5.1")
    ALREADY_USED = section("5.1")
    POWER_PENDING = section("5.4")
    ANOTHER_IS_LOST = section("4.7")
    NOTHING_TO_CANCEL = section("5.5")
    NO_WANDERER = section("4.6")
    WITCH_HERSELF = section("5.7")
    NOT_USED = section("5.7")
    NOT_THE_HOLDER = section("5.8")
    ONESELF = section("5.8")
    HAS_SEEN_IT = section("5.9")
    NOT_BEFORE_SENDING = section("5.10")
    ALREADY_LIFTED = section("5.10")
    EMPTY_HAND = section("5.10")
    NOTHING_TO_DRAW = section("5.11")
