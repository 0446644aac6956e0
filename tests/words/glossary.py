"""The glossary, as tests read it: the terms of all games together, and of each game."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from tests.words.catalogues import PACKAGE

Words = dict[str, list[str]]  # by language


@dataclass(frozen=True)
class Term:
    game: str  # '' if it is a word of all games
    name: str
    en: str
    pl: str
    ru: str
    book: dict[str, str] = field(default_factory=dict)  # by language
    forms: Words = field(default_factory=dict)
    never: Words = field(default_factory=dict)
    except_: dict[str, str] = field(default_factory=dict)  # message -> why it does without
    note: str = ""

    @cached_property
    def patterns(self) -> dict[str, re.Pattern[str]]:
        return {language: pattern(forms) for language, forms in self.forms.items()}

    @cached_property
    def forbidden(self) -> dict[str, re.Pattern[str]]:
        return {language: pattern(words) for language, words in self.never.items()}


def pattern(forms: list[str]) -> re.Pattern[str]:
    """Any of the forms as whole words; `*` is any ending."""
    found = (re.escape(form).replace(r"\*", r"\w*").replace(r"\ ", r"\s+") for form in forms)
    return re.compile(rf"\b(?:{'|'.join(found)})\b", re.IGNORECASE)


def _read(file: Path) -> tuple[Term, ...]:
    folders = file.relative_to(PACKAGE).parts
    game = folders[1].replace("_", "-") if folders[0] == "games" else ""
    entries = tomllib.loads(file.read_text("utf-8"))
    entries.pop("books", None)
    return tuple(
        Term(game, name, except_=entry.pop("except", {}), **entry)
        for name, entry in entries.items()
    )


FILES = sorted(PACKAGE.glob("**/locale/glossary.toml"))
BOOKS: dict[str, dict[str, str]] = {  # game -> language -> title
    file.parent.parent.name.replace("_", "-"): tomllib.loads(file.read_text("utf-8")).get(
        "books", {}
    )
    for file in FILES
}
TERMS = tuple(term for file in FILES for term in _read(file))


def used_in(english: str, terms: tuple[Term, ...]) -> Iterator[Term]:
    """The terms that an English text uses; a longer one hides those within it: in “Rent a Hero” is
    no hero."""
    for term in sorted(terms, key=lambda term: -len(term.en.split())):
        if term.patterns:
            english, count = term.patterns["en"].subn("…", english)
            if count:
                yield term


def terms_for(game: str) -> tuple[Term, ...]:
    """The words that a catalogue of this game keeps to."""
    return tuple(term for term in TERMS if term.game in ("", game))
