"""Legality: the answers to a question, and why anything else is refused."""

from __future__ import annotations

from engawa.core.bits import bits, nth_bit
from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai import actions as act
from engawa.games.samurai.actions import AFTER_ROWS, FIRST_ROW, HALF_SEA, ROW_ACTION
from engawa.games.samurai.facts import (
    EXCHANGE_FIGURES,
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
from engawa.games.samurai.hands import kept_choices, tiles_to_lay, why_not_tile
from engawa.games.samurai.japan import LAND, SETTLEMENTS
from engawa.games.samurai.reasons import Why
from engawa.games.samurai.state import State, Step
from engawa.games.samurai.turns import (
    exchange_choices,
    lay_choices,
    sail_choices,
    swap_choices,
    why_not_exchange,
    why_not_lay,
    why_not_space,
)


@rule
def first_row(step: int) -> int:
    return FIRST_ROW[step]


@rule
def after_rows(step: int) -> int:
    return AFTER_ROWS[step]


@rule
def row_action(row: int) -> int:
    """The first action of a row."""
    return ROW_ACTION[row]


@rule
def answers(s: State, row: int) -> int:
    """The answers of a row that are allowed now, one bit each."""
    if act.LAY_ROW <= row < act.SAIL_ROW:
        return lay_choices(s, row - act.LAY_ROW)
    if act.SAIL_ROW <= row < act.SWAP_ROW:
        half = row - act.SAIL_ROW
        return sail_choices(s, FIRST_SHIP + half // 2, half % 2)
    if act.SWAP_ROW <= row < act.EXCHANGE_ROW:
        return swap_choices(s, row - act.SWAP_ROW)
    if act.WITH_ROW <= row < act.RELAY_ROW:
        return swap_partners(s, row - act.WITH_ROW)
    if act.FIGURE_ROW <= row < act.LAY_ROW:
        return places_for(s, row - act.FIGURE_ROW)
    match row:
        case act.EXCHANGE_ROW:
            return exchange_choices(s)
        case act.END_ROW:  # §4.5: not before a tile was laid
            return 1 if s.tiles_laid > 0 else 0
        case act.RELAY_ROW:
            return int(s.empty[0])
        case _:
            return kept_choices(s)


@rule
def count_answers(s: State) -> int:
    """How many answers the question has."""
    row = first_row(int(s.step))
    after = after_rows(int(s.step))
    count = 0
    if s.step == Step.LAY:
        count = lays_on_land(s) + lays_on_sea(s)
        row = act.SWAP_ROW if tiles_to_lay(s) & EXCHANGES else act.END_ROW
    while row < after:
        count += bits(answers(s, row))
        row += 1
    return count


# Laying, the question asked most, has the same answers for every tile: found at one go.


@rule
def lays_on_land(s: State) -> int:
    return bits(tiles_to_lay(s) & FOR_LAND) * bits(int(s.empty[0]))


@rule
def lays_on_sea(s: State) -> int:
    ships = tiles_to_lay(s) & FOR_SEA
    return bits(ships) * (bits(int(s.empty[1])) + bits(int(s.empty[2]))) if ships else 0


@rule
def write_lays(s: State, mask: Mask) -> None:
    """Every row, allowed or not: to ask first would take longer."""
    for tile in range(LAND_TILES):
        spread(lay_choices(s, tile), LAND, mask, act.LAY + tile * LAND)
    for ship in range(SHIPS):
        at = act.SAIL + ship * act.SEA
        spread(sail_choices(s, FIRST_SHIP + ship, 0), HALF_SEA, mask, at)
        spread(sail_choices(s, FIRST_SHIP + ship, 1), HALF_SEA, mask, at + HALF_SEA)
    for kind in range(KINDS):
        spread(swap_choices(s, kind), SETTLEMENTS, mask, act.SWAP + kind * SETTLEMENTS)
    spread(exchange_choices(s), LAND, mask, act.EXCHANGE)
    mask[act.END_TURN] = answers(s, act.END_ROW)


@rule
def nth_answer(s: State, n: int) -> int:
    """The n-th answer allowed to the question, counted from 0."""
    row = first_row(int(s.step))
    if s.step == Step.LAY:
        if s.tiles_laid > 0 and n == s.choices - 1:  # the last answer
            return act.END_TURN
        count = lays_on_land(s)
        if n < count:
            spaces = bits(int(s.empty[0]))
            tile = nth_bit(tiles_to_lay(s), n // spaces)
            return act.LAY + tile * LAND + nth_bit(int(s.empty[0]), n % spaces)
        n -= count
        row = act.SAIL_ROW
    while row < after_rows(int(s.step)):
        allowed = answers(s, row)
        count = bits(allowed)
        if n < count:
            return row_action(row) + nth_bit(allowed, n)
        n -= count
        row += 1
    return act.END_TURN  # cannot happen: n is below the number of answers


@rule
def refusal(s: State, action: int) -> int:
    """Why the player who is asked may not do this; Why.ALLOWED if he may."""
    row = first_row(int(s.step))
    after = after_rows(int(s.step))
    if action < row_action(row) or action >= row_action(after) or row == after:
        return Why.NOT_NOW
    while row + 1 < after and action >= row_action(row + 1):
        row += 1
    if answers(s, row) >> (action - row_action(row)) & 1:
        return Why.ALLOWED
    return why_not(s, action)


@rule
def why_not(s: State, action: int) -> int:
    """What speaks against an answer to the question that is not allowed."""
    if action < act.FIGURE:
        return Why.NOT_LEFT
    if action < act.LAY:
        at = action - act.FIGURE
        return why_not_place(s, at // SETTLEMENTS, at % SETTLEMENTS)
    if action < act.SAIL:
        return why_not_lay(s, (action - act.LAY) // LAND, (action - act.LAY) % LAND)
    if action < act.SWAP:
        at = action - act.SAIL
        return why_not_lay(s, FIRST_SHIP + at // act.SEA, LAND + at % act.SEA)
    if action < act.EXCHANGE:
        at = action - act.SWAP
        why = why_not_tile(s, EXCHANGE_FIGURES)
        if why != Why.ALLOWED:
            return why
        return why_not_swap(s, at // SETTLEMENTS, at % SETTLEMENTS)
    if action < act.END_TURN:
        return why_not_exchange(s, action - act.EXCHANGE)
    if action < act.WITH:
        return Why.NOTHING_LAID
    if action < act.RELAY:
        at = action - act.WITH
        return why_not_with(s, at // SETTLEMENTS, at % SETTLEMENTS)
    return why_not_space(s, action - act.RELAY)
