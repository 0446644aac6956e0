"""The command line."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import engawa
from engawa.bench.app import app as bench_app
from engawa.cli import arena, games, hosting, installation, lab, playing, records
from engawa.cli.options import INTERRUPTED, SPOKEN, about, complain
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.terminal import plain
from engawa.terminal.terminal import PART, Terminal

UNREAD = 1  # exit status: the reader has gone
MISUSED = 2  # exit status: wrong input

app = typer.Typer(
    help=about("about"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for part in (playing, games, records, arena, hosting, installation):
    app.add_typer(part.app)
app.add_typer(lab.app, name="lab")
app.add_typer(bench_app, name="bench")


@app.callback(invoke_without_command=True)
def sit_down(
    context: typer.Context,
    shows_version: Annotated[
        bool, typer.Option("--version", help=about("about-version"), is_eager=True)
    ] = False,
) -> None:
    """Without a command: a table, in the browser."""
    if shows_version:
        Terminal(SPOKEN).say("version", version=engawa.__version__)
        context.exit()
    if context.invoked_subcommand is None:
        hosting.serve()


def main() -> None:
    """Run a command; wrong input becomes one sentence."""
    plain.allow_any_encoding()
    try:
        sys.exit(app(standalone_mode=False))
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(UNREAD)
    except BadInput as error:
        complain(str(error))
    except OSError as error:
        file = error.filename or ""
        complain(say(SPOKEN, PART, "not-read", file=str(file), reason=error.strerror or ""))
    except typer.TyperException as error:
        complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    sys.exit(MISUSED)
