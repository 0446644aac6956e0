"""`engawa serve`, and export and import of all tables."""

from __future__ import annotations

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from engawa.cli.options import SPOKEN, Language, about
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.terminal.terminal import Terminal

app = typer.Typer()
Database = Annotated[str | None, typer.Option(help=about("about-database"))]


@app.command(help=about("about-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=about("about-host"))] = None,
    port: Annotated[int | None, typer.Option(help=about("about-port"))] = None,
    database: Database = None,
    opens_browser: Annotated[
        bool, typer.Option("--open/--no-open", help=about("about-open"))
    ] = True,
    language: Language = SPOKEN,
) -> None:
    from engawa.server.serving import serve

    terminal = Terminal(language)
    serve(
        _settings(host=host, port=port, database=database),
        lambda address: terminal.say("serving", address=address),
        opens_browser=opens_browser,
    )


@app.command("export", help=about("about-export"))
def export_everything(
    file: Annotated[Path, typer.Argument(help=about("about-export-file"))],
    database: Database = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.server.transfer import export_to

    rows = export_to(file, _settings(database=database))
    Terminal(language).say("exported", "safe", rows=rows, file=str(file))


@app.command("import", help=about("about-import"))
def import_everything(
    file: Annotated[Path, typer.Argument(help=about("about-import-file"))],
    database: Database = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.server.transfer import import_from

    rows = import_from(file, _settings(database=database))
    Terminal(language).say("imported", "safe", rows=rows)


def _settings(**given: str | int | None) -> Any:
    """The environment's, except for the options given."""
    from engawa.server.settings import PREFIX, read

    options = {f"{PREFIX}{k.upper()}": str(v) for k, v in given.items() if v is not None}
    settings = read({**os.environ, **options})
    if not settings.is_one_node and find_spec("asyncpg") is None:
        raise BadInput(say(SPOKEN, "doctor", "postgres-missing"))
    return settings
