"""A position as a dict, and back; whatever makes no sense is refused with a sentence."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from examples.nim.rules import is_stuck
from examples.nim.state import MOST_STONES, MOST_TAKEN, SEATS, TOKENS, UNKNOWN, Ending, State

from engawa.core.reasons import BadInput

NUMBERS = range(1, MOST_TAKEN + 1)


def describe(s: State) -> dict[str, Any]:
    return {
        "stones": s.stones,
        "turn": s.turn,
        "drawn": s.drawn,
        "taboo": [number or None for number in s.taboo],
        "took": [[n for n in NUMBERS if took >> n & 1] for took in s.took],
        "is_over": s.ending != Ending.NONE,
    }


def restore(position: Mapping[str, Any], *, hidden: bool) -> State:
    """`hidden`: of a view, in which a taboo that was drawn may be unknown."""
    s = State()
    s.stones = _number(position, "stones", range(MOST_STONES + 1))
    s.turn = _number(position, "turn", range(SEATS))
    s.drawn = _number(position, "drawn", range(SEATS + 1))
    s.taboo = [_taboo(entry) for entry in _pair(position, "taboo")]
    s.took = [_took(entry) for entry in _pair(position, "took")]
    is_over = position.get("is_over")
    if not isinstance(is_over, bool):
        raise BadInput(f"is_over is true or false, not {is_over!r}")
    s.ending = Ending.STUCK if is_over else Ending.NONE
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


def _number(position: Mapping[str, Any], name: str, allowed: range) -> int:
    value = position.get(name)
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        raise BadInput(f"{name} is a number from {allowed[0]} to {allowed[-1]}, not {value!r}")
    return value


def _pair(position: Mapping[str, Any], name: str) -> list[Any]:
    value = position.get(name)
    if not isinstance(value, list) or len(value) != SEATS:
        raise BadInput(f"{name} is a list with an entry for each of {SEATS} seats, not {value!r}")
    return value


def _taboo(value: Any) -> int:
    if value is None:
        return UNKNOWN
    if isinstance(value, bool) or value not in tuple(NUMBERS):
        raise BadInput(f"a taboo is 1, 2 or 3, or null while it is not known, not {value!r}")
    return int(value)


def _took(value: Any) -> int:
    if not isinstance(value, list) or any(type(n) is not int or n not in NUMBERS for n in value):
        raise BadInput(f"took lists amounts from 1 to {MOST_TAKEN}, not {value!r}")
    return sum(1 << n for n in set(value))
