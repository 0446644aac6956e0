"""The coach in the terminal: advice as lines with bars, a review, and the file of its plot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.terminal import record_file
from engawa.terminal.bar import Bar
from engawa.terminal.lines import Lines, fitted, indented, joined, wrapped
from engawa.terminal.table import Table, table_of
from engawa.terminal.terminal import Terminal
from engawa.whole_file import check_writable, whole_file

if TYPE_CHECKING:  # the coach imports NumPy: it is loaded when it is needed
    from engawa.bots.bot import Budget
    from engawa.coach import Advice, Option, Review, Turn

SHOWN = 8  # choices, unless all are asked for
BAR = 14  # signs of a bar
NUMBERS = 44  # signs to the right of an action: bar, chance, interval, score
USUAL_SECONDS = 3.0


def budget_of(terminal: Terminal, seconds: float | None, simulations: int | None) -> Budget:
    """What was given on the command line."""
    from engawa.bots.bot import Budget

    for name, value in (("--seconds", seconds), ("--simulations", simulations)):
        if value is not None and not value > 0:
            raise BadInput(terminal.words("coach-no-time", what=name))
    return Budget(seconds, simulations)


# Advice


def hint(terminal: Terminal, file: Path, budget: Budget, *, is_all: bool) -> None:
    """`engawa hint`: advice for the seat that decides."""
    match = record_file.read_match(file, terminal.language)
    if match.actor is None:
        raise BadInput(terminal.words("coach-over", file=str(file)))
    if match.actor == "chance":
        raise BadInput(terminal.words("coach-chance", file=str(file)))
    show_advice(terminal, match, budget, is_all=is_all)


def show_advice(terminal: Terminal, match: Match, budget: Budget, *, is_all: bool = False) -> None:
    from engawa import coach

    with Bar(terminal) as waiting:
        advice = coach.advise(match, budget=budget, language=terminal.language, progress=waiting)
    table = table_of(match.game.name, terminal.language)
    terminal.show(_advice(terminal, table, match, advice, is_all=is_all))


def _advice(
    terminal: Terminal, table: Table, match: Match, advice: Advice, *, is_all: bool
) -> Lines:
    seat = table.seat_names(match)[advice.seat]
    lines = wrapped(Text(terminal.words("coach-title", seat=seat), "title"), terminal.width)
    shown = advice.options if is_all else advice.options[:SHOWN]
    for option in shown:
        lines += _option(terminal, table, match, option)
    hidden = len(advice.options) - len(shown)
    notes = [advice.outlook] if advice.outlook else []
    if hidden:
        notes.insert(0, terminal.words("coach-more", number=hidden))
    if any(option.win.is_rough for option in shown):
        from engawa.coach.estimate import FEW

        notes.append(terminal.words("coach-rough", few=FEW))
    notes.append(terminal.words("coach-how"))
    return lines + [line for note in notes for line in wrapped(Text(note, "faint"), terminal.width)]


def _option(terminal: Terminal, table: Table, match: Match, option: Option) -> Lines:
    """A line with number, action, bar, chance, interval and score; below it, why."""
    number = Text(f"{match.legal().index(option.action) + 1:>3}  ", "number")
    room = max(16, terminal.width - NUMBERS - 5)
    what = fitted(table.choice(match, option.action), room)
    win = option.win
    interval = terminal.words("coach-interval", low=_percent(win.low), high=_percent(win.high))
    score = terminal.words("coach-score", score=f"{option.score:.1f}")
    sign = "≈" if win.is_rough else " "
    chance = Text(f" {sign}{_percent(win.chance):>4} %", "title")
    line = joined([number, what, " ", _bar(win.chance), chance, Text(f"  {interval:<9}", "faint")])
    line = joined([line, Text(f" {score}", "faint")])
    return [line, *indented(wrapped(Text(" ".join(option.why)), terminal.width - 5), 5)]


def _bar(chance: float) -> Text:
    full = round(chance * BAR)
    return joined([Text("█" * full, "calm"), Text("╌" * (BAR - full), "faint")])


def _percent(chance: float) -> str:
    """Rounded, but with one more digit where rounded ones would all be equal."""
    number = 100 * chance
    return f"{number:.1f}" if 0 < number < 9.95 or 99.5 <= number < 100 else f"{number:.0f}"


# Reviews


def review(terminal: Terminal, file: Path, budget: Budget, graph: Path | None) -> None:
    """`engawa review`: turning points, good and bad luck, and the plot."""
    from engawa import coach

    match = record_file.read_match(file, terminal.language)
    if not any(who != "chance" for who, _, _ in match.log):
        raise BadInput(terminal.words("coach-nothing", file=str(file)))
    if graph is not None:
        _check_graph(terminal, graph)
    with Bar(terminal) as waiting:
        found = coach.review(match, budget, language=terminal.language, progress=waiting)
    names = table_of(match.game.name, terminal.language).seat_names(match)
    if graph is not None:  # first: the reader of what is printed may leave early
        from engawa.coach.graph import svg

        with whole_file(graph) as drawing:
            drawing.write(svg(found, names, terminal.language).encode())
    terminal.show(_review(terminal, found, names))
    if graph is not None:
        terminal.say("review-drawing", "safe", file=str(graph))


def _review(terminal: Terminal, found: Review, names: list[str]) -> Lines:
    from engawa.core.words import say

    game = say(terminal.language, found.game, "name")
    title = terminal.words("review-title", game=game, decisions=len(found.turns))
    lines = [Text(title, "title")]
    if found.outcome:
        lines += wrapped(Text(found.outcome.text), terminal.width)
    points = found.turning_points()
    heading = "review-points" if points else "review-none"
    lines += [Text(), Text(terminal.words(heading), "title")]
    for number, turn in enumerate(points, 1):
        lines += _point(terminal, turn, number, names[turn.seat])
    if found.strokes_of_luck():
        lines += [Text(), Text(terminal.words("review-luck"), "title")]
    for turn in found.strokes_of_luck():
        text = terminal.words(
            "review-drawn",
            number=turn.number,
            seat=names[turn.seat],
            action=turn.played,
            after=_percent(turn.after.chance),
            drawn=_percent(turn.drawn.chance),
        )
        lines += wrapped(
            joined([Text("  ▲ " if turn.luck > 0 else "  ▼ ", "kiai"), text]),
            terminal.width,
            hanging=4,
        )
    return lines


def _point(terminal: Terminal, turn: Turn, number: int, name: str) -> Lines:
    """What was played and what would have been better, each with why."""
    where = terminal.words("review-point", number=turn.number, seat=name)
    lost = terminal.words(
        "review-lost", after=_percent(turn.after.chance), before=_percent(turn.before.chance)
    )
    lines = [joined([Text(f"  {number}  ", "number"), where, "  ", Text(lost, "danger")])]
    for message, action, why in (
        ("review-played", turn.played, turn.why_not),
        ("review-better", turn.best, turn.why),
    ):
        text = joined([terminal.words(message, action=action), ". ", Text(" ".join(why), "faint")])
        lines += indented(wrapped(text, terminal.width - 5, hanging=2), 5)
    return lines


def _check_graph(terminal: Terminal, path: Path) -> None:
    """Better to fail before the long review than after it."""
    if path.suffix.lower() != ".svg":
        raise BadInput(terminal.words("graph-only-svg", file=str(path)))
    check_writable(path)
