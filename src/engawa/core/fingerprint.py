"""A number that distinguishes positions: where search keeps what it knows about each."""

from __future__ import annotations

from engawa.core.dice import BITS, FACTOR_A, FACTOR_B, mixed
from engawa.core.record import Record, words
from engawa.core.rule import rule


@rule
def fingerprint(s: Record) -> int:
    """Four chains of multiplications, one for each half of two words: none waits for another.

    Products stay below 2**63, since compiled code may not overflow signed numbers.
    """
    parts = words(s)
    a, b, c, d = 1, 2, 3, 4
    for at in range(0, len(parts) - 1, 2):
        a = stirred(a ^ parts[at] & BITS, FACTOR_A)
        b = stirred(b ^ parts[at] >> 32 & BITS, FACTOR_B)
        c = stirred(c ^ parts[at + 1] & BITS, FACTOR_B)
        d = stirred(d ^ parts[at + 1] >> 32 & BITS, FACTOR_A)
    if len(parts) & 1:
        a = stirred(a ^ parts[len(parts) - 1] & BITS, FACTOR_A)
        b = stirred(b ^ parts[len(parts) - 1] >> 32 & BITS, FACTOR_B)
    return (mixed(a) ^ c) << 31 ^ mixed(b ^ mixed(d))


@rule
def stirred(x: int, factor: int) -> int:
    x = x * factor & BITS
    return x ^ x >> 15
