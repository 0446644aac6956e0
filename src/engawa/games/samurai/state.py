"""All of a position of Samurai, one field per line."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from engawa.core.names import word
from engawa.core.record import Grid, Number, Record, Row
from engawa.games.samurai.facts import KINDS, MOST_PLAYERS, TILE_KINDS
from engawa.games.samurai.japan import LAND, SPACES

WORDS = 1 + (SPACES - 1) // LAND  # of a set of spaces, see board.py: open land first, then sea


class Step(IntEnum):
    """What comes next: who decides what, or what the table does."""

    OVER = 0
    BEGIN_TURN = 1  # done by the table itself
    # Questions to chance
    FIRST_PLAYER = 2
    DEAL_TILE = 3  # into the first hand of `turn`
    DEAL_FIGURE = 4
    DRAW = 5  # `turn` draws back up to five
    # Questions to the player whose turn it is
    KEEP = 6  # a tile of the first hand
    PLACE_FIGURE = 7
    LAY = 8  # a tile, or the end of the turn
    SWAP_WITH = 9  # the second figure of a swap
    RELAY = 10  # where the tile taken up goes


FIRST_DECISION = int(Step.KEEP)


class Ending(IntEnum):
    NONE, LAST_FIGURE, FOUR_SET_ASIDE, BOTH, NOBODY_CAN_LAY = range(5)


# The name of each, in views and records.
ENDINGS = tuple(
    "last-figure+four-set-aside" if ending == Ending.BOTH else word(ending) for ending in Ending
)


class State(Record):
    choices: Annotated[int, "int16"]  # answers allowed to a player's question; 0 for chance
    # Bit sets: one bit per settlement or a space
    figures: Annotated[Row, KINDS, "int64"]  # settlements that hold this kind
    empty: Annotated[Row, WORDS, "int64"]  # spaces in play without a tile
    ordinary: Annotated[Row, MOST_PLAYERS, "int64"]  # open land under a seat's ordinary tiles
    # What the players agreed on (§3)
    players: Number
    hands_chosen: Number  # 1: players choose their first five tiles, 0: chance deals them
    figures_by_players: Number  # 1: players place the figures, 0: chance deals them
    captures_hidden: Number  # 1: captured figures lie behind the screens
    # Whose turn it is
    first: Number  # the first player
    turn: Number  # the seat that decides, lays or draws
    step: Number  # a Step
    tiles_laid: Number  # in this turn
    ordinary_laid: Number  # 1: an ordinary one is among them
    swap_kind: Number  # the first figure of a swap under way, else NOTHING
    swap_place: Number  # … and its settlement
    relay_tile: Number  # the tile taken up, which must be laid again, else NOTHING
    # Tiles
    laid: Annotated[Row, SPACES]  # by space: a mark, see board.py, or 0
    unlaid: Annotated[Grid, MOST_PLAYERS, TILE_KINDS]  # in hand or reserve, by seat and tile
    hand: Annotated[Grid, MOST_PLAYERS, TILE_KINDS]  # of these, behind the screen
    held: Annotated[Row, MOST_PLAYERS, "int64"]  # tiles in hand, one bit for equal ones
    hand_count: Annotated[Row, MOST_PLAYERS]  # tiles behind the screen
    unlaid_count: Annotated[Row, MOST_PLAYERS]  # tiles in hand and reserve
    removed: Annotated[Row, MOST_PLAYERS]  # 1: the exchange of figures has left the game
    # Figures
    figures_left: Annotated[Row, KINDS]  # still to be placed
    captured: Annotated[Grid, MOST_PLAYERS, KINDS]
    set_aside: Annotated[Row, KINDS]  # lost to ties
    ending: Number
