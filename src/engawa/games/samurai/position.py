"""A position as a dict in the rulebook's words, and back with every rule checked.

The same form serves whole positions and views: in a view the tiles of other players are `?`, and
figures behind another's screen are null.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, repeat
from typing import Any

import msgspec

from engawa.core.names import words
from engawa.core.reasons import BadInput
from engawa.games.samurai.board import is_fast, is_space_in_play, mark, owner_at, put, tile_at
from engawa.games.samurai.checks import SETUP_STEPS, check_position
from engawa.games.samurai.facts import (
    COPIES,
    EXCHANGE_FIGURES,
    EXCHANGE_TILES,
    KIND_NAMES,
    KINDS,
    LAND_TILES,
    MOST_PLAYERS,
    NOTHING,
    TILE_KINDS,
    TILES,
    UNKNOWN,
)
from engawa.games.samurai.figures import has_figure, settlements_in_play
from engawa.games.samurai.hands import in_reserve
from engawa.games.samurai.japan import (
    IN_PLAY,
    LAND,
    PLACES,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
    SPACE_NAMES,
    SPACES,
)
from engawa.games.samurai.options import usual_captures
from engawa.games.samurai.schema import Player, Position, View
from engawa.games.samurai.setup import figures_of_each_kind, lay_out
from engawa.games.samurai.state import ENDINGS, State, Step

UNSEEN = "?"
STEPS = words(Step)
STANDING = tuple(f"{kind}@{at}" for kind in KIND_NAMES for at in SETTLEMENT_NAMES)
IN_PLAY_BY_PLAYERS = tuple(  # settlements: number and hex
    tuple((n, at) for n, at in enumerate(SETTLEMENT_NAMES) if in_play >> n & 1)
    for in_play in IN_PLAY
)
NAMES_BY_PLAYERS = tuple(
    {at: PLACES[at] for _, at in settlements} for settlements in IN_PLAY_BY_PLAYERS
)

LAID_TILES = {  # by its mark
    mark(seat, number): {"seat": seat, "tile": tile}
    for seat in range(MOST_PLAYERS)
    for number, tile in enumerate(TILES)
}


def describe(s: State) -> dict[str, Any]:
    """A whole position; `restore` makes an identical one from it."""
    return {
        "players": s.players,
        "hands": "chosen" if s.hands_chosen else "random",
        "figures": "players" if s.figures_by_players else "random",
        "captures": "hidden" if s.captures_hidden else "open",
        "first": s.first,
        "turn": s.turn,
        "step": STEPS[s.step],
        "tiles_laid": s.tiles_laid,
        "ordinary_laid": bool(s.ordinary_laid),
        "swap": _describe_swap(s),
        "relay": None if s.relay_tile == NOTHING else TILES[s.relay_tile],
        "board": {
            at: LAID_TILES[laid].copy()
            for at, laid in zip(SPACE_NAMES, s.laid, strict=True)
            if laid
        },
        "settlements": _describe_settlements(s),
        "set_aside": _listed(s.set_aside, KIND_NAMES),
        "seats": [_describe_seat(s, seat) for seat in range(s.players)],
        "ending": ENDINGS[s.ending] if s.ending else None,
    }


def _describe_swap(s: State) -> str | None:
    if s.swap_kind == NOTHING:
        return None
    return STANDING[s.swap_kind * SETTLEMENTS + s.swap_place]


def figure_named(standing: str) -> tuple[int, int]:
    """The kind and settlement of a swap's figure, as `describe` writes it."""
    return divmod(STANDING.index(standing), SETTLEMENTS)


def _describe_settlements(s: State) -> dict[str, list[str]]:
    kinds = tuple(zip(KIND_NAMES, s.figures, strict=True))
    return {
        at: [name for name, places in kinds if places >> settlement & 1]
        for settlement, at in IN_PLAY_BY_PLAYERS[s.players]
    }


def _listed(counts: Sequence[int], names: Sequence[str]) -> list[str]:
    return list(chain.from_iterable(map(repeat, names, counts)))


