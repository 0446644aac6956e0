"""Tables as they are printed."""

from __future__ import annotations

from rich.table import Column, Table


def table(title: str | None, first: str, *headings: str, caption: str | None = None) -> Table:
    """In each row what it is about, then its numbers."""
    numbers = [Column(heading, justify="right") for heading in headings]
    return Table(first, *numbers, title=title, caption=caption)
