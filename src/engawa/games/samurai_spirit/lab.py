"""What the lab reports about Samurai Spirit: how the village fared, and which samurai help it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games.samurai_spirit.facts import SAMURAI
from engawa.lab import plots
from engawa.lab.arrow import arrow, lists, places, rows
from engawa.lab.extension import Counts, Extension
from engawa.lab.figures import Figure, Figures
from engawa.lab.marks import (
    Mark,
    against,
    between,
    difference,
    mean,
    percent,
    points,
    rate,
    signed,
    tick,
)
from engawa.lab.plan import Way
from engawa.lab.summary import SEATS, Rows, Summary, add

EVERY = "every-"  # in a sweep, every-3: all line-ups of three samurai
ROUNDS = 4  # numbered from 1
MOST_ROWS = 40  # of line-ups: the best and the worst are shown


class SamuraiSpiritLab(Extension):
    compared = ("level",)
    seats_words = "report-of-samurai"

    def columns(self, states: NDArray[np.void], seats: int) -> Mapping[str, Any]:
        """What is left of the village, and who defended it."""
        pa = arrow()
        names = pa.array(SAMURAI).take(pa.array(states["samurai"][:, :seats].ravel()))
        return {
            "line_up": lists(names, len(states), seats),
            "rounds": pa.array(states["round_number"]),
            "wounds": rows(states["wounds"][:, :seats]),
            "barricades": pa.array(states["barricades"]),
            "farmsteads": pa.array(states["farmsteads"].sum(axis=1, dtype=np.int8)),
            "families": pa.array(states["families"].sum(axis=1, dtype=np.int8)),
        }

    def values(self, option: str, text: str) -> list[Any] | None:
        if option != "samurai" or not text.startswith(EVERY):
            return None
        count = text.removeprefix(EVERY)
        return line_ups(int(count) if count.isdecimal() else 0)

    def people(self, ways: Sequence[Way]) -> tuple[str, ...]:
        del ways
        return SAMURAI

    def person_name(self, person: str, language: str) -> str:
        return say(language, "samurai-spirit", f"samurai-{person}")

    def sitting(self, summary: Summary, batch: Mapping[str, Any], rows: Rows) -> NDArray[np.int64]:
        del rows
        return places(batch["line_up"].flatten(), summary.people)

    def blank(self, summary: Summary) -> dict[str, Counts]:
        ways, samurai = len(summary.ways), len(SAMURAI)
        return {
            "rounds": np.zeros((ways, ROUNDS)),  # by way and last round
            "wounds": np.zeros((SEATS, SEATS)),  # by seats and place in the order of play
            "wounds_squared": np.zeros((SEATS, SEATS)),
            "with": np.zeros((ways, samurai)),  # by way and samurai: games
            "won_with": np.zeros((ways, samurai)),
        }

    def count(self, summary: Summary, batch: Mapping[str, Any], rows: Rows) -> None:
        more, samurai = summary.more, self.sitting(summary, batch, rows)
        add(more["rounds"], (rows.way, batch["rounds"].to_numpy()))
        place = rows.seats[rows.game], rows.place
        wounds = batch["wounds"].flatten().to_numpy().astype(float)
        add(more["wounds"], place, wounds)
        add(more["wounds_squared"], place, wounds**2)
        add(more["with"], (rows.way[rows.game], samurai))
        won = rows.has_won[rows.game].astype(float)
        add(more["won_with"], (rows.way[rows.game], samurai), won)

    def figures(self, report: Figures) -> Iterator[Figure]:
        yield from win_rates(report)
        yield from line_up_rates(report)
        yield from helpers(report)
        yield report.endings()
        yield last_rounds(report)
        yield report.length()
        yield wounds(report)
        yield report.uses("report-powers-kiai")


LAB = SamuraiSpiritLab()


def line_ups(count: int) -> list[list[str]]:
    """Every choice of this many samurai."""
    if not 2 <= count <= len(SAMURAI):
        raise BadInput(f"{count} samurai cannot play; 2 to {len(SAMURAI)} can (§3.1)")
    return [list(chosen) for chosen in combinations(SAMURAI, count)]


def help_of(summary: Summary, samurai: int, label: str = "") -> Mark | None:
    """How much a samurai helps: the win rate with them, less the rate without, among games that
    differ only in the line-up; None if there are not games of both kinds."""
    games, wins = summary.games, summary.wins
    games_with, wins_with = (summary.more[name][:, samurai] for name in ("with", "won_with"))
    strata = []
    for ways in _alike(summary.ways):
        has = wins_with[ways].sum(), games_with[ways].sum()
        lacks = wins[ways].sum() - has[0], games[ways].sum() - has[1]
        strata.append((has, lacks))
    return difference(label, strata)


def _alike(ways: Sequence[Way]) -> list[list[int]]:
    """Ways that differ only in the samurai."""
    groups = defaultdict(list)
    for number, way in enumerate(ways):
        options = {name: value for name, value in way.options.items() if name != "samurai"}
        groups[json.dumps([options, way.bots], sort_keys=True)].append(number)
    return list(groups.values())


def win_rates(report: Figures) -> Iterator[Figure]:
    """By level and number of samurai, if there are several of either."""
    levels, numbers = report.values("level"), report.numbers()
    if len(levels) < 2 and len(numbers) < 2:
        return
    series = []
    for level in levels:
        row = [_rate_of(report, report.ways(number, {"level": level})) for number in numbers]
        series.append((report.option_words("level", level), row))
    title = report.words("report-win-rates")
    captions = report.words("report-samurai"), report.words("report-won")
    drawn = plots.lines(title, [str(n) for n in numbers], series, tick, captions)
    rows = [
        (name, str(number), mark.label, percent(mark.value), between(mark.low, mark.high))
        for name, row in series
        for number, mark in zip(numbers, row)
        if mark
    ]
    heads = report.headings("level", "samurai", "games", "won", "interval")
    yield Figure(title, drawn, report.words("report-win-rates-note"), heads, tuple(rows))


def _rate_of(report: Figures, ways: Sequence[int]) -> Mark | None:
    games = float(report.summary.games[ways].sum()) if ways else 0.0
    if not games:
        return None
    return rate(report.count(games), float(report.summary.wins[ways].sum()), games)


def line_up_rates(report: Figures) -> Iterator[Figure]:
    """The samurai who were named, if there are several line-ups."""
    found, named = report.summary, dict[str, list[int]]()
    for number, way in enumerate(found.ways):
        samurai = way.options["samurai"]
        if "random" not in samurai:
            label = ", ".join(LAB.person_name(name, report.language) for name in sorted(samurai))
            named.setdefault(label, []).append(number)
    if len(named) < 2:
        return
    marks = [rate(n, found.wins[ways].sum(), found.games[ways].sum()) for n, ways in named.items()]
    marks.sort(key=lambda mark: -mark.value)
    shown = marks if len(marks) <= MOST_ROWS else [*marks[:20], *marks[-20:]]
    title, even = report.words("report-line-ups"), float(found.wins.sum() / found.games.sum())
    drawn = plots.dots(title, shown, tick, report.words("report-won"), even)
    note = report.words("report-line-ups-note", shown=len(shown), number=len(marks))
    rows = tuple((mark.label, mark.note, between(mark.low, mark.high)) for mark in marks)
    yield Figure(title, drawn, note, report.headings("line-up", "won", "interval"), rows)


def helpers(report: Figures) -> Iterator[Figure]:
    """Which samurai make a win likelier, against the games without them."""
    names = [LAB.person_name(name, report.language) for name in SAMURAI]
    found = [help_of(report.summary, number, name) for number, name in enumerate(names)]
    marks = [mark for mark in found if mark]
    if marks:
        marks.sort(key=lambda mark: -mark.value)
        yield report.differences("helpers", "one-samurai", marks, points)


def last_rounds(report: Figures) -> Figure:
    """In which round games are lost: the later, the better."""
    first, second, third = report.summary.more["rounds"][:, 1:].T
    wins = report.summary.wins
    labels = [report.words("report-lost-in", number=number) for number in (3, 2, 1)]
    counts = np.column_stack([wins, third - wins, second, first])
    return report.stacked("rounds", [report.words("report-ending-victory"), *labels], counts)


def wounds(report: Figures) -> Figure:
    """What it is worth to play first: all win together, but not all take the same wounds."""
    found, marks = report.summary, []
    hurt, squared = found.more["wounds"], found.more["wounds_squared"]
    for seats in report.numbers():
        games = found.starts[seats]
        usual = hurt[seats].sum() / games / seats
        for place in range(seats):
            label = report.place(seats, place)
            mark = mean(label, hurt[seats, place], squared[seats, place], games)
            marks.append(against(mark, usual, lambda value: signed(value, "+.3f")))
    return report.differences("order-wounds", "place", marks, signed)
