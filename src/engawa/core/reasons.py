"""Why an action is refused: a code, a sentence in the reader's language and the rule's section.

    class Why(Reasons):
        TABOO = section("2.2")

declares a game's own reasons; the sentence is `refused-taboo` in the game's catalogue.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from engawa.core.declared import Declared

# What every game's `refusal` may return; a game's own reasons are numbered from 2 on.
ALLOWED = 0
NOT_NOW = 1
FIRST_OWN = 2

MOST_SHOWN = 12  # actions that one text names


@dataclass(frozen=True)
class Section:
    number: str


def section(number: str) -> Section:
    """The section of the rule that refuses."""
    return Section(number)


class Reasons(Declared):
    """The reasons of a game: a subclass declares them."""

    section: str

    def __new__(cls, written: Section) -> Self:
        number = len(cls.__members__) + FIRST_OWN
        member = cls._new(number)
        member.section = written.number
        return member


@dataclass(frozen=True)
class Reason:
    """Why an action is refused; IllegalAction has the same three."""

    code: str  # for programs: 'samurai-passed'
    reason: str  # for people: one sentence in their language
    section: str  # of the game's RULES.md: '4.5'

    def __str__(self) -> str:
        return f"{self.reason} (§{self.section})" if self.section else self.reason


class IllegalAction(ValueError):
    """The rules refuse this action; the match is unchanged. For programs its text also names the
    action and those that are allowed, as they are written."""

    def __init__(self, action: str, reason: Reason, allowed: Sequence[str]) -> None:
        choices = f" Allowed: {listed(allowed)}" if allowed else ""
        super().__init__(f"'{action}': {reason}{choices}")
        self.action = action
        self.code = reason.code
        self.reason = reason.reason
        self.section = reason.section


def listed(actions: Sequence[str]) -> str:
    """The actions, or the first of very many."""
    return ", ".join(actions[:MOST_SHOWN]) + (" …" if len(actions) > MOST_SHOWN else "")


class BadInput(ValueError):
    """Something given to Engawa makes no sense; the sentence says what, and what is allowed."""
