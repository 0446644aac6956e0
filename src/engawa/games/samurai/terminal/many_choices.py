"""How to answer where there are very many answers."""

from __future__ import annotations

from rich.text import Text

from engawa.core.actions import Spelled
from engawa.core.match import Match
from engawa.games.samurai.terminal import names
from engawa.terminal.lines import Lines, joined

MANY = 40  # more answers than this are grouped by how they begin


def many_choices(match: Match) -> Lines:
    """Too many to number: how each kind of answer is typed, and in how many places."""
    counted: dict[str, list[Spelled]] = {}
    for action in match.legal():
        spelled = match.game.spelled(action)
        start = spelled.names[0] if spelled.verb == "lay" else spelled.verb
        counted.setdefault(start, []).append(spelled)
    rows: Lines = []
    for first, *others in counted.values():
        is_tile = first.verb == "lay"  # which is typed without the verb
        about = names.words(match.language, f"type-{'tile' if is_tile else first.verb}")
        typed = " ".join(first.names if is_tile else (first.verb, *first.names))
        count = f" ({len(others) + 1})" if others else ""
        rows.append(joined([Text(f"  {typed:<22}", "number"), f"{about}{count}"]))
    return rows
