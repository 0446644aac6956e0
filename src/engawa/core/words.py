"""Sentences for people: Project Fluent, one catalogue for each language and part."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from engawa.core.reasons import BadInput

SENTENCES_KEPT = 10_000  # the same things happen at many tables, and Fluent takes its time
_ELSEWHERE: dict[str, Traversable] = {}  # parts with catalogues outside locale/: their folders


@cache
def languages() -> tuple[str, ...]:
    """Languages with a catalogue."""
    folder = resources.files("engawa") / "locale"
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir()))


def keep_elsewhere(part: str, folder: Traversable) -> None:
    """The catalogues of this part are <folder>/<language>.ftl: for games from outside."""
    _ELSEWHERE[part] = folder


def say(language: str, part: str, message: str, /, **details: str | int) -> str:
    """The message of that name in locale/<language>/<part>.ftl, with the details filled in."""
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


@cache
def _bundle(language: str, part: str) -> Any:
    check_language(language)
    # Imported late: it takes a tenth of a second that `import engawa` need not spend.
    from fluent.runtime import FluentBundle, FluentResource

    folder = resources.files("engawa") / "locale" / language
    # Terminals show the invisible marks that isolating puts around details.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((folder / "core.ftl").read_text("utf-8")))
    if part != "core":
        elsewhere = _ELSEWHERE.get(part)
        file = elsewhere / f"{language}.ftl" if elsewhere else folder / f"{part}.ftl"
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
