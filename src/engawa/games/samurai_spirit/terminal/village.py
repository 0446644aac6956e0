"""The village and the piles round it: the head of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from engawa.games.samurai_spirit.facts import FARMSTEADS, ROUNDS, FamilyBack
from engawa.games.samurai_spirit.terminal import names
from engawa.games.samurai_spirit.terminal.raiders import pile
from engawa.terminal.lines import Lines, frame, in_rows, joined, spread, wrapped

View = Mapping[str, Any]
GAP = 4  # columns between things of a row


def village(language: str, view: View, width: int) -> Lines:
    """Title, village, piles, and the tokens beside the village where there are any."""
    left, right = _title(language, view)
    return [
        spread(joined([" ", left]), joined([right, " "]), width),
        *(joined([" ", row]) for row in _rows(language, view, width - 2)),
    ]


def framed_village(language: str, view: View, width: int) -> Lines:
    return frame(_rows(language, view, width - 4), width, head=_title(language, view))


def _title(language: str, view: View) -> tuple[Text, Text]:
    level = names.level(language, view["level"])
    where = names.words(language, "round", round=view["round"], rounds=ROUNDS, level=level)
    return Text(names.words(language, "title"), "title"), Text(where)


def _rows(language: str, view: View, width: int) -> Lines:
    rows = in_rows([_barricades(language, view), *_dwellings(language, view)], width, GAP)
    for row in in_rows(_piles(language, view), width, GAP):
        rows += wrapped(row, width, hanging=2)
    if view["village_tokens"]:
        rows += wrapped(_tokens(language, view), width, hanging=2)
    return rows


def _barricades(language: str, view: View) -> Text:
    left, cap = view["barricades"], view["barricade_cap"]
    fence = [Text("╫" * left, "safe"), Text("┄" * (cap - left), "danger")]
    count = names.words(language, "barricades", number=left, cap=cap)
    return joined([*fence, Text(f" {count}")])


def _dwellings(language: str, view: View) -> list[Text]:
    standing, all_of_them = sum(view["farmsteads"].values()), sum(FARMSTEADS.values())
    safe, families = len(view["families"]), len(FamilyBack)
    roofs = [Text("⌂" * standing, "safe"), Text("×" * (all_of_them - standing), "danger")]
    dolls = [Text("☗" * safe, "safe"), Text("☖" * (families - safe), "danger")]
    return [
        joined([*roofs, f" {names.words(language, 'farmsteads', number=standing)}"]),
        joined([*dolls, f" {names.words(language, 'families', number=safe)}"]),
    ]


def _piles(language: str, view: View) -> list[Text]:
    parts = []
    for name in ("stack", "intruders"):
        cards = view[name]
        count = Text(names.words(language, name, number=len(cards)))
        known = any(card != "?" for card in cards)
        parts.append(joined([count, ": ", pile(language, cards)]) if known else count)
    parts.append(Text(names.words(language, "discards", number=len(view["discard"]))))
    return parts


def _tokens(language: str, view: View) -> Text:
    """The tokens that may still be taken; the others are used, or lie with a samurai."""
    left = [name for name, where in view["village_tokens"].items() if where == "face-up"]
    if not left:
        return Text(names.words(language, "tokens-used"), "faint")
    listed = names.samurai_list(language, left)
    return Text(names.words(language, "tokens", samurai=listed))
