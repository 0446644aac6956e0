"""What several commands share: the language, the options of the games, and how errors are
printed."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from types import ModuleType
from typing import Annotated, Any, cast

import typer

from engawa.core.options import PLAYERS, Flag, Option, Options
from engawa.core.words import say
from engawa.games import FOLDERS, part
from engawa.terminal.terminal import PART, spoken_languages

INTERRUPTED = 130  # exit status


def spoken() -> str:
    """The language of the person's system, if we speak it."""
    for name in ("ENGAWA_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(name, "").partition("_")[0].partition(".")[0]
        if language in spoken_languages():
            return language
    return "en"


SPOKEN = spoken()


def about(what: str) -> str:
    return say(SPOKEN, PART, what)


Language = Annotated[str, typer.Option(help=about("about-language"))]


def _declared() -> dict[str, list[tuple[str, Option]]]:
    """The options of all games by name: which games have them."""
    found: dict[str, list[tuple[str, Option]]] = {PLAYERS: []}
    for game in sorted(FOLDERS):
        own: Options = cast(ModuleType, part(game, "options")).OPTIONS
        for option in own:
            found.setdefault(option.name, []).append((game, option))
    return found


# To start a game: its options, and what is typed for each.
DECLARED = _declared()
GAME_OPTIONS: dict[str, type] = {
    name: bool if any(isinstance(option, Flag) for _, option in games) else str
    for name, games in DECLARED.items()
}

Command = Callable[..., None]


def takes(options: Mapping[str, type]) -> Callable[[Command], Command]:
    """In place of its parameter `typed` a command takes these options; it gets those given."""

    def taking(command: Command) -> Command:
        @wraps(command)
        def run(**arguments: Any) -> None:
            typed = {name: arguments.pop(name) for name in options}
            command(**arguments, typed={k: v for k, v in typed.items() if v is not None})

        signature = inspect.signature(command, eval_str=True)
        parameters: list[inspect.Parameter] = []
        for parameter in signature.parameters.values():
            is_ours = parameter.name == "typed"
            parameters += [_parameter(*one) for one in options.items()] if is_ours else [parameter]
        run.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined] # Typer reads it
        return run

    return taking


def _parameter(name: str, kind: type) -> inspect.Parameter:
    option = typer.Option(None, help=_help(name))
    by_name = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, by_name, default=option, annotation=kind | None)


def _help(name: str) -> str:
    """In which games there is such an option, what it is, its values and its section."""
    if name == PLAYERS:
        return about("about-players")
    told = []
    for game, option in DECLARED[name]:
        title = say(SPOKEN, game, f"option-{name.replace('_', '-')}")
        values = getattr(option, "values", ())
        several = f"{values[0]}–{values[-1]}" if isinstance(values, range) else ", ".join(values)
        text = f"{say(SPOKEN, game, 'name')}: {title}: {several}" if several else title
        told.append(f"{text} (§{option.section})")
    return "; ".join(told)


def read_options(typed: Mapping[str, Any]) -> dict[str, Any]:
    return {name: read_option(name, value) for name, value in typed.items()}


def read_option(name: str, typed: Any) -> Any:
    """The game says what it does not understand, so a text is passed on unchanged."""
    if not isinstance(typed, str):
        return typed
    games = DECLARED[name]
    return games[0][1].read_text(typed) if games else number_or_text(typed)


def number_or_text(typed: str) -> int | str:
    return int(typed) if typed.removeprefix("-").isdecimal() else typed


def complain(text: str) -> None:
    """One sentence on standard error, with a capital letter and a full stop."""
    sentence = text[:1].upper() + text[1:].rstrip(".")
    sys.stderr.write(f"{sentence}.\n")
