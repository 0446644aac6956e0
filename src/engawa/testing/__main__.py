"""`python -m engawa.testing GAME`: check the laws on a game, one line for each."""

from __future__ import annotations

import time
from random import SystemRandom
from typing import Annotated

import typer

from engawa.core.reasons import BadInput
from engawa.games import register
from engawa.testing import GAMES, Broken, Law, check, laws


def main(
    game: str,
    package: Annotated[str, typer.Option(help="package of your own game: my_games.nim")] = "",
    law: Annotated[str, typer.Option(help="only laws whose names contain this")] = "",
    games: Annotated[int, typer.Option(help="games for each law and start")] = GAMES,
    seed: Annotated[int | None, typer.Option(help="repeats the same games")] = None,
    compiled: Annotated[bool, typer.Option(help="check laws about compiled rules too")] = True,
) -> None:
    if package:
        register(game, package)
    chosen = [found for found in laws(compiled=compiled) if law in found.name]
    seed = SystemRandom().randrange(10**9) if seed is None else seed
    last = time.monotonic()

    def report(held: Law, tries: int) -> None:
        nonlocal last
        seconds, last = time.monotonic() - last, time.monotonic()
        typer.echo(f"{seconds:6.1f} s  {held.name} ({tries})")

    typer.echo(f"{len(chosen)} laws, {game}, seed {seed}")
    try:
        check(game, games=games, seed=seed, only=chosen, report=report)
    except Broken as broken:
        typer.echo(f"{broken}", err=True)
        raise typer.Exit(1) from broken
    except BadInput as wrong:
        typer.echo(f"{wrong}", err=True)
        raise typer.Exit(2) from wrong
    typer.echo("All laws hold.")


if __name__ == "__main__":
    typer.run(main)
