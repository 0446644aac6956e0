"""What the terminal needs from a game's own drawing; it is imported when it is first needed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, ClassVar

from rich.text import Text

from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games import FOLDERS, part
from engawa.terminal.lines import Lines
from engawa.terminal.terminal import PART

USUAL_GAME = "samurai-spirit"  # if nobody says which


class Table(ABC):
    """How one game looks in a terminal."""

    usual_options: ClassVar[Mapping[str, Any]]  # a first game for one person
    has_secrets: ClassVar[bool] = False  # players may not see each other's hands

    @abstractmethod
    def drawings(self, match: Match, width: int) -> Iterator[Lines]:
        """The whole table, in ever fewer lines; the first that fits is shown."""

    def question(self, match: Match) -> Text:
        """Who has to decide, and what, in one sentence."""
        text = self.told(match, match.game.asked(seen(match), match.language))
        text.stylize("bold")
        return text

    def at_hand(self, match: Match) -> Lines:
        """What the question is about, drawn large: a card, say; or nothing."""
        del match
        return []

    def choice(self, match: Match, action: str) -> Text:
        """What an action would do."""
        return self.told(match, match.game.choice(seen(match), action, match.language))

    def many_choices(self, match: Match) -> Lines:
        """How to type an action where there are too many to number them; else nothing."""
        del match
        return []

    def seat_names(self, match: Match) -> list[str]:
        """Who sits there, as sentences name them; '' while nobody does."""
        view = match.view(None)
        return [match.game.seat_name(view, seat, match.language) for seat in range(match.seats)]

    def told(self, match: Match, sentence: str) -> Text:
        """A sentence of the log, with names in the colours of their seats."""
        text = Text(sentence)
        for seat, name in enumerate(self.seat_names(match)):
            if name:
                text.highlight_words([name], f"seat{seat}")
        return text

    @abstractmethod
    def piles(self, match: Match, width: int) -> Lines:
        """The open cards that the table only counts."""

    @abstractmethod
    def boards(self, match: Match, width: int) -> Lines:
        """All about each seat, and what it can do."""

    @abstractmethod
    def legend(self, language: str, width: int) -> Lines:
        """What the signs of the drawing mean."""

    @abstractmethod
    def summary(self, match: Match, width: int) -> Lines:
        """How a finished game went."""


def seen(match: Match) -> dict[str, Any]:
    """What the person at the keyboard may see: the view of the player who decides, or a
    spectator's."""
    return match.view(match.actor if isinstance(match.actor, int) else None)


@cache
def table_of(game: str, language: str) -> Table:
    """A game's own drawing, from its folder `terminal`; BadInput if it has none."""
    own = part(game, "terminal")
    if own is None:
        games = ", ".join(name for name in sorted(FOLDERS) if part(name, "terminal"))
        raise BadInput(say(language, PART, "no-table", game=game, games=games))
    table: Table = own.TABLE
    return table
