"""What a seat sees (RULES.md §7): `hide` is the one place that decides it.

Views as JSON and as numbers are both made from a hidden record, so neither can reveal more than
`hide` leaves.
"""

from __future__ import annotations

from engawa.core.features import Features, length
from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai.board import face_of, is_shown, parts_in_play, seat_of
from engawa.games.samurai.facts import KINDS, MOST_PLAYERS, TILE_KINDS, UNKNOWN
from engawa.games.samurai.japan import SETTLEMENTS, SPACES
from engawa.games.samurai.state import Ending, State


class Feature(Features):
    """What learners see, one byte per number; seats are counted from the observing seat."""

    PLAYERS = length(1)
    CAPTURES_HIDDEN = length(1)
    STEP = length(1)  # the question, a Step
    TURN = length(1)  # who decides
    FIRST = length(1)  # the first player
    TILES_LAID = length(1)  # in this turn
    ORDINARY_LAID = length(1)
    SWAP_KIND = length(1)  # 1 + kind of the first figure of a swap under way, else 0
    SWAP_PLACE = length(1)  # 1 + its settlement
    RELAY_TILE = length(1)  # 1 + the tile to be laid again, else 0
    OWNER = length(SPACES)  # 1 + seat, 0 empty, -1 not in play
    TILE = length(SPACES)  # 1 + tile, 0 none
    FIGURES = length(KINDS * SETTLEMENTS)  # 1 where a figure of the kind stands
    FIGURES_LEFT = length(KINDS)  # still to be placed
    SET_ASIDE = length(KINDS)
    HAND = length(TILE_KINDS)  # the viewer's own
    HAND_COUNT = length(MOST_PLAYERS)
    UNLAID = length(MOST_PLAYERS * TILE_KINDS)  # in hand or reserve
    CAPTURED = length(MOST_PLAYERS * KINDS)  # -1 behind another's screen


FEATURES = Feature.total()


@rule
def hide(s: State, seat: int) -> None:
    """§7.1: other hands, of which only the size is known; §7.2: figures behind other screens."""
    if seat != s.turn:
        s.choices = 0  # would reveal what the hand can do
    for other in range(s.players):
        if other != seat:
            s.held[other] = 0
            for tile in range(TILE_KINDS):
                s.hand[other][tile] = 0
            if s.captures_hidden and s.ending == Ending.NONE:
                for kind in range(KINDS):
                    s.captured[other][kind] = UNKNOWN


@rule
def features(s: State, seat: int, out: Mask) -> None:
    for place in range(FEATURES):
        out[place] = 0
    write_table(s, seat, out)
    write_spaces(s, seat, out)
    write_figures(s, out)
    write_seats(s, seat, out)


@rule
def seen_from(viewer: int, seat: int, players: int) -> int:
    """A seat counted from the viewer; a spectator counts from seat 0."""
    place = seat - max(viewer, 0)
    return place + players * (place < 0)  # % would be slow


@rule
def write_table(s: State, viewer: int, out: Mask) -> None:
    out[Feature.PLAYERS] = s.players
    out[Feature.CAPTURES_HIDDEN] = s.captures_hidden
    out[Feature.STEP] = s.step
    out[Feature.TURN] = seen_from(viewer, int(s.turn), int(s.players))
    out[Feature.FIRST] = seen_from(viewer, int(s.first), int(s.players))
    out[Feature.TILES_LAID] = s.tiles_laid
    out[Feature.ORDINARY_LAID] = s.ordinary_laid
    out[Feature.SWAP_KIND] = 1 + s.swap_kind
    out[Feature.SWAP_PLACE] = 1 + s.swap_place
    out[Feature.RELAY_TILE] = 1 + s.relay_tile


@rule
def write_spaces(s: State, viewer: int, out: Mask) -> None:
    """The same code for every space, with or without a tile: compiled code then writes many at
    once."""
    players, parts = int(s.players), parts_in_play(s)
    for space in range(SPACES):
        mark = int(s.laid[space])
        owner = 1 + seen_from(viewer, seat_of(mark), players) if mark > 0 else 0
        out[Feature.OWNER + space] = owner if is_shown(space, parts) else -1
        out[Feature.TILE + space] = face_of(mark)


@rule
def write_figures(s: State, out: Mask) -> None:
    for kind in range(KINDS):
        spread(int(s.figures[kind]), SETTLEMENTS, out, Feature.FIGURES + kind * SETTLEMENTS)
        out[Feature.FIGURES_LEFT + kind] = s.figures_left[kind]
        out[Feature.SET_ASIDE + kind] = s.set_aside[kind]


@rule
def write_seats(s: State, viewer: int, out: Mask) -> None:
    if viewer >= 0:  # a spectator has no hand
        for tile in range(TILE_KINDS):
            out[Feature.HAND + tile] = s.hand[viewer][tile]
    for seat in range(s.players):
        place = seen_from(viewer, seat, int(s.players))
        out[Feature.HAND_COUNT + place] = s.hand_count[seat]
        for tile in range(TILE_KINDS):
            out[Feature.UNLAID + place * TILE_KINDS + tile] = s.unlaid[seat][tile]
        for kind in range(KINDS):
            out[Feature.CAPTURED + place * KINDS + kind] = s.captured[seat][kind]
