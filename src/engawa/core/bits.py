"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from engawa.core.rule import rule


@rule
def bits(options: int) -> int:
    """How many bits are set, of at most 63; compilers recognise this form."""
    options -= options >> 1 & 0x5555555555555555  # now counts of two bits each, then of four …
    options = (options & 0x3333333333333333) + (options >> 2 & 0x3333333333333333)
    options = options + (options >> 4) & 0x0F0F0F0F0F0F0F0F
    return options * 0x0101010101010101 >> 56 & 0x7F


@rule
def lowest_bit(options: int) -> int:
    """The place of the lowest set bit; there must be one."""
    return bits(options ^ options - 1) - 1


@rule
def nth_bit(options: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    for _ in range(n):
        options &= options - 1
    return lowest_bit(options)
