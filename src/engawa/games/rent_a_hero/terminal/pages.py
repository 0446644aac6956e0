"""Pages beside the table: piles, boards in words, what the signs mean, how a game went."""

from __future__ import annotations

from rich.text import Text

from engawa.core.match import Match
from engawa.games.rent_a_hero.facts import Hero
from engawa.games.rent_a_hero.terminal import names
from engawa.games.rent_a_hero.terminal.board import eyes
from engawa.terminal.lines import Lines, indented, wrapped


def piles(match: Match, width: int) -> Lines:
    """The open part of the discard pile, the hint cards the viewer knows, and what is unseen."""
    language, view = match.language, eyes(match)
    hints = [hint["card"] for hint in view["hint_cards"] if hint["card"] != "?"]
    unseen = [int(hero) for hero, copies in view["unseen"].items() for _ in range(copies)]
    lines: Lines = []
    for title, cards in (("discards", view["discard"]), ("hints", hints), ("unseen", unseen)):
        head = names.words(language, f"{title}-listed", number=len(cards))
        lines += wrapped(Text(head, "title"), width)
        lines += indented(wrapped(Text(names.cards(language, cards)), width - 2))
    return lines


def boards_in_words(match: Match, width: int) -> Lines:
    """Each seat's heroes and what they can do."""
    language, view = match.language, eyes(match)
    lines: Lines = []
    for seat, board in enumerate(view["seats"]):
        lines.append(Text(names.seat(language, seat), f"seat{seat}"))
        for hero in sorted([*board["ready"], *board["used"]]):
            state = "" if hero in board["ready"] else f" ({names.words(language, 'used')})"
            text = f"{names.hero(language, hero)}{state}: {names.power(language, hero)}"
            lines += indented(wrapped(Text(text), width - 2, hanging=2))
    return lines


def legend(language: str, width: int) -> Lines:
    """Every hero: what its card requires, and its power."""
    lines = wrapped(Text(names.words(language, "legend"), "faint"), width)
    for hero in Hero:
        text = Text(names.hero(language, hero), "title")
        text.append(f": {names.power(language, hero)}")
        lines += wrapped(text, width, hanging=2)
    return lines


def summary(match: Match, width: int) -> Lines:
    """The tie-breaks of §6.3, seat by seat."""
    language, lines = match.language, []
    for seat, board in enumerate(match.view(None)["seats"]):
        heroes = sorted([*board["ready"], *board["used"]])
        text = names.words(
            language,
            "result",
            seat=names.seat(language, seat),
            heroes=len(heroes),
            eliminated=len(board["eliminated"]),
            uses=board["powers_used"],
        )
        lines += wrapped(Text(text), width, hanging=2)
    return lines
