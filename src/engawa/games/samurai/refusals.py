"""Legality: the answers to a question, and why anything else is refused."""

from __future__ import annotations

from engawa.core.actions import pair
from engawa.core.bits import bits, nth_bit
from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai.actions import (
    Action,
    after_answers,
    figure_of,
    first_answer,
    place_in_row,
    row_length,
    tile_and_space,
)
from engawa.games.samurai.board import REST_OF_SEA, place_in_set
from engawa.games.samurai.facts import (
    EXCHANGES,
    FIRST_SHIP,
    FOR_LAND,
    FOR_SEA,
    KINDS,
    LAND_TILES,
    SHIPS,
)
from engawa.games.samurai.figures import (
    places_for,
    swap_partners,
    why_not_place,
    why_not_swap,
    why_not_with,
)
from engawa.games.samurai.hands import kept_choices, tiles_to_lay
from engawa.games.samurai.japan import LAND, SEA, SETTLEMENTS
from engawa.games.samurai.reasons import Why
from engawa.games.samurai.state import State, Step
from engawa.games.samurai.turns import (
    exchange_choices,
    lay_choices,
    swap_choices,
    why_not_exchange,
    why_not_lay,
    why_not_space,
)


@rule
def answers(s: State, row: int) -> int:
    """What is allowed now in the row that begins with this action."""
    if row < Action.FIGURE:
        return kept_choices(s)
    if row < Action.LAY:
        kind, _ = figure_of(row, Action.FIGURE)
        return places_for(s, kind)
    if row < Action.SWAP:
        tile, space = tile_and_space(row)
        word, _ = place_in_set(space)
        return lay_choices(s, tile, word)
    if row < Action.EXCHANGE:
        kind, _ = figure_of(row, Action.SWAP)
        return swap_choices(s, kind)
    if row < Action.END_TURN:
        return exchange_choices(s)
    if row < Action.WITH:  # §4.5: not before a tile was laid
        return int(s.tiles_laid > 0)
    if row < Action.RELAY:
        kind, _ = figure_of(row, Action.WITH)
        return swap_partners(s, kind)
    return int(s.empty[0])


@rule
def count_answers(s: State) -> int:
    """How many answers the question has."""
    if s.step == Step.LAY:
        return count_lays(s)
    row = first_answer(int(s.step))
    count = 0
    while row < after_answers(int(s.step)):
        count += bits(answers(s, row))
        row += row_length(row)
    return count


# Laying, the most frequent question, has the same answers for every tile: found in one pass.


@rule
def lays_on_land(s: State) -> int:
    return bits(tiles_to_lay(s) & FOR_LAND) * bits(int(s.empty[0]))


@rule
def lays_on_sea(s: State) -> int:
    ships = tiles_to_lay(s) & FOR_SEA
    return bits(ships) * (bits(int(s.empty[1])) + bits(int(s.empty[2]))) if ships else 0


@rule
def count_lays(s: State) -> int:
    count = lays_on_land(s) + lays_on_sea(s) + int(s.tiles_laid > 0)
    if tiles_to_lay(s) & EXCHANGES:
        for kind in range(KINDS):
            count += bits(swap_choices(s, kind))
        count += bits(exchange_choices(s))
    return count


@rule
def nth_lay(s: State, n: int) -> int:
    """The n-th way to lay a tile that is not an exchange."""
    on_land = lays_on_land(s)
    if n < on_land:
        tile, space = pair(n, bits(int(s.empty[0])))
        tile, space = nth_bit(tiles_to_lay(s), tile), nth_bit(int(s.empty[0]), space)
        return Action.LAY + tile * LAND + space
    near = bits(int(s.empty[1]))
    ship, space = pair(n - on_land, near + bits(int(s.empty[2])))
    ship = nth_bit(tiles_to_lay(s) & FOR_SEA, ship) - FIRST_SHIP
    if space < near:
        return Action.SAIL + ship * SEA + nth_bit(int(s.empty[1]), space)
    return Action.SAIL + ship * SEA + LAND + nth_bit(int(s.empty[2]), space - near)


@rule
def write_lays(s: State, mask: Mask) -> None:
    """Every row, allowed or not: a check first would take longer."""
    for tile in range(LAND_TILES):
        spread(lay_choices(s, tile, 0), LAND, mask, Action.LAY + tile * LAND)
    for ship in range(SHIPS):
        row = Action.SAIL + ship * SEA
        spread(lay_choices(s, FIRST_SHIP + ship, 1), LAND, mask, row)
        spread(lay_choices(s, FIRST_SHIP + ship, 2), REST_OF_SEA, mask, row + LAND)
    for kind in range(KINDS):
        spread(swap_choices(s, kind), SETTLEMENTS, mask, Action.SWAP + kind * SETTLEMENTS)
    spread(exchange_choices(s), LAND, mask, Action.EXCHANGE)
    mask[Action.END_TURN] = answers(s, Action.END_TURN)


@rule
def nth_answer(s: State, n: int) -> int:
    """The n-th answer allowed to the question, counted from 0."""
    row = first_answer(int(s.step))
    if s.step == Step.LAY:
        if s.tiles_laid > 0 and n == s.choices - 1:  # the last answer
            return Action.END_TURN
        lays = lays_on_land(s) + lays_on_sea(s)
        if n < lays:
            return nth_lay(s, n)
        n -= lays
        row += Action.SWAP - Action.LAY
    while row < after_answers(int(s.step)):
        allowed = answers(s, row)
        count = bits(allowed)
        if n < count:
            return row + nth_bit(allowed, n)
        n -= count
        row += row_length(row)
    return Action.END_TURN  # cannot happen: n is below the number of answers


@rule
def refusal(s: State, action: int) -> int:
    """Why the player who decides may not do this; ALLOWED if they may."""
    if action < first_answer(int(s.step)) or action >= after_answers(int(s.step)):
        return NOT_NOW
    place = place_in_row(action)
    if answers(s, action - place) >> place & 1:
        return ALLOWED
    return why_not(s, action)


@rule
def why_not(s: State, action: int) -> int:
    """Why not an answer to the question that is not allowed."""
    if action < Action.FIGURE:
        return Why.NOT_LEFT
    if action < Action.LAY:
        kind, settlement = figure_of(action, Action.FIGURE)
        return why_not_place(s, kind, settlement)
    if action < Action.SWAP:
        tile, space = tile_and_space(action)
        return why_not_lay(s, tile, space)
    if action < Action.EXCHANGE:
        kind, settlement = figure_of(action, Action.SWAP)
        return why_not_swap(s, kind, settlement)
    if action < Action.END_TURN:
        return why_not_exchange(s, action - Action.EXCHANGE)
    if action < Action.WITH:
        return Why.NOTHING_LAID
    if action < Action.RELAY:
        kind, settlement = figure_of(action, Action.WITH)
        return why_not_with(s, kind, settlement)
    return why_not_space(s, action - Action.RELAY)
