"""`engawa arena`: what a tournament shows while it is played, prints and writes."""

from __future__ import annotations

import json
from contextlib import closing
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.table import Table

import engawa
from engawa.games import find
from engawa.lab import printed
from engawa.lab.arena import Contest, Played, play
from engawa.lab.console import LabConsole
from engawa.lab.pool import WorkersLost
from engawa.lab.standings import Standing, endings, standings
from engawa.whole_file import check_writable, whole_file


class Scoreboard:
    """The results of one tournament so far."""

    def __init__(self, contest: Contest, console: LabConsole) -> None:
        self.contest, self.console = contest, console
        self.played: list[Played] = []
        self._together = find(contest.game).is_cooperative

    def run(self, games: int, jobs: int, output: Path | None = None) -> bool:
        """Play, print, write; False if it was cut short, by Ctrl-C or because processes died."""
        if output:
            check_writable(output)
        if games != self.contest.games:
            self.console.say("arena-rounded", wanted=games, games=self.contest.games)
        is_whole = self._play(jobs)
        self.played.sort(key=lambda game: game.number)  # whoever was quickest
        self._print()
        if output:
            with whole_file(output) as file:
                text = json.dumps(self.as_json(), indent=1, ensure_ascii=False)
                file.write(f"{text}\n".encode())
            self.console.say("arena-written", file=str(output))
        return is_whole

    def _play(self, jobs: int) -> bool:
        try:
            with (
                self.console.bar(self.contest.games) as bar,
                closing(play(self.contest, jobs, bar.compiled)) as games,
            ):
                for game in games:
                    self.played.append(game)
                    bar.played(len(self.played), self._running())
        except KeyboardInterrupt:
            return False
        except WorkersLost:
            self.console.say("arena-broken")
            return False
        return True

    def _running(self) -> str:
        """The result so far, in a few words."""
        now = standings(self.contest, self.played)
        if self._together:
            return self.console.words("arena-won-so-far", rate=_percent(now[0].rate))
        return " · ".join(f"{standing.bot} {_percent(standing.rate)}" for standing in now)

    def _print(self) -> None:
        played, planned = len(self.played), self.contest.games
        if played < planned:
            self.console.say("arena-stopped", played=played, games=planned)
        if not played:
            return
        found = standings(self.contest, self.played)
        if self._together:
            self._print_together(found)
        else:
            self.console.terminal.print(self._ranking(found))

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

    def _print_together(self, found: list[Standing]) -> None:
        """All win or lose together: one rate, how the games ended, and who thought how long."""
        table = self._table("ending", "games", "share")
        for ending, count in endings(self.played).items():
            table.add_row(ending, str(count), _percent(count / len(self.played)))
        self.console.terminal.print(table)
        thinking = self._table("bot", "seats", "decisions", "seconds", has_title=False)
        for bot in dict.fromkeys(self.contest.bots):
            same = [standing for standing in found if standing.bot == bot]
            thinking.add_row(bot, str(len(same)), *self._thought(same))
        self.console.terminal.print(thinking)
        everybody = found[0]
        self.console.say(
            "arena-won",
            wins=int(everybody.wins),
            games=everybody.games,
            rate=_percent(everybody.rate),
            interval=f"{_between(everybody)} %",
            score=f"{everybody.score:.2f}",
        )

    def _table(self, *headings: str, has_title: bool = True) -> Table:
        words, contest = self.console.words, self.contest
        title = words(
            "arena-title", game=contest.game, games=len(self.played), seed=str(contest.seed)
        )
        columns = [words(f"arena-{heading}") for heading in headings]
        return printed.table(title if has_title else None, *columns)

    def _thought(self, same: list[Standing]) -> tuple[str, str]:
        """Decisions a game, and seconds for each."""
        decisions = sum(standing.decisions for standing in same)
        seconds = sum(standing.seconds for standing in same)
        return f"{decisions / len(self.played):.1f}", f"{seconds / max(1, decisions):.4f}"

    def as_json(self) -> dict[str, Any]:
        """All of it, for other programs."""
        contest = self.contest
        budgets = map(contest.budget_of, contest.bots)
        return {
            "engawa": engawa.__version__,
            "game": contest.game,
            "options": dict(contest.ways[0].options),
            "seats": list(contest.bots),
            "budgets": [asdict(budget) if budget else None for budget in budgets],
            "seed": contest.seed,
            "planned": contest.games,
            "games": len(self.played),
            "bots": [asdict(standing) for standing in standings(contest, self.played)],
            "endings": endings(self.played),
            "played": [asdict(game) for game in self.played],
        }


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _between(standing: Standing) -> str:
    return f"{100 * standing.low:.1f}–{100 * standing.high:.1f}"
