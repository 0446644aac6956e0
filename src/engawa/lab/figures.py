"""What a report shows of a table: each figure a question, a drawing, and its numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engawa.core.words import say
from engawa.lab import plots
from engawa.lab.helping import help_of
from engawa.lab.marks import Mark, against, between, elo, mean, percent, points, rate, signed, tick
from engawa.lab.ratings import ratings
from engawa.lab.summary import LONGEST, SEATS, Summary

PART = "lab"
MOST_ROWS = 40  # of line-ups: the best and the worst are shown
BARS = 50  # of a histogram, at most
WIDTHS = (1, 2, 5, 10)  # of one


@dataclass(frozen=True)
class Figure:
    """One question and its answer."""

    title: str
    drawing: str
    note: str  # how to read it
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Figures:
    """The figures of one table in one language."""

    def __init__(self, summary: Summary, language: str) -> None:
        self.summary, self.language = summary, language

    @property
    def _is_together(self) -> bool:
        return self.summary.game.is_cooperative

    def words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def count(self, number: float) -> str:
        """A large number as people write it in this language."""
        return self.words("report-count", number=int(number))

    def all(self) -> Iterator[Figure]:
        """Those that this table has an answer for."""
        if self._is_together:
            yield from self.win_rates()
            yield from self.line_ups()
            yield from self.helpers()
        else:
            yield from self.strengths()
        yield self.endings()
        if self._is_together:
            yield self.rounds()
        yield self.length()
        yield self.order_of_play()
        yield self.powers()

    # Winning

    def win_rates(self) -> Iterator[Figure]:
        """By level and number of samurai, if there are several of either."""
        levels, numbers = self._values("level"), self._numbers()
        if len(levels) < 2 and len(numbers) < 2:
            return
        series = []
        for level in levels:
            row = [self._rate_of(self._ways(level=level, seats=number)) for number in numbers]
            series.append((self.words(f"report-level-{level}"), row))
        title = self.words("report-win-rates")
        captions = self.words("report-samurai"), self.words("report-won")
        drawn = plots.lines(title, [str(n) for n in numbers], series, tick, captions)
        rows = [
            (name, str(number), *self._numbers_of(mark))
            for name, row in series
            for number, mark in zip(numbers, row)
            if mark
        ]
        heads = self._headings("level", "samurai", "games", "won", "interval")
        yield Figure(title, drawn, self.words("report-win-rates-note"), heads, tuple(rows))

    def line_ups(self) -> Iterator[Figure]:
        """The samurai who were named, if there are several line-ups."""
        named: dict[str, list[int]] = {}
        for number, way in enumerate(self.summary.ways):
            if "random" not in way.options["samurai"]:
                label = ", ".join(self._samurai(name) for name in sorted(way.options["samurai"]))
                named.setdefault(label, []).append(number)
        if len(named) < 2:
            return
        marks = [self._named_rate(label, ways) for label, ways in named.items()]
        marks.sort(key=lambda mark: -mark.value)
        shown = marks if len(marks) <= MOST_ROWS else [*marks[:20], *marks[-20:]]
        title, all_games = self.words("report-line-ups"), self.summary
        even = float(all_games.wins.sum() / all_games.games.sum())
        drawn = plots.dots(title, shown, tick, self.words("report-won"), even)
        note = self.words("report-line-ups-note", shown=len(shown), number=len(marks))
        rows = tuple((mark.label, mark.note, between(mark.low, mark.high)) for mark in marks)
        yield Figure(title, drawn, note, self._headings("line-up", "won", "interval"), rows)

    def helpers(self) -> Iterator[Figure]:
        """Which samurai make a win likelier, against the games without them."""
        marks = [
            Mark(self._samurai(name), found.value, found.low, found.high, points(found.value))
            for number, name in enumerate(self.summary.people)
            if (found := help_of(self.summary, number))
        ]
        if not marks:
            return
        marks.sort(key=lambda mark: -mark.value)
        title = self.words("report-helpers")
        caption = self.words("report-helpers-axis")
        drawn = plots.dots(title, marks, lambda value: points(value, "g"), caption, even=0.0)
        rows = tuple((m.label, m.note, f"{points(m.low)} – {points(m.high)}") for m in marks)
        heads = self._headings("one-samurai", "difference", "interval")
        yield Figure(title, drawn, self.words("report-helpers-note"), heads, rows)

    def strengths(self) -> Iterator[Figure]:
        """Ratings, if different bots have played each other."""
        if len(self.summary.people) < 2:
            return
        marks = [
            Mark(found.bot, found.elo, found.low, found.high, elo(found.elo))
            for found in ratings(*self.summary.seatings())
        ]
        title = self.words("report-ratings")
        caption = self.words("report-elo")
        drawn = plots.dots(title, marks, elo, caption, even=0.0)
        rows = tuple((m.label, m.note, f"{elo(m.low)} – {elo(m.high)}") for m in marks)
        heads = self._headings("bot", "elo", "interval")
        yield Figure(title, drawn, self.words("report-ratings-note"), heads, rows)

    # How games go

    def endings(self) -> Figure:
        """How games end, or are lost."""
        names = self.summary.game.endings
        there = [n for n in range(len(names)) if self.summary.endings[:, n].sum()]
        labels = [self.words(f"report-ending-{names[n].replace('+', '-')}") for n in there]
        message = "endings" if not self._is_together else "losses"
        return self._stacked(message, labels, self.summary.endings[:, there])

    def rounds(self) -> Figure:
        """In which round they are lost: the later, the better."""
        first, second, third = self.summary.rounds[:, 1:].T
        counts = [self.summary.wins, third - self.summary.wins, second, first]
        labels = [self.words("report-lost-in", number=number) for number in (3, 2, 1)]
        won = self.words("report-ending-victory")
        return self._stacked("rounds", [won, *labels], np.column_stack(counts))

    def _stacked(self, message: str, labels: Sequence[str], counts: Any) -> Figure:
        bars = []
        for name, ways in self._groups():
            total = counts[ways].sum()
            bars.append((name, (counts[ways].sum(axis=0) / max(1, total)).tolist()))
        title = self.words(f"report-{message}")
        drawn = plots.stacks(title, labels, bars)
        rows = tuple((name, *map(percent, shares)) for name, shares in bars)
        heads = (self.words("report-head-games-of"), *labels)
        return Figure(title, drawn, self.words(f"report-{message}-note"), heads, rows)

    def length(self) -> Figure:
        """How many decisions a game takes."""
        counts = self.summary.lengths.sum(axis=0)
        longest = int(np.flatnonzero(counts)[-1])
        each = next(width for width in WIDTHS if longest < width * BARS)
        padded = np.zeros(each * -(-(longest + 1) // each))
        padded[: longest + 1] = counts[: longest + 1]
        middle = _quantile(counts, 0.5)
        mark = Mark(self.words("report-median", number=middle), middle, middle, middle)
        title = self.words("report-length")
        captions = self.words("report-decisions"), self.words("report-share")
        bars = padded.reshape(-1, each).sum(axis=1).tolist()
        drawn = plots.histogram(title, bars, each, captions, mark)
        rows = []
        for seats in self._numbers():
            of_seats = self.summary.lengths[seats]
            shown = (str(_quantile(of_seats, part)) for part in (0.05, 0.5, 0.95))
            rows.append((str(seats), self.count(of_seats.sum()), *shown))
        heads = self._headings("seats", "games", "five", "median", "ninety-five")
        note = self.words("report-length-note")
        if longest == LONGEST:
            note = f"{note} {self.words('report-length-cut', longest=LONGEST)}"
        return Figure(title, drawn, note, heads, tuple(rows))

    def order_of_play(self) -> Figure:
        """What it is worth to play first: wins, or wounds where all win together. Shown is the
        difference to an even share, as more seats have smaller ones."""
        kind, marks = ("wounds", self._wounds()) if self._is_together else ("seats", self._wins())
        title, show = self.words(f"report-order-{kind}"), signed if self._is_together else points
        caption = self.words(f"report-order-{kind}-axis")
        drawn = plots.dots(title, marks, lambda value: show(value, "g"), caption, even=0.0)
        rows = tuple((m.label, m.note, f"{show(m.low)} – {show(m.high)}") for m in marks)
        heads = self._headings("place", "difference", "interval")
        return Figure(title, drawn, self.words(f"report-order-{kind}-note"), heads, rows)

    def _wounds(self) -> list[Mark]:
        found, marks = self.summary, []
        for seats in self._numbers():
            usual = found.wounds[seats].sum() / found.starts[seats] / seats
            for place in range(seats):
                hurt, squared = found.wounds[seats, place], found.wounds_squared[seats, place]
                mark = mean(self._place(seats, place), hurt, squared, found.starts[seats])
                marks.append(against(mark, usual, lambda value: signed(value, "+.3f")))
        return marks

    def _wins(self) -> list[Mark]:
        found = self.summary
        return [
            against(
                rate(self._place(seats, place), found.in_order[seats, place], found.starts[seats]),
                found.in_order[seats].sum() / found.starts[seats] / seats,
                points,
            )
            for seats in self._numbers()
            for place in range(seats)
        ]

    def _place(self, seats: int, place: int) -> str:
        return self.words("report-place", seats=seats, number=place + 1)

    def powers(self) -> Figure:
        """How often each kind of action is used: in a game, by one seat."""
        found = self.summary
        seated = [n for n in range(len(found.people)) if found.seated[n]]
        used = [n for n in range(len(found.kinds)) if found.used[:, n].sum()]
        marks = {
            (who, kind): mean(
                "", found.used[who, kind], found.used_squared[who, kind], found.seated[who]
            )
            for who in seated
            for kind in used
        }
        names = [found.kinds[kind] for kind in used]
        people = {who: self._person(found.people[who]) for who in seated}
        bars = [(people[who], [marks[who, kind].value for kind in used]) for who in seated]
        title = self.words("report-powers")
        rows = tuple(
            (
                people[who],
                *(f"{m.value:.3f} ± {m.high - m.value:.3f}" for m in (marks[who, k] for k in used)),
            )
            for who in seated
        )
        heads = (self.words("report-head-who"), *names)
        drawn = plots.matrix(title, names, bars)
        note = self.words("report-powers-note")
        if self._is_together:
            note = f"{note} {self.words('report-powers-kiai')}"
        return Figure(title, drawn, note, heads, rows)

    # Which ways

    def _values(self, option: str) -> list[str]:
        return list(dict.fromkeys(str(way.options[option]) for way in self.summary.ways))

    def _numbers(self) -> list[int]:
        """The numbers of seats there are."""
        return [number for number in range(SEATS) if self.summary.starts[number]]

    def _ways(self, level: str | None = None, seats: int | None = None) -> list[int]:
        return [
            number
            for number, way in enumerate(self.summary.ways)
            if level in (None, way.options.get("level")) and seats in (None, len(way.bots))
        ]

    def _groups(self) -> list[tuple[str, list[int]]]:
        """All games, then those of each level and of each number of seats, if they differ."""
        groups = [(self.words("report-all-games"), self._ways())]
        levels = self._values("level") if self._is_together else []
        if len(levels) > 1:
            groups += [(self.words(f"report-level-{one}"), self._ways(level=one)) for one in levels]
        if len(self._numbers()) > 1:
            message = "report-of-samurai" if self._is_together else "report-of-seats"
            groups += [
                (self.words(message, number=number), self._ways(seats=number))
                for number in self._numbers()
            ]
        return groups

    def _rate_of(self, ways: Sequence[int]) -> Mark | None:
        games = float(self.summary.games[ways].sum()) if ways else 0.0
        if not games:
            return None
        found = rate("", float(self.summary.wins[ways].sum()), games)
        return Mark(self.count(games), found.value, found.low, found.high, found.note)

    def _named_rate(self, label: str, ways: Sequence[int]) -> Mark:
        return rate(label, self.summary.wins[ways].sum(), self.summary.games[ways].sum())

    def _numbers_of(self, mark: Mark) -> tuple[str, str, str]:
        return mark.label, percent(mark.value), between(mark.low, mark.high)

    # Words

    def _headings(self, *names: str) -> tuple[str, ...]:
        return tuple(self.words(f"report-head-{name}") for name in names)

    def _samurai(self, name: str) -> str:
        return say(self.language, "samurai-spirit", f"samurai-{name}")

    def _person(self, name: str) -> str:
        return self._samurai(name) if self._is_together else name


def _quantile(counts: Any, part: float) -> int:
    """The value that so large a part of the games does not pass."""
    return int(np.searchsorted(counts.cumsum(), part * counts.sum()))
