"""What several commands share: the language, the options of the games, and how they are read."""

from __future__ import annotations

import os
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
# The options of the games, for whoever starts one.
Players = Annotated[str | None, typer.Option(help=about("about-players"))]
Samurai = Annotated[str | None, typer.Option(help=about("about-samurai"))]
Level = Annotated[str | None, typer.Option(help=about("about-level"))]
TwoSamuraiRule = Annotated[bool | None, typer.Option(help=about("about-two-samurai-rule"))]
Hands = Annotated[str | None, typer.Option(help=about("about-hands"))]
Figures = Annotated[str | None, typer.Option(help=about("about-figures"))]
Captures = Annotated[str | None, typer.Option(help=about("about-captures"))]
Hints = Annotated[str | None, typer.Option(help=about("about-hints"))]
Deck = Annotated[str | None, typer.Option(help=about("about-deck"))]


def given(**options: Any) -> dict[str, Any]:
    return {name: value for name, value in options.items() if value is not None}


def line_up(samurai: str | None) -> int | str | list[str] | None:
    """Names, or how many."""
    number = number_or_text(samurai)
    if not isinstance(number, str):
        return number
    return [name.strip().lower() for name in number.split(",")]


def number_or_text(typed: str | None) -> int | str | None:
    """The game says what it does not understand, so a text is handed on as it is."""
    is_number = typed is not None and typed.removeprefix("-").isdecimal()
    return int(typed) if typed is not None and is_number else typed
