"""Captures and the winner's ladder once more: slow, naive, and written without the game's rules.

It knows only the drawing of the map and what is written on tiles.
"""

from __future__ import annotations

from engawa.games.samurai.japan import DRAWING

Board = dict[str, tuple[int, str]]  # hex: seat, tile
Figures = dict[str, set[str]]  # settlement: kinds
KINDS = ("helmet", "buddha", "rice")


def read_hexes() -> dict[str, str]:
    """Every hex's sign by its name."""
    found = {}
    header, *lines = DRAWING.strip("\n").split("\n")
    row = ""
    for line in lines:
        row = line[:2].strip() or row
        for at, letter in enumerate(header):
            if letter != " " and line[at : at + 1].strip():
                found[letter + row] = line[at]
    return found


HEXES = read_hexes()


def centre_of(name: str) -> tuple[float, float]:
    """Where a hex lies if neighbours in a column are 1 apart."""
    column = ord(name[0]) - ord("A")
    return column * 3**0.5 / 2, int(name[1:]) + (0.5 if column % 2 else 0)


def neighbours(name: str) -> list[str]:
    """All hexes whose centres are 1 away."""
    x, y = centre_of(name)
    found = []
    for other in HEXES:
        other_x, other_y = centre_of(other)
        if abs((x - other_x) ** 2 + (y - other_y) ** 2 - 1) < 0.01:
            found.append(other)
    return found


NEIGHBOURS = {name: neighbours(name) for name in HEXES}


def counts(tile: str, kind: str) -> int:
    name, _, strength = tile.rpartition("-")
    return int(strength) if name in (kind, "samurai", "ronin", "ship") else 0


def captures(board: Board, figures: Figures, players: int) -> list[tuple[int | None, str]]:
    """Who takes which kind when the turn ends; None where it is set aside."""
    taken: list[tuple[int | None, str]] = []
    for place, kinds in figures.items():
        land = [at for at in NEIGHBOURS[place] if HEXES[at] == "."]
        if not all(at in board for at in land):
            continue
        beside = [board[at] for at in NEIGHBOURS[place] if at in board]
        for kind in kinds:
            strengths = [
                sum(counts(tile, kind) for seat, tile in beside if seat == player)
                for player in range(players)
            ]
            best = max(strengths)
            is_clear = best > 0 and strengths.count(best) == 1
            taken.append((strengths.index(best) if is_clear else None, kind))
    return taken


def winners(captured: list[dict[str, int]]) -> list[int]:
    """The whole ladder, step by step."""
    seats = list(range(len(captured)))
    led: dict[int, list[str]] = {seat: [] for seat in seats}
    for kind in KINDS:
        most = max(of[kind] for of in captured)
        having = [seat for seat in seats if captured[seat][kind] == most]
        if len(having) == 1:
            led[having[0]].append(kind)
    for seat in seats:
        if len(led[seat]) >= 2:
            return [seat]
    staying = [seat for seat in seats if led[seat]]
    if not staying:
        totals = [sum(captured[seat].values()) for seat in seats]
        return [seat for seat in seats if totals[seat] == max(totals)]
    others = {s: sum(n for kind, n in captured[s].items() if kind not in led[s]) for s in staying}
    staying = [seat for seat in staying if others[seat] == max(others.values())]
    totals_left = {seat: sum(captured[seat].values()) for seat in staying}
    return [seat for seat in staying if totals_left[seat] == max(totals_left.values())]
