"""`engawa arena`: bots against each other, and how often each wins."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from engawa.cli.lab import Game, Jobs, Seed, Simulations, about_lab
from engawa.cli.options import GAME_OPTIONS, INTERRUPTED, SPOKEN, Language, read_options, takes
from engawa.terminal.terminal import Terminal

app = typer.Typer()


@app.command(help=about_lab("arena"))
@takes(GAME_OPTIONS)
def arena(
    *,
    game: Game,
    seats: Annotated[str, typer.Option(help=about_lab("arena-seats"))],
    games: Annotated[int, typer.Option(help=about_lab("arena-games"))] = 100,
    seconds: Annotated[float | None, typer.Option(help=about_lab("arena-seconds"))] = None,
    simulations: Simulations = None,
    seed: Seed = "0",
    jobs: Jobs = None,
    output: Annotated[Path | None, typer.Option(help=about_lab("arena-output"))] = None,
    typed: dict[str, Any],
    language: Language = SPOKEN,
) -> None:
    from engawa.bots import Budget
    from engawa.lab.arena import contest
    from engawa.lab.console import LabConsole
    from engawa.lab.pool import check_jobs, cores
    from engawa.lab.scoreboard import Scoreboard

    is_limited = seconds is not None or simulations is not None
    budget = Budget(seconds, simulations) if is_limited else None
    wanted = contest(game, seats.split(","), read_options(typed), budget, seed, games)
    workers = cores() if jobs is None else check_jobs(jobs)
    console = LabConsole(Terminal(language).console, language)
    if not Scoreboard(wanted, console).run(games, workers, output):
        raise typer.Exit(INTERRUPTED)
