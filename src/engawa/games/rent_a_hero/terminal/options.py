"""What newcomers are asked before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engawa.core.names import words
from engawa.games.rent_a_hero.facts import TABLES, Deck, Hints
from engawa.games.rent_a_hero.terminal import names
from engawa.terminal import seats
from engawa.terminal.terminal import Terminal

USUAL = {"players": 3}
PEOPLE = [str(number) for number in TABLES]


def ask(terminal: Terminal) -> dict[str, Any]:
    """How many play, by which hints and which deck, and against whom."""
    terminal.say("rent-a-hero-welcome")
    players = _pick(terminal, "how-many-people", PEOPLE)
    hints = _pick(terminal, "which-hints", words(Hints))
    deck = _pick(terminal, "which-deck", words(Deck))
    return {"players": int(players), "hints": hints, "deck": deck, "bots": seats.ask(terminal)}


def _pick(terminal: Terminal, message: str, allowed: Sequence[str]) -> str:
    """Enter is the first."""
    question = names.words(terminal.language, message, usual=allowed[0])
    return terminal.pick(question, allowed, allowed[0])
