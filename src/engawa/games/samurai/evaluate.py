"""What a bot may use besides playouts: how an action looks at a glance, what an end is worth.

A rule of thumb in points: for each figure beside the tile, how much likelier it makes its player
to take that figure; less what the tile itself might do elsewhere.
"""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.contract import WORTH
from engawa.core.rule import rule
from engawa.games.samurai.actions import Action, tile_and_space
from engawa.games.samurai.captures import land_around, of_seat, strengths
from engawa.games.samurai.facts import (
    COUNTS_FOR,
    FAST,
    KINDS,
    NOTHING,
    STRENGTH,
)
from engawa.games.samurai.figures import has_figure
from engawa.games.samurai.japan import AROUND, LAND, SETTLEMENTS, SIX, SPACES
from engawa.games.samurai.state import State, Step
from engawa.games.samurai.winners import figures_of, winners

FIGURE = 60  # points: a figure that is certain
TIED = 35  # per cent: a tie is better than another player taking it
STRENGTH_COST = 2  # for each point of strength on a tile
SAMURAI_COST = 2  # a tile that counts for all kinds fits elsewhere too
FAST_COST = 8  # a fast tile can be laid beside another one later
WITHOUT_ORDINARY = 25  # ending a turn without an ordinary tile wastes it
EXCHANGE_COST = 15

MOST_BESIDE = 3  # no space touches more settlements
_TOUCHED = [
    [n for n in range(SETTLEMENTS) if space in AROUND[n * SIX : n * SIX + SIX]]
    for space in range(SPACES)
]
BESIDE = tuple(
    n for touched in _TOUCHED for n in (*touched, *[NOTHING] * MOST_BESIDE)[:MOST_BESIDE]
)


@rule
def score(s: State, seat: int) -> int:
    return figures_of(s, seat)


@rule
def lap(s: State) -> int:  # noqa: ARG001 (one lap is the whole game)
    return 0


@rule
def worth(s: State, seat: int) -> int:
    """A share of the win."""
    won = winners(s)
    return WORTH // bits(won) if won >> seat & 1 else 0


@rule
def settlement_beside(space: int, number: int) -> int:
    """A settlement that a space touches, or NOTHING."""
    return BESIDE[space * MOST_BESIDE + number]


@rule
def strength_of(tile: int) -> int:
    return STRENGTH[tile]


@rule
def counts_for(tile: int, kind: int) -> bool:
    return COUNTS_FOR[tile] >> kind & 1 == 1


@rule
def lead(s: State, seat: int, kind: int, settlement: int) -> int:
    """How much stronger a seat is than the strongest other."""
    found = strengths(s, kind, settlement)
    most = 0
    for other in range(s.players):
        if other != seat:
            most = max(most, of_seat(found, other))
    return of_seat(found, seat) - most


@rule
def chance_to_take(ahead: int, open_land: int) -> int:
    """Per cent, for a player this far ahead with this much land open while the others are next."""
    if open_land == 0:
        return 100 if ahead > 0 else TIED if ahead == 0 else 0
    edge = 2 * ahead - 3  # the others' next tile
    return 50 + 50 * edge // (abs(edge) + 4 * open_land)


@rule
def gain_beside(s: State, seat: int, tile: int, space: int, settlement: int) -> int:
    """What the tile changes about the figures of one settlement, in per cent each."""
    open_land = bits(int(s.empty[0]) & land_around(settlement))
    after = open_land - 1 if space < LAND else open_land
    gain = 0
    for kind in range(KINDS):
        if has_figure(s, kind, settlement):
            ahead = lead(s, seat, kind, settlement)
            more = strength_of(tile) if counts_for(tile, kind) else 0
            gain += chance_to_take(ahead + more, after) - chance_to_take(ahead, open_land)
    return gain


@rule
def laying(s: State, seat: int, tile: int, space: int) -> int:
    """What a tile on a space gains, in points."""
    gain = 0
    for number in range(MOST_BESIDE):
        settlement = settlement_beside(space, number)
        if settlement != NOTHING:
            gain += gain_beside(s, seat, tile, space, settlement)
    return gain * FIGURE // 100


@rule
def cost_of(tile: int) -> int:
    """What the tile might do elsewhere."""
    cost = strength_of(tile) * STRENGTH_COST
    if counts_for(tile, 0) and counts_for(tile, 1):
        cost += SAMURAI_COST
    return cost + FAST_COST if FAST >> tile & 1 else cost


@rule
def appeal(s: State, action: int) -> int:
    """How good an action looks at a glance, in points."""
    seat = int(s.turn)
    match s.step:
        case Step.KEEP:
            return strength_of(action - Action.KEEP) * STRENGTH_COST
        case Step.LAY:
            return appeal_of_lay(s, seat, action)
        case Step.RELAY:
            return laying(s, seat, int(s.relay_tile), action - Action.RELAY)
        case _:
            return 0


@rule
def appeal_of_lay(s: State, seat: int, action: int) -> int:
    if action < Action.SWAP:
        tile, space = tile_and_space(action)
        return laying(s, seat, tile, space) - cost_of(tile)
    if action == Action.END_TURN:
        return 0 if s.ordinary_laid else -WITHOUT_ORDINARY
    return -EXCHANGE_COST
