"""What the lab prints in a terminal: a bar while games are played, then sentences and tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from engawa.core.words import say
from engawa.lab import printed
from engawa.lab.figures import PART
from engawa.lab.plan import Plan
from engawa.lab.ratings import ratings
from engawa.lab.run import run
from engawa.lab.summary import read


class Bar:
    """The progress of a run; nothing where there is no terminal."""

    def __init__(self, progress: Progress, compiling: str, playing: str, games: int) -> None:
        self._progress = progress
        self._compiling = progress.add_task(compiling, visible=False)
        self._playing = progress.add_task(playing, total=games)

    def compiled(self, done: int, total: int, function: str) -> None:  # noqa: ARG002 (a bar says enough)
        self._progress.update(self._compiling, completed=done, total=total, visible=done < total)

    def played(self, games: int, result: str | None = None) -> None:
        self._progress.update(self._playing, completed=games, description=result)


class LabConsole:
    """A terminal and its language."""

    def __init__(self, terminal: Console, language: str) -> None:
        self.terminal, self.language = terminal, language

    def words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def say(self, message: str, **details: str | int) -> None:
        text = self.words(message, **details)
        self.terminal.print(text, highlight=False, markup=False, soft_wrap=True)

    @contextmanager
    def bar(self, games: int) -> Iterator[Bar]:
        columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
        with Progress(
            *columns,
            TimeRemainingColumn(),
            console=self.terminal,
            transient=True,
            disable=not self.terminal.is_terminal,
        ) as progress:
            yield Bar(progress, self.words("lab-compiling"), self.words("lab-playing"), games)

    def run(self, plan: Plan, output: Path, jobs: int | None, on: str) -> bool:
        """Play a plan and write its table; False if Ctrl-C has cut it short."""
        if plan.left_out:
            self.say("lab-left-out", number=len(plan.left_out), reason=plan.left_out[0])
        played = 0

        def told(games: int) -> None:
            nonlocal played
            played = games
            bar.played(games)

        try:
            with self.bar(plan.total) as bar:
                run(plan, output, jobs, on, told, bar.compiled)
        except KeyboardInterrupt:
            self.say("lab-stopped", played=played, games=plan.total)
            return False
        self.say("lab-written", games=plan.total, file=str(output))
        return True

    def print_ratings(self, plan: Plan, output: Path) -> None:
        title = self.words("lab-ratings-title", game=plan.game)
        columns = ("arena-bot", "lab-rating", "arena-interval", "arena-games", "arena-wins")
        table = printed.table(title, *map(self.words, columns))
        for found in ratings(*read(output).seatings()):
            between = f"{found.low:+.0f} … {found.high:+.0f}"
            wins = f"{found.wins:g}"
            table.add_row(found.bot, f"{found.elo:+.0f}", between, str(found.games), wins)
        self.terminal.print(table)
        self.say("lab-prior")
