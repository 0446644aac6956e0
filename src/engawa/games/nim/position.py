"""A position as a dict, and back; an impossible one is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

import msgspec

from engawa.core.reasons import BadInput
from engawa.games.nim.rules import is_stuck
from engawa.games.nim.schema import Position
from engawa.games.nim.state import AMOUNTS, MOST_TAKEN, SEATS, TOKENS, UNKNOWN, Ending, State


def describe(s: State) -> dict[str, Any]:
    return {
        "stones": s.stones,
        "turn": s.turn,
        "drawn": s.drawn,
        "taboo": [number or None for number in s.taboo],
        "took": [[amount for amount in AMOUNTS if took >> amount & 1] for took in s.took],
        "is_over": s.ending != Ending.NONE,
    }


def restore(described: Mapping[str, Any], *, hidden: bool) -> State:
    """`hidden`: from a view, in which a taboo that was drawn may be unknown."""
    try:
        position = msgspec.convert(described, Position)
    except msgspec.ValidationError as error:
        raise BadInput(f"the position does not have the right form: {error}") from error
    s = State()
    s.stones, s.turn, s.drawn = position.stones, position.turn, position.drawn
    s.taboo = [number or UNKNOWN for number in position.taboo]
    s.took = [sum(1 << amount for amount in set(took)) for took in position.took]
    s.ending = Ending.STUCK if position.is_over else Ending.NONE
    s.bag = [copies - s.taboo.count(number) for number, copies in enumerate(TOKENS)]
    s.bag[UNKNOWN] = 0
    _check(s, hidden=hidden)
    return s


def _check(s: State, *, hidden: bool) -> None:
    if any(s.taboo[s.drawn :]) or (not hidden and not all(s.taboo[: s.drawn])):
        raise BadInput(f"{s.drawn} taboos are drawn, so as many are known, from seat 0 on (§1.2)")
    if s.drawn < SEATS and (any(s.took) or s.ending or s.turn):
        raise BadInput("nobody takes before both taboos are drawn (§1.2)")
    if not any(_fits(s, taboos) for taboos in product(range(MOST_TAKEN + 1), repeat=SEATS)):
        raise BadInput("no taboos fit what was taken and whose turn it is (§1.2, §2.2)")


def _fits(s: State, taboos: tuple[int, ...]) -> bool:
    """Can these be the taboos, as far as they are known?"""
    for seat, number in enumerate(taboos):
        if (number == UNKNOWN) != (seat >= s.drawn) or s.taboo[seat] not in (UNKNOWN, number):
            return False
        if number != UNKNOWN and (
            taboos.count(number) > TOKENS[number] or s.took[seat] >> number & 1
        ):
            return False
    return s.drawn < SEATS or bool(s.ending) == is_stuck(s.stones, taboos[s.turn])
