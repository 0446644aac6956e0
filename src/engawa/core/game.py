"""What a game is: the rules and the words that `Match`, search and servers ask for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, ClassVar

from engawa.core.record import Record
from engawa.core.rule import Function

CHANCE = -1  # `actor`: chance decides
OVER = -2  # `actor`: the game is over
EVERYBODY = -1  # `audience`: all seats, and spectators
NOBODY = 0  # `audience`: no seat
WORTH = 1000  # `worth`: the most that the end of a game can be worth

# The rules every game has, each a @rule of this name and these parameters.
RULES = {
    "actor": "(s) -> seat, CHANCE or OVER",
    "legal": "(s, mask) -> number of legal actions; fills the mask",
    "refusal": "(s, action) -> why it is not legal, 0 if it is; for decisions",
    "weight": "(s, action) -> how many ways chance comes to it",
    "apply": "(s, action); the action must be legal",
    "advance": "(s); go on to the next question: after setting up or editing a position",
    "ending": "(s) -> 0 while the game goes on, else which ending",
    "winners": "(s) -> who has won, one bit a seat; asked when the game is over",
    "score": "(s, seat) -> the score of a seat; asked when the game is over",
    "conserved": "(s) -> are all components accounted for, exactly once?",
    "pick": "(s, dice) -> a random legal action, chance by its weights",
    "hide": "(s, seat); remove from s what that seat does not know (seat -1: a spectator)",
    "guess": "(s, dice); from a hidden s, deal a world that fits what the seat knows",
    "features": "(s, seat, out); write what a hidden s shows, as numbers",
    "appeal": "(s, action) -> how good it looks at a glance to the one who decides, in points",
    "lap": "(s) -> which lap of the game this is: search plays no further than to the next one",
    "worth": "(s, seat) -> what an end, or by estimate a lap's beginning, is worth, 0 to WORTH",
}
# A game may also have "question": (s) -> which kind of question a player is asked now.


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    ending: str  # 'victory', 'samurai-died' …
    winners: tuple[int, ...]  # seats
    scores: tuple[int, ...]  # by seat
    text: str  # for people: one sentence


class Game(ABC):
    """One game. Instances hold no position: they are the box, not the table."""

    name: ClassVar[str]  # 'samurai-spirit': as players write it, and its catalogue's name
    state: ClassVar[type[Record]]
    rules: ClassVar[Mapping[str, Function]]  # the functions named in RULES
    is_cooperative: ClassVar[bool] = False  # all seats win or lose together
    actions: ClassVar[tuple[str, ...]]  # the text of every action, by number
    decisions: ClassVar[int]  # players' decisions are below this; above are only chance's outcomes
    endings: ClassVar[tuple[str, ...]]  # the name of each number that `ending` gives; first 'none'
    private: ClassVar[frozenset[int]] = frozenset()  # notes that only the audience hears
    features: ClassVar[tuple[tuple[str, int], ...]]  # name and length of each block of `features`
    players: ClassVar[range]  # how many can play
    choices: ClassVar[Mapping[str, tuple[str | bool, ...]]] = {}  # the other options: their values
    characters: ClassVar[tuple[str, ...]] = ()  # whom players may choose to be
    variants: ClassVar[
        Mapping[str, tuple[str, ...]]
    ] = {}  # options that change rules: their values
    questions: ClassVar[tuple[str, ...]] = ()  # the name of each number that `question` gives

    @abstractmethod
    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Check a caller's options, fill in the defaults; BadInput says what is wrong."""

    @abstractmethod
    def set_up(self, options: Mapping[str, Any]) -> Record:
        """The table before anything is drawn, from what `read_options` gave."""

    @abstractmethod
    def describe(self, s: Any) -> dict[str, Any]:
        """All of a position, or of what a hidden one still shows, in the rulebook's words."""

    @abstractmethod
    def restore(self, position: Mapping[str, Any], *, hidden: bool = False) -> Record:
        """The position described; BadInput says which rule it breaks."""

    @abstractmethod
    def show(self, s: Any) -> dict[str, Any]:
        """`describe`, and what a reader would have to compute: totals and such. For views."""

    def preview(self, view: Mapping[str, Any], action: str) -> dict[str, Any] | None:
        """What the seat of this view would see after a legal action of its own, computed from the
        view and nothing else; None for games in which that says little."""
        del view, action
        return None

    @abstractmethod
    def seats(self, s: Any) -> int: ...

    @abstractmethod
    def audience(self, s: Any, action: int) -> int:
        """Who sees this action as it is made: one bit a seat, EVERYBODY or NOBODY. The others
        only see its kind; notes in `private` are told to the audience alone."""

    @abstractmethod
    def outcome(self, s: Any, language: str) -> Outcome:
        """How the game ended; only asked when it is over."""

    @abstractmethod
    def tell(self, s: Any, note: tuple[int, ...], language: str) -> str:
        """A sentence for something the rules noted."""

    @abstractmethod
    def asked(self, view: Mapping[str, Any], language: str) -> str:
        """Who has to decide, and what, in one sentence; '' while nobody has to."""

    @abstractmethod
    def choice(self, view: Mapping[str, Any], action: str, language: str) -> str:
        """What an action would do, for the one who decides in this view."""

    @abstractmethod
    def seat_name(self, view: Mapping[str, Any], seat: int, language: str) -> str:
        """Who sits there, as sentences say it; '' while nobody does."""

    @abstractmethod
    def reason(self, s: Any, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        """Code, sentence and section of a refusal."""

    def never(self, action: str, language: str) -> tuple[str, str, str] | None:
        """Code, sentence and section for a text that is no action but nearly one; else None."""
        del action, language
        return None

    def section(self, s: Any) -> str:
        """Where the rules tell of what is asked now; '' if a game does not say."""
        del s
        return ""

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of each action's text."""
        return {text: number for number, text in enumerate(self.actions)}
