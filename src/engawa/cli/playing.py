"""`engawa play`: a new match or a saved one, in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import engawa
from engawa.cli.options import (
    GAME_OPTIONS,
    SPOKEN,
    Language,
    about,
    number_or_text,
    read_options,
    takes,
)
from engawa.core.reasons import BadInput
from engawa.games import FOLDERS, find
from engawa.terminal import record_file
from engawa.terminal.hot_seat import HotSeat
from engawa.terminal.options import ask
from engawa.terminal.record_file import RecordFile
from engawa.terminal.seats import Seating
from engawa.terminal.table import USUAL_GAME, table_of
from engawa.terminal.terminal import Left, Terminal

app = typer.Typer()


@app.command(help=about("about-play"))
@takes(GAME_OPTIONS)
def play(
    *,
    target: Annotated[str | None, typer.Argument(help=about("about-play-target"))] = None,
    typed: dict[str, Any],
    bots: Annotated[str | None, typer.Option(help=about("about-bots"))] = None,
    seat: Annotated[str | None, typer.Option(help=about("about-seat"))] = None,
    seed: Annotated[str | None, typer.Option(help=about("about-seed"))] = None,
    language: Language = SPOKEN,
    record: Annotated[Path | None, typer.Option(help=about("about-record"))] = None,
    resume: Annotated[Path | None, typer.Option(help=about("about-resume"))] = None,
) -> None:
    terminal = Terminal(language)
    options = read_options(typed)
    if seed is not None:
        options["seed"] = number_or_text(seed)
    try:
        kept = _open(terminal, target, resume, record, options, Seating(bots, seat))
    except Left:
        terminal.say("goodbye")
        return
    table = table_of(kept.match.game.name, language)
    HotSeat(terminal, table, kept).play()


def _open(
    terminal: Terminal,
    target: str | None,
    resume: Path | None,
    record: Path | None,
    options: dict[str, Any],
    seating: Seating,
) -> RecordFile:
    """The match to play: a saved one, or a new one of the game named."""
    if target is not None and resume is not None:
        raise BadInput(terminal.words("two-matches"))
    if resume is None and target is not None and target not in FOLDERS:
        resume = Path(target)
        if not resume.exists():
            games = ", ".join(sorted(FOLDERS))
            raise BadInput(terminal.words("no-such-target", target=target, games=games))
    if record is not None and record != resume and record.exists():
        raise BadInput(terminal.words("record-exists", file=str(record)))
    if resume is not None:
        if options:
            named = ", ".join(f"--{name.replace('_', '-')}" for name in options)
            raise BadInput(terminal.words("options-are-saved", options=named))
        match = record_file.read_match(resume, terminal.language)
        if seating.is_given:
            seating.settle(match, terminal)
        return RecordFile(match, record or resume, is_kept=record is not None)
    match = _new(terminal, target or USUAL_GAME, options, seating)
    return RecordFile(match, record, is_kept=record is not None)


def _new(terminal: Terminal, game: str, options: dict[str, Any], seating: Seating) -> engawa.Match:
    """A new match, after a few questions if there is somebody to answer and no options were
    given."""
    table = table_of(game, terminal.language)
    if terminal.is_attended and not options and not seating.is_given:
        options = ask(terminal, find(game), table.usual_options)
        seating = Seating(options.pop("bots", None))
    else:
        line_up = find(game).options.line_up
        if seating.size and not line_up & options.keys():
            options["players"] = seating.size
        given = line_up if line_up & options.keys() else frozenset[str]()
        if seating.has_bots:  # they are players too: nobody plays everything alone
            given = given | {"players"}
        usual = {name: value for name, value in table.usual_options.items() if name not in given}
        options = {**usual, **options}
    match = engawa.new(game, language=terminal.language, **options)
    seating.settle(match, terminal)
    return match
