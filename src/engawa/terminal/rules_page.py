"""Reading the rules in a terminal: a section with those inside it, and which one is next."""

from __future__ import annotations

from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games.rules_page import sections
from engawa.terminal.terminal import PART


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
