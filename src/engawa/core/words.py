"""Sentences for people: Project Fluent, one catalogue for each language and part.

A part is a file of `locale/<language>/`, or a game. A game keeps its catalogues beside its rules,
in its own folder `locale/<language>/`: `card.ftl` (its name, and a one-line description) and
`game.ftl` are the part of the game's name; a chapter such as `coach.ftl` is `<game>/coach`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from engawa.core.reasons import BadInput

SENTENCES_KEPT = 10_000  # the same things happen at many tables, and Fluent is slow
_HOMES: dict[str, str] = {}  # for each game the package that has its catalogues


@cache
def languages() -> tuple[str, ...]:
    """Languages with a catalogue."""
    folder = resources.files("engawa") / "locale"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


def keep_in(game: str, package: str) -> None:
    """The catalogues of this game are in this package."""
    _HOMES[game] = package


def say(language: str, part: str, message: str, /, **details: str | int) -> str:
    """The message of that name in a part's catalogue, with the details filled in."""
    return _said(language, part, message, tuple(details.items()))


@lru_cache(maxsize=SENTENCES_KEPT)
def _said(
    language: str, part: str, message: str, details: tuple[tuple[str, str | int], ...]
) -> str:
    bundle = _bundle(language, part)
    pattern = bundle.get_message(message).value
    text, problems = bundle.format_pattern(pattern, dict(details))
    if problems:
        raise problems[0]
    return str(text)


def knows(language: str, part: str, message: str) -> bool:
    return bool(_bundle(language, part).has_message(message))


def check_language(language: str) -> None:
    if language not in languages():
        raise BadInput(f"there is no language '{language}'; there are {', '.join(languages())}")


def catalogues(language: str, part: str) -> Iterator[Traversable]:
    """The files a part is made of; a chapter that a game does not have is empty."""
    game, _, chapter = part.partition("/")
    if game in _HOMES:
        folder = resources.files(_HOMES[game]) / "locale" / language
        names = [chapter] if chapter else ["card", "game"]
        yield from (file for name in names if (file := folder / f"{name}.ftl").is_file())
    else:
        yield resources.files("engawa") / "locale" / language / f"{part}.ftl"


@cache
def _bundle(language: str, part: str) -> Any:
    check_language(language)
    # Imported late: it takes a tenth of a second that `import engawa` need not spend.
    from fluent.runtime import FluentBundle, FluentResource

    # Terminals show the invisible marks that isolating puts around details.
    bundle = FluentBundle([language], use_isolating=False)
    for file in (*catalogues(language, "core"), *catalogues(language, part)):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
