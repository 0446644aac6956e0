"""`engawa arena`: plays a tournament and prints what came of it."""

from __future__ import annotations

import json
from collections.abc import Generator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from engawa.core.game import Game
from engawa.core.words import say
from engawa.games import find
from engawa.lab import printed
from engawa.lab.arena import Contest, Played, new_bots, play_in_turn, whole_rounds
from engawa.lab.bar import bar
from engawa.lab.processes import play_together
from engawa.lab.standings import Standing, as_json, endings, standings
from engawa.whole_file import check_writable, whole_file

PART = "lab"  # the catalogue of its sentences


class ArenaDesk:
    """Where one tournament is played, at a terminal."""

    def __init__(self, contest: Contest, console: Console, language: str) -> None:
        self.contest = contest
        self.console = console
        self.language = language
        self.game: Game = find(contest.game)
        self.played: list[Played] = []

    def run(self, games: int, jobs: int, output: Path | None = None) -> bool:
        """Play, print, write; False if Ctrl-C has cut it short."""
        planned = whole_rounds(self.contest, games)
        if output:
            check_writable(output)
        if planned != games:
            self._say("arena-rounded", wanted=games, games=planned)
        is_whole = self._play(planned, min(jobs, planned))
        self.played.sort(key=lambda game: game.number)  # whoever was quickest
        self._print(planned)
        if output:
            _write(output, as_json(self.contest, self.played, planned))
            self._say("arena-written", file=str(output))
        return is_whole

    def _play(self, planned: int, jobs: int) -> bool:
        with bar(self.console) as progress:
            task = progress.add_task(self._words("arena-playing"), total=planned)
            try:
                with closing(self._games(range(planned), jobs, progress)) as games:
                    for game in games:
                        self.played.append(game)
                        progress.update(task, advance=1, description=self._running())
            except KeyboardInterrupt:
                return False
            except BrokenProcessPool:
                self._say("arena-broken")
                return False
        return True

    def _games(
        self, numbers: range, jobs: int, progress: Progress
    ) -> Generator[Played, None, None]:
        compiling = progress.add_task(self._words("arena-compiling"), visible=False)

        def show(done: int, total: int, function: str) -> None:  # noqa: ARG001 (a bar says enough)
            progress.update(compiling, completed=done, total=total, visible=done < total)

        if jobs == 1:
            yield from play_in_turn(self.contest, numbers, show)
            return
        new_bots(self.contest, show)  # compiled once, here, and not by every process at a time
        yield from play_together(self.contest, numbers, jobs)

    def _running(self) -> str:
        """The result so far, in a few words."""
        now = standings(self.contest, self.played)
        if self.game.is_cooperative:
            return self._words("arena-won-so-far", rate=_percent(now[0].rate))
        return " · ".join(f"{standing.bot} {_percent(standing.rate)}" for standing in now)

    # What is printed

    def _print(self, planned: int) -> None:
        if len(self.played) < planned:
            self._say("arena-stopped", played=len(self.played), games=planned)
        if not self.played:
            return
        found = standings(self.contest, self.played)
        if self.game.is_cooperative:
            self._print_village(found)
        else:
            self.console.print(self._ranking(found))

    def _ranking(self, found: list[Standing]) -> Table:
        table = self._table("bot", "wins", "rate", "interval", "score", "decisions", "seconds")
        for standing in found:
            table.add_row(
                standing.bot,
                f"{standing.wins:g}",
                _percent(standing.rate),
                _between(standing),
                f"{standing.score:.2f}",
                *self._thought([standing]),
            )
        return table

    def _print_village(self, found: list[Standing]) -> None:
        """All win or lose together: one rate, how the games ended, and who thought how long."""
        table = self._table("ending", "games", "share")
        for ending, count in endings(self.played).items():
            table.add_row(ending, str(count), _percent(count / len(self.played)))
        self.console.print(table)
        thinking = self._table("bot", "seats", "decisions", "seconds", has_title=False)
        for kind in dict.fromkeys(self.contest.kinds):
            same = [standing for standing in found if standing.bot == kind]
            thinking.add_row(kind, str(len(same)), *self._thought(same))
        self.console.print(thinking)
        all_together = found[0]
        self._say(
            "arena-won",
            wins=int(all_together.wins),
            games=all_together.games,
            rate=_percent(all_together.rate),
            interval=f"{_between(all_together)} %",
            score=f"{all_together.score:.2f}",
        )

    def _table(self, *headings: str, has_title: bool = True) -> Table:
        title = self._words(
            "arena-title",
            game=self.contest.game,
            games=len(self.played),
            seed=str(self.contest.seed),
        )
        columns = [self._words(f"arena-{heading}") for heading in headings]
        return printed.table(title if has_title else None, *columns)

    def _thought(self, same: list[Standing]) -> tuple[str, str]:
        """Decisions a game, and seconds for each."""
        decisions = sum(standing.decisions for standing in same)
        seconds = sum(standing.seconds for standing in same)
        return f"{decisions / len(self.played):.1f}", f"{seconds / max(1, decisions):.4f}"

    def _words(self, message: str, **details: str | int) -> str:
        return say(self.language, PART, message, **details)

    def _say(self, message: str, **details: str | int) -> None:
        self.console.print(self._words(message, **details), highlight=False, markup=False)


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(standing: Standing) -> str:
    return f"{100 * standing.low:.1f}–{100 * standing.high:.1f}"


def _write(path: Path, results: dict[str, Any]) -> None:
    with whole_file(path) as file:
        file.write(f"{json.dumps(results, indent=1, ensure_ascii=False)}\n".encode())
