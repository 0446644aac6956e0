"""The rules page of a game in the reader's language, whole and by section."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games import FOLDERS
from engawa.terminal.terminal import PART

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
    name = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return (resources.files(FOLDERS[game]) / name).read_text("utf-8")


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


def passage(game: str, number: str, language: str) -> str:
    """A section with those inside it, as Markdown; BadInput if there is none of that number."""
    number = number.strip().lstrip("§").rstrip(".")
    every = sections(game, language).values()
    found = [s for s in every if s.number == number or s.number.startswith(f"{number}.")]
    if not found:
        chapters = [section.number for section in every if "." not in section.number]
        raise BadInput(
            say(language, PART, "no-section", number=number, first=chapters[0], last=chapters[-1])
        )
    return "\n\n".join(section.markdown for section in found)


def number_after(game: str, number: str) -> str | None:
    """The section to read next: the same in every language."""
    numbers = list(sections(game, "en"))
    inside = [place for place, n in enumerate(numbers) if n == number or n.startswith(f"{number}.")]
    following = inside[-1] + 1 if inside else len(numbers)
    return numbers[following] if following < len(numbers) else None
