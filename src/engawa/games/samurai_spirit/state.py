"""All of a position of Samurai Spirit, one field per line."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from engawa.core.record import Grid, Number, Record, Row
from engawa.games.samurai_spirit.facts import CARDS, IN_PLAY, SAMURAI_COUNT
from engawa.games.samurai_spirit.steps import ANSWER_WORDS

SEAT_BITS = "int8" if SAMURAI_COUNT < 8 else "int16"  # one bit per seat, and the sign
AGENDA = 4 * SAMURAI_COUNT + 20  # nested kiais of at most four steps each, a turn beneath them


# Versions of RULES.md: what an earlier one played differently names the version that changed it.
RULES_VERSION = 2
SHRUNK_LINES = 2  # §5.1: a line from which a kiai took a card is looked at


class Place(IntEnum):
    """Where a raider is. Face-down cards nobody has seen share one bag (RULES.md §13.3)."""

    BOX = 0
    SET_ASIDE = 1  # in the box too: the doll check refused its deal (§3.5)
    BAG = 2  # unknown: somewhere in the stack or among the intruders
    TABLE = 3  # its place is kept below: a line, a defence, a known card of a pile, being played
    DISCARD = 4


class Token(IntEnum):
    """Where the support token of a samurai who is not in play lies; else a seat's number."""

    VILLAGE = -1  # face up beside the village
    FLIPPED = -2  # used up, or out of the game without the two-samurai rule


class Ending(IntEnum):
    NONE, VICTORY, SAMURAI_DIED, FARMSTEADS_LOST, FAMILIES_LOST = range(5)


class State(Record):
    answers: Annotated[Row, "int64", ANSWER_WORDS]  # those allowed now, as bits (answers.py)
    rules_version: Number  # RULES_VERSION, or an earlier one by which an old match continues
    # What the players agreed on (§3)
    level: Number
    players: Number
    seats: Number  # samurai in play; seat + 1 is the left neighbour
    two_samurai_rule: Number
    samurai: Annotated[Row, SAMURAI_COUNT]  # of each seat; NOBODY until drawn
    seat_of: Annotated[Row, SAMURAI_COUNT]  # of each samurai; NOBODY if not in play
    # The village (§11)
    barricades: Number
    farmsteads: Annotated[Row, 4]  # how many stand, by back
    families: Annotated[Row, 3]  # 1 while safe, by back
    # Raiders (§13)
    place: Annotated[Row, CARDS]  # of each card, a Place
    joined: Annotated[Row, CARDS]  # reinforcements made in this round when the card became unknown
    stack: Annotated[Row, IN_PLAY]  # bottom card first; NOTHING where unknown
    stack_count: Number
    intruders: Annotated[Row, IN_PLAY]  # bottom card first; NOTHING where unknown
    settled: Annotated[Row, IN_PLAY]  # the reinforcement that settled this intruder, unseen; else 0
    intruder_count: Number
    reinforcements: Number  # made in this round
    set_aside_deals: Number  # deals refused by the doll check since all cards were in the box
    # Samurai, by seat
    wounds: Annotated[Row, SAMURAI_COUNT]
    passed: Annotated[Row, SAMURAI_COUNT]
    combat: Annotated[Grid, SAMURAI_COUNT, IN_PLAY]  # first card first
    combat_count: Annotated[Row, SAMURAI_COUNT]
    defence: Annotated[Grid, SAMURAI_COUNT, 3]  # a card for each symbol, or NOTHING
    in_kiai: Annotated[Row, SAMURAI_COUNT]  # his kiai is being resolved
    # Support tokens, by samurai (§8.7)
    token: Annotated[Row, SAMURAI_COUNT]  # the seat where it lies, or a Token
    token_idle: Annotated[
        Row, SAMURAI_COUNT
    ]  # came during the borrower's own turn: no effect in it
    # The round and the turn
    round_number: Number
    round_over: Number  # the end-of-round steps are being done
    turn: Number  # the seat whose turn it is
    emptied_by: Number  # who drew the last card, or passed last
    penalty_card: Number  # the raider whose penalties are due in this turn, or NOTHING
    suffered: Annotated[int, "int16"]  # restrictions of this turn, one bit per penalty
    handed: Annotated[int, SEAT_BITS]  # seats that have handed on the card now being played
    # What is still to be done (steps.py)
    agenda_count: Number
    agenda_step: Annotated[Row, AGENDA]
    agenda_seat: Annotated[Row, AGENDA]
    agenda_value: Annotated[Row, AGENDA]
    ending: Number
