"""The strengths at the settlements that still hold figures (RULES.md §5), for views."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engawa.games.samurai.captures import land_around, of_seat, strengths
from engawa.games.samurai.facts import KIND_NAMES, KINDS
from engawa.games.samurai.figures import has_figure, holding_any
from engawa.games.samurai.japan import SETTLEMENT_NAMES, SETTLEMENTS
from engawa.games.samurai.state import State

Found = tuple[tuple[int, tuple[tuple[int, tuple[int, ...]], ...]], ...]  # settlement, kind, seats


def strengths_by_settlement(s: State) -> dict[str, dict[str, list[int]]]:
    """§5.2: for each figure that stands there, the strength of every seat."""
    found = _found_strengths(s.players, tuple(s.laid), tuple(s.figures))
    return {
        SETTLEMENT_NAMES[settlement]: {KIND_NAMES[kind]: list(by_seat) for kind, by_seat in kinds}
        for settlement, kinds in found
    }


@lru_cache(maxsize=64)  # everybody at a table sees the same board
def _found_strengths(players: int, laid: tuple[int, ...], figures: tuple[int, ...]) -> Found:
    s = State.__new__(State)  # a board alone: nothing else counts
    s.players, s.laid, s.figures = players, list(laid), list(figures)
    return tuple(
        (
            settlement,
            tuple(
                (kind, _by_seat(players, strengths(s, kind, settlement)))
                for kind in range(KINDS)
                if has_figure(s, kind, settlement)
            ),
        )
        for settlement in _with_figures(s)
    )


def _by_seat(players: int, total: int) -> tuple[int, ...]:
    return tuple(of_seat(total, seat) for seat in range(players))


def open_land(s: State) -> dict[str, int]:
    """§5.1: how many open land hexes beside a settlement are not covered yet; with none left it
    is surrounded."""
    empty = int(s.empty[0])
    return {
        SETTLEMENT_NAMES[settlement]: (empty & land_around(settlement)).bit_count()
        for settlement in _with_figures(s)
    }


def _with_figures(s: State) -> Iterator[int]:
    holding = holding_any(s)
    return (settlement for settlement in range(SETTLEMENTS) if holding >> settlement & 1)
