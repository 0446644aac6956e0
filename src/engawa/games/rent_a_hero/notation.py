"""Actions as text (RULES.md §9)."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games.rent_a_hero.facts import HEROES
from engawa.games.rent_a_hero.state import SEATS

STRENGTHS = range(1, HEROES + 1)


def _texts() -> Iterator[str]:
    """Every action's text, in the order of actions.py."""
    yield from (f"send:{n}" for n in STRENGTHS)
    yield "send-top"
    yield from (f"{verb}:{n}" for verb in ("drop", "hint") for n in STRENGTHS)
    yield from ("recruit", "pass", "power:1", "power:2")
    yield from (f"power:3>{n}" for n in STRENGTHS)
    yield from (f"power:4>{seat}" for seat in range(SEATS))
    yield from ("power:5", "power:6", "power:7", "wait")
    yield from (f"seat:{seat}" for seat in range(SEATS))
    verbs = ("band", "hand", "turn", "top", "draw")
    yield from (f"{verb}:{n}" for verb in verbs for n in STRENGTHS)


ACTION_TEXTS = tuple(_texts())
