"""Deal a hidden position that is consistent with what a seat knows, each equally likely (RULES.md
§7.3).

Everybody sees which tiles are laid, so for each player the rest of the twenty is known: any of them
may be in the hand. A figure behind a screen may belong to any player who hides theirs. Nothing else
needs to be considered: as long as tiles are left in the reserve a hand at the start of a turn holds
five, and five tiles of an army always leave a choice of what to lay; with none left, the hand is
known.
"""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.dice import Dice, roll
from engawa.core.rule import called, rule
from engawa.games.samurai.facts import KINDS, TILE_KINDS, UNKNOWN
from engawa.games.samurai.hands import in_reserve
from engawa.games.samurai.refusals import count_answers
from engawa.games.samurai.setup import figures_of_each_kind
from engawa.games.samurai.state import FIRST_DECISION, State


@called
@rule
def guess(s: State, dice: Dice) -> None:
    """Turn a hidden record into a whole one."""
    for seat in range(s.players):
        guess_hand(s, seat, dice)
    for kind in range(KINDS):
        guess_captured(s, kind, dice)
    if s.step >= FIRST_DECISION:
        s.choices = count_answers(s)


@rule
def guess_hand(s: State, seat: int, dice: Dice) -> None:
    """Fill an unknown hand from the tiles that are not laid."""
    known = 0
    for tile in range(TILE_KINDS):
        known += s.hand[seat][tile]
    left = int(s.unlaid_count[seat]) - known
    for _ in range(s.hand_count[seat] - known):
        n = roll(dice, left)
        tile = 0
        while n >= in_reserve(s, seat, tile):
            n -= in_reserve(s, seat, tile)
            tile += 1
        s.hand[seat][tile] += 1
        s.held[seat] |= 1 << tile
        left -= 1


@rule
def guess_captured(s: State, kind: int, dice: Dice) -> None:
    """Give each figure that is behind some screen to one of the players who hide theirs."""
    behind = figures_of_each_kind(s) - bits(int(s.figures[kind]))
    behind -= int(s.figures_left[kind] + s.set_aside[kind])
    hiding = 0  # one bit per seat
    for seat in range(s.players):
        if s.captured[seat][kind] == UNKNOWN:
            hiding |= 1 << seat
            s.captured[seat][kind] = 0
        else:
            behind -= s.captured[seat][kind]
    while hiding and behind > 0:
        seat = roll(dice, int(s.players))
        if hiding >> seat & 1:
            s.captured[seat][kind] += 1
            behind -= 1
