"""Plots of a report, drawn as SVG: labelled, with intervals, and readable in grey.

Colours are the page's (`var(--…)`), so that it follows the page's theme.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engawa.core.drawing import DASHES, drawing, line, text, upwards
from engawa.lab.axes import ROOTED, Axis, Rooted, axis
from engawa.lab.marks import Mark

WIDTH = 860
INK, FAINT, GREY, PAPER, BAR = (
    f"var(--{name})" for name in ("ink", "faint", "grey", "paper", "bar")
)
COLOURS = tuple(f"var(--c{number})" for number in range(5))
HATCHES = 5  # the page defines #hatch-0 …
ROW = 26  # height
Shown = Callable[[float], str]  # a value as the axis shows it


def dots(
    title: str,
    marks: Sequence[Mark],
    shown: Shown,
    caption: str,
    even: float,
) -> str:
    """A row for each value: a dot, its interval, its name before it and its number after it. A
    dashed line marks where all are even."""
    left, right, top = 40 + 8 * max(len(mark.label) for mark in marks), WIDTH - 150, 14
    left = min(left, 330)
    bottom = top + ROW * len(marks) + 6
    reached = [bound for mark in marks for bound in (mark.low, mark.high)]
    scale = axis([*reached, even], left, right)
    parts = _across(scale, top, bottom, shown, caption)
    parts.append(line(scale.at(even), top, scale.at(even), bottom, INK, 1.5, "5 4"))
    for number, mark in enumerate(marks):
        y = top + ROW * number + ROW / 2
        parts.append(text(left - 12, y + 5, mark.label, size=14, anchor="end", fill=INK))
        parts += _whisker(scale.at(mark.low), scale.at(mark.high), y)
        parts.append(f'<circle cx="{scale.at(mark.value)}" cy="{y}" r="5" fill="{COLOURS[0]}"/>')
        parts.append(text(right + 14, y + 5, mark.note, size=13, fill=GREY))
    return drawing(WIDTH, bottom + 48, title, "\n".join(parts), PAPER)


def _whisker(low: float, high: float, y: float) -> list[str]:
    ends = [line(x, y - 4, x, y + 4, INK, 1.5) for x in (low, high)]
    return [line(low, y, high, y, INK, 1.5), *ends]


def _across(scale: Axis, top: float, bottom: float, shown: Shown, caption: str) -> list[str]:
    """The axis below, and a faint line for each of its marks."""
    parts = []
    for tick in scale.ticks:
        x = scale.at(tick)
        parts.append(line(x, top, x, bottom, FAINT))
        parts.append(text(x, bottom + 17, shown(tick), size=12, anchor="middle", fill=GREY))
    middle = (scale.start + scale.end) / 2
    parts.append(text(middle, bottom + 38, caption, size=13, anchor="middle", fill=INK))
    return parts


def _up(scale: Axis | Rooted, left: float, right: float, shown: Shown, caption: str) -> list[str]:
    """The axis at the side."""
    parts = []
    for tick in scale.ticks:
        y = scale.at(tick)
        parts.append(line(left, y, right, y, FAINT))
        parts.append(text(left - 8, y + 4, shown(tick), size=12, anchor="end", fill=GREY))
    middle = (scale.start + scale.end) / 2
    label = text(16, middle, caption, size=13, anchor="middle", fill=INK)
    return [*parts, upwards(label, 16, middle)]


def lines(
    title: str,
    across: Sequence[str],
    series: Sequence[tuple[str, Sequence[Mark | None]]],
    shown: Shown,
    captions: tuple[str, str],
) -> str:
    """A line of shares for each series, with a dash pattern and a shape of its own, named at its
    end; every point has its interval. The captions are of the axis below and the one beside."""
    left, right, top, bottom = 78, WIDTH - 150, 16, 336
    marks = [mark for _, row in series for mark in row if mark]
    most = max(mark.high for mark in marks)
    scale = Rooted(next(tick for tick in ROOTED[1:] if tick >= most), bottom, top)
    parts = _up(scale, left, right, shown, captions[1])
    places = [left + (right - left) * (n + 0.5) / len(across) for n in range(len(across))]
    for x, name in zip(places, across):
        parts.append(text(x, bottom + 20, name, size=13, anchor="middle", fill=GREY))
    parts.append(
        text((left + right) / 2, bottom + 44, captions[0], size=13, anchor="middle", fill=INK)
    )
    ends = []
    for number, (name, row) in enumerate(series):
        shift = 7 * (number - (len(series) - 1) / 2)  # so that intervals do not hide each other
        there = [(x + shift, mark) for x, mark in zip(places, row) if mark]
        parts += _series(number, there, scale)
        ends.append((scale.at(there[-1][1].value), number, name))
    parts += _names(ends, right, bottom)
    return drawing(WIDTH, bottom + 56, title, "\n".join(parts), PAPER)


def _series(number: int, there: Sequence[tuple[float, Mark]], scale: Rooted) -> list[str]:
    colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
    points = " ".join(f"{x},{scale.at(mark.value)}" for x, mark in there)
    broken = f' stroke-dasharray="{dash}"' if dash else ""
    parts = [
        f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{broken}/>'
    ]
    for x, mark in there:
        low, high = scale.at(mark.low), scale.at(mark.high)
        parts.append(line(x, low, x, high, colour, 1.5))
        parts += [line(x - 4, y, x + 4, y, colour, 1.5) for y in (low, high)]
        parts.append(shape(number, x, scale.at(mark.value), colour))
    return parts


def _names(ends: list[tuple[float, int, str]], right: float, bottom: float) -> list[str]:
    """Each line's name beside its end, spaced out where lines end together."""
    parts: list[str] = []
    ends = sorted(ends)
    free = -100.0
    for place, (end, number, name) in enumerate(ends):
        room = bottom - 19 * (len(ends) - 1 - place)
        y = max(min(end, room), free + 19)
        free = y
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        parts.append(line(right + 6, y, right + 34, y, colour, 2, dash))
        parts.append(shape(number, right + 20, y, colour))
        parts.append(text(right + 42, y + 4, name, size=13, fill=INK))
    return parts


