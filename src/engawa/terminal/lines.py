"""Lines of text and how they are put together: cut, framed, side by side.

The table is drawn as lines of exact width, so that its height is known before it is shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

Lines = list[Text]


class Corners(NamedTuple):
    """The signs of a frame."""

    top_left: str
    top_right: str
    bottom_left: str
    bottom_right: str
    across: str
    down: str


LIGHT = Corners("╭", "╮", "╰", "╯", "─", "│")
HEAVY = Corners("┏", "┓", "┗", "┛", "━", "┃")

_measure = Console(width=1000, color_system=None)  # Text.wrap asks for one; it prints nothing


def joined(parts: Sequence[Text | str], between: str = "") -> Text:
    return Text(between).join([Text(part) if isinstance(part, str) else part for part in parts])


def fitted(line: Text, width: int) -> Text:
    """The line cut or filled to just this width."""
    fitted = line.copy()
    fitted.truncate(width, overflow="ellipsis", pad=True)
    return fitted


def spread(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line; the left one gives way."""
    room = width - right.cell_len - (1 if right else 0)
    if room < 1:
        return fitted(left, width)
    return joined([fitted(left, room), " " if right else "", right])


def wrapped(text: Text, width: int, hanging: int = 0) -> Lines:
    """The text over as many lines as it needs, all but the first indented."""
    first = text.wrap(_measure, max(8, width - hanging))
    return [joined([" " * hanging if number else "", line]) for number, line in enumerate(first)]


def head_room(width: int, other: Text) -> int:
    """How long a text may be at one end of a frame's edge, beside this one at the other."""
    return width - 6 - (other.cell_len + 2 if other else 0)


def frame(
    rows: Lines,
    width: int,
    corners: Corners = LIGHT,
    style: str = "faint",
    head: tuple[Text, Text] = (Text(), Text()),
    foot: tuple[Text, Text] = (Text(), Text()),
) -> Lines:
    """The rows in a frame, with a text at each end of its upper and lower edge."""
    side = Text(corners.down, style)
    return [
        _edge(corners.top_left, corners.top_right, corners.across, style, head, width),
        *(joined([side, " ", fitted(row, width - 4), " ", side]) for row in rows),
        _edge(corners.bottom_left, corners.bottom_right, corners.across, style, foot, width),
    ]


def _edge(
    left: str, right: str, across: str, style: str, texts: tuple[Text, Text], width: int
) -> Text:
    inner = width - 4
    ends = [joined([" ", text, " "]) if text else Text() for text in texts]
    ends[1].truncate(inner, overflow="ellipsis")
    if ends[0].cell_len + ends[1].cell_len > inner:
        ends[0].truncate(max(0, inner - ends[1].cell_len), overflow="ellipsis")
    rule = Text(across * (inner - ends[0].cell_len - ends[1].cell_len), style)
    return joined([Text(left + across, style), ends[0], rule, ends[1], Text(across + right, style)])


def beside(blocks: Sequence[Lines], gap: int = 1) -> Lines:
    """Blocks side by side, each as wide as its widest line."""
    blocks = [block for block in blocks if block]
    widths = [max(line.cell_len for line in block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    return [
        joined(
            [
                fitted(block[row] if row < len(block) else Text(), width)
                for block, width in zip(blocks, widths, strict=True)
            ],
            " " * gap,
        )
        for row in range(height)
    ]


def in_columns(items: Sequence[Text], columns: int, gap: int) -> Lines:
    """Short items in columns, read downwards."""
    height = -(-len(items) // columns)
    starts = range(0, len(items), height)
    return beside([list(items[start : start + height]) for start in starts], gap)


def in_rows(items: Sequence[Text], width: int, gap: int = 2) -> Lines:
    """Items one after the other, in as many rows as they need; none is split."""
    rows: Lines = []
    for item in items:
        if rows and rows[-1].cell_len + gap + item.cell_len <= width:
            rows[-1] = joined([rows[-1], item], " " * gap)
        else:
            rows.append(item)
    return rows


def indented(lines: Lines, by: int = 2) -> Lines:
    return [joined([" " * by, line]) for line in lines]
