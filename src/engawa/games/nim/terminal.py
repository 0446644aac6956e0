"""Nim in a terminal: the heap, and what each player has taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text

from engawa.core.match import Match
from engawa.core.words import say
from engawa.terminal.ink import PATTERNS
from engawa.terminal.lines import Lines, fitted, joined, wrapped
from engawa.terminal.table import Table, seen

PART = "nim/terminal"
STONE = "●"


class NimTable(Table):
    usual_options: ClassVar = {}
    has_secrets = True

    def drawings(self, match: Match, width: int) -> Iterator[Lines]:
        heap = Text(" ".join(STONE * seen(match)["stones"]) or "–", "calm")
        yield [*wrapped(heap, width), Text(), *self.boards(match, width)]

    def piles(self, match: Match, width: int) -> Lines:
        return wrapped(Text(say(match.language, PART, "bag")), width)

    def boards(self, match: Match, width: int) -> Lines:
        return [fitted(_seat(self, match, seat), width) for seat in range(match.seats)]

    def legend(self, language: str, width: int) -> Lines:
        return wrapped(Text(say(language, PART, "legend", stone=STONE), "faint"), width)

    def summary(self, match: Match, width: int) -> Lines:
        return self.boards(match, width)


def _seat(table: Table, match: Match, seat: int) -> Text:
    """A player in one line: the taboo, if it may be seen, and the amounts taken so far."""
    view, name = seen(match), table.seat_names(match)[seat]
    taboo, took = view["taboo"][seat], view["took"][seat]
    told = say(
        match.language,
        PART,
        "seat",
        taboo="?" if taboo is None else str(taboo),
        took=", ".join(map(str, took)) or "–",
    )
    return joined([Text(f"{PATTERNS[seat]} {name}", f"seat{seat}"), f" {told}"])


TABLE = NimTable()
