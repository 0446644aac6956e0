"""`engawa lab …` at a terminal: plays a plan with a bar, prints what came of it."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console

from engawa.core.words import say
from engawa.lab import printed
from engawa.lab.bar import bar
from engawa.lab.figures import PART
from engawa.lab.plan import Plan
from engawa.lab.ratings import ratings
from engawa.lab.run import run
from engawa.lab.summary import read


class Desk:
    """Where one plan is worked at."""

    def __init__(self, plan: Plan, console: Console, language: str) -> None:
        self.plan, self.console, self.language = plan, console, language

    def run(self, output: Path, jobs: int | None, on: str) -> bool:
        """Play, write; False if Ctrl-C has cut it short."""
        if self.plan.left_out:
            count, reason = len(self.plan.left_out), self.plan.left_out[0]
            self._say("lab-left-out", number=count, reason=reason)
        played = 0
        with bar(self.console) as progress:
            compiling = progress.add_task(self._words("lab-compiling"), visible=False)
            task = progress.add_task(self._words("lab-playing"), total=self.plan.total)

            def show(done: int, total: int, function: str) -> None:  # noqa: ARG001 (a bar says enough)
                progress.update(compiling, completed=done, total=total, visible=done < total)

            def told(games: int) -> None:
                nonlocal played
                played = games
                progress.update(task, completed=games)

            try:
                run(self.plan, output, jobs, on, told, show)
            except KeyboardInterrupt:
                progress.stop()
                self._say("lab-stopped", played=played, games=self.plan.total)
                return False
        self._say("lab-written", games=self.plan.total, file=str(output))
        return True

    def print_ratings(self, output: Path) -> None:
        title = self._words("lab-ratings-title", game=self.plan.game)
        columns = ("arena-bot", "lab-rating", "arena-interval", "arena-games", "arena-wins")
        table = printed.table(title, *map(self._words, columns))
        for found in ratings(*read(output).seatings()):
            between = f"{found.low:+.0f} … {found.high:+.0f}"
            wins = f"{found.wins:g}"
            table.add_row(found.bot, f"{found.elo:+.0f}", between, str(found.games), wins)
        self.console.print(table)
        self._say("lab-prior")

    def _words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def _say(self, message: str, **details: str | int) -> None:
        self.console.print(
            self._words(message, **details), highlight=False, markup=False, soft_wrap=True
        )
