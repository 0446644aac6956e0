"""What a game is: what it declares, its rules, and the words that `Match` and servers need."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, ClassVar, Generic

from typing_extensions import TypeVar  # with a default: Python's own has it from 3.13 on

from engawa.core.actions import Actions, Spelled
from engawa.core.events import Events
from engawa.core.features import Features
from engawa.core.names import word, words
from engawa.core.options import Options
from engawa.core.reasons import BadInput, Reasons
from engawa.core.record import Record
from engawa.core.rules import Rules
from engawa.core.words import say

EVERYBODY = -1  # `audience`: all seats, and spectators
NOBODY = 0  # `audience`: no seat

S = TypeVar("S", bound=Record, default=Any)
View = Mapping[str, Any]
Details = dict[str, str | int]  # what is filled into a sentence


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ending: str  # 'victory', 'samurai-died' …
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]  # by seat
    text: str  # for people: one sentence


class Game(ABC, Generic[S]):
    """One game. Instances hold no position: they are the box, not the table."""

    name: ClassVar[str]  # 'samurai-spirit': as players write it, and its catalogue's name
    state: ClassVar[type[Record]]
    action: ClassVar[type[Actions]]
    feature: ClassVar[type[Features]]
    event: ClassVar[type[Events]]
    why: ClassVar[type[Reasons]]
    ending: ClassVar[type[IntEnum]]  # each number that `ending` gives; first NONE
    options: ClassVar[Options]
    rules: ClassVar[Rules]
    is_cooperative: ClassVar[bool] = False  # all seats win or lose together
    question: ClassVar[type[IntEnum] | None] = None  # each number that `question` gives
    turn_field: ClassVar[str] = ""  # says whose turn it is, in games whose rounds are not numbered
    # Bumped when a rule changes. Matches and records name the version that they are played by; an
    # earlier one continues by its own rules.
    rules_version: ClassVar[int] = 1
    # Bumped when the number of an action or a feature changes meaning: what was learned before is
    # no longer valid. It is the number in the environments' `engawa/<game>-v0`.
    numbers_version: ClassVar[int] = 0

    # What a game is given and shows

    @abstractmethod
    def set_up(self, options: Mapping[str, Any]) -> S:
        """The table before anything is drawn, from what `options.read` gave."""

    def begin(self, options: Mapping[str, Any], rules_version: int = 0) -> S:
        """The table at the first question, from options that were read before, now or long ago."""
        s = self.set_up(self.options.complete(options))
        self.play_by(s, rules_version or self.rules_version)
        self.rules.advance(s)
        s.notes.clear()
        return s

    def play_by(self, s: S, rules_version: int) -> None:
        """Continue by this version of the rules; only games whose rules differ keep it in a
        field."""
        if not 1 <= rules_version <= self.rules_version:
            raise BadInput(
                f"this game was played by version {rules_version} of its rules, and this Engawa"
                f" knows them up to version {self.rules_version}: a newer Engawa can open it"
            )
        if hasattr(s, "rules_version"):
            s.rules_version = rules_version

    @abstractmethod
    def seats(self, s: S) -> int: ...

    @abstractmethod
    def describe(self, s: S) -> dict[str, Any]:
        """All of a position, or of what a hidden one still shows, in the rulebook's words."""

    @abstractmethod
    def restore(self, position: Mapping[str, Any], *, hidden: bool = False) -> S:
        """The position described; BadInput says which rule it breaks."""

    def show(self, s: S) -> dict[str, Any]:
        """`describe`, and what a reader would have to compute: totals and such. For views."""
        return self.describe(s)

    def preview(self, view: View, action: str) -> dict[str, Any] | None:
        """What the seat of this view would see after a legal action of its own, computed from the
        view and nothing else; None for games where that is of little use."""
        del view, action
        return None

    def facts(self) -> dict[str, Any]:
        """What is printed on cards and maps, for clients that draw them."""
        return {}

    @abstractmethod
    def audience(self, s: S, action: int) -> int:
        """Who sees this action when it is made: one bit per seat, EVERYBODY or NOBODY. The others
        only see its kind; private events are shown to the audience alone."""

    # Words

    @abstractmethod
    def seat_name(self, view: View, seat: int, language: str) -> str:
        """Who sits there, as sentences name them; '' while nobody does."""

    @abstractmethod
    def asked(self, view: View, language: str) -> str:
        """Who has to decide, and what, in one sentence; '' while nobody has to."""

    @abstractmethod
    def choice(self, view: View, action: str, language: str) -> str:
        """What an action would do, for the one who decides in this view."""

    @abstractmethod
    def outcome(self, s: S, language: str) -> Outcome:
        """How the game ended; called only when it is over."""

    @abstractmethod
    def detail(self, s: S, kind: str, number: int, language: str) -> str | int:
        """What a number of an event is in words: a seat's name, a card's …"""

    @abstractmethod
    def reason_details(self, s: S, action: int, language: str) -> Details:
        """What the sentence of a refusal may name."""

    def section_of(self, s: S, why: Reasons) -> str:
        """The section of the rule that refuses."""
        del s
        return why.section

    def section(self, s: S) -> str:
        """The section of the rules about the current question; '' if a game does not say."""
        del s
        return ""

    def never(self, action: str, language: str) -> tuple[str, str, str] | None:
        """Code, sentence and section for a text that is almost an action; else None."""
        del action, language
        return None

    def tell(self, s: S, note: tuple[int, ...], language: str) -> str:
        """A sentence for something the rules noted."""
        event = self.event.numbered(note[0])
        details = {
            kind: self.detail(s, kind, number, language)
            for kind, number in zip(event.details, note[1:], strict=True)
        }
        return say(language, self.name, f"event-{word(event)}", **details)

    def reason(self, s: S, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        """Code, sentence and section of a refusal."""
        why = self.why.numbered(refusal)
        details = self.reason_details(s, action, language)
        text = say(language, self.name, f"refused-{word(why)}", **details)
        return word(why), text, self.section_of(s, why)

    # What follows from the declarations

    @cached_property
    def actions(self) -> tuple[str, ...]:
        """The text of every action, by number."""
        return self.action.texts()

    @cached_property
    def decisions(self) -> int:
        """Numbers below this are players' decisions, the others outcomes of chance."""
        return self.action.decisions()

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action's text."""
        return {text: number for number, text in enumerate(self.actions)}

    def spelled(self, action: str) -> Spelled:
        """An action of the log or of a choice in its parts; of `draw:?` only the verb is known."""
        number = self.numbers.get(action)
        return Spelled(action.partition(":")[0], ()) if number is None else self.spellings[number]

    @cached_property
    def spellings(self) -> tuple[Spelled, ...]:
        return self.action.spelled()

    @cached_property
    def features(self) -> tuple[tuple[str, int], ...]:
        """Name and length of each block of features."""
        return self.feature.blocks()

    @cached_property
    def endings(self) -> tuple[str, ...]:
        """The name of each ending, by number; first 'none'."""
        return words(self.ending)

    @cached_property
    def private(self) -> frozenset[int]:
        """Events that only the audience sees."""
        return frozenset(int(event) for event in self.event if event.is_private)
