"""Why not: the reason, and what the rules page says about it."""

from __future__ import annotations

from rich.text import Text

from engawa.core.match import Match
from engawa.core.reasons import MOST_SHOWN, Reason, listed
from engawa.core.words import say
from engawa.games import rules_page
from engawa.terminal.answers import meant
from engawa.terminal.lines import Lines, indented, wrapped
from engawa.terminal.terminal import PART

MOST_CITED = 2  # sections cited for one question
MOST_LINES = 6  # of a section


def answer(match: Match, typed: str, width: int) -> Lines:
    """Why each action that this text can mean is refused, or that it is allowed."""
    actions = meant(typed, match.game.actions[: match.game.decisions])
    if not actions:
        never = match.game.never(_spelt_out(typed), match.language)
        if never:
            return wrapped(Text(str(Reason(*never)), "danger"), width)
        text = say(match.language, PART, "not-understood", typed=typed)
        return wrapped(Text(text, "danger"), width)
    legal = match.legal()
    lines: Lines = []
    for action in [action for action in actions if action in legal][:MOST_SHOWN]:
        number = legal.index(action) + 1
        text = say(match.language, PART, "allowed", number=number, action=action)
        lines += wrapped(Text(text, "safe"), width)
    return [*lines, *_refused(match, actions, width)]


def _spelt_out(typed: str) -> str:
    """'lay ship-1 o14' as it is written in records: 'lay:ship-1@O14'."""
    verb, *rest = typed.replace(":", " ").replace("@", " ").split() or [""]
    return f"{verb.lower()}:{'@'.join([*rest[:-1], *(at.upper() for at in rest[-1:])])}"


def _refused(match: Match, actions: list[str], width: int) -> Lines:
    """Each reason once, with the actions it holds for; then what the rules say."""
    by_code: dict[str, list[tuple[str, Reason]]] = {}
    for action in actions:
        reason = match.why_not(action)
        if reason:
            by_code.setdefault(reason.code, []).append((action, reason))
    lines: Lines = []
    for (_, reason), *others in by_code.values():
        text = Text(str(reason), "danger")
        if others:
            likewise = listed([action for action, _ in others])
            text.append(" " + say(match.language, PART, "likewise", actions=likewise), "faint")
        lines += wrapped(text, width)
    sections = rules_page.sections(match.game.name, match.language)
    cited = dict.fromkeys(held[0][1].section for held in by_code.values())
    for number in [number for number in cited if number in sections][:MOST_CITED]:
        lines += _cited(match, number, width)
    return lines


def _cited(match: Match, number: str, width: int) -> Lines:
    """The title of a section and its first lines."""
    section = rules_page.sections(match.game.name, match.language)[number]
    body = indented(wrapped(Text(section.opening), width - 2))
    if len(body) > MOST_LINES:
        body = [*body[:MOST_LINES], Text("  …")]
    return [Text(f"§{number} {section.title}", "title"), *body]
