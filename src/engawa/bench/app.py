"""`engawa bench …`: the commands. What they measure is imported when they run."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(help="Measure speed and compare it with peers, in one run.", no_args_is_help=True)


@app.callback()
def bench() -> None:
    """Measure speed and compare it with peers, in one run."""


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game's rules.")] = "samurai-spirit",
    seconds: Annotated[float, typer.Option(min=0.1, help="For each measurement.")] = 2.0,
    games: Annotated[
        int, typer.Option(min=0, help="Random games for each way to play, in the table of endings.")
    ] = 100_000,
    cold: Annotated[
        bool, typer.Option(help="Also compile from scratch and report how long it took.")
    ] = False,
) -> None:
    """Decisions a second, compiled and not, compared with OpenSpiel; then how random games end."""
    from engawa.bench.rules import report

    report(game, seconds, games, cold=cold)


@app.command()
def search(
    games: Annotated[
        list[str] | None, typer.Argument(help="Which games; all if none is named.")
    ] = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="For each measurement.")] = 2.0,
) -> None:
    """Decisions a second of tree search with random playouts, compared with OpenSpiel's
    ISMCTSBot."""
    from engawa.bench.search import report
    from engawa.games import find, names

    report([find(game).name for game in games or names()], seconds)


@app.command()
def envs(
    seconds: Annotated[float, typer.Option(min=0.01, help="For each measurement.")] = 2.0,
) -> None:
    """Decisions a second of many tables at once, compared with other environments."""
    from engawa.bench.envs import report

    report(seconds)


@app.command()
def strength(
    what: Annotated[
        str, typer.Argument(help="goals, ladder, tables (of Samurai Spirit) or curve.")
    ] = "goals",
    games: Annotated[int, typer.Option(min=1, help="For each tournament.")] = 100,
    seconds: Annotated[float, typer.Option(min=0.01, help="Per decision, for the goals.")] = 0.5,
    kind: Annotated[str, typer.Option(help="Which bot, for the tables.")] = "expert",
    jobs: Annotated[int, typer.Option(min=1, help="Games played at a time.")] = 1,
    drawing: Annotated[Path, typer.Option(help="Where the curve is drawn.")] = Path("curve.svg"),
) -> None:
    """Win rates of the bots with 95% intervals."""
    from engawa.bench import strength as measured
    from engawa.bots import Budget
    from engawa.core.reasons import BadInput

    if what == "goals":
        title = f"master, {seconds:g} s per decision"
        measured.report_trials(title, measured.goals(Budget(seconds=seconds)), games, jobs)
    elif what == "ladder":
        measured.report_trials("Level by level", measured.ladder(), games, jobs)
    elif what == "tables":
        measured.report_tables(kind, games, jobs)
    elif what == "curve":
        measured.report_curve(games, jobs, drawing)
    else:
        raise BadInput(f"there are goals, ladder, tables and curve, not '{what}'")


@app.command()
def server(
    tables: Annotated[int, typer.Option(min=1, help="Tables.")] = 200,
    sockets: Annotated[int, typer.Option(min=2, help="Sockets, at all tables together.")] = 1000,
    actions: Annotated[int, typer.Option(min=1, help="Actions a second, at all tables.")] = 300,
    seconds: Annotated[float, typer.Option(min=1, help="How long.")] = 15.0,
    database: Annotated[str, typer.Option(help="postgresql://…, empty; else SQLite.")] = "",
) -> None:
    """How soon everybody knows of an action, compared with a bare Litestar echo under the same
    load."""
    from engawa.bench.server import Load, report

    report(Load(tables, sockets, actions, seconds), database)
