"""What a newcomer is asked before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engawa.core.names import words
from engawa.games.samurai_spirit.facts import Level, Samurai
from engawa.games.samurai_spirit.terminal import names
from engawa.terminal.terminal import Terminal

USUAL = {"players": 1, "samurai": 2, "level": "easy"}
PEOPLE = [str(number) for number in range(1, len(Samurai) + 1)]


def ask(terminal: Terminal) -> dict[str, Any]:
    """How many people, how many samurai if there is only one, and which level."""
    language = terminal.language
    terminal.say("samurai-spirit-welcome")
    players = int(_pick(terminal, "how-many-people", PEOPLE, str(USUAL["players"])))
    samurai = players
    if players == 1:
        samurai = int(_pick(terminal, "how-many-samurai", PEOPLE[1:], str(USUAL["samurai"])))
    levels = {names.level(language, level): level for level in words(Level)}
    usual = names.level(language, str(USUAL["level"]))
    level = levels[_pick(terminal, "which-level", list(levels), usual)]
    return {"players": players, "samurai": samurai, "level": level}


def _pick(terminal: Terminal, message: str, allowed: Sequence[str], usual: str) -> str:
    return terminal.pick(names.words(terminal.language, message, usual=usual), allowed, usual)
