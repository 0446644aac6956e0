"""The battle track: a ruler with the total, the kiai value as a gold notch, and red beyond."""

from __future__ import annotations

from rich.text import Text

LENGTH = 17  # the highest kiai value and a little beyond


def track(total: int, kiai: int, width: int, ink: str) -> Text:
    """`━━━━━━━━━━━6─────◆╌╌╌╌` is a total of 6 against a kiai value of 9."""
    length = max(LENGTH, total)
    step = max(1, min(2, width // length))
    signs = [_sign(place // step + 1, total, kiai, ink) for place in range(length * step)]
    signs[kiai * step - 1] = ("◆", "kiai")
    if total:
        label = str(total)
        start = total * step - len(label) if step > 1 else total - 1
        style = "kiai" if total == kiai else "danger" if total > kiai else "title"
        for place, figure in enumerate(label, start):
            signs[place : place + 1] = [(figure, style)]
    return Text.assemble(*signs[:width])


def _sign(unit: int, total: int, kiai: int, ink: str) -> tuple[str, str]:
    """A place of the ruler: passed or ahead, up to the kiai value or beyond it."""
    if unit <= total:
        return "━", ink if unit <= kiai else "danger"
    return ("─", "faint") if unit <= kiai else ("╌", "danger")
