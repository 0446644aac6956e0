"""What several commands share: the language, the options of the games, and how to complain."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Mapping
from functools import wraps
from typing import Annotated, Any

import typer

from engawa.core.words import say
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

# The options of the games, for whoever starts one, and what is typed for each.
GAME_OPTIONS: dict[str, type] = {
    "players": str,
    "samurai": str,
    "level": str,
    "two_samurai_rule": bool,
    "hands": str,
    "figures": str,
    "captures": str,
    "hints": str,
    "deck": str,
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
    option = typer.Option(None, help=about(f"about-{name.replace('_', '-')}"))
    by_name = inspect.Parameter.KEYWORD_ONLY
    return inspect.Parameter(name, by_name, default=option, annotation=kind | None)


def read_options(typed: Mapping[str, Any]) -> dict[str, Any]:
    return {name: read_option(name, value) for name, value in typed.items()}


def read_option(name: str, typed: Any) -> Any:
    """The game says what it does not understand, so a text is handed on as it is."""
    value = number_or_text(typed) if isinstance(typed, str) else typed
    if name == "samurai" and isinstance(value, str):  # names; a number is how many
        return [samurai.strip().lower() for samurai in value.split(",")]
    return value


def number_or_text(typed: str) -> int | str:
    return int(typed) if typed.removeprefix("-").isdecimal() else typed


def complain(text: str) -> None:
    """One sentence on the error stream, begun and ended like a sentence."""
    sentence = text[:1].upper() + text[1:].rstrip(".")
    sys.stderr.write(f"{sentence}.\n")
