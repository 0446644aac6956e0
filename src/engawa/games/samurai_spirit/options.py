"""The options of a game (RULES.md §3)."""

from __future__ import annotations

from engawa.core.names import word, words
from engawa.core.options import Characters, Choice, FirstGame, Flag, Options, Players
from engawa.games.samurai_spirit.facts import SAMURAI, SAMURAI_COUNT, Level

PLAYERS = Players(range(1, SAMURAI_COUNT + 1), usual=3, section="3.1")

OPTIONS = Options(
    Characters("samurai", SAMURAI, fewest=2, players=PLAYERS, section="3.1"),
    Choice("level", words(Level), usual=word(Level.NORMAL), changes_rules=True, section="3.2"),
    Flag("two_samurai_rule", always_for=(1, 2), section="3.5"),
    first_game=FirstGame(bots="expert", options={"samurai": 3, "level": word(Level.EASY)}),
)
