"""Actions and cards as text (RULES.md §14)."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.core.names import words
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit.facts import (
    RAIDERS,
    FamilyBack,
    FarmsteadBack,
    Penalty,
    Samurai,
    Symbol,
)

SAMURAI = words(Samurai)
CARD_NUMBERS = {text: card for card, text in enumerate(RAIDERS)}


def _texts() -> Iterator[str]:
    """Every action's text, in the order of actions.py."""
    pairs = [f"{one}>{other}" for one in SAMURAI for other in SAMURAI]
    yield from (f"take:{name}" for name in SAMURAI)
    yield "begin"
    yield from (f"first:{penalty}" for penalty in words(Penalty))
    yield from ("ignore", "suffer")
    yield from (f"lose:{symbol}" for symbol in words(Symbol))
    yield "fight"
    yield from (f"support:{name}" for name in SAMURAI)
    yield from ("pass", "confront", "defend")
    yield from (f"hand:{name}" for name in SAMURAI)
    yield from ("discard", "redraw", "fight-again", "end-turn", "use", "decline")
    yield from (f"heal:{name}" for name in (*SAMURAI, "none"))
    yield from (f"give:{pair}" for pair in pairs)
    yield from (f"remove:{name}" for name in SAMURAI)
    yield from (f"lend:{pair}" for pair in (*pairs, "none"))
    yield from ("order:" + "-".join(map(str, order)) for order in act.ORDERS)
    yield from (f"samurai:{name}" for name in SAMURAI)
    yield from (f"seat:{seat}" for seat in range(len(SAMURAI)))
    yield from (f"{verb}:{card}" for verb in ("deal", "draw", "intruder") for card in RAIDERS)
    yield from (f"farmstead:{back}" for back in words(FarmsteadBack))
    yield from (f"family:{back}" for back in words(FamilyBack))
    yield from (f"{verb}:{name}" for verb in ("wounded", "healed") for name in SAMURAI)
    yield from (f"reinforce:{card}" for card in RAIDERS)


ACTION_TEXTS = tuple(_texts())
