"""The map of Japan in hexes.

Two lines per row, like tiles on a table: `/K17\\___/`. The columns B, D, F … are half a hex lower.
Where there is no room, one line per row without the edges.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.text import Text

from engawa.games.samurai.facts import ARMY, TILES
from engawa.games.samurai.japan import MAP, PARTS, PARTS_BY_PLAYERS, ROOM, Hex, hex_name
from engawa.terminal.ink import PATTERNS
from engawa.terminal.lines import Lines, joined

View = Mapping[str, Any]
CELL = 3  # signs inside a hex
STRIDE = CELL + 1  # from one column to the next
MARGIN = 3  # for the numbers of the rows
SIGNS = {"helmet": "H", "buddha": "B", "rice": "R", "samurai": "S", "ronin": "N", "ship": "P"}


def hexes_in_play(players: int) -> list[Hex]:
    parts = PARTS_BY_PLAYERS[players]
    return [at for at, cell in MAP.items() if PARTS[cell[1]] & parts]


def tile_sign(tile: str) -> str:
    """'H4' is helmet-4, 'X0' the exchange of tiles."""
    printed = ARMY[TILES.index(tile)]
    return f"{SIGNS.get(printed.sign, 'X')}{printed.strength}"


def inside(view: View, at: Hex, *, is_named: bool = True) -> Text:
    """What is in a hex: a tile, figures, or its name; three signs."""
    name = hex_name(at)
    laid = view["board"].get(name)
    if laid:
        return Text(f"{PATTERNS[laid['seat']]}{tile_sign(laid['tile'])}", f"seat{laid['seat']}")
    if MAP[at][0] in ROOM:
        figures = "".join(SIGNS[kind] for kind in view["settlements"][name])
        return Text(f"{figures or '⌂':⌂<{ROOM[MAP[at][0]]}}".center(CELL), "kiai")
    if MAP[at][0] == "~":
        return Text(" ~ ", "calm")
    return Text(f"{name if is_named else ' .':<{CELL}}", "faint")


def drawn_in_hexes(view: View, width: int) -> Lines | None:
    """The map with the edges of its hexes; None if it is wider than this."""
    hexes = hexes_in_play(view["players"])
    left, right = hexes[0][0], hexes[-1][0]
    top, bottom = min(row for _, row in hexes), max(row for _, row in hexes)
    if MARGIN + (right - left + 1) * STRIDE + 1 > width:
        return None
    canvas = [[(" ", "")] * (width - MARGIN) for _ in range(2 * (bottom - top) + 4)]

    def put(line: int, column: int, text: Text) -> None:
        for offset, sign in enumerate(text.plain):
            if sign != " " or canvas[line][column + offset][0] == " ":
                canvas[line][column + offset] = (sign, str(text.style))

    for at in hexes:
        line, column = 2 * (at[1] - top) + at[0] % 2, (at[0] - left) * STRIDE
        put(line, column + 1, Text("_" * CELL, "faint"))
        put(line + 1, column, Text("/", "faint"))
        put(line + 1, column + CELL + 1, Text("\\", "faint"))
        put(line + 2, column, Text("\\" + "_" * CELL + "/", "faint"))
    for at in hexes:
        line, column = 2 * (at[1] - top) + at[0] % 2, (at[0] - left) * STRIDE
        put(line + 1, column + 1, inside(view, at))
    rows = [_joined(signs) for signs in canvas]
    last = 2 * (bottom - top) + 1
    return _labelled(
        rows, left, right, lambda line: top + line // 2 if line % 2 and line <= last else 0
    )


def squeezed(view: View, width: int) -> Lines:
    """The map in one line per row; where even that is too wide, without the names of open land."""
    hexes = hexes_in_play(view["players"])
    left, right = hexes[0][0], hexes[-1][0]
    top = min(row for _, row in hexes)
    is_named = MARGIN + (right - left + 1) * STRIDE <= width + 1
    gap = " " * (STRIDE - CELL) if is_named else ""
    rows: Lines = []
    for row in range(top, max(row for _, row in hexes) + 1):
        line = Text()
        for column in range(left, right + 1):
            is_there = (column, row) in hexes
            cell = inside(view, (column, row), is_named=is_named) if is_there else Text(" " * CELL)
            line = joined([line, cell, gap])
        rows.append(line)
    return _labelled(rows, left, right, lambda line: top + line, CELL + len(gap))


def _joined(signs: list[tuple[str, str]]) -> Text:
    line = Text()
    for sign, style in signs:
        line.append(sign, style)
    line.rstrip()
    return line


def _labelled(
    rows: Lines, left: int, right: int, number_of: Callable[[int], int], stride: int = STRIDE
) -> Lines:
    """Letters above the columns, numbers before the rows."""
    columns = range(left, right + 1)
    letters = "".join(f" {chr(ord('A') + column):<{stride - 1}}" for column in columns)
    head = Text(" " * MARGIN + letters.rstrip(), "faint")
    lines = [head]
    for number, row in enumerate(rows):
        label = number_of(number)
        line = Text(f"{label or '':>{MARGIN - 1}} ", "faint")
        line.append_text(row)
        lines.append(line)
    return lines
