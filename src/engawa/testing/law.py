"""What a law is, and what it is checked on."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field

from engawa.core.match import Match
from engawa.core.record import pack
from engawa.testing.starts import Start, play_randomly

MOST_PLAYED = 80  # decisions before a law looks at a position


@dataclass
class Trial:
    """One trial of a law: a way to start a game, and the dice for all random choices."""

    game: str
    starts: Mapping[str, Start]  # every way there is
    name: str  # of the one to start with
    seed: int
    choose: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.choose = random.Random(self.seed)

    def start(self) -> Match:
        """The same match each time."""
        return self.starts[self.name](self.seed)

    def position(self, most: int = MOST_PLAYED) -> Match:
        """A match after some random decisions, or none. Games that end sooner are seen midway as
        often as at their end."""
        match = play_randomly(self.start(), self.choose, self.choose.randint(0, most))
        decisions = sum(who != "chance" for who, _ in match.actions())
        if match.actor is None and decisions and self.choose.random() < 0.5:
            match = play_randomly(self.start(), self.choose, self.choose.randrange(decisions))
        return match

    def decision(self, most: int = MOST_PLAYED) -> tuple[Match, int]:
        """A match in which somebody has to decide, and who."""
        match = self.position(most)
        if match.actor is None:
            match.undo()
        assert isinstance(match.actor, int)
        return match, match.actor

    def undrawn(self) -> Match:
        """A match in which nothing is drawn yet; chance's draws are left to the caller."""
        return undrawn(self.start())


def content(match: Match) -> bytes:
    """All of a position, which what is done to the match afterwards cannot change."""
    return pack(match.state).tobytes()


def undrawn(match: Match) -> Match:
    return Match(match.game, match.start, "", "manual")


class Broken(AssertionError):
    """A law does not hold: which, from which start, and with which seed it can be reproduced."""

    def __init__(self, law: Law, trial: Trial, problem: Exception) -> None:
        self.law, self.game, self.start, self.seed = law.name, trial.game, trial.name, trial.seed
        told = f"{type(problem).__name__}: {problem}".rstrip(": ")
        super().__init__(
            f"{self.game} breaks the law that {self.law}; start '{self.start}', "
            f"seed {self.seed}: {told}"
        )


@dataclass(frozen=True)
class Law:
    """One promise that every game keeps. `hold` raises whatever it likes if one does not."""

    hold: Callable[[Trial], None]
    is_once: bool = False  # a game, not for each way to start it

    @property
    def name(self) -> str:
        return self.hold.__name__.replace("_", " ")

    def tries(self, games: int) -> int:
        return 1 if self.is_once else games

    def try_on(
        self, game: str, starts: Mapping[str, Start], name: str, *, seed: int, games: int
    ) -> None:
        """Check it from the start of this name, with this seed and those after it."""
        if not __debug__:
            raise RuntimeError("laws are made of assertions: run Python without -O")
        for n in range(self.tries(games)):
            trial = Trial(game, starts, name, seed + n)
            try:
                self.hold(trial)
            except Exception as problem:
                raise Broken(self, trial, problem) from problem


def law(hold: Callable[[Trial], None]) -> Law:
    """Mark a law that is checked on each way to start a game."""
    return Law(hold)


def law_of_game(hold: Callable[[Trial], None]) -> Law:
    """Mark a law that is checked once: it has nothing to do with how a game starts."""
    return Law(hold, is_once=True)


@contextmanager
def refused(error: type[Exception], saying: str = "") -> Iterator[None]:
    """What is done inside must be refused, with a sentence that says this."""
    try:
        yield
    except error as refusal:
        assert saying in str(refusal), f"'{refusal}' does not say '{saying}'"
    else:
        raise AssertionError(f"{error.__name__} was due, but nothing was refused")
