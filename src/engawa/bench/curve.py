"""A curve with its intervals as an SVG: readable in grey, with no dependency."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 80, 650, 70, 350  # of the plot
INK, FAINT, LINE, BAND = "#1c1c1c", "#d4d0c8", "#23497f", "#23497f"


@dataclass(frozen=True)
class Point:
    """A rate with its 95% interval, at a place on a logarithmic axis."""

    x: float
    y: float
    low: float
    high: float


def draw(title: str, axis: str, points: Sequence[Point]) -> str:
    first, last = math.log(points[0].x), math.log(points[-1].x)

    def across(x: float) -> float:
        return round(LEFT + (RIGHT - LEFT) * (math.log(x) - first) / (last - first or 1), 1)

    def up(y: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * y, 1)

    parts = [text(WIDTH / 2, 36, title, size=19), text((LEFT + RIGHT) / 2, 402, axis)]
    for tenth in range(0, 11, 2):
        y = up(tenth / 10)
        parts.append(f'<path d="M{LEFT} {y}H{RIGHT}" stroke="{FAINT}"/>')
        parts.append(text(LEFT - 10, y + 5, f"{10 * tenth}%", anchor="end"))
    for point in points:
        x = across(point.x)
        parts.append(text(x, BOTTOM + 24, f"{point.x:g}"))
        parts.append(
            f'<path d="M{x} {up(point.low)}V{up(point.high)}M{x - 5} {up(point.low)}h10'
            f'M{x - 5} {up(point.high)}h10" stroke="{BAND}" stroke-width="1.5"/>'
        )
        parts.append(f'<circle cx="{x}" cy="{up(point.y)}" r="5" fill="{LINE}"/>')
        parts.append(text(x + 9, up(point.y) + 20, f"{point.y:.0%}", anchor="start"))
    line = "L".join(f"{across(point.x)} {up(point.y)}" for point in points)
    parts.append(f'<path d="M{line}" fill="none" stroke="{LINE}" stroke-width="2.5"/>')
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" '
        f'height="{HEIGHT}" font-family="Georgia, \'DejaVu Serif\', serif" role="img" '
        f'aria-label="{escape(title)}">\n<rect width="100%" height="100%" fill="#ffffff"/>\n'
        f"{body}\n</svg>\n"
    )


def text(x: float, y: float, words: str, *, size: int = 15, anchor: str = "middle") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" text-anchor="{anchor}" fill="{INK}">'
        f"{escape(words)}</text>"
    )
