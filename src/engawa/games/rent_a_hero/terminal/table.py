"""The table of Rent a Hero: the turn above, boards in seat order below it, then one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text

from engawa.core.match import Match
from engawa.games.rent_a_hero.facts import FEWEST_PLAYERS
from engawa.games.rent_a_hero.terminal import names, pages
from engawa.games.rent_a_hero.terminal.board import eyes, framed, own_hand, single_line, turn
from engawa.terminal.lines import Lines, beside, joined
from engawa.terminal.table import Table

NARROWEST = 39  # columns of a framed board: two in a window of 80


class RentAHeroTable(Table):
    usual_options: ClassVar = {"players": FEWEST_PLAYERS}
    has_secrets: ClassVar = True

    def drawings(self, match: Match, width: int) -> Iterator[Lines]:
        language, view = match.language, eyes(match)
        title = joined([" ", Text(names.words(language, "title"), "title")])
        head = [title, *turn(language, view, width)]
        hand = own_hand(language, view, width)
        seats = range(len(view["seats"]))
        columns = max(1, min(2, width // NARROWEST))
        each = (width - columns + 1) // columns
        boards: Lines = []
        for start in range(0, len(seats), columns):
            row = seats[start : start + columns]
            boards += beside([framed(language, view, seat, each) for seat in row])
        yield [*head, *boards, *hand]
        yield [*head, *(single_line(language, view, seat, width) for seat in seats), *hand]

    def piles(self, match: Match, width: int) -> Lines:
        return pages.piles(match, width)

    def boards(self, match: Match, width: int) -> Lines:
        return pages.boards_in_words(match, width)

    def legend(self, language: str, width: int) -> Lines:
        return pages.legend(language, width)

    def summary(self, match: Match, width: int) -> Lines:
        return pages.summary(match, width)
