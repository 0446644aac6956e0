"""What can happen at the table, for the log: each event and what its numbers mean.

The sentences are in locale/<language>/rent-a-hero.ftl, under the event's name.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Event(IntEnum):
    BAND_DEALT = auto()
    BAND_PAIR = auto()
    DREW = auto()
    CARD_SEEN = auto()
    TURN_BEGINS = auto()
    REQUIREMENT = auto()
    SENT = auto()
    SENT_TOP = auto()
    NOTHING_TO_SEND = auto()
    DROPPED = auto()
    ARRIVED = auto()
    HINT_GIVEN = auto()
    ANSWERED_YES = auto()
    ANSWERED_NO = auto()
    PASSED = auto()
    RECRUITED = auto()
    PAIR_LOST = auto()
    POWER_USED = auto()
    CANCELLED = auto()
    WANDERER_DISCARDED = auto()
    READIED = auto()
    CHASED = auto()
    LOOKED = auto()
    LIFTED = auto()
    RESHUFFLED = auto()
    SIX_HEROES = auto()
    COUNTED = auto()


# What each number of an event is: a seat, a hero, a hero's requirement, a number.
DETAILS: dict[Event, tuple[str, ...]] = {
    Event.BAND_DEALT: ("seat", "hero"),
    Event.BAND_PAIR: ("seat", "hero"),
    Event.DREW: ("seat",),
    Event.CARD_SEEN: ("hero",),
    Event.TURN_BEGINS: ("seat",),
    Event.REQUIREMENT: ("hero", "requirement"),
    Event.SENT: ("seat",),
    Event.SENT_TOP: ("seat",),
    Event.NOTHING_TO_SEND: (),
    Event.DROPPED: ("seat", "hero"),
    Event.ARRIVED: ("seat",),
    Event.HINT_GIVEN: ("seat",),
    Event.ANSWERED_YES: ("seat",),
    Event.ANSWERED_NO: ("seat",),
    Event.PASSED: ("seat",),
    Event.RECRUITED: ("seat", "hero"),
    Event.PAIR_LOST: ("seat", "hero"),
    Event.POWER_USED: ("seat", "hero"),
    Event.CANCELLED: ("seat", "hero"),
    Event.WANDERER_DISCARDED: ("hero",),
    Event.READIED: ("seat", "hero"),
    Event.CHASED: ("seat",),
    Event.LOOKED: ("seat",),
    Event.LIFTED: (),
    Event.RESHUFFLED: ("number",),
    Event.SIX_HEROES: ("seat",),
    Event.COUNTED: (),
}

PRIVATE = frozenset({int(Event.CARD_SEEN)})  # only who sees the card reads which it is
