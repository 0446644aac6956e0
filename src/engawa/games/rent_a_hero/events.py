"""What can happen at the table, for the log: each event and what its numbers are."""

from __future__ import annotations

from engawa.core.events import Events, told, told_in_private


class Event(Events):
    BAND_DEALT = told("seat", "hero")
    BAND_PAIR = told("seat", "hero")
    DREW = told("seat")
    CARD_SEEN = told_in_private("hero")  # only to those who see the card
    TURN_BEGINS = told("seat")
    REQUIREMENT = told("hero", "requirement")
    SENT = told("seat")
    SENT_TOP = told("seat")
    NOTHING_TO_SEND = told()
    DROPPED = told("seat", "hero")
    ARRIVED = told("seat")
    HINT_GIVEN = told("seat")
    ANSWERED_YES = told("seat")
    ANSWERED_NO = told("seat")
    PASSED = told("seat")
    RECRUITED = told("seat", "hero")
    JOINED_USED = told("seat", "hero")
    PAIR_LOST = told("seat", "hero")
    POWER_USED = told("seat", "hero")
    CANCELLED = told("seat", "hero")
    WANDERER_DISCARDED = told("hero")
    READIED = told("seat", "hero")
    CHASED = told("seat")
    LOOKED = told("seat")
    LIFTED = told()
    RESHUFFLED = told("number")
    SIX_HEROES = told("seat")
    COUNTED = told()
