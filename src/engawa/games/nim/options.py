"""The options of a game (RULES.md §1)."""

from __future__ import annotations

from engawa.core.options import Number, Options, Players
from engawa.games.nim.state import MOST_STONES, SEATS

OPTIONS = Options(
    Players(range(SEATS, SEATS + 1), usual=SEATS, section="1"),
    Number("stones", range(5, MOST_STONES + 1), usual=15, section="1.1"),
)
