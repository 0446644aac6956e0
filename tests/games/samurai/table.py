"""Setting up positions for tests: name what matters, the rest is filled in lawfully."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engawa
from engawa.games.samurai.facts import ARMY, FIGURES, KIND_NAMES
from engawa.games.samurai.game import GAME
from engawa.games.samurai.japan import CAPACITY, IN_PLAY, SETTLEMENT_NAMES

BLUE, RED, GREEN, YELLOW = range(4)
Laid = tuple[int, str]  # seat, tile


def quick_start(**options: Any) -> engawa.Match:
    """A new match with dealt hands and figures."""
    return engawa.new("samurai", **{**GAME.options.quick_start, **options})


def table(
    players: int = 2,
    *,
    turn: int = 0,
    hands: Mapping[int, Sequence[str]] | None = None,
    board: Mapping[str, Laid] | None = None,
    settlements: Mapping[str, Sequence[str]] | None = None,
    set_aside: Sequence[str] = (),
    captures: str | None = None,
) -> engawa.Match:
    """A match whose turn is about to begin, with manual chance.

    Settlements not named hold as many figures as they have room for, while figures last; any left
    over are captured, spread over the seats. Hands not full are filled up.
    """
    board, standing = dict(board or {}), dict(settlements or {})
    left = dict.fromkeys(KIND_NAMES, FIGURES[players])
    for kind in [kind for kinds in standing.values() for kind in kinds] + list(set_aside):
        left[kind] -= 1
    for number, name in enumerate(SETTLEMENT_NAMES):
        if IN_PLAY[players] >> number & 1 and name not in standing:
            most_left = sorted(left, key=lambda kind: -left[kind])
            standing[name] = [kind for kind in most_left if left[kind] > 0][: CAPACITY[number]]
            for kind in standing[name]:
                left[kind] -= 1
    over = [kind for kind, number in left.items() for _ in range(number)]
    position = {
        "game": "samurai",
        "players": players,
        "captures": captures,
        "turn": turn,
        "board": {at: {"seat": seat, "tile": tile} for at, (seat, tile) in board.items()},
        "settlements": standing,
        "set_aside": list(set_aside),
        "seats": [
            _seat(seat, (hands or {}).get(seat, ()), board, over[seat::players])
            for seat in range(players)
        ],
    }
    return engawa.from_dict(position, chance="manual")


def _seat(
    seat: int, wanted: Sequence[str], board: Mapping[str, Laid], captured: list[str]
) -> dict[str, Any]:
    army = [tile.name for tile in ARMY for _ in range(tile.copies)]
    for owner, tile in board.values():
        if owner == seat:
            army.remove(tile)
    hand = list(wanted)
    for tile in hand:
        army.remove(tile)
    while len(hand) < 5:
        hand.append(army.pop(0))
    return {"hand": hand, "reserve": army, "captured": captured}


def play(match: engawa.Match, *actions: str) -> engawa.Match:
    """Play several actions; each must be legal."""
    for action in actions:
        match.play(action)
    return match


def captured(match: engawa.Match, seat: int) -> list[str]:
    found: list[str] = match.to_dict()["seats"][seat]["captured"]
    return found


def hand(match: engawa.Match, seat: int) -> list[str]:
    found: list[str] = match.to_dict()["seats"][seat]["hand"]
    return found


def lays(match: engawa.Match, tile: str) -> list[str]:
    """The hexes on which this tile may be laid now."""
    return [text.partition("@")[2] for text in match.legal() if text.startswith(f"lay:{tile}@")]
