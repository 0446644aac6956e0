"""The options of a game (RULES.md §3, §7.2)."""

from __future__ import annotations

from engawa.core.options import Choice, Options, Players
from engawa.games.samurai.facts import MOST_PLAYERS


def usual_captures(players: int) -> str:
    """As in the book."""
    return "open" if players == 2 else "hidden"


OPTIONS = Options(
    Players(range(2, MOST_PLAYERS + 1), usual=2, section="3.1"),
    Choice("hands", ("random", "chosen"), usual="chosen", formerly="random", section="3.3"),
    Choice("figures", ("random", "players"), usual="players", formerly="random", section="3.4"),
    Choice("captures", ("open", "hidden"), usual=usual_captures, section="7.2"),
    quick_start={"hands": "random", "figures": "random"},
)