def _describe_seat(s: State, seat: int) -> dict[str, Any]:
    is_known = sum(s.hand[seat]) == s.hand_count[seat]
    is_open = UNKNOWN not in s.captured[seat]
    if is_known:
        reserve = [in_reserve(s, seat, tile) for tile in range(TILE_KINDS)]
        hand, face_down = _listed(s.hand[seat], TILES), _listed(reserve, TILES)
    else:
        hand = [UNSEEN] * s.hand_count[seat]
        face_down = [UNSEEN] * (s.unlaid_count[seat] - s.hand_count[seat])
    return {
        "hand": hand,
        "reserve": face_down,
        "captured": _listed(s.captured[seat], KIND_NAMES) if is_open else None,
        "removed": [TILES[EXCHANGE_FIGURES]] if s.removed[seat] else [],
    }


def names(s: State) -> dict[str, str]:
    """What the settlements in play are called."""
    return dict(NAMES_BY_PLAYERS[s.players])


def unlaid(s: State, seat: int) -> list[str]:
    """Tiles in hand or reserve: everybody can work them out from what is laid."""
    return _listed(s.unlaid[seat], TILES)


def behind_screens(s: State) -> dict[str, int] | None:
    """Figures behind screens that the viewer cannot look behind; None if there is no such."""
    seats = range(s.players)
    if all(UNKNOWN not in s.captured[seat] for seat in seats):
        return None
    found = {}
    for kind, name in enumerate(KIND_NAMES):
        elsewhere = s.figures[kind].bit_count() + s.figures_left[kind] + s.set_aside[kind]
        known = sum(max(0, s.captured[seat][kind]) for seat in seats)
        found[name] = figures_of_each_kind(s) - elsewhere - known
    return found


def restore(described: Mapping[str, Any], *, hidden: bool = False) -> State:
    """The position described; BadInput names what is wrong and what is allowed."""
    try:
        position = msgspec.convert(described, View if hidden else Position)
    except msgspec.ValidationError as error:
        raise BadInput(f"the position does not have the right form: {error}") from error
    if len(position.seats) != position.players:
        raise BadInput(f"there are {len(position.seats)} seats for {position.players} players")
    s = State()
    captures = position.captures or usual_captures(position.players)
    chosen, placed = position.hands == "chosen", position.figures == "players"
    lay_out(s, position.players, int(chosen), int(placed), int(captures == "hidden"))
    _restore_settlements(s, position)
    _restore_board(s, position)
    for seat, player in enumerate(position.seats):
        _restore_seat(s, seat, player, is_view=hidden)
    _restore_turn(s, position)
    _restore_figures_left(s, is_view=hidden)
    check_position(s, is_view=hidden)
    return s


def _restore_settlements(s: State, position: Position) -> None:
    s.figures = [0] * KINDS
    for name, kinds in position.settlements.items():
        settlement = _number("settlements", name, SETTLEMENT_NAMES)
        if not settlements_in_play(s) >> settlement & 1:
            raise BadInput(f"settlements: {name} is not in play with {s.players} players (§3.1)")
        for kind_name in kinds:
            kind = _number(f"settlements.{name}", kind_name, KIND_NAMES)
            if has_figure(s, kind, settlement):
                raise BadInput(f"settlements.{name}: no settlement holds two of a kind (§2.3)")
            s.figures[kind] |= 1 << settlement


def _restore_board(s: State, position: Position) -> None:
    for name, laid in position.board.items():
        space = _number("board", name, SPACE_NAMES, "hexes of open land or sea")
        tile = _number(f"board.{name}", laid.tile, TILES)
        if not is_space_in_play(s, space):
            raise BadInput(f"board: {name} is not in play with {s.players} players (§3.1)")
        if tile == EXCHANGE_FIGURES:
            raise BadInput(f"board.{name}: {laid.tile} is never on the board (§4.3)")
        is_for_land = tile < LAND_TILES or tile == EXCHANGE_TILES
        if is_for_land != (space < LAND):
            raise BadInput(f"board.{name}: ships go on sea, all other tiles on open land (§4.2)")
        put(s, _seat(s, f"board.{name}", laid.seat), tile, space)


