"""Who knows what: `hide` is the one place that decides it, `guess` deals what may be hidden."""

from __future__ import annotations

from engawa.core.dice import Dice, roll
from engawa.core.features import Features, length
from engawa.core.rule import Mask, rule
from engawa.games.nim.rules import is_stuck
from engawa.games.nim.state import MOST_TAKEN, SEATS, UNKNOWN, Ending, State


class Feature(Features):
    """What learners see; seats are counted from the observing seat."""

    STONES = length(1)
    TABOO = length(1)  # one's own, 0 for spectators
    TOOK = length(SEATS * MOST_TAKEN)  # 1 for each amount taken so far: by oneself, by the other


@rule
def hide(s: State, seat: int) -> None:
    """§1.2: a token that the seat has not seen goes back into the bag."""
    if s.ending != Ending.NONE:
        return
    for other in range(s.drawn):
        if other != seat and s.taboo[other] != UNKNOWN:
            s.bag[s.taboo[other]] += 1
            s.taboo[other] = UNKNOWN


@rule
def may_be(s: State, seat: int, number: int) -> bool:
    """Can this be the seat's taboo? Not if it took that many, nor if it would be stuck."""
    if s.bag[number] == 0 or s.took[seat] >> number & 1:
        return False
    return not (seat == s.turn and s.drawn == SEATS and is_stuck(s.stones, number))


@rule
def guess(s: State, dice: Dice) -> None:
    """Draw the unknown taboos again until they are consistent: so all consistent positions are
    equally likely."""
    unknown = 0
    for seat in range(s.drawn):
        unknown |= int(s.taboo[seat] == UNKNOWN) << seat
    while not is_guessed(s, unknown, dice):
        put_back(s, unknown)


@rule
def is_guessed(s: State, unknown: int, dice: Dice) -> bool:
    for seat in range(s.drawn):
        if unknown >> seat & 1:
            number = any_token(s, dice)
            if not may_be(s, seat, number):
                return False
            s.bag[number] -= 1
            s.taboo[seat] = number
    return True


@rule
def put_back(s: State, unknown: int) -> None:
    for seat in range(s.drawn):
        if unknown >> seat & 1 and s.taboo[seat] != UNKNOWN:
            s.bag[s.taboo[seat]] += 1
            s.taboo[seat] = UNKNOWN


@rule
def any_token(s: State, dice: Dice) -> int:
    left = roll(dice, s.bag[1] + s.bag[2] + s.bag[3])
    number = 1
    while left >= s.bag[number]:
        left -= s.bag[number]
        number += 1
    return number


@rule
def features(s: State, seat: int, out: Mask) -> None:
    out[Feature.STONES] = s.stones
    out[Feature.TABOO] = s.taboo[seat] if seat >= 0 else UNKNOWN
    for place in range(SEATS):
        took = s.took[(max(seat, 0) + place) % SEATS]
        for amount in range(MOST_TAKEN):
            out[Feature.TOOK + place * MOST_TAKEN + amount] = took >> (amount + 1) & 1
