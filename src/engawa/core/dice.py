"""Random numbers for simulation: the same rolls in CPython, compiled code and on a GPU.

Marsaglia's xorshift with a Weyl sequence, kept to 32 bits inside 64-bit signed integers, so that
no language's overflow rules matter. Real matches never use it: their draws come from `chance.py`
and can be checked.
"""

from __future__ import annotations

from typing import Annotated

from engawa.core.record import Record, Wide
from engawa.core.rule import rule

BITS = 0xFFFFFFFF
WEYL = 362437  # odd, so the sequence meets every number
FACTOR_A, FACTOR_B = 0x2C1B3C6D, 0x297A2D39  # odd, below 2**31: products stay within 63 bits


class Dice(Record):
    """The generator's two numbers. A record, since compiled code passes those for nothing."""

    shifted: Wide
    weyl: Wide


DiceCup = Annotated[list[Dice], Dice, 1]  # packed dice, as Python hands them to compiled code


def new_dice(seed: int) -> Dice:
    dice = Dice()
    shake(dice, seed)
    return dice


@rule
def roll(dice: Dice, sides: int) -> int:
    """A number from 0 to sides - 1; the dice move on."""
    x = dice.shifted
    x ^= x << 13 & BITS
    x ^= x >> 17
    x ^= x << 5 & BITS
    dice.shifted = x
    dice.weyl = dice.weyl + WEYL & BITS
    return (x + dice.weyl & BITS) * sides >> 32


@rule
def shake(dice: Dice, seed: int) -> None:
    """Start the dice from a seed of at least 0; different seeds give unrelated rolls."""
    dice.shifted = (
        mixed((seed & BITS) ^ mixed(seed >> 32 & BITS)) | 1
    )  # zero would stay zero for ever
    dice.weyl = mixed(dice.shifted ^ seed & BITS)


@rule
def mixed(x: int) -> int:
    """Every bit of a 32-bit number moves every other."""
    x = (x ^ x >> 16) * FACTOR_A & BITS
    x = (x ^ x >> 12) * FACTOR_B & BITS
    return x ^ x >> 15
