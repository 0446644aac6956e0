"""What a game adds to the lab: more columns in its tables, other counts and figures in its reports.

A game that has something to add derives from `Extension` in `games/<game>/lab.py`, as LAB; for the
others the lab shows what all games have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.game import Game
from engawa.games import part

if TYPE_CHECKING:  # they use the extension, not the other way round
    from engawa.lab.figures import Figure, Figures
    from engawa.lab.plan import Way
    from engawa.lab.summary import Rows, Summary

Counts = NDArray[np.float64]


@cache
def extension(game: Game) -> Extension:
    """The game's own extension, or what all games have."""
    own = part(game.name, "lab")
    return own.LAB if own else Extension()


class Extension:
    """What the lab does for any game."""

    compared: tuple[str, ...] = ()  # options whose values have their own bars in a report
    seats_words = "report-of-seats"  # how games with a number of seats are named there

    # Tables

    def kind_of(self, action: str) -> str:
        """What an action is counted as: 'support:kyuzo' is a 'support'."""
        return action.partition(":")[0]

    def columns(self, states: NDArray[np.void], seats: int) -> Mapping[str, Any]:
        """More columns, from the last positions of the games."""
        del states, seats
        return {}

    def values(self, option: str, text: str) -> list[Any] | None:
        """The values of an option that a text in a sweep stands for; None if it is a plain
        value."""
        del option, text
        return None

    # Counts

    def people(self, ways: Sequence[Way]) -> tuple[str, ...]:
        """Whose actions are counted: here, each bot's."""
        return tuple(sorted({bot for way in ways for bot in way.bots}))

    def person_name(self, person: str, language: str) -> str:
        del language
        return person

    def sitting(self, summary: Summary, batch: Mapping[str, Any], rows: Rows) -> NDArray[np.int64]:
        """Who sat on every seat, as places in `people`."""
        del batch
        ways, people = summary.ways, summary.people
        bots = np.zeros((len(ways), max(len(way.bots) for way in ways)), np.int64)
        for number, way in enumerate(ways):
            bots[number, : len(way.bots)] = [people.index(bot) for bot in way.bots]
        found: NDArray[np.int64] = bots[rows.way[rows.game], rows.seat]
        return found

    def blank(self, summary: Summary) -> dict[str, Counts]:
        """The game's own counts, before any game."""
        del summary
        return {}

    def count(self, summary: Summary, batch: Mapping[str, Any], rows: Rows) -> None:
        """Add the games of a batch to the game's own counts."""

    # Figures

    def figures(self, report: Figures) -> Iterator[Figure]:
        """Those that a table can answer, in the order of the page."""
        yield from report.strengths()
        yield report.endings()
        yield report.length()
        yield from report.order_of_play()
        yield report.uses()
