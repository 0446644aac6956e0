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
    """See the commands below."""


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


def _values(game: str, option: str, typed: str) -> list[Any]:
    """The values of an axis: separated by slashes, or all that there are."""
    from engawa.games import find
    from engawa.lab.extension import extension

    rules, found = find(game), list[Any]()
    for text in (value.strip().lower() for value in typed.split("/")):
        many = extension(rules).values(option, text)
        if many is not None:
            found += many
        elif text == "all" and option in rules.options.variants:
            found += rules.options.variants[option]
        elif GAME_OPTIONS[option] is bool:
            found.append({"true": True, "false": False}.get(text, text))
        else:
            found.append(read_option(option, text))
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
    _run(planned, output, jobs, on, language).print_ratings(planned, output)


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
    from engawa.lab.console import LabConsole
    from engawa.terminal.terminal import Terminal

    console = LabConsole(Terminal(language).console, language)
    if not console.run(planned, output, jobs, on):
        raise typer.Exit(INTERRUPTED)
    return console
