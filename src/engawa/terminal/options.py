"""The questions before a first game, read from what the game declares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from engawa.core.game import Game
from engawa.core.options import Choice
from engawa.core.words import say
from engawa.terminal import seats
from engawa.terminal.terminal import Terminal


def ask(terminal: Terminal, game: Game, usual: Mapping[str, Any]) -> dict[str, Any]:
    """How many play, which characters, what changes the rules, and who takes the other seats; Enter
    takes the default."""
    terminal.tell(Text(say(terminal.language, f"{game.name}/terminal", "welcome")))
    counts, characters = game.options.players.counts, game.options.characters
    options: dict[str, Any] = {"players": counts[0]}
    if len(counts) > 1:
        question = terminal.words("ask-people" if characters else "ask-players")
        options["players"] = _ask_number(terminal, question, counts, usual["players"])
    if characters and options["players"] == 1:
        question = say(terminal.language, game.name, f"option-{characters.name}-number")
        several = range(characters.fewest, counts[-1] + 1)
        count = _ask_number(terminal, f"{question}?", several, usual[characters.name])
        options[characters.name] = count
    if game.options.quick_start:
        options |= _ask_beginning(terminal, game)
    for option in game.options:
        if isinstance(option, Choice) and option.changes_rules:
            options[option.name] = _ask_choice(terminal, game, option, usual.get(option.name))
    if options["players"] > 1:
        options["bots"] = seats.ask(terminal)
    return options


def _ask_beginning(terminal: Terminal, game: Game) -> Mapping[str, Any]:
    """A newcomer begins quickly, unless they want it as in the book."""
    quick, book = terminal.words("beginning-quick"), terminal.words("beginning-book")
    chosen = _pick(
        terminal, terminal.words("ask-beginning"), f"{quick}, {book}", [quick, book], quick
    )
    return game.options.quick_start if chosen == quick else {}


def _ask_number(terminal: Terminal, question: str, allowed: range, usual: int) -> int:
    values = terminal.words("from-to", fewest=allowed[0], most=allowed[-1])
    return int(_pick(terminal, question, values, list(map(str, allowed)), str(usual)))


def _ask_choice(terminal: Terminal, game: Game, option: Choice, usual: str | None) -> str:
    def name(value: str) -> str:
        return say(terminal.language, game.name, f"option-{option.name}-{value}")

    values = {name(value): value for value in option.values}
    question = say(terminal.language, game.name, f"option-{option.name}")
    chosen = name(usual or option.values[0])
    return values[_pick(terminal, f"{question}:", ", ".join(values), list(values), chosen)]


def _pick(
    terminal: Terminal, question: str, values: str, allowed: Sequence[str], usual: str
) -> str:
    return terminal.pick(f"{question} {values} [{usual}]", allowed, usual)
