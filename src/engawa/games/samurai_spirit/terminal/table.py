"""The table of Samurai Spirit: village above, boards in seat order below it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text

from engawa.core.match import Match
from engawa.games.samurai_spirit.terminal import pages
from engawa.games.samurai_spirit.terminal.board import (
    NARROWEST,
    Board,
    boards,
    body,
    framed,
    single_line,
)
from engawa.games.samurai_spirit.terminal.card_at_hand import card_at_hand
from engawa.games.samurai_spirit.terminal.raiders import large
from engawa.games.samurai_spirit.terminal.village import framed_village, village
from engawa.terminal.lines import Lines, beside
from engawa.terminal.table import Table

MOST_ROWS = 3  # of a combat line


class SamuraiSpiritTable(Table):
    usual_options: ClassVar = {"players": 1, "samurai": 2, "level": "easy"}

    def drawings(self, match: Match, width: int) -> Iterator[Lines]:
        view, seated = match.view(None), boards(match)
        head = village(match.language, view, width)
        yield [
            *framed_village(match.language, view, width),
            *_side_by_side(seated, width, MOST_ROWS),
        ]
        yield [*head, *_side_by_side(seated, width, MOST_ROWS)]
        yield [*head, *_side_by_side(seated, width, 1)]
        yield [*head, *(single_line(board, width) for board in seated)]

    def at_hand(self, match: Match) -> Lines:
        card = card_at_hand(match)
        return large(match.language, card) if card else []

    def piles(self, match: Match, width: int) -> Lines:
        return pages.piles(match, width)

    def boards(self, match: Match, width: int) -> Lines:
        return pages.boards_in_words(match, width)

    def legend(self, language: str, width: int) -> Lines:
        return pages.legend(language, width)

    def summary(self, match: Match, width: int) -> Lines:
        return pages.summary(match, width)


def _side_by_side(seated: list[Board], width: int, line_rows: int) -> Lines:
    """Boards in rows, as many beside each other as the width allows, all of one width."""
    most = max(1, (width + 1) // (NARROWEST + 1))
    columns = -(-len(seated) // -(-len(seated) // most))  # even rows
    each = min((width - columns + 1) // columns, 64)
    lines: Lines = []
    for start in range(0, len(seated), columns):
        row = seated[start : start + columns]
        bodies = [body(board, each, line_rows) for board in row]
        height = max(len(rows) for rows in bodies)
        for rows in bodies:
            rows += [Text()] * (height - len(rows))
        lines += beside([framed(b, each, rows) for b, rows in zip(row, bodies, strict=True)])
    return lines
