"""What can happen at the table, for the log: each event and what its numbers mean.

The sentences are in locale/<language>/samurai-spirit.ftl, under the event's name.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Event(IntEnum):
    SAMURAI_DRAWN = auto()
    FIRST_PLAYER = auto()
    DEAL_SET_ASIDE = auto()
    ROUND_BEGINS = auto()
    TOKEN_TAKEN = auto()
    TURN_BEGINS = auto()
    PENALTY_SUFFERED = auto()
    PENALTY_IGNORED = auto()
    PENALTY_IMPOSSIBLE = auto()
    BARRICADE_LOST = auto()
    BARRICADE_ADDED = auto()
    FARMSTEAD_LOST = auto()
    FARMSTEAD_PENALTY = auto()
    FAMILY_LOST = auto()
    WOUNDED = auto()
    ANIMAL_WAKES = auto()
    HEALED = auto()
    MOVED_UNSEEN = auto()
    MOVED_KNOWN = auto()
    DREW = auto()
    DREW_STRAIGHT = auto()
    CONFRONTED = auto()
    DEFENDED = auto()
    HANDED = auto()
    DISCARDED = auto()
    PUT_UNDER = auto()
    OVERCOME = auto()
    KIAI = auto()
    KIAI_USED = auto()
    KIAI_DECLINED = auto()
    KIAI_FIRST_CARD = auto()
    STACK_DISCARDED = auto()
    TURNED_UP = auto()
    REORDERED = auto()
    GIVEN = auto()
    REMOVED = auto()
    LENT = auto()
    TOKEN_HOME = auto()
    DEFENCE_LOST = auto()
    REINFORCED = auto()
    INTRUDERS_SETTLED = auto()
    SUPPORTED = auto()
    PASSED = auto()
    MUST_PASS = auto()
    FIGHTS_AGAIN = auto()
    ROUND_ENDS_STACK = auto()
    ROUND_ENDS_PASSED = auto()
    LACKS_HAT = auto()
    LACKS_FARM = auto()
    LACKS_DOLL = auto()
    REPELLED = auto()
    INTRUDER_BURNS = auto()
    INTRUDER_HARMLESS = auto()
    VICTORY = auto()
    SAMURAI_DIED = auto()


# What each number of an event is: a seat (told as its samurai), a samurai, a card, a number …
DETAILS: dict[Event, tuple[str, ...]] = {
    Event.SAMURAI_DRAWN: ("seat_number", "samurai"),
    Event.FIRST_PLAYER: ("seat",),
    Event.DEAL_SET_ASIDE: ("number",),
    Event.ROUND_BEGINS: ("number", "seat"),
    Event.TOKEN_TAKEN: ("seat", "samurai"),
    Event.TURN_BEGINS: ("seat",),
    Event.PENALTY_SUFFERED: ("seat", "penalty"),
    Event.PENALTY_IGNORED: ("seat", "penalty"),
    Event.PENALTY_IMPOSSIBLE: ("seat", "penalty"),
    Event.BARRICADE_LOST: ("number",),
    Event.BARRICADE_ADDED: ("number",),
    Event.FARMSTEAD_LOST: ("number",),
    Event.FARMSTEAD_PENALTY: ("farmstead",),
    Event.FAMILY_LOST: ("family", "number"),
    Event.WOUNDED: ("seat", "number"),
    Event.ANIMAL_WAKES: ("seat", "number"),
    Event.HEALED: ("seat",),
    Event.MOVED_UNSEEN: (),
    Event.MOVED_KNOWN: ("card",),
    Event.DREW: ("seat", "card"),
    Event.DREW_STRAIGHT: ("seat", "card"),
    Event.CONFRONTED: ("seat", "card", "number"),
    Event.DEFENDED: ("seat", "card", "symbol"),
    Event.HANDED: ("seat", "other", "card"),
    Event.DISCARDED: ("seat", "card"),
    Event.PUT_UNDER: ("seat", "card"),
    Event.OVERCOME: ("seat", "number", "kiai"),
    Event.KIAI: ("seat", "number"),
    Event.KIAI_USED: ("seat",),
    Event.KIAI_DECLINED: ("seat",),
    Event.KIAI_FIRST_CARD: ("seat", "card", "number"),
    Event.STACK_DISCARDED: ("card",),
    Event.TURNED_UP: ("card",),
    Event.REORDERED: ("seat", "card"),
    Event.GIVEN: ("seat", "other", "card"),
    Event.REMOVED: ("seat", "card"),
    Event.LENT: ("seat", "other"),
    Event.TOKEN_HOME: ("samurai",),
    Event.DEFENCE_LOST: ("seat", "card"),
    Event.REINFORCED: ("card",),
    Event.INTRUDERS_SETTLED: (),
    Event.SUPPORTED: ("seat", "other"),
    Event.PASSED: ("seat",),
    Event.MUST_PASS: ("seat", "number", "kiai"),
    Event.FIGHTS_AGAIN: ("seat",),
    Event.ROUND_ENDS_STACK: ("number",),
    Event.ROUND_ENDS_PASSED: ("number",),
    Event.LACKS_HAT: ("seat",),
    Event.LACKS_FARM: ("seat",),
    Event.LACKS_DOLL: ("seat",),
    Event.REPELLED: ("card",),
    Event.INTRUDER_BURNS: ("card",),
    Event.INTRUDER_HARMLESS: ("card",),
    Event.VICTORY: ("number",),
    Event.SAMURAI_DIED: ("seat",),
}
