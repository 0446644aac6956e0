"""What a seat sees (RULES.md §7): `hide` is the one place that decides it.

Views as JSON and as numbers are both made from a hidden record, so neither can tell more than
`hide` leaves.
"""

from __future__ import annotations

from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai.actions import HALF_SEA
from engawa.games.samurai.board import bit_of, seat_of, word_of
from engawa.games.samurai.facts import KINDS, MOST_PLAYERS, TILE_KINDS, UNKNOWN
from engawa.games.samurai.japan import LAND, PARTS_BY_PLAYERS, SETTLEMENTS, SPACE_PARTS, SPACES
from engawa.games.samurai.state import WORDS, Ending, State


@rule
def hide(s: State, seat: int) -> None:
    """§7.1: other hands, of which only the size is known; §7.2: figures behind other screens."""
    if seat != s.turn:
        s.choices = 0  # would tell what the hand can do
    for other in range(s.players):
        if other != seat:
            s.held[other] = 0
            for tile in range(TILE_KINDS):
                s.hand[other][tile] = 0
            if s.captures_hidden and s.ending == Ending.NONE:
                for kind in range(KINDS):
                    s.captured[other][kind] = UNKNOWN


# What `features` writes, one byte a number. Seats are counted from the one who looks.
FEATURES = (
    ("players", 1),
    ("captures_hidden", 1),
    ("step", 1),  # what is asked, a Step
    ("turn", 1),  # whom
    ("first", 1),  # the first player
    ("tiles_laid", 1),  # in this turn
    ("ordinary_laid", 1),
    ("swap_kind", 1),  # 1 + kind of the first figure of a swap under way, else 0
    ("swap_place", 1),  # 1 + its settlement
    ("relay_tile", 1),  # 1 + the tile to be laid again, else 0
    ("owner", SPACES),  # 1 + seat, 0 empty, -1 not in play
    ("tile", SPACES),  # 1 + tile, 0 none
    ("figures", KINDS * SETTLEMENTS),  # 1 where a figure of the kind stands
    ("figures_left", KINDS),  # still to be placed
    ("set_aside", KINDS),
    ("hand", TILE_KINDS),  # the viewer's own
    ("hand_count", MOST_PLAYERS),
    ("unlaid", MOST_PLAYERS * TILE_KINDS),  # in hand or reserve
    ("captured", MOST_PLAYERS * KINDS),  # -1 behind another's screen
)
LENGTH = sum(length for _, length in FEATURES)
TABLE = 10  # numbers before the spaces

# By number of players
IN_PLAY = tuple(
    sum(1 << bit_of(n) for n in range(SPACES) if word_of(n) == word and SPACE_PARTS[n] & parts)
    for parts in PARTS_BY_PLAYERS
    for word in range(WORDS)
)


@rule
def features(s: State, seat: int, out: Mask) -> None:
    """Write FEATURES of a hidden record."""
    for place in range(LENGTH):
        out[place] = 0
    write_table(s, seat, out)
    write_spaces(s, seat, out, TABLE)
    write_figures(s, out, TABLE + 2 * SPACES)
    write_seats(s, seat, out, TABLE + 2 * SPACES + KINDS * SETTLEMENTS + 2 * KINDS)


@rule
def seen_from(viewer: int, seat: int, players: int) -> int:
    """A seat counted from the viewer; a spectator counts from seat 0."""
    place = seat - max(viewer, 0)
    return place + players * (place < 0)  # % would be slow


@rule
def write_table(s: State, viewer: int, out: Mask) -> None:
    out[0] = s.players
    out[1] = s.captures_hidden
    out[2] = s.step
    out[3] = seen_from(viewer, int(s.turn), int(s.players))
    out[4] = seen_from(viewer, int(s.first), int(s.players))
    out[5] = s.tiles_laid
    out[6] = s.ordinary_laid
    out[7] = 1 + s.swap_kind
    out[8] = 1 + s.swap_place
    out[9] = 1 + s.relay_tile


@rule
def write_spaces(s: State, viewer: int, out: Mask, at: int) -> None:
    """Reckoned for every space alike, with or without a tile: compiled code writes many at once."""
    players = int(s.players)
    spread(~spaces_in_play(players, 0), LAND, out, at)  # 1 where there is no space …
    spread(~spaces_in_play(players, 1), HALF_SEA, out, at + LAND)
    spread(~spaces_in_play(players, 2), HALF_SEA, out, at + LAND + HALF_SEA)
    for space in range(SPACES):
        laid = int(s.laid[space])
        seat = seat_of(laid)
        owner = 1 + seen_from(viewer, seat, players)
        out[at + space] = owner * (laid > 0) - out[at + space]  # … which becomes -1
        out[at + SPACES + space] = laid - TILE_KINDS * seat


@rule
def spaces_in_play(players: int, word: int) -> int:
    """What `empty` is before a tile is laid."""
    return IN_PLAY[players * WORDS + word]


@rule
def write_figures(s: State, out: Mask, at: int) -> None:
    for kind in range(KINDS):
        spread(int(s.figures[kind]), SETTLEMENTS, out, at + kind * SETTLEMENTS)
        out[at + KINDS * SETTLEMENTS + kind] = s.figures_left[kind]
        out[at + KINDS * SETTLEMENTS + KINDS + kind] = s.set_aside[kind]


@rule
def write_seats(s: State, viewer: int, out: Mask, at: int) -> None:
    if viewer >= 0:  # a spectator has no hand
        for tile in range(TILE_KINDS):
            out[at + tile] = s.hand[viewer][tile]
    counts = at + TILE_KINDS
    unlaid = counts + MOST_PLAYERS
    captured = unlaid + MOST_PLAYERS * TILE_KINDS
    for seat in range(s.players):
        place = seen_from(viewer, seat, int(s.players))
        out[counts + place] = s.hand_count[seat]
        for tile in range(TILE_KINDS):
            out[unlaid + place * TILE_KINDS + tile] = s.unlaid[seat][tile]
        for kind in range(KINDS):
            out[captured + place * KINDS + kind] = s.captured[seat][kind]
