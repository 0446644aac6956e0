"""Review of a game: every seat's chance after every decision, and where it turned.

Each decision is judged by what its player knew then. What the choice cost is separated from the
luck of the draws: the best action before, the action played, and the position after the draws are
weighed one by one.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engawa.bots.bot import Budget
from engawa.bots.sight import legal_actions
from engawa.coach.advice import ranked
from engawa.coach.case import Case
from engawa.coach.estimate import Estimate
from engawa.coach.scales import Progress, Scales, Tally
from engawa.coach.shares import GLANCE, weigh_all
from engawa.coach.stages import Stage, stages
from engawa.coach.why import why
from engawa.core.game import Outcome
from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.core.words import check_language

USUAL = Budget(simulations=2_000)  # a decision
LEAST_COUNTED = 400  # games behind every point of the line
CHECKED = 12  # decisions that look worst are weighed again, with fresh dice
CHECKING = 3  # … with this many times the simulations
LEAST_LOSS = 0.01  # a smaller one is no turning point
LEAST_LUCK = 0.02


@dataclass(frozen=True)
class Turn:
    """One decision, and the draws after it."""

    number: int  # of the decision in the game, from 1 on
    ply: int  # of its entry in the log, from 0 on
    lap: int  # the round of the game, or how often everybody has had a turn
    seat: int
    played: str
    best: str  # the best action then; the one played if no other was better
    before: Estimate  # the chance of the seat by the best action
    after: Estimate  # … by the action played
    drawn: Estimate  # … after the draws that followed
    chances: tuple[float, ...]  # of every seat, after the draws, given what the decider knew
    why: tuple[str, ...]  # about the best action
    why_not: tuple[str, ...]  # about the one played

    @property
    def loss(self) -> float:
        """What the choice cost."""
        return max(0.0, self.before.chance - self.after.chance)

    @property
    def luck(self) -> float:
        """What the draws changed."""
        return self.drawn.chance - self.after.chance

    @property
    def is_turning_point(self) -> bool:
        """Was another action better, beyond the luck of the dice?"""
        return self.loss >= LEAST_LOSS and self.before.low > self.after.high

    @property
    def is_stroke_of_luck(self) -> bool:
        is_apart = self.drawn.low > self.after.high or self.drawn.high < self.after.low
        return is_apart and abs(self.luck) >= LEAST_LUCK


@dataclass(frozen=True)
class Review:
    """A whole game."""

    game: str
    seats: int
    is_common: bool  # cooperative: one chance for everybody
    outcome: Outcome | None  # None if the game is not over
    turns: tuple[Turn, ...]

    def turning_points(self, most: int = 5) -> list[Turn]:
        """The decisions that cost most, the worst first."""
        found = [turn for turn in self.turns if turn.is_turning_point]
        return sorted(found, key=lambda turn: -turn.loss)[:most]

    def strokes_of_luck(self, most: int = 3) -> list[Turn]:
        """The draws that changed most, for better or worse."""
        found = [turn for turn in self.turns if turn.is_stroke_of_luck]
        return sorted(found, key=lambda turn: -abs(turn.luck))[:most]


def review(
    match: Match,
    budget: Budget | None = None,
    seed: int = 0,
    language: str | None = None,
    progress: Progress | None = None,
) -> Review:
    """Review every decision of a match; the budget is for each of them.

    The same match, simulations and seed give the same review."""
    game, budget = match.game, budget or USUAL
    language = language or match.language
    check_language(language)
    found = list(stages(match))
    if not found:
        raise BadInput("there are no decisions in this match yet, so there is nothing to review")
    turns = []
    for number, stage in enumerate(found, 1):
        case = Case(game, stage.seen, stage.seat, language)
        turns.append(_look(case, stage, number, budget, seed + number, progress))
        if progress:
            progress("review", number, len(found))
    _check(turns, found, seed, progress)
    return Review(game.name, match.seats, game.is_cooperative, match.outcome, tuple(turns))


def _look(
    case: Case,
    stage: Stage,
    number: int,
    budget: Budget,
    seed: int,
    progress: Progress | None,
) -> Turn:
    """Weigh what could be done, what was done, and the position after the draws."""

    def compiling(what: str, done: int, total: int) -> None:
        if progress and what == "compile":
            progress(what, done, total)

    scales = Scales(case.game, stage.seen, seed, compiling)
    actions = legal_actions(case.game, stage.world)
    tallies = weigh_all(scales, actions, case.seat, budget, fewest=GLANCE)
    most = max(LEAST_COUNTED, *(tally.simulations for tally in tallies.values()))
    played = tallies[stage.action]
    if played.simulations < most:  # it is as important as the best one
        played = tallies[stage.action] = played + scales.weigh(
            stage.action, (most - played.simulations) * 3 // 2
        )
    best = ranked(tallies, case.seat)[0]
    before, after = tallies[best].win(case.seat), played.win(case.seat)
    if before.chance <= after.chance:
        best, before = stage.action, after
    drawn = _after_draws(case, stage, most, seed, played)
    seats = range(case.game.seats(stage.seen))
    chances = stage.shares or tuple(drawn.win(seat).chance for seat in seats)
    return Turn(
        number=number,
        ply=stage.ply,
        lap=stage.lap,
        seat=case.seat,
        played=stage.action,
        best=best,
        before=before,
        after=after,
        drawn=_drawn(stage, drawn.win(case.seat)),
        chances=chances,
        why=why(case, best, tallies[best]),
        why_not=why(case, stage.action, played),
    )


def _after_draws(case: Case, stage: Stage, most: int, seed: int, played: Tally) -> Tally:
    """What the decider could expect when the draws were made; without draws, what was played."""
    if not stage.has_draws or stage.shares:
        return played
    return Scales(case.game, stage.seen_after, seed).weigh(None, most * 3 // 2)


def _drawn(stage: Stage, drawn: Estimate) -> Estimate:
    """The chance after the draws; exact if they ended the game."""
    if not (stage.shares and stage.has_draws):
        return drawn
    share = stage.shares[stage.seat]
    return Estimate(share, share, share, drawn.simulations)


def _check(turns: list[Turn], found: list[Stage], seed: int, progress: Progress | None) -> None:
    """Weigh again what looks like a turning point: of many actions the luckiest looks best, and
    only fresh dice show whether it is."""
    suspects = sorted((turn for turn in turns if turn.loss > 0), key=lambda turn: -turn.loss)
    suspects = suspects[:CHECKED]
    for done, turn in enumerate(suspects, 1):
        stage = found[turn.number - 1]
        scales = Scales(stage.game, stage.seen, ~seed & 0xFFFF_FFFF)
        games = CHECKING * max(turn.after.simulations, turn.before.simulations)
        best, played = scales.weigh(turn.best, games), scales.weigh(turn.played, games)
        after = played.win(turn.seat)
        drawn = turn.drawn if stage.has_draws else after
        turns[turn.number - 1] = replace(turn, before=best.win(turn.seat), after=after, drawn=drawn)
        if progress:
            progress("check", done, len(suspects))
