"""How strong the bots are, with 95% intervals: against the rule of thumb, level by level, at every
table of Samurai Spirit, and as their time to think grows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress

from engawa.bench.curve import Point, draw
from engawa.bench.trend import odds_by_tenfold
from engawa.bots import LEVELS, Budget
from engawa.bots.levels import STYLES
from engawa.lab import arena, printed
from engawa.lab.standings import Standing, lead, standings

NORMAL = {"level": "normal"}
TABLE_LEVELS = ("easy", "normal", "hard", "heroic")
BUDGETS = (0.05, 0.15, 0.5, 1.5, 5.0)  # seconds
EVEN = {2: 1 / 2, 3: 1 / 3}
# Tables of Samurai Spirit that separate a level from the one below: neither always wins or loses
# there.
TELLING = {"player": (3, "easy"), "expert": (3, "easy"), "master": (4, "normal")}


@dataclass(frozen=True)
class Trial:
    """A tournament and what its first bot must reach."""

    title: str
    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    goal: float | None = None  # a win rate to reach …
    even: float | None = None  # … or one that the whole interval must be above …
    leads: bool = False  # … or to win more often than the trial before it
    budget: Budget | None = None  # of the first bot …
    theirs: Budget | None = None  # … and of the others


def goals(budget: Budget) -> list[Trial]:
    """What the bots must reach with this much time per decision on one core."""
    two, four = {"samurai": 2} | NORMAL, {"samurai": 4} | NORMAL
    master, greedy = "master", "greedy"
    return [
        Trial("Samurai, against greedy", "samurai", (master, greedy), {}, 0.9, budget=budget),
        Trial(
            "Rent a Hero, against two greedy",
            "rent-a-hero",
            (master, greedy, greedy),
            {},
            0.6,
            budget=budget,
        ),
        Trial("Samurai Spirit, 2, normal", "samurai-spirit", (master,), two, 0.6, budget=budget),
        Trial("Samurai Spirit, 4, normal", "samurai-spirit", (master,), four, 0.25, budget=budget),
    ]


def ladder() -> list[Trial]:
    """Each level against the one below it; in a cooperative game, one after the other."""
    trials = []
    for below, above in pairwise(LEVELS):
        title = f"{above} against {below}"
        trials += [
            Trial(f"Samurai, {title}", "samurai", (above, below), {}, even=EVEN[2]),
            Trial(
                f"Rent a Hero, {title} twice",
                "rent-a-hero",
                (above, below, below),
                {},
                even=EVEN[3],
            ),
        ]
        samurai, level = TELLING[above]
        table = {"samurai": samurai, "level": level}
        title = f"Samurai Spirit, {samurai} {level}"
        trials += [
            Trial(f"{title}, {below}", "samurai-spirit", (below,), table),
            Trial(f"{title}, {above}", "samurai-spirit", (above,), table, leads=True),
        ]
    return trials


def tables(kind: str) -> list[Trial]:
    """Every number of samurai at every level."""
    return [
        Trial(f"{samurai} {level}", "samurai-spirit", (kind,), {"samurai": samurai, "level": level})
        for samurai in range(2, 8)
        for level in TABLE_LEVELS
    ]


def play(trial: Trial, games: int, jobs: int, progress: Progress) -> Standing:
    """The first bot's result; a bar shows progress."""
    first, *others = trial.seats
    budgets = {first: trial.budget} | dict.fromkeys(others, trial.theirs)
    given = {kind: budget for kind, budget in budgets.items() if budget is not None}
    contest = arena.contest(trial.game, trial.seats, trial.options, given, games=games)
    task = progress.add_task(trial.title, total=contest.games)
    found = []
    for game in arena.play(contest, jobs):
        found.append(game)
        progress.advance(task)
    progress.remove_task(task)
    return standings(contest, found)[0]


def results(trials: Sequence[Trial], games: int, jobs: int) -> Iterator[tuple[Trial, Standing]]:
    with Progress(transient=True) as progress:
        for trial in trials:
            yield trial, play(trial, games, jobs, progress)


def report_trials(title: str, trials: Sequence[Trial], games: int, jobs: int) -> None:
    headings = ("games", "won", "95% interval", "to reach", "", "seconds a decision")
    table = printed.table(title, "", *headings)
    before: Standing | None = None
    for trial, standing in results(trials, games, jobs):
        table.add_row(
            trial.title,
            str(standing.games),
            f"{standing.rate:.1%}",
            between(standing),
            *_verdict(trial, standing, before),
            f"{standing.seconds_each:.3f}",
        )
        before = standing
    Console().print(table)


def between(standing: Standing) -> str:
    return f"{standing.low:.1%} to {standing.high:.1%}"


def _verdict(trial: Trial, standing: Standing, before: Standing | None) -> tuple[str, str]:
    if trial.goal is not None:
        return f"{trial.goal:.0%}", "yes" if standing.rate >= trial.goal else "no"
    if trial.even is not None:
        return f"above {trial.even:.1%}", "yes" if standing.low > trial.even else "no"
    if trial.leads and before is not None:
        low, high = lead(standing, before)
        return f"more: {low:+.0%} to {high:+.0%}", "yes" if low > 0 else "no"
    return "", ""


def report_tables(kind: str, games: int, jobs: int) -> None:
    """Wins of one kind of bot in Samurai Spirit, a row for each number of samurai."""
    simulations = STYLES[kind].simulations
    title = f"Samurai Spirit won by {kind} ({simulations:,} simulations), of {games}"
    table = printed.table(title, "samurai", *TABLE_LEVELS)
    cells = [f"{s.rate:.0%} ({between(s)})" for _, s in results(tables(kind), games, jobs)]
    for row in range(6):
        first = row * len(TABLE_LEVELS)
        table.add_row(str(row + 2), *cells[first : first + len(TABLE_LEVELS)])
    Console().print(table)


def report_curve(games: int, jobs: int, drawing: Path) -> None:
    """Samurai with two players: ever more time, against the least. (Master and expert think alike
    but for their budgets.)"""
    least = Budget(seconds=BUDGETS[0])
    trials = [
        Trial(f"{s} s", "samurai", ("master", "expert"), {}, budget=Budget(seconds=s), theirs=least)
        for s in BUDGETS
    ]
    title = f"Samurai, two players: wins against {BUDGETS[0]:g} s ({games} games a point)"
    table = printed.table(title, "at most, s", "used, s", "won", "95% interval")
    found = [standing for _, standing in results(trials, games, jobs)]
    for seconds, standing in zip(BUDGETS, found, strict=True):
        used = f"{standing.seconds_each:.2f}"  # it stops early when no other action can catch up
        table.add_row(f"{seconds:g}", used, f"{standing.rate:.1%}", between(standing))
    points = [Point(x, s.rate, s.low, s.high) for x, s in zip(BUDGETS, found, strict=True)]
    drawing.write_text(draw(title, "seconds a decision, at most", points), "utf-8")
    Console().print(table)
    Console().print(growth(found))


def growth(found: Sequence[Standing]) -> str:
    """What more time gives, from all budgets together."""
    if any(standing.rate in (0, 1) for standing in found):
        return "Too few games to say what ten times the time gives."
    wins, games = [s.wins for s in found], [s.games for s in found]
    odds, low, high = odds_by_tenfold(BUDGETS, wins, games)
    return f"Ten times the time: the odds of winning × {odds:.2f} ({low:.2f} to {high:.2f})"
