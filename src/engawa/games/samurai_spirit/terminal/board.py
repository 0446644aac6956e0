"""One samurai's board: framed, and as a single line where the window is low."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from rich.text import Text

from engawa.core.match import Match
from engawa.core.names import words
from engawa.games.samurai_spirit.facts import DEADLY_WOUNDS, RAIDER, SAMURAI, Samurai, Symbol
from engawa.games.samurai_spirit.state import State
from engawa.games.samurai_spirit.talents import has_talent
from engawa.games.samurai_spirit.terminal import names
from engawa.games.samurai_spirit.terminal.raiders import ICONS, short, signs
from engawa.games.samurai_spirit.terminal.track import LENGTH, track
from engawa.terminal import seats
from engawa.terminal.ink import PATTERNS
from engawa.terminal.lines import (
    HEAVY,
    LIGHT,
    Lines,
    fitted,
    frame,
    head_room,
    in_rows,
    joined,
    spread,
    wrapped,
)

NARROWEST = 39  # columns of a framed board: two in a window of 80
NAME = 12  # columns of a name in a single line


@dataclass(frozen=True)
class Board:
    """What a board shows of one seat."""

    language: str
    seat: int
    labels: list[str]  # who plays it, where bots do
    is_asked: bool
    samurai: str
    shown: dict[str, Any]  # the seat's part of the view
    lent_to: str | None  # who has the token
    talents: list[str]  # besides its own, working now
    waiting: list[str]  # talents on loan that do not work yet, or not in this turn

    @property
    def ink(self) -> str:
        return f"seat{self.seat}"

    @property
    def name(self) -> str:
        return names.samurai(self.language, self.samurai)

    def words(self, message: str, **details: str | int) -> str:
        return names.words(self.language, message, **details)


def boards(match: Match) -> list[Board]:
    view = match.view(None)
    return [board(match, view, seat) for seat in range(len(view["seats"]))]


def board(match: Match, view: dict[str, Any], seat: int) -> Board:
    shown = view["seats"][seat]
    holders = {b["samurai"]: b["token_lent_to"] for b in view["seats"]} | view["village_tokens"]
    borrowed = [name for name, holder in holders.items() if holder == seat]
    s = cast(State, match.state)
    working = [n for n in borrowed if has_talent(s, seat, Samurai(SAMURAI.index(n)))]
    lent_to = shown["token_lent_to"]
    return Board(
        match.language,
        seat,
        seats.labels(match, seat),
        match.actor == seat,
        shown["samurai"],
        shown,
        None if lent_to is None else view["seats"][lent_to]["samurai"],
        working,
        [name for name in borrowed if name not in working],
    )


def body(board: Board, width: int, line_rows: int) -> Lines:
    """What may need more rows on one board than on another."""
    shown, inner = board.shown, width - 4
    ruler = track(shown["total"], shown["kiai"], inner, board.ink)
    rows = [ruler, *combat_line(board, inner, line_rows)]
    if not _fits_below(board, width):
        rows += wrapped(loans(board), inner, hanging=2)
    return rows


def framed(board: Board, width: int, rows: Lines) -> Lines:
    """The whole board, given its body."""
    shown, inner = board.shown, width - 4
    shields = defence(board, inner - DEADLY_WOUNDS - 1)
    drops = joined([Text(board.words("wounds") + " ", "faint"), wounds(board)])
    if shields.cell_len + drops.cell_len >= inner:
        drops = wounds(board)
    style = "asked" if board.is_asked else "faint" if shown["passed"] else board.ink
    corners = HEAVY if board.is_asked else LIGHT
    status = Text(board.words("kiai-value", kiai=shown["kiai"]), "kiai")
    if shown["passed"]:  # no kiai any more in this round
        status = Text(board.words("passed"), "faint")
    head = (heading(board, head_room(width, status)), status)
    foot = (token(board), loans(board) if _fits_below(board, width) else Text())
    return frame([*rows, spread(shields, drops, inner)], width, corners, style, head, foot)


def _fits_below(board: Board, width: int) -> bool:
    """Do token and loans fit into the lower edge?"""
    return token(board).cell_len + loans(board).cell_len + 9 <= width


def single_line(board: Board, width: int) -> Text:
    """The board in one line, with the combat line in as few signs as possible."""
    shown = board.shown
    mark = Text("▶" if board.is_asked else " ", "asked")
    name = Text(f"{PATTERNS[board.seat]} {board.name}", board.ink)
    held = {RAIDER[card].symbol for card in shown["defence"]}
    shields = [
        Text(ICONS[symbol], "safe") if symbol in held else Text("·", "faint")
        for symbol in words(Symbol)
    ]
    parts = [
        joined([mark, fitted(name, NAME)]),
        fitted(Text(str(shown["kiai"]), "kiai"), 2),
        wounds(board),
        fitted(track(shown["total"], shown["kiai"], LENGTH, board.ink), LENGTH),
        joined(shields),
    ]
    if shown["passed"]:
        parts.append(Text(board.words("passed"), "faint"))
    elif shown["combat"]:
        *earlier, last = shown["combat"]
        cards = [*(signs(card) for card in earlier), short(board.language, last)]
        parts.append(joined(cards, " "))
    parts += [token(board)] if board.lent_to else []
    parts += [loans(board)] if loans(board) else []
    return fitted(joined(parts, " "), width)


def heading(board: Board, room: int) -> Text:
    shown = board.shown
    text = Text().append(f"{PATTERNS[board.seat] * 2} ", board.ink)
    text.append(board.name, "title" if board.is_asked else board.ink)
    text.append(", " + board.words(shown["side"]), "kiai" if shown["side"] == "animal" else "faint")
    return seats.labelled(text, board.labels, room)


def combat_line(board: Board, width: int, most_rows: int) -> Lines:
    """The line, first card first; only the last one's penalty is due, so it has the ink.

    Where the line is too long, its first cards lose their words.
    """
    cards = board.shown["combat"]
    if not cards:
        return [Text(board.words("line-empty"), "faint")]
    for cut in range(len(cards) + 1):
        parts = [signs(card) for card in cards[:cut]]
        parts += [short(board.language, card, "faint") for card in cards[cut:-1]]
        parts += [short(board.language, card) for card in cards[max(cut, len(cards) - 1) :]]
        lines = in_rows(parts, width)
        if len(lines) <= most_rows:
            break
    return lines[:most_rows]


def defence(board: Board, width: int) -> Text:
    """A place for each symbol: its card, or an empty outline; without words if they are long."""
    held = {RAIDER[card].symbol: RAIDER[card].value for card in board.shown["defence"]}
    for has_words in (True, False):
        places = []
        for symbol in words(Symbol):
            name = names.symbol(board.language, symbol) if has_words else ""
            if symbol in held:
                places.append(Text(f"[{ICONS[symbol]}{name} {held[symbol]}]", "safe"))
            else:
                places.append(Text(f"┆ {name or ICONS[symbol]}  ┆", "faint"))
        row = joined(places, " ")
        if row.cell_len <= width:
            break
    return row


def wounds(board: Board) -> Text:
    """A drop for each wound, and one for each that is still to come before death."""
    taken = board.shown["wounds"]
    return Text.assemble(("●" * taken, "danger"), ("○" * (DEADLY_WOUNDS - taken), "faint"))


def token(board: Board) -> Text:
    if board.lent_to is None:
        return Text(board.words("token-home"), "faint")
    holder = names.samurai(board.language, board.lent_to)
    return Text(board.words("token-lent", samurai=holder), "calm")


def loans(board: Board) -> Text:
    """Whose talents it has besides its own: now, and from its next turn on."""
    texts = []
    if board.talents:
        lent = names.samurai_list(board.language, board.talents)
        texts.append(Text(f"+ {lent}", "safe"))
    if board.waiting:
        lent = names.samurai_list(board.language, board.waiting)
        texts.append(Text(board.words("talents-later", samurai=lent), "faint"))
    return joined(texts, " ")
