"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from engawa.core.rule import rule


@rule
def bits(options: int) -> int:
    """How many bits are set."""
    count = 0
    while options:
        options &= options - 1
        count += 1
    return count


@rule
def nth_bit(options: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0."""
    for _ in range(n):
        options &= options - 1
    place = 0
    while not options & 1:
        options >>= 1
        place += 1
    return place
