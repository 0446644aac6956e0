"""`engawa prepare` and `engawa doctor`: this machine, before anybody plays."""

from __future__ import annotations

import typer

from engawa.cli.options import SPOKEN, Language, about
from engawa.core.words import say
from engawa.terminal.terminal import Terminal

SOMETHING_BROKEN = 1  # exit status: the doctor found that something needed does not work

app = typer.Typer()


@app.command(help=about("about-prepare"))
def prepare(language: Language = SPOKEN) -> None:
    from engawa.lab.pool import cores
    from engawa.preparation import prepare_all

    terminal = Terminal(language)
    with terminal.console.status(terminal.words("preparing")):
        for name in prepare_all(cores()):
            terminal.say("prepared", "safe", game=name)


@app.command(help=say(SPOKEN, "doctor", "about"))
def doctor(language: Language = SPOKEN) -> None:
    from engawa.doctor import BROKEN, examine, line

    terminal = Terminal(language)
    found = list(examine(language))
    for finding in found:
        terminal.tell(line(finding, language))
    if any(finding.state == BROKEN for finding in found):
        raise typer.Exit(SOMETHING_BROKEN)
