"""The table, as one player sees it: the turn above, a board for each seat below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from engawa.core.match import Match
from engawa.games.rent_a_hero.terminal import names
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
    wrapped,
)
from engawa.terminal.table import seen

View = Mapping[str, Any]


def eyes(match: Match) -> View:
    """What the person at the keyboard may see, and who is a bot."""
    return seen(match) | {"labels": [seats.labels(match, seat) for seat in range(match.seats)]}


def turn(language: str, view: View, width: int) -> Lines:
    """The requirement, the piles, the wanderer."""
    parts = [_requirement(language, view)]
    parts += [
        Text(names.words(language, "deck", number=view["deck"])),
        Text(names.words(language, "discards", number=len(view["discard"]))),
        Text(names.words(language, "face-down", number=len(view["hint_cards"])), "hidden"),
    ]
    rows = in_rows(parts, width, gap=4)
    if view["wanderer"] is not None:
        rows += wrapped(_wanderer(language, view), width, hanging=2)
    return rows


def _requirement(language: str, view: View) -> Text:
    if view["requirement"] is None:
        return Text(names.words(language, "no-requirement"), "faint")
    required = names.requirement(language, view["requirement"], len(view["seats"]))
    text = Text(names.words(language, "required", requirement=required), "title")
    if view["lifted"]:
        text.append(f" ({names.words(language, 'lifted')})", "kiai")
    return text


def _wanderer(language: str, view: View) -> Text:
    seat = names.seat(language, view["holder"])
    if view["wanderer"] != "?":
        hero = names.hero(language, view["wanderer"])
        return Text(names.words(language, "wanderer-known", seat=seat, hero=hero), "kiai")
    text = Text(names.words(language, "wanderer", seat=seat), "hidden")
    if view["may_be"]:
        heroes = ", ".join(map(str, view["may_be"]))
        text.append(" " + names.words(language, "may-be", heroes=heroes), "faint")
    return text


def own_hand(language: str, view: View, width: int) -> Lines:
    """Only the viewer's own."""
    if view["seat"] is None:
        return []
    hand = view["seats"][view["seat"]]["hand"]
    text = names.words(language, "own-hand", cards=names.cards(language, hand))
    if not hand:
        text = names.words(language, "own-hand-empty")
    return wrapped(Text(text, "title"), width, hanging=2)


def framed(language: str, view: View, seat: int, width: int) -> Lines:
    is_asked = view["actor"] == seat
    style = "asked" if is_asked else f"seat{seat}"
    size = _size(language, view, seat)
    head = (_heading(language, view, seat, head_room(width, size)), size)
    rows = wrapped(_band(language, view, seat), width - 4)[:2]
    foot = (_counts(language, view, seat), Text())
    return frame(rows, width, HEAVY if is_asked else LIGHT, style, head, foot)


def single_line(language: str, view: View, seat: int, width: int) -> Text:
    mark = Text("▶" if view["actor"] == seat else " ", "asked")
    parts = [_heading(language, view, seat, width // 2), _size(language, view, seat)]
    parts += [_band(language, view, seat), _counts(language, view, seat)]
    return fitted(joined([mark, joined(parts, "  ")]), width)


def _heading(language: str, view: View, seat: int, room: int) -> Text:
    text = Text(f"{PATTERNS[seat] * 2} {names.seat(language, seat)}", f"seat{seat}")
    if view["sender"] == seat and view["requirement"] is not None:
        text.append(f", {names.words(language, 'sender')}", "faint")
    return seats.labelled(text, view["labels"][seat], room)


def _size(language: str, view: View, seat: int) -> Text:
    return Text(names.words(language, "hand", number=len(view["seats"][seat]["hand"])))


def _band(language: str, view: View, seat: int) -> Text:
    """Ready heroes in bold; used ones in brackets, as their cards lie on the side."""
    board = view["seats"][seat]
    parts = [
        Text(names.hero(language, hero), "safe")
        if hero in board["ready"]
        else Text(f"({names.hero(language, hero)})", "faint")
        for hero in sorted([*board["ready"], *board["used"]])
    ]
    return joined(parts, " · ") if parts else Text(names.words(language, "band-empty"), "faint")


def _counts(language: str, view: View, seat: int) -> Text:
    board = view["seats"][seat]
    parts = []
    if board["eliminated"]:
        parts.append(names.words(language, "lost", number=len(board["eliminated"])))
    if board["powers_used"]:
        parts.append(names.words(language, "uses", number=board["powers_used"]))
    if board["lacks"]:
        heroes = ", ".join(map(str, board["lacks"]))
        parts.append(names.words(language, "lacks", heroes=heroes, newer=board["newer"]))
    return Text(", ".join(parts), "faint")
