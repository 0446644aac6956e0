"""A turn (RULES.md §4): whose it is, what may be laid, what laying does, and its end."""

from __future__ import annotations

from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.board import is_empty, is_space_in_play, put, replace
from engawa.games.samurai.captures import take_surrounded
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import (
    EXCHANGE_FIGURES,
    EXCHANGE_TILES,
    FOR_LAND,
    FOR_SEA,
    KINDS,
    NOTHING,
)
from engawa.games.samurai.figures import swap_starts
from engawa.games.samurai.hands import spend, tiles_to_lay, why_not_tile
from engawa.games.samurai.reasons import Why
from engawa.games.samurai.state import Ending, State, Step
from engawa.games.samurai.winners import check_end, end


@rule
def begin_turn(s: State) -> None:
    """§4.7 Ruling: a player with no tile to lay loses the turn; if nobody has one, the game
    ends."""
    s.step = Step.LAY
    s.tiles_laid = 0
    s.ordinary_laid = 0
    for _ in range(s.players):
        if can_lay(s):
            tell(s, Event.TURN_BEGINS, s.turn)
            return
        tell(s, Event.SKIPPED, s.turn)
        s.turn = (s.turn + 1) % s.players
    tell(s, Event.NOBODY_CAN_LAY)
    end(s, Ending.NOBODY_CAN_LAY)


@rule
def can_lay(s: State) -> bool:
    """Has the seat whose turn it is any tile that it can lay?"""
    if s.empty[0] and tiles_to_lay(s) & FOR_LAND:
        return True
    if s.empty[1] | s.empty[2] and tiles_to_lay(s) & FOR_SEA:
        return True
    for kind in range(KINDS):
        if swap_choices(s, kind):
            return True
    return exchange_choices(s) != 0


# What can be answered, one bit each


@rule
def lay_choices(s: State, tile: int, word: int) -> int:
    """§4.2: spaces of a word of `empty` where this tile may be laid; it must fit the tile."""
    return int(s.empty[word]) if tiles_to_lay(s) >> tile & 1 else 0


@rule
def swap_choices(s: State, kind: int) -> int:
    """§4.3: settlements whose figure of this kind may be the first of a swap."""
    return swap_starts(s, kind) if tiles_to_lay(s) >> EXCHANGE_FIGURES & 1 else 0


@rule
def exchange_choices(s: State) -> int:
    """§4.4: the player's own ordinary tiles, while there is another hex for the one taken up."""
    if s.empty[0] == 0 or tiles_to_lay(s) >> EXCHANGE_TILES & 1 == 0:
        return 0
    return int(s.ordinary[s.turn])


# Why an answer is not among them


@rule
def why_not_space(s: State, space: int) -> int:
    """§4.2: only hexes in play, never on a laid tile."""
    if not is_space_in_play(s, space):
        return Why.NOT_IN_PLAY
    return ALLOWED if is_empty(s, space) else Why.TILE_THERE


@rule
def why_not_lay(s: State, tile: int, space: int) -> int:
    why = why_not_tile(s, tile)
    return why if why != ALLOWED else why_not_space(s, space)


@rule
def why_not_exchange(s: State, space: int) -> int:
    """§4.4: why not a tile that `exchange_choices` leaves out."""
    why = why_not_tile(s, EXCHANGE_TILES)
    if why != ALLOWED:
        return why
    if not is_space_in_play(s, space):
        return Why.NOT_IN_PLAY
    if s.ordinary[s.turn] >> space & 1 == 0:
        return Why.NOT_YOUR_TILE
    return Why.NO_OTHER_HEX


# What an answer does


@rule
def lay(s: State, tile: int, space: int) -> None:
    """§4.2: a laid tile stays."""
    put(s, int(s.turn), tile, space)
    spend(s, int(s.turn), tile)
    tell(s, Event.LAID, s.turn, tile, space)


@rule
def exchange(s: State, space: int) -> None:
    """§4.4: the tile taken up must be laid again at once."""
    spend(s, int(s.turn), EXCHANGE_TILES)
    s.relay_tile = replace(s, int(s.turn), space)
    s.step = Step.RELAY
    tell(s, Event.EXCHANGED, s.turn, s.relay_tile, space)


@rule
def relay(s: State, space: int) -> None:
    """§4.4: it does not count as a further ordinary tile."""
    tile = int(s.relay_tile)
    put(s, int(s.turn), tile, space)
    s.relay_tile = NOTHING
    s.step = Step.LAY
    tell(s, Event.RELAID, s.turn, tile, space)


@rule
def end_turn(s: State) -> None:
    """§4.5: figures are taken, then the end of the game is checked, then tiles are drawn."""
    take_surrounded(s)
    check_end(s)
    if s.ending == Ending.NONE:
        s.step = Step.DRAW
        s.tiles_laid = 0
        s.ordinary_laid = 0
