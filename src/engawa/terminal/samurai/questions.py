"""What is asked, in one sentence, and what each answer would do."""

from __future__ import annotations

from rich.text import Text

from engawa.core.match import Match
from engawa.terminal.lines import Lines, joined
from engawa.terminal.samurai import names

MANY = 40  # more answers than this are told by what they begin with


def question(match: Match) -> str:
    view = match.view(None)
    details: dict[str, str | int] = {"seat": names.seat(match.language, view["turn"])}
    if view["relay"]:
        details["tile"] = names.tile(match.language, view["relay"])
    if view["swap"]:
        kind, _, at = view["swap"].partition("@")
        details["figure"] = names.figure(match.language, kind)
        details["place"] = names.place(match.language, at)
    if view["step"] == "lay":
        details["laid"] = view["tiles_laid"]
    return names.words(match.language, f"ask-{view['step']}", **details)


def choice(match: Match, action: str) -> str:
    """What an answer would do."""
    verb, _, what = action.partition(":")
    named, _, at = what.rpartition("@")
    details: dict[str, str | int] = {"place": names.place(match.language, at)}
    if verb == "keep":
        details["tile"] = names.tile(match.language, what)
    elif verb == "lay":
        details["tile"] = names.tile(match.language, named)
    elif named:
        details["figure"] = names.figure(match.language, named)
    return names.words(match.language, f"do-{verb}", **details)


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
