"""Advice for a seat that has to decide: every action, its chance to win, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engawa.bots import sight
from engawa.bots.bot import Budget
from engawa.coach.case import Case
from engawa.coach.estimate import Estimate
from engawa.coach.scales import Progress, Scales, Tally
from engawa.coach.shares import weigh_all
from engawa.coach.why import outlook, why
from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.core.words import check_language
from engawa.games import find

USUAL = Budget(simulations=20_000)


@dataclass(frozen=True)
class Option:
    """One action that may be played now."""

    action: str
    win: Estimate
    worth: float  # what search maximises, 0 to 1: winning, and in Samurai Spirit how well
    score: float  # the mean score at the end: points, figures or heroes
    why: tuple[str, ...]  # one or two sentences

    @property
    def chance(self) -> float:
        return self.win.chance


@dataclass(frozen=True)
class Advice:
    """All legal actions, best first: by the lower end of the interval, so that an action
    tried less often must look better to be placed above another."""

    game: str
    seat: int
    options: tuple[Option, ...]
    outlook: str  # how the game is lost, if it is, after the best action

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: str) -> Option:
        """The option with this action."""
        return next(option for option in self.options if option.action == action)


def advise(
    position: Match | Mapping[str, Any],
    seat: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    language: str | None = None,
    progress: Progress | None = None,
) -> Advice:
    """Advice for the seat that decides, from its view of a match and nothing else.

    The same view, simulations and seed give the same advice. A budget in seconds gives as many
    simulations as the machine can run; each action gets a fair share in any case."""
    view = _view(position, seat)
    if language is None:
        language = position.language if isinstance(position, Match) else "en"
    check_language(language)
    game = find(str(view.get("game")))
    seen = sight.read(game, view)
    case = Case(game, seen, view["seat"], language)
    scales = Scales(game, seen, seed, progress)
    tallies = weigh_all(scales, view["legal"], case.seat, budget or USUAL, progress)
    order = ranked(tallies, case.seat)
    options = tuple(_option(case, action, tallies[action]) for action in order)
    return Advice(game.name, case.seat, options, " ".join(outlook(case, tallies[order[0]])))


def ranked(tallies: Mapping[str, Tally], seat: int) -> list[str]:
    """The actions, best first."""

    def merit(action: str) -> tuple[float, float, str]:
        return -tallies[action].win(seat).low, -tallies[action].worth(seat), action

    return sorted(tallies, key=merit)


def _option(case: Case, action: str, tally: Tally) -> Option:
    seat = case.seat
    reasons = why(case, action, tally)
    return Option(action, tally.win(seat), tally.worth(seat), tally.score(seat), reasons)


def _view(position: Match | Mapping[str, Any], seat: int | None) -> Mapping[str, Any]:
    if not isinstance(position, Match):
        if seat is not None and position.get("seat") != seat:
            raise BadInput(f"this is the view of seat {position.get('seat')}, not of seat {seat}")
        return position
    if seat is None:
        if not isinstance(position.actor, int):
            raise BadInput("no decision is pending: the game is over, or a manual draw is due")
        seat = position.actor
    return position.view(seat)
