"""The rules page of a game in the reader's language, and its sections."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from engawa.games import FOLDERS

HEADING = re.compile(r"^#{2,3} (\d+(?:\.\d+)?)\.? (.+)$", re.MULTILINE)
MARKS = re.compile(r"[*`]")


@dataclass(frozen=True)
class Section:
    number: str  # '4', '4.4'
    title: str
    body: str  # Markdown, without the heading and the sections inside

    @property
    def opening(self) -> str:
        """Its first paragraph, without marks."""
        return MARKS.sub("", self.body.partition("\n\n")[0]).replace("\n", " ")

    @property
    def markdown(self) -> str:
        return f"### §{self.number} {self.title}\n\n{self.body}"


def page(game: str, language: str) -> str:
    folder = resources.files(FOLDERS[game])
    own = folder / f"RULES.{language}.md"  # English is RULES.md, and so is what is not translated
    return (own if own.is_file() else folder / "RULES.md").read_text("utf-8")


@cache
def sections(game: str, language: str) -> dict[str, Section]:
    """By number, in the order of the page."""
    text = page(game, language)
    headings = list(HEADING.finditer(text))
    ends = [heading.start() for heading in headings[1:]] + [len(text)]
    found = [
        Section(heading[1], heading[2], text[heading.end() : end].strip())
        for heading, end in zip(headings, ends, strict=True)
    ]
    return {section.number: section for section in found}
