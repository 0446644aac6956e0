"""What a report shows of a table: each figure is a question, a plot, and its numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from engawa.core.words import knows, say
from engawa.lab import plots
from engawa.lab.extension import extension
from engawa.lab.marks import Mark, against, elo, mean, percent, points, rate
from engawa.lab.ratings import ratings
from engawa.lab.summary import LONGEST, SEATS, Summary

PART = "lab"  # the catalogue of its sentences
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
    """The figures of one table in one language; the game's extension says which there are."""

    def __init__(self, summary: Summary, language: str) -> None:
        self.summary, self.language = summary, language
        self.extension = extension(summary.game)

    def all(self) -> Iterator[Figure]:
        yield from self.extension.figures(self)

    # Words

    def words(self, message: str, **details: str | int) -> str:
        """A sentence of the game's own chapter, or of the lab's."""
        own = f"{self.summary.game.name}/lab"
        part = own if knows(self.language, own, message) else PART
        return say(self.language, part, message, **details)

    def option_words(self, option: str, value: str) -> str:
        return say(self.language, self.summary.game.name, f"option-{option}-{value}")

    def headings(self, *names: str) -> tuple[str, ...]:
        return tuple(self.words(f"report-head-{name}") for name in names)

    def count(self, number: float) -> str:
        """A large number as people write it in this language."""
        return self.words("report-count", number=int(number))

    # Winning

    def strengths(self) -> Iterator[Figure]:
        """Ratings, if different bots played each other."""
        wins, games = self.summary.seatings()
        if self.summary.game.is_cooperative or len({bot for bots in wins for bot in bots}) < 2:
            return
        marks = [
            Mark(found.bot, found.elo, found.low, found.high, elo(found.elo))
            for found in ratings(wins, games)
        ]
        title = self.words("report-ratings")
        caption = self.words("report-elo")
        drawn = plots.dots(title, marks, elo, caption, even=0.0)
        rows = tuple((m.label, m.note, f"{elo(m.low)} – {elo(m.high)}") for m in marks)
        heads = self.headings("bot", "elo", "interval")
        yield Figure(title, drawn, self.words("report-ratings-note"), heads, rows)

    # How games go

    def endings(self) -> Figure:
        """How games end, or are lost."""
        names = self.summary.game.endings
        there = [n for n in range(len(names)) if self.summary.endings[:, n].sum()]
        labels = [self._ending(names[n]) for n in there]
        message = "losses" if self.summary.game.is_cooperative else "endings"
        return self.stacked(message, labels, self.summary.endings[:, there])

    def _ending(self, name: str) -> str:
        message = f"report-ending-{name.replace('+', '-')}"
        return self.words(message) if knows(self.language, PART, message) else name

    def stacked(self, message: str, labels: Sequence[str], counts: Any) -> Figure:
        """Shares of all games, and of those of each option and number of seats that is compared;
        the counts are by way and label."""
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
        for seats in self.numbers():
            of_seats = self.summary.lengths[seats]
            shown = (str(_quantile(of_seats, part)) for part in (0.05, 0.5, 0.95))
            rows.append((str(seats), self.count(of_seats.sum()), *shown))
        heads = self.headings("seats", "games", "five", "median", "ninety-five")
        note = self.words("report-length-note")
        if longest == LONGEST:
            note = f"{note} {self.words('report-length-cut', longest=LONGEST)}"
        return Figure(title, drawn, note, heads, tuple(rows))

    def order_of_play(self) -> Iterator[Figure]:
        """What it is worth to play first, where not all win together. Shows the difference from an
        even share, since more seats have smaller ones."""
        found = self.summary
        if found.game.is_cooperative:
            return
        marks = [
            against(
                rate(self.place(seats, place), found.in_order[seats, place], found.starts[seats]),
                found.in_order[seats].sum() / found.starts[seats] / seats,
                points,
            )
            for seats in self.numbers()
            for place in range(seats)
        ]
        yield self.differences("order-seats", "place", marks, points)

    def place(self, seats: int, place: int) -> str:
        return self.words("report-place", seats=seats, number=place + 1)

    def differences(
        self, message: str, heading: str, marks: Sequence[Mark], show: Callable[..., str]
    ) -> Figure:
        """A dot for each difference, with its interval, beside a line where all are even."""
        title, caption = self.words(f"report-{message}"), self.words(f"report-{message}-axis")
        drawn = plots.dots(title, marks, lambda value: show(value, "g"), caption, even=0.0)
        rows = tuple((m.label, m.note, f"{show(m.low)} – {show(m.high)}") for m in marks)
        heads = self.headings(heading, "difference", "interval")
        return Figure(title, drawn, self.words(f"report-{message}-note"), heads, rows)

    def uses(self, *remarks: str) -> Figure:
        """How often each kind of action is used: in a game, by one seat. Remarks are messages
        that follow the note."""
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
        names, name = [found.kinds[kind] for kind in used], self.extension.person_name
        people = {who: name(found.people[who], self.language) for who in seated}
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
        note = " ".join(map(self.words, ("report-powers-note", *remarks)))
        return Figure(title, drawn, note, heads, rows)

    # Which ways

    def values(self, option: str) -> list[str]:
        """Those that an option has in this table."""
        return list(dict.fromkeys(str(way.options[option]) for way in self.summary.ways))

    def numbers(self) -> list[int]:
        """The numbers of seats there are."""
        return [number for number in range(SEATS) if self.summary.starts[number]]

    def ways(self, seats: int | None = None, options: Mapping[str, str] | None = None) -> list[int]:
        """The ways with this many seats and these options."""
        return [
            number
            for number, way in enumerate(self.summary.ways)
            if seats in (None, len(way.bots))
            and all(str(way.options[name]) == value for name, value in (options or {}).items())
        ]

    def _groups(self) -> list[tuple[str, list[int]]]:
        """All games, then those of each value that is compared and of each number of seats."""
        groups = [(self.words("report-all-games"), self.ways())]
        for option in self.extension.compared:
            values = self.values(option)
            if len(values) > 1:
                groups += [
                    (self.option_words(option, value), self.ways(options={option: value}))
                    for value in values
                ]
        if len(self.numbers()) > 1:
            groups += [
                (self.words(self.extension.seats_words, number=number), self.ways(seats=number))
                for number in self.numbers()
            ]
        return groups


def _quantile(counts: Any, part: float) -> int:
    """The value that this share of the games does not exceed."""
    return int(np.searchsorted(counts.cumsum(), part * counts.sum()))
