"""`engawa lab …`: the commands. What they do is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from engawa.cli.options import (
    GAME_OPTIONS,
    INTERRUPTED,
    SPOKEN,
    Language,
    read_option,
    read_options,
    takes,
)
from engawa.core.words import say

EVERY = "every-"  # every-3: all line-ups of three samurai


def about_lab(what: str) -> str:
    return say(SPOKEN, "lab", f"about-{what}")


app = typer.Typer(help=about_lab("lab"), no_args_is_help=True)

Seats = Annotated[str, typer.Option(help=about_lab("lab-seats"))]
Games = Annotated[int, typer.Option(help=about_lab("lab-games"))]
Output = Annotated[Path, typer.Option(help=about_lab("lab-output"))]
Seed = Annotated[str, typer.Option(help=about_lab("arena-seed"))]
Simulations = Annotated[int | None, typer.Option(help=about_lab("arena-simulations"))]
Jobs = Annotated[int | None, typer.Option(help=about_lab("arena-jobs"))]
On = Annotated[str, typer.Option(help=about_lab("lab-on"))]
Game = Annotated[str, typer.Argument(help=about_lab("arena-game"))]


@app.callback()
def lab() -> None:
    """The commands below say the rest."""


@app.command(help=about_lab("lab-simulate"))
@takes(GAME_OPTIONS)
def simulate(
    *,
    game: Game,
    output: Output,
    seats: Seats = "greedy",
    games: Games = 1000,
    seed: Seed = "0",
    simulations: Simulations = None,
    jobs: Jobs = None,
    on: On = "cores",
    typed: dict[str, Any],
    language: Language = SPOKEN,
) -> None:
    from engawa.lab.plan import plan, way

    ways = [way(game, seats.split(","), read_options(typed))]
    _run(plan(game, ways, games, seed, simulations), output, jobs, on, language)


@app.command(help=f"{about_lab('lab-sweep')} {about_lab('lab-every')}")
@takes(dict.fromkeys(GAME_OPTIONS, str))  # each may have several values
def sweep(
    *,
    game: Game,
    output: Output,
    seats: Seats = "greedy",
    games: Games = 1000,
    seed: Seed = "0",
    simulations: Simulations = None,
    jobs: Jobs = None,
    on: On = "cores",
    typed: dict[str, Any],
    language: Language = SPOKEN,
) -> None:
    from engawa.lab import grid

    axes = {name: _values(game, name, values) for name, values in typed.items()}
    planned = grid.sweep(game, seats.split(","), axes, games, seed, simulations)
    _run(planned, output, jobs, on, language)


def _values(game: str, name: str, typed: str) -> list[Any]:
    """The values of an axis: parted by slashes, or all that there are."""
    from engawa.games import find
    from engawa.lab.grid import line_ups

    found: list[Any] = []
    for value in typed.split("/"):
        value = value.strip().lower()
        if value == "all" and name in find(game).variants:
            found += find(game).variants[name]
        elif name == "samurai" and value.startswith(EVERY):
            count = value.removeprefix(EVERY)
            found += line_ups(int(count) if count.isdecimal() else 0)
        elif name == "two_samurai_rule":
            found.append({"true": True, "false": False}.get(value, value))
        else:
            found.append(read_option(name, value))
    return found


@app.command(help=about_lab("lab-arena"))
@takes(GAME_OPTIONS)
def arena(
    *,
    game: Game,
    bots: Annotated[str, typer.Option(help=about_lab("lab-bots"))],
    output: Output,
    games: Games = 100,
    seed: Seed = "0",
    simulations: Simulations = None,
    jobs: Jobs = None,
    on: On = "cores",
    typed: dict[str, Any],
    language: Language = SPOKEN,
) -> None:
    from engawa.lab.grid import tournament

    planned = tournament(game, bots.split(","), read_options(typed), games, seed, simulations)
    _run(planned, output, jobs, on, language).print_ratings(output)


@app.command(help=about_lab("lab-report"))
def report(
    table: Annotated[Path, typer.Argument(help=about_lab("lab-table"))],
    output: Annotated[Path | None, typer.Option(help=about_lab("lab-page"))] = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.lab.report import write_report
    from engawa.terminal.terminal import Terminal

    page = output or table.with_suffix(".html")
    console = Terminal(language).console
    write_report(table, page, language)
    told = say(language, "lab", "lab-report-written", file=str(page))
    console.print(told, highlight=False, markup=False, soft_wrap=True)


def _run(planned: Any, output: Path, jobs: int | None, on: str, language: str) -> Any:
    from engawa.lab.desk import Desk
    from engawa.terminal.terminal import Terminal

    desk = Desk(planned, Terminal(language).console, language)
    if not desk.run(output, jobs, on):
        raise typer.Exit(INTERRUPTED)
    return desk
