"""All of a position of Rent a Hero, one field per line."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from engawa.core.record import Grid, Number, Record, Row, Wide
from engawa.games.rent_a_hero.facts import CARDS, HEROES, MOST_PLAYERS

SEATS = MOST_PLAYERS
BY_HERO = HEROES + 1  # heroes are numbered from 1 on; place 0 stays empty
PENDING = 32  # every player has at most a witch and, by her, a chicken twice to lay on a power
HINTS = CARDS  # there are no more


class Moment(IntEnum):
    """The stage of a turn (RULES.md §4). Up to TOP chance decides, then players."""

    BAND = 0  # the bands are being dealt
    HAND = 1  # the hands are being dealt
    FIRST = 2  # who sends first
    TURN = 3  # the requirement is turned up
    TOP = 4  # the top card of the deck becomes the wanderer
    SEND = 5
    DROP = 6
    HOLD = 7
    LOSE = 8  # the holder is about to lose a pair; the wanderer is face up
    END = 9  # the sender draws


class Ending(IntEnum):
    NONE, SIX_HEROES, COUNTED = range(3)


class State(Record):
    options: Wide  # the answers allowed now, one bit per action
    # What the players agreed on (§3.1)
    seats: Number  # seat + 1 is the left neighbour
    original_hints: Number
    endless: Number
    powers: Number  # a facts.Powers
    # The turn (§4)
    moment: Number
    sender: Number
    holder: Number  # before whom the wanderer lies
    requirement: Number  # the hero whose requirement holds, or NOTHING
    lifted: Number  # a black knight lifted it
    wanderer: Number  # a hero, or NOTHING
    from_top: Number  # it came from the deck, not from the sender's hand
    looked: Number  # who looked at it with a sergeant, one bit per seat
    # Reactions and powers (§5)
    reactor: Number  # who may react now, or NOBODY
    waited: Number  # neighbours of whom the open moment asks that need not be asked any more
    pending_count: Number
    pending_user: Annotated[Row, PENDING]  # the last one laid last
    pending_power: Annotated[Row, PENDING]  # as an action
    drawer: Number  # who draws
    draws: Number  # cards still to be drawn
    # Cards, by hero
    deck: Annotated[Row, BY_HERO]
    deck_size: Number
    discard: Annotated[Row, BY_HERO]  # face up; the face-down ones are the hints
    hand: Annotated[Grid, SEATS, BY_HERO]
    hand_size: Annotated[Row, SEATS]
    ready: Annotated[Row, SEATS]  # the band, a set of heroes: those not turned
    used: Annotated[Row, SEATS]  # and those turned
    spent: Annotated[Row, SEATS]  # heroes lost after their power was used, unless it is the card's
    eliminated: Annotated[Grid, SEATS, BY_HERO]
    uses: Annotated[Row, SEATS]  # powers used
    # What everybody has learnt (§8)
    lacks: Annotated[Row, SEATS]  # a set of heroes the hand had none of, at the last `send-top` …
    newer: Annotated[Row, SEATS]  # … of which at most this many cards may have come since
    hint_count: Number
    hint_card: Annotated[Row, HINTS]  # face down on the discard pile, the first one given first
    hint_giver: Annotated[Row, HINTS]
    hint_sender: Annotated[Row, HINTS]
    hint_answer: Annotated[Row, HINTS]  # 1 for yes
    hint_about: Annotated[Row, HINTS]  # the wanderer it was about; UNKNOWN while that one travels
    hint_since: Annotated[Row, HINTS]  # given since its giver's last `send-top`
    # What one player alone knows: heroes the wanderer is not, by their hints shuffled away since
    ruled_out: Annotated[Row, SEATS]
    ending: Number
