"""One screen: the table, what happened, the question, and the choices."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from engawa.core.match import Match
from engawa.core.words import say
from engawa.terminal.lines import Lines, beside, in_columns, indented, joined, wrapped
from engawa.terminal.table import Table
from engawa.terminal.terminal import PART

LEAST_TOLD = 3  # lines about what happened, before the table is drawn in fewer lines
MOST_EARLIER = 8  # lines about what happened before
MANY = 7  # choices that are put in columns
GAP = 3  # between columns of choices


def screen(
    table: Table, match: Match, sentences: Sequence[str], new: int, width: int, height: int | None
) -> Lines:
    """The lines of a screen that leaves the last line of the window for the prompt.

    Of the log's sentences the last `new` have not been seen yet.
    """
    asked = _ending(table, match, width) if match.outcome else _asked(table, match, width)
    told = _told(table, match, sentences[len(sentences) - new :], width)
    commands = say(match.language, PART, "hint-over" if match.outcome else "hint")
    hint = wrapped(Text(commands, "faint"), width)[:1]
    if height is None:
        air = [Text()]
        told += air if told else []
        return [*next(table.drawings(match, width)), *air, *told, *asked, *air, *hint]
    room = height - 1 - len(asked)  # the prompt has a line too
    drawing: Lines = []
    for drawing in table.drawings(match, width):
        if len(drawing) + min(len(told), LEAST_TOLD) <= room:
            break
    # Where even the smallest table is too high, its upper end gives way to what happened.
    told_rows = room - len(drawing) if len(drawing) < room else LEAST_TOLD
    told = _newest(told, told_rows, match.language)
    left = room - len(drawing) - len(told)
    # What is left goes to the hint, then to air, then to what happened before.
    asked += hint if left > 0 else []
    above = [Text()] if left > 1 else []
    earlier = _earlier(sentences[: len(sentences) - new], width, min(left - 3, MOST_EARLIER))
    between = [Text()] if left > 2 and (told or earlier) else []
    return [*drawing, *between, *earlier, *told, *above, *asked]


def _told(table: Table, match: Match, sentences: Sequence[str], width: int) -> Lines:
    lines: Lines = []
    for sentence in sentences:
        told = joined([Text("· ", "faint"), table.told(match, sentence)])
        lines += wrapped(told, width, hanging=2)
    return lines


def _earlier(sentences: Sequence[str], width: int, room: int) -> Lines:
    """As many sentences of the past as there is room for, whole ones."""
    lines: Lines = []
    for sentence in reversed(sentences):
        more = wrapped(Text(f"  {sentence}", "faint"), width, hanging=2)
        if len(lines) + len(more) > room:
            break
        lines = [*more, *lines]
    return lines


def _newest(told: Lines, room: int, language: str) -> Lines:
    """The last lines, and how many were before them."""
    if len(told) <= room:
        return told
    hidden = len(told) - room + 1
    return [Text(say(language, PART, "more-happened", lines=hidden), "faint"), *told[hidden:]]


def _asked(table: Table, match: Match, width: int) -> Lines:
    if match.actor == "chance":  # drawn by hand, with real cards perhaps
        question = joined([Text("▶ ", "asked"), say(match.language, PART, "ask-chance")])
        choices = _numbered([Text(action) for action in match.legal()], width)
        return [*wrapped(question, width, hanging=2), *choices]
    question = joined([Text("▶ ", "asked"), table.question(match)])
    at_hand = table.at_hand(match)
    beside_it = max((line.cell_len for line in at_hand), default=-2) + 2
    choices = table.many_choices(match)
    if not choices:
        told = [table.choice(match, action) for action in match.legal()]
        choices = _numbered(told, width - beside_it)
    if len(choices) <= len(at_hand) - 2:  # level with what is inside the frame
        choices = [Text(), *choices]
    return [*wrapped(question, width, hanging=2), *beside([at_hand, choices], gap=2)]


def _numbered(choices: Sequence[Text], width: int) -> Lines:
    items = [
        joined([Text(f"{number:>3}  ", "number"), choice])
        for number, choice in enumerate(choices, 1)
    ]
    widest = max((item.cell_len for item in items), default=width)
    columns = min((width + GAP) // (widest + GAP), -(-len(items) // MANY))
    if columns > 1:
        return in_columns(items, columns, GAP)
    return [line for item in items for line in wrapped(item, width, hanging=5)]


def _ending(table: Table, match: Match, width: int) -> Lines:
    outcome = match.outcome
    text = outcome.text if outcome else ""
    lines = wrapped(joined([Text("◆ ", "kiai"), Text(text, "title")]), width, hanging=2)
    return [*lines, *indented(table.summary(match, width - 2))]
