"""Reading a raider card (RULES.md §2.1). One function per table, so that a GPU holds each once."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai_spirit.facts import (
    FIRST_PENALTY,
    FLAMES,
    RANK,
    RANK_START,
    SECOND_PENALTY,
    SYMBOL,
    VALUE,
)


@rule
def value_of(card: int) -> int:
    return VALUE[card]


@rule
def symbol_of(card: int) -> int:
    return SYMBOL[card]


@rule
def has_flames(card: int) -> bool:
    return FLAMES[card] == 1


@rule
def first_penalty_of(card: int) -> int:
    return FIRST_PENALTY[card]


@rule
def second_penalty_of(card: int) -> int:
    return SECOND_PENALTY[card]


@rule
def rank_of(card: int) -> int:
    """Plunderers 0, lieutenants 1, bosses 2."""
    return RANK[card]


@rule
def rank_start(rank: int) -> int:
    """The first card of a rank: plunderers 0, lieutenants 1, bosses 2; 3 is past the last card."""
    return RANK_START[rank]
