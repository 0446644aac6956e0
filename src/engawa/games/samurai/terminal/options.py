"""What newcomers are asked before the first game."""

from __future__ import annotations

from typing import Any

from engawa.games.samurai.facts import MOST_PLAYERS
from engawa.games.samurai.terminal import names
from engawa.terminal import seats
from engawa.terminal.terminal import Terminal

USUAL = {"players": 2}
PEOPLE = [str(number) for number in range(2, MOST_PLAYERS + 1)]


def ask(terminal: Terminal) -> dict[str, Any]:
    """How many play, and against whom; all else is as the book advises for a first game."""
    terminal.say("samurai-welcome")
    usual = str(USUAL["players"])
    question = names.words(terminal.language, "how-many-people", usual=usual)
    players = terminal.pick(question, PEOPLE, usual)
    return {"players": int(players), "bots": seats.ask(terminal)}
