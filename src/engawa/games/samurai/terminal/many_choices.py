"""How to answer where there are very many answers."""

from __future__ import annotations

from rich.text import Text

from engawa.core.match import Match
from engawa.games.samurai.terminal import names
from engawa.terminal.lines import Lines, joined

MANY = 40  # more answers than this are told by what they begin with


def many_choices(match: Match) -> Lines:
    """Too many to number: how each kind of answer is typed, and in how many places."""
    counted: dict[str, list[str]] = {}
    for action in match.legal():
        verb, _, what = action.partition(":")
        start = what.partition("@")[0] if verb == "lay" else verb
        counted.setdefault(start, []).append(what.partition("@")[2] or what)
    rows: Lines = []
    for start, places in counted.items():
        known = ("swap", "exchange", "end-turn", "figure", "with", "relay")
        about = names.words(match.language, f"type-{start if start in known else 'tile'}")
        typed = f"{start} {places[0]}" if start not in ("end-turn",) else start
        if start in ("swap", "figure", "with"):
            first = next(a for a in match.legal() if a.startswith(f"{start}:"))
            typed = f"{start} {first.partition(':')[2].replace('@', ' ')}"
        count = f" ({len(places)})" if len(places) > 1 else ""
        rows.append(joined([Text(f"  {typed:<22}", "number"), f"{about}{count}"]))
    return rows