def shape(number: int, x: float, y: float, colour: str) -> str:
    """A disc, a square, a triangle, a diamond, a ring: distinguishable without colour."""
    match number % 5:
        case 1:
            return f'<rect x="{x - 5}" y="{y - 5}" width="10" height="10" fill="{colour}"/>'
        case 2:
            return f'<path d="M{x} {y - 7}L{x + 6} {y + 5}H{x - 6}Z" fill="{colour}"/>'
        case 3:
            return f'<path d="M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z" fill="{colour}"/>'
        case 4:
            return (
                f'<circle cx="{x}" cy="{y}" r="5" fill="{PAPER}" stroke="{colour}" '
                'stroke-width="2.5"/>'
            )
        case _:
            return f'<circle cx="{x}" cy="{y}" r="5.5" fill="{colour}"/>'


def stacks(title: str, parts_of: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A bar for each row, cut into shares: every part has its own hatching and, where there is
    room, its number."""
    left, right = min(40 + 8 * max(len(name) for name, _ in rows), 330), WIDTH - 30
    parts, top = _key(parts_of, left, right)
    for place, (name, shares) in enumerate(rows):
        y, x = top + (ROW + 8) * place, float(left)
        parts.append(text(left - 12, y + 18, name, size=14, anchor="end", fill=INK))
        for number, share in enumerate(shares):
            width = (right - left) * share
            if width > 0:
                parts.append(_box(x, y, width, ROW, number))
            if width > 44:
                parts += _plate(x + width / 2, y + 18, f"{100 * share:.0f} %")
            x += width
    return drawing(WIDTH, top + (ROW + 8) * len(rows) + 6, title, "\n".join(parts), PAPER)


def _key(names: Sequence[str], left: float, right: float) -> tuple[list[str], int]:
    """What the hatchings mean, in as many lines as it takes; and where they end."""
    parts, x, y = [], left, 12
    for number, name in enumerate(names):
        width = 52 + 7.2 * len(name)
        if x > left and x + width > right + 22:
            x, y = left, y + ROW
        parts.append(_box(x, y, 22, 16, number))
        parts.append(text(x + 30, y + 13, name, size=13, fill=INK))
        x += width
    return parts, y + 40


def _box(x: float, y: float, width: float, height: float, hatch: int) -> str:
    return (
        f'<rect x="{x:.1f}" y="{y}" width="{width:.1f}" height="{height}" '
        f'fill="url(#hatch-{hatch % HATCHES})" stroke="{INK}" stroke-width="0.8"/>'
    )


def _plate(x: float, y: float, words: str) -> list[str]:
    """Words on paper, so that no hatching runs through them."""
    half = 4 + 3.8 * len(words)
    plate = f'<rect x="{x - half:.1f}" y="{y - 14}" width="{2 * half:.1f}" height="18" rx="3" '
    return [
        f'{plate}fill="{PAPER}"/>',
        text(x, y, words, size=13, anchor="middle", fill=INK),
    ]


def histogram(
    title: str, counts: Sequence[float], width: int, captions: tuple[str, str], middle: Mark
) -> str:
    """How many games were how long, `width` numbers to a bar; the middle one is marked."""
    left, right, top, bottom = 78, WIDTH - 30, 40, 300
    share = [count / sum(counts) for count in counts]
    scale = axis([0, max(share)], bottom, top)
    parts = _up(scale, left, right, lambda tick: f"{100 * tick:g} %", captions[1])
    each = (right - left) / len(counts)
    for number, height in enumerate(share):
        x, y = left + each * number, scale.at(height)
        parts.append(
            f'<rect x="{x + 1:.1f}" y="{y}" width="{each - 2:.1f}" height="{bottom - y:.1f}" '
            f'fill="{BAR}"/>'
        )
        if number % 5 == 0:
            label = str(number * width)
            parts.append(text(x, bottom + 17, label, size=12, anchor="middle", fill=GREY))
    x = left + each * middle.value / width
    parts.append(line(round(x, 1), top - 12, round(x, 1), bottom, INK, 1.5, "5 4"))
    parts.append(text(x + 7, top - 4, middle.label, size=13, fill=INK))
    parts.append(
        text((left + right) / 2, bottom + 40, captions[0], size=13, anchor="middle", fill=INK)
    )
    return drawing(WIDTH, bottom + 52, title, "\n".join(parts), PAPER)


def matrix(title: str, across: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """A disc in every cell, its area as large as the number below it."""
    left, top, height = 116, 84, 52
    each = min(64.0, (WIDTH - left - 10) / len(across))
    most = max(max(values) for _, values in rows) or 1
    parts = []
    for place, name in enumerate(across):
        x = left + each * (place + 0.5)
        label = text(x, top - 12, name, size=13, fill=INK)
        parts.append(label.replace("<text ", f'<text transform="rotate(-40 {x} {top - 12})" ', 1))
    for place, (name, values) in enumerate(rows):
        y = top + height * place
        parts.append(line(12, y, left + each * len(across), y, FAINT))
        parts.append(text(left - 12, y + 30, name, size=14, anchor="end", fill=INK))
        for column, value in enumerate(values):
            x = left + each * (column + 0.5)
            if value >= 0.005:
                radius = 14 * (value / most) ** 0.5
                parts.append(f'<circle cx="{x:.1f}" cy="{y + 19}" r="{radius:.1f}" fill="{BAR}"/>')
                parts.append(text(x, y + 47, f"{value:.2f}", size=11, anchor="middle", fill=GREY))
    return drawing(WIDTH, top + height * len(rows) + 10, title, "\n".join(parts), PAPER)
