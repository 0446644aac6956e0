"""Every decision and every chance outcome of a game, declared once.

    class Action(Actions):
        FIGHT = decision()  # fight
        SUPPORT = decision(SAMURAI)  # support:kyuzo, support:kanbei …
        GIVE = decision(SAMURAI, ">", SAMURAI)  # give:kyuzo>kanbei …
        LEND_NONE = decision("none", verb="lend")  # lend:none
        DRAW = outcome(RAIDERS)  # draw:3-doll …

A member stands for all actions of its form, and its value is the number of the first of them. In
compiled rules it is a plain number: `action - Action.GIVE` is the index among them, and `pair`
splits that. Numbers follow the order of the class, players' decisions before chance's outcomes.
They are fixed for ever within a version of a game: masks, records and trained players depend on
them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from itertools import product
from typing import Self

from engawa.core.declared import Declared
from engawa.core.names import word
from engawa.core.rule import rule

Part = Sequence[str] | range | str  # names, numbers, one name, or a mark between two names


@dataclass(frozen=True)
class Form:
    """How a range of actions is written."""

    parts: tuple[Part, ...]
    verb: str | None  # None: the member's name
    is_outcome: bool


def decision(*parts: Part, verb: str | None = None) -> Form:
    """What a player may decide."""
    return Form(parts, verb, is_outcome=False)


def outcome(*parts: Part, verb: str | None = None) -> Form:
    """What chance may draw."""
    return Form(parts, verb, is_outcome=True)


@dataclass(frozen=True)
class Spelled:
    """An action in its parts: give:kyuzo>kanbei is 'give' and ('kyuzo', 'kanbei')."""

    verb: str
    names: tuple[str, ...]


class Actions(Declared):
    """The actions of a game: a subclass declares them."""

    form: Form
    count: int  # how many actions have this form

    def __new__(cls, form: Form) -> Self:
        number = sum(member.count for member in cls.__members__.values())
        member = cls._new(number)
        member.form = form
        member.count = len(list(_spellings(form)))
        return member

    @property
    def verb(self) -> str:
        return self.form.verb or word(self)

    @property
    def after(self) -> int:
        """The number after the last action of this form."""
        return int(self) + self.count

    @classmethod
    @cache
    def spelled(cls) -> tuple[Spelled, ...]:
        """Every action in its parts, by number."""
        return tuple(
            Spelled(member.verb, names) for member in cls for _, names in _spellings(member.form)
        )

    @classmethod
    @cache
    def texts(cls) -> tuple[str, ...]:
        """The text of every action, by number."""
        return tuple(
            f"{member.verb}:{text}" if text else member.verb
            for member in cls
            for text, _ in _spellings(member.form)
        )

    @classmethod
    @cache
    def decisions(cls) -> int:
        """How many actions are decisions; they come first."""
        is_outcome = [member.form.is_outcome for member in cls]
        if is_outcome != sorted(is_outcome):
            raise TypeError(f"{cls.__qualname__}: decisions are declared before outcomes")
        return sum(member.count for member in cls if not member.form.is_outcome)

    @classmethod
    def text_of(cls, verb: str, names: Sequence[str]) -> str:
        """How an action of this verb with these names is written, whether or not there is one: a
        form with as many names says which marks go between them."""
        for member in cls:
            marks = [part for part in member.form.parts if _is_mark(part)]
            if member.verb == verb and len(marks) == max(0, len(names) - 1):
                joined = "".join(
                    f"{name}{mark}" for name, mark in zip(names, [*marks, ""], strict=False)
                )
                return f"{verb}:{joined}" if names else verb
        return ":".join((verb, *names))


def runs(
    steps: type[IntEnum], answers: dict[IntEnum, tuple[Actions, Actions]]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each step the first action that may answer it and the one after the last, as two tables
    for rules; the answers are given as the first form and the last one."""
    found = [answers.get(step) for step in steps]
    first = tuple(int(run[0]) if run else 0 for run in found)
    return first, tuple(run[1].after if run else 0 for run in found)


@rule
def pair(place: int, seconds: int) -> tuple[int, int]:
    """Both numbers of an action with two names: the first one's, and the second's of `seconds`."""
    return place // seconds, place % seconds


def _is_mark(part: Part) -> bool:
    return isinstance(part, str) and not part[0].isalnum()


def _spellings(form: Form) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The text after the verb and the names in it, for every action of a form."""
    choices = [[part] if isinstance(part, str) else list(map(str, part)) for part in form.parts]
    for chosen in product(*choices):
        yield (
            "".join(chosen),
            tuple(
                name for name, part in zip(chosen, form.parts, strict=True) if not _is_mark(part)
            ),
        )