def _restore_seat(s: State, seat: int, player: Player, *, is_view: bool) -> None:
    where = f"seats[{seat}]"
    s.removed[seat] = len(player.removed)
    if player.removed and player.removed[0] != TILES[EXCHANGE_FIGURES]:
        raise BadInput(f"{where}.removed: only {TILES[EXCHANGE_FIGURES]} leaves the game (§4.3)")
    s.hand_count[seat] = len(player.hand)
    s.unlaid_count[seat] = len(player.hand) + len(player.reserve)
    is_unseen = is_view and UNSEEN in (*player.hand, *player.reserve)
    s.hand[seat] = _counts(f"{where}.hand", [] if is_unseen else player.hand, TILES)
    s.held[seat] = sum(1 << tile for tile in range(TILE_KINDS) if s.hand[seat][tile])
    s.unlaid[seat] = [COPIES[tile] - _played(s, seat, tile) for tile in range(TILE_KINDS)]
    if not is_unseen:
        reserve = _counts(f"{where}.reserve", player.reserve, TILES)
        held = [a + b for a, b in zip(s.hand[seat], reserve, strict=True)]
        s.unlaid[seat] = held  # whether they are twenty with those played is checked later
    if player.captured is None:
        if not is_view:
            raise BadInput(f"{where}.captured: a whole position names the figures (§7.2)")
        s.captured[seat] = [UNKNOWN] * KINDS
    else:
        s.captured[seat] = _counts(f"{where}.captured", player.captured, KIND_NAMES)


def _played(s: State, seat: int, tile: int) -> int:
    """Tiles of this kind on the board or out of the game."""
    spaces = range(SPACES)
    laid = sum(owner_at(s, at) == seat and tile_at(s, at) == tile for at in spaces)
    return laid + (s.removed[seat] if tile == EXCHANGE_FIGURES else 0)


def _restore_turn(s: State, position: Position) -> None:
    s.first = _seat(s, "first", position.first)
    s.turn = _seat(s, "turn", position.turn)
    s.step = _number("step", position.step, STEPS)
    s.tiles_laid = position.tiles_laid
    s.ordinary_laid = int(position.ordinary_laid)
    if position.swap is not None:
        _number("swap", position.swap, STANDING, "figures in settlements, as in helmet@O14")
        s.swap_kind, s.swap_place = figure_named(position.swap)
    if position.relay is not None:
        s.relay_tile = _number("relay", position.relay, TILES)
        if is_fast(s.relay_tile) or s.relay_tile == EXCHANGE_TILES:
            raise BadInput(f"relay: {position.relay} cannot be taken up again (§4.4)")
        if UNSEEN in position.seats[s.turn].hand:  # counted above as if it were not played
            s.unlaid[s.turn][s.relay_tile] -= 1
    s.set_aside = _counts("set_aside", position.set_aside, KIND_NAMES)
    if position.ending is not None:
        s.ending = _number("ending", position.ending, ENDINGS[1:]) + 1


def _restore_figures_left(s: State, *, is_view: bool) -> None:
    """Figures still to be placed are those that are nowhere else; later there are none."""
    s.figures_left = [0] * KINDS
    if s.step not in SETUP_STEPS:
        return
    for kind in range(KINDS):
        captured = sum(max(0, s.captured[seat][kind]) for seat in range(s.players))
        elsewhere = s.figures[kind].bit_count() + s.set_aside[kind] + captured
        s.figures_left[kind] = figures_of_each_kind(s) - elsewhere
        if s.figures_left[kind] < 0 and not is_view:
            raise BadInput(f"there are more than {figures_of_each_kind(s)} {KIND_NAMES[kind]}")


def _counts(where: str, names: Sequence[str], allowed: Sequence[str]) -> list[int]:
    for name in names:
        _number(where, name, allowed)
    return [list(names).count(name) for name in allowed]


def _number(where: str, name: str, allowed: Sequence[str], what: str = "") -> int:
    if name not in allowed:
        raise BadInput(f"{where}: {name!r} is not one of {what or ', '.join(allowed)}")
    return allowed.index(name)


def _seat(s: State, where: str, seat: int) -> int:
    if seat >= s.players:
        raise BadInput(f"{where}: there is no seat {seat}; seats are 0 to {s.players - 1}")
    return seat
