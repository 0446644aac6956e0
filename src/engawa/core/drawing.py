"""Drawings as SVG, with no script and no dependency: the few strokes that all of them are made of.

Colours are whatever SVG takes, so a page can pass its own (`var(--ink)`) for its dark theme.
"""

from __future__ import annotations

from html import escape

INK, FAINT, PAPER, GREY = "#1c1c1c", "#d4d0c8", "#ffffff", "#5a5650"
COLOURS = ("#23497f", "#a8331c", "#2f6b3c", "#8a5a00", "#6b3a78")
# Never colour alone: every line has a pattern of its own too.
DASHES = ("", "9 5", "2 4", "12 4 2 4", "16 4 4 4 4 4")
FONT = "Georgia, 'DejaVu Serif', serif"


def drawing(width: int, height: int, label: str, body: str, paper: str = PAPER) -> str:
    """The whole picture; the label is for those who cannot see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{FONT}" role="img" '
        f'aria-label="{escape(label)}">\n<rect width="100%" height="100%" fill="{paper}"/>\n'
        f"{body}\n</svg>\n"
    )


def line(
    x1: float, y1: float, x2: float, y2: float, stroke: str, width: float = 1, dash: str = ""
) -> str:
    thick = f' stroke-width="{width}"' if width != 1 else ""
    return (
        f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="{stroke}"{thick}{pattern(dash)}/>'
    )


def pattern(dash: str) -> str:
    """The attribute of a dash pattern; none for a solid line."""
    return f' stroke-dasharray="{dash}"' if dash else ""


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: int,
    anchor: str = "start",
    weight: str = "normal",
    style: str = "normal",
    fill: str = INK,
) -> str:
    return (
        f'<text x="{round(x, 1)}" y="{round(y, 1)}" font-size="{size}" text-anchor="{anchor}" '
        f'font-weight="{weight}" font-style="{style}" fill="{fill}">{escape(words)}</text>'
    )


def upwards(drawn: str, x: float, y: float) -> str:
    """The same text, rotated around this point to read from bottom to top."""
    return drawn.replace("<text ", f'<text transform="rotate(-90 {x} {y})" ', 1)
