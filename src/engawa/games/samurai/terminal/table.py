"""The table of Samurai: the map in hexes, below it what each player has."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text

from engawa.core.match import Match
from engawa.games.samurai.terminal import map as japan
from engawa.games.samurai.terminal import names
from engawa.games.samurai.terminal.many_choices import MANY, many_choices
from engawa.terminal import seats
from engawa.terminal.ink import PATTERNS
from engawa.terminal.lines import Lines, fitted, joined, wrapped
from engawa.terminal.table import Table, seen


class SamuraiTable(Table):
    usual_options: ClassVar = {"players": 2}
    has_secrets = True

    def drawings(self, match: Match, width: int) -> Iterator[Lines]:
        view = seen(match)
        seats = [fitted(_seat(match, seat), width) for seat in range(match.seats)]
        below = [*seats, *wrapped(_hand(match), width, hanging=2)]
        hexes = japan.drawn_in_hexes(view, width)
        if hexes:
            yield [*hexes, *below]
        yield [*(fitted(line, width) for line in japan.squeezed(view, width)), *below]

    def many_choices(self, match: Match) -> Lines:
        return many_choices(match) if len(match.legal()) > MANY else []

    def piles(self, match: Match, width: int) -> Lines:
        """Figures set aside, and the tiles that each player has not laid yet."""
        language, view = match.language, seen(match)
        aside = names.figures(language, view["set_aside"])
        lines = wrapped(Text(names.words(language, "set-aside", figures=aside)), width)
        for seat, player in enumerate(view["seats"]):
            unlaid = names.tiles(language, player["unlaid"])
            text = joined([_name(match, seat), f": {unlaid}"])
            lines += wrapped(text, width, hanging=2)
        return lines

    def boards(self, match: Match, width: int) -> Lines:
        """Every settlement that still holds figures, by name; then the players."""
        language = match.language
        lines = []
        for at, kinds in seen(match)["settlements"].items():
            if kinds:
                standing = ", ".join(names.figure(language, kind) for kind in kinds)
                lines += wrapped(Text(f"{names.place(language, at)}: {standing}"), width)
        return [*lines, *(fitted(_seat(match, seat), width) for seat in range(match.seats))]

    def legend(self, language: str, width: int) -> Lines:
        paragraphs = names.words(language, "legend").splitlines()
        return [line for text in paragraphs for line in wrapped(Text(text, "faint"), width)]

    def summary(self, match: Match, width: int) -> Lines:
        """What each player has captured."""
        return [fitted(_seat(match, seat), width) for seat in range(match.seats)]


def _name(match: Match, seat: int) -> Text:
    name = names.seat(match.language, seat)
    return Text(f"{PATTERNS[seat]} {name}", f"seat{seat}")


def _seat(match: Match, seat: int) -> Text:
    """A player in one line: tiles in hand and reserve, figures captured."""
    language, player = match.language, seen(match)["seats"][seat]
    captured = player["captured"]
    told = names.words(
        language,
        "seat",
        hand=len(player["hand"]),
        reserve=len(player["reserve"]),
        captured=names.words(language, "behind-screen")
        if captured is None
        else names.figures(language, captured),
    )
    return joined([seats.labelled(_name(match, seat), seats.labels(match, seat)), f" {told}"])


def _hand(match: Match) -> Text:
    """The hand of the player who decides."""
    if not isinstance(match.actor, int):
        return Text()
    tiles = match.view(match.actor)["seats"][match.actor]["hand"]
    told = names.words(match.language, "hand", tiles=names.tiles(match.language, tiles))
    return Text(told, f"seat{match.actor}")
