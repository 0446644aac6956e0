"""`engawa hint`, `review` and `verify`: what is in a record."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import engawa
from engawa.cli.options import SPOKEN, Language, about, complain
from engawa.core.reasons import BadInput
from engawa.terminal import coaching, record_file
from engawa.terminal.terminal import Terminal

CHANGED = 1  # exit status: the record was changed

app = typer.Typer()


@app.command(help=about("about-hint"))
def hint(
    file: Annotated[Path, typer.Argument(help=about("about-hint-file"))],
    seconds: Annotated[float | None, typer.Option(help=about("about-seconds"))] = None,
    simulations: Annotated[int | None, typer.Option(help=about("about-simulations"))] = None,
    is_all: Annotated[bool, typer.Option("--all", help=about("about-all"))] = False,
    language: Language = SPOKEN,
) -> None:
    terminal = Terminal(language)
    if seconds is None and simulations is None:
        seconds = coaching.USUAL_SECONDS
    budget = coaching.budget_of(terminal, seconds, simulations)
    coaching.hint(terminal, file, budget, is_all=is_all)


@app.command(help=about("about-review"))
def review(
    file: Annotated[Path, typer.Argument(help=about("about-hint-file"))],
    simulations: Annotated[int, typer.Option(help=about("about-review-simulations"))] = 2000,
    graph: Annotated[Path | None, typer.Option(help=about("about-graph"))] = None,
    language: Language = SPOKEN,
) -> None:
    terminal = Terminal(language)
    coaching.review(terminal, file, coaching.budget_of(terminal, None, simulations), graph)


@app.command(help=about("about-verify"))
def verify(
    file: Annotated[Path, typer.Argument(help=about("about-verify-file"))],
    language: Language = SPOKEN,
) -> None:
    terminal = Terminal(language)
    try:
        match = engawa.verify(record_file.read_text(file, language))
    except BadInput as error:
        complain(str(error))
        raise typer.Exit(CHANGED) from error
    draws = sum(actor == "chance" for actor, _, _ in match.log)
    terminal.say("commitment", commitment=match.commitment)
    terminal.say("verified", "safe", draws=draws)
