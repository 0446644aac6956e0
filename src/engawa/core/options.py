"""The options of a game, declared once.

    OPTIONS = Options(
        Players(range(2, 5), usual=2, section="3.1"),
        Choice("hands", ("random", "chosen"), section="3.3"),
        Flag("two_samurai_rule", always_for=(1, 2), section="3.5"),
    )

It is read by `engawa.new`, the command line, OpenSpiel, the form in the browser, the lab and
the tests. The game's catalogue has a name for each option, `option-hands`, for each value of a
choice, `option-hands-random`, and a sentence about it, `option-hands-random-about`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engawa.core.reasons import BadInput

Given = Mapping[str, Any]
ANYBODY = "random"  # a character that is to be drawn
PLAYERS = "players"


@dataclass(frozen=True)
class Option(ABC):
    """One thing to agree on."""

    name: str
    section: str = field(kw_only=True)  # of the game's RULES.md

    @abstractmethod
    def read(self, given: Given, so_far: Given) -> dict[str, Any]:
        """What the caller gave, checked, or the default; `so_far` holds the options before this
        one. BadInput says what is wrong."""

    def read_text(self, text: str) -> Any:
        """The value that a person means by this text; `read` refuses it if it makes no sense."""
        return int(text) if text.removeprefix("-").isdecimal() else text


@dataclass(frozen=True)
class Players(Option):
    """How many people play."""

    name: str = field(default=PLAYERS, init=False)
    counts: range
    usual: int

    def read(self, given: Given, so_far: Given) -> dict[str, Any]:  # noqa: ARG002 (the first one)
        players = given.get(PLAYERS, self.usual)
        self.check(players)
        return {PLAYERS: players}

    def check(self, players: Any) -> None:
        if type(players) is not int or players not in self.counts:
            raise BadInput(
                f"{players!r} players cannot play; {_span(self.counts)} can (§{self.section})"
            )


@dataclass(frozen=True)
class Choice(Option):
    """One of a few values."""

    values: tuple[str, ...]
    usual: str | Callable[[int], str] = ""  # may depend on how many play; '': the first
    changes_rules: bool = False  # so much that the lab and the benchmarks try every value
    formerly: str = ""  # what the first version of the rules played, without naming it
    field: str = ""  # of the record, which holds the value's number; '': of the option's name

    def usual_for(self, players: int) -> str:
        if isinstance(self.usual, str):
            return self.usual or self.values[0]
        return self.usual(players)

    def read(self, given: Given, so_far: Given) -> dict[str, Any]:
        value = given.get(self.name, self.usual_for(so_far[PLAYERS]))
        if value not in self.values:
            allowed = " or ".join(self.values)
            raise BadInput(f"{self.name} is {allowed}, not {value!r} (§{self.section})")
        return {self.name: value}


@dataclass(frozen=True)
class Flag(Option):
    """True or false: false by default, and always true with some numbers of players."""

    always_for: tuple[int, ...] = ()

    def read(self, given: Given, so_far: Given) -> dict[str, Any]:
        is_always = so_far[PLAYERS] in self.always_for
        value = given.get(self.name)
        value = is_always if value is None else value
        if not isinstance(value, bool):
            raise BadInput(f"{self.name} is true or false, not {value!r} (§{self.section})")
        if is_always and not value:
            players = " or ".join(map(str, self.always_for))
            raise BadInput(f"{self.name} always holds with {players} players (§{self.section})")
        return {self.name: value}


@dataclass(frozen=True)
class Number(Option):
    """A whole number."""

    values: range
    usual: int

    def read(self, given: Given, so_far: Given) -> dict[str, Any]:  # noqa: ARG002
        value = given.get(self.name, self.usual)
        if type(value) is not int or value not in self.values:
            raise BadInput(f"{self.name} is {_span(self.values)}, not {value!r} (§{self.section})")
        return {self.name: value}


@dataclass(frozen=True)
class Characters(Option):
    """The characters, by seat; `random` is drawn, and a number is how many are drawn. Each player
    plays one; a solo player plays several. This option reads `players` too."""

    values: tuple[str, ...]
    fewest: int  # seats
    players: Players

    def read(self, given: Given, so_far: Given) -> dict[str, Any]:  # noqa: ARG002
        players, chosen = given.get(PLAYERS), given.get(self.name)
        if type(chosen) is int:
            chosen = [ANYBODY] * chosen
        if chosen is None:
            count = self.players.usual if players is None else players
            self.players.check(count)
            chosen = [ANYBODY] * max(self.fewest, count)
        self._check_names(chosen)
        players = len(chosen) if players is None else players
        self.players.check(players)
        if players not in (1, len(chosen)):
            raise BadInput(
                f"{players} players cannot play {len(chosen)} {self.name}: each player has one, "
                f"only a solo player plays several (§{self.section})"
            )
        return {PLAYERS: players, self.name: list(chosen)}

    def read_text(self, text: str) -> Any:
        value = super().read_text(text)
        if isinstance(value, str):  # names; a number is how many
            return [name.strip().lower() for name in value.split(",")]
        return value

    def _check_names(self, chosen: Any) -> None:
        if not isinstance(chosen, list | tuple):
            raise BadInput(f"{self.name} are a list of names, or a number, not {chosen!r}")
        for name in chosen:
            if name not in (ANYBODY, *self.values):
                allowed = ", ".join((*self.values, ANYBODY))
                raise BadInput(f"there is no {self.name} {name!r}; there are {allowed}")
            if name != ANYBODY and chosen.count(name) > 1:
                raise BadInput(f"{name} is chosen twice; each plays once (§{self.section})")
        seats = range(self.fewest, len(self.values) + 1)
        if len(chosen) not in seats:
            raise BadInput(
                f"{len(chosen)} {self.name} cannot play; {_span(seats)} can (§{self.section})"
            )


@dataclass(frozen=True)
class FirstGame:
    """A table for somebody new, who wins there about half the time: found by measuring."""

    bots: str = "beginner"  # at the other seats
    options: Mapping[str, Any] = field(default_factory=dict)  # besides the quick start


class Options(tuple[Option, ...]):
    """The options of a game; an option comes before those that depend on it."""

    quick_start: Mapping[str, str]  # choices that make for a quicker start than the book's
    first_game: FirstGame  # its options include the quick start

    def __new__(
        cls,
        *options: Option,
        quick_start: Mapping[str, str] | None = None,
        first_game: FirstGame | None = None,
    ) -> Options:
        declared = super().__new__(cls, options)
        declared.quick_start = dict(quick_start or {})
        declared.read({PLAYERS: declared.players.usual, **declared.quick_start})
        first = first_game or FirstGame()
        declared.first_game = replace(first, options={**declared.quick_start, **first.options})
        declared.read(declared.first_game.options)
        return declared

    def read(self, given: Given) -> dict[str, Any]:
        """Check a caller's options and fill in the defaults; BadInput says what is wrong."""
        unknown = [name for name in given if name not in self.names]
        if unknown:
            raise BadInput(f"there is no option '{unknown[0]}'; there are {', '.join(self.names)}")
        read: dict[str, Any] = {}
        for option in self:
            read |= option.read(given, read)
        return read

    def complete(self, written: Given) -> dict[str, Any]:
        """Options from a record, with what was played then where an option did not exist yet."""
        return {choice.name: choice.formerly for choice in self._choices if choice.formerly} | {
            **written
        }

    def read_written(self, written: Given) -> dict[str, Any]:
        """`read` for options from a record: those that did not exist yet are left out."""
        added = self.complete(written).keys() - written.keys()
        read = self.read(self.complete(written))
        return {name: value for name, value in read.items() if name not in added}

    def store(self, s: Any, options: Given) -> None:
        """Put the choices into their fields of a record."""
        for choice in self._choices:
            setattr(s, choice.field or choice.name, choice.values.index(options[choice.name]))

    def stored(self, s: Any) -> dict[str, str]:
        """The choices in a record, by name."""
        return {c.name: c.values[getattr(s, c.field or c.name)] for c in self._choices}

    @property
    def _choices(self) -> list[Choice]:
        return [option for option in self if isinstance(option, Choice)]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((PLAYERS, *(option.name for option in self))))

    @property
    def players(self) -> Players:
        """How many can play."""
        for option in self:
            if isinstance(option, Players | Characters):
                return option if isinstance(option, Players) else option.players
        raise TypeError("a game declares its Players")

    @property
    def characters(self) -> Characters | None:
        """The option for the characters, in games that have them."""
        return next((option for option in self if isinstance(option, Characters)), None)

    @property
    def line_up(self) -> frozenset[str]:
        """The options that say who plays."""
        return frozenset({PLAYERS, *(o.name for o in self if isinstance(o, Characters))})

    @property
    def variants(self) -> dict[str, tuple[str, ...]]:
        """The choices that change the rules, with their values."""
        return {
            option.name: option.values
            for option in self
            if isinstance(option, Choice) and option.changes_rules
        }


def _span(numbers: range) -> str:
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
