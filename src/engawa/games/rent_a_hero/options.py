"""The options of a game (RULES.md §3.1)."""

from __future__ import annotations

from engawa.core.names import words
from engawa.core.options import Choice, Options, Players
from engawa.games.rent_a_hero.facts import FEWEST_PLAYERS, PLAYERS, Deck, Hints, Powers

OPTIONS = Options(
    Players(PLAYERS, usual=FEWEST_PLAYERS, section="3.1"),
    Choice("hints", words(Hints), section="7.1", changes_rules=True, field="original_hints"),
    Choice("deck", words(Deck), section="7.2", changes_rules=True, field="endless"),
    Choice("powers", words(Powers), section="7.3", changes_rules=True, formerly="card"),
)
