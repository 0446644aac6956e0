"""The command line."""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import engawa
from engawa.bench.app import app as bench_app
from engawa.cli_lab import app as lab_app
from engawa.cli_options import (
    INTERRUPTED,
    SPOKEN,
    Captures,
    Deck,
    Figures,
    Hands,
    Hints,
    Language,
    Level,
    Players,
    Samurai,
    TwoSamuraiRule,
    about,
    given,
    line_up,
    number_or_text,
)
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.terminal import coaching, plain, record_file, rules_page
from engawa.terminal.hot_seat import HotSeat
from engawa.terminal.record_file import RecordFile
from engawa.terminal.seats import Seating
from engawa.terminal.table import USUAL_GAME, table_of
from engawa.terminal.terminal import PART, Left, Terminal

CHANGED = 1  # exit status: the record was changed
SOMETHING_BROKEN = 1  # exit status: the doctor found that something needed does not work
MISUSED = 2  # exit status: something given makes no sense
LINE_UP = {"players", "samurai"}  # options that say who plays


app = typer.Typer(
    help=about("about"),
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
app.add_typer(bench_app, name="bench")
app.add_typer(lab_app, name="lab")


@app.command(help=about("about-play"))
def play(
    target: Annotated[str | None, typer.Argument(help=about("about-play-target"))] = None,
    players: Players = None,
    samurai: Samurai = None,
    level: Level = None,
    two_samurai_rule: TwoSamuraiRule = None,
    hands: Hands = None,
    figures: Figures = None,
    captures: Captures = None,
    hints: Hints = None,
    deck: Deck = None,
    bots: Annotated[str | None, typer.Option(help=about("about-bots"))] = None,
    seat: Annotated[str | None, typer.Option(help=about("about-seat"))] = None,
    seed: Annotated[str | None, typer.Option(help=about("about-seed"))] = None,
    language: Language = SPOKEN,
    record: Annotated[Path | None, typer.Option(help=about("about-record"))] = None,
    resume: Annotated[Path | None, typer.Option(help=about("about-resume"))] = None,
) -> None:
    terminal = Terminal(language)
    options = given(
        players=number_or_text(players),
        samurai=line_up(samurai),
        level=level,
        two_samurai_rule=two_samurai_rule,
        hands=hands,
        figures=figures,
        captures=captures,
        hints=hints,
        deck=deck,
        seed=number_or_text(seed),
    )
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
    """The match that is to be played: a saved one, or a new one of the game named."""
    if target is not None and resume is not None:
        raise BadInput(terminal.words("two-matches"))
    if resume is None and target is not None and target not in engawa.games():
        resume = Path(target)
        if not resume.exists():
            games = ", ".join(engawa.games())
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
    """A new match, after a few questions if there is somebody to ask and nothing was given."""
    table = table_of(game, terminal.language)
    if terminal.is_attended and not options and not seating.is_given:
        options = table.ask_options(terminal)
        seating = Seating(options.pop("bots", None))
    else:
        if seating.size and not LINE_UP & options.keys():
            options["players"] = seating.size
        given = LINE_UP if LINE_UP & options.keys() else set()
        if seating.has_bots:  # they are players too: nobody leads everything alone
            given = given | {"players"}
        usual = {name: value for name, value in table.usual_options.items() if name not in given}
        options = {**usual, **options}
    match = engawa.new(game, language=terminal.language, **options)
    seating.settle(match, terminal)
    return match


def _arena(what: str) -> str:
    return say(SPOKEN, "lab", f"about-arena{what}")


@app.command(help=_arena(""))
def arena(
    game: Annotated[str, typer.Argument(help=_arena("-game"))],
    seats: Annotated[str, typer.Option(help=_arena("-seats"))],
    games: Annotated[int, typer.Option(help=_arena("-games"))] = 100,
    seconds: Annotated[float | None, typer.Option(help=_arena("-seconds"))] = None,
    simulations: Annotated[int | None, typer.Option(help=_arena("-simulations"))] = None,
    seed: Annotated[str, typer.Option(help=_arena("-seed"))] = "0",
    jobs: Annotated[int | None, typer.Option(help=_arena("-jobs"))] = None,
    output: Annotated[Path | None, typer.Option(help=_arena("-output"))] = None,
    players: Players = None,
    samurai: Samurai = None,
    level: Level = None,
    two_samurai_rule: TwoSamuraiRule = None,
    hands: Hands = None,
    figures: Figures = None,
    captures: Captures = None,
    hints: Hints = None,
    deck: Deck = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.bots import Budget
    from engawa.lab import app as lab
    from engawa.lab.arena import contest
    from engawa.lab.processes import check_jobs, cores

    options = given(
        players=number_or_text(players),
        samurai=line_up(samurai),
        level=level,
        two_samurai_rule=two_samurai_rule,
        hands=hands,
        figures=figures,
        captures=captures,
        hints=hints,
        deck=deck,
    )
    is_limited = seconds is not None or simulations is not None
    budget = Budget(seconds, simulations) if is_limited else None
    wanted = contest(game, seats.split(","), options, budget, seed)
    console = Terminal(language).console
    workers = cores() if jobs is None else check_jobs(jobs)
    if not lab.Arena(wanted, console, language).run(games, workers, output):
        raise typer.Exit(INTERRUPTED)


@app.command(help=about("about-rules"))
def rules(
    game: Annotated[str, typer.Argument(help=about("about-rules-game"))] = "samurai-spirit",
    section: Annotated[str, typer.Argument(help=about("about-rules-section"))] = "",
    language: Language = SPOKEN,
) -> None:
    from rich.markdown import Markdown

    from engawa.games import find
    from engawa.games.rules_page import page

    find(game)
    terminal = Terminal(language)
    text = rules_page.passage(game, section, language) if section else page(game, language)
    terminal.render(Markdown(text))


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
        _complain(str(error))
        raise typer.Exit(CHANGED) from error
    draws = sum(actor == "chance" for actor, _, _ in match.log)
    terminal.say("commitment", commitment=match.commitment)
    terminal.say("verified", "safe", draws=draws)


@app.command(help=about("about-serve"))
def serve(
    host: Annotated[str | None, typer.Option(help=about("about-host"))] = None,
    port: Annotated[int | None, typer.Option(help=about("about-port"))] = None,
    database: Annotated[str | None, typer.Option(help=about("about-database"))] = None,
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
    database: Annotated[str | None, typer.Option(help=about("about-database"))] = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.server.transfer import export_to

    rows = export_to(file, _settings(database=database))
    Terminal(language).say("exported", "safe", rows=rows, file=str(file))


@app.command("import", help=about("about-import"))
def import_everything(
    file: Annotated[Path, typer.Argument(help=about("about-import-file"))],
    database: Annotated[str | None, typer.Option(help=about("about-database"))] = None,
    language: Language = SPOKEN,
) -> None:
    from engawa.server.transfer import import_from

    rows = import_from(file, _settings(database=database))
    Terminal(language).say("imported", "safe", rows=rows)


def _settings(**given: str | int | None) -> Any:
    """The environment's, but for what was given."""
    from engawa.server.settings import PREFIX, read

    options = {f"{PREFIX}{k.upper()}": str(v) for k, v in given.items() if v is not None}
    settings = read({**os.environ, **options})
    if not settings.is_one_node and find_spec("asyncpg") is None:
        raise BadInput(say(SPOKEN, "doctor", "postgres-missing"))
    return settings


@app.command(help=about("about-prepare"))
def prepare(language: Language = SPOKEN) -> None:
    from engawa.lab.processes import cores
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


@app.command(help=about("about-games"))
def games(language: Language = SPOKEN) -> None:
    terminal = Terminal(language)
    for name in engawa.games():
        line = Text(f"{name:<16}", "number").append(terminal.words(f"game-{name}"))
        terminal.show([line])


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
        serve()


def _complain(text: str) -> None:
    """One sentence on the error stream, begun and ended like a sentence."""
    sentence = text[:1].upper() + text[1:].rstrip(".")
    sys.stderr.write(f"{sentence}.\n")


def main() -> None:
    """Run a command; whatever is wrong with what was given becomes one sentence."""
    plain.allow_any_encoding()
    try:
        sys.exit(app(standalone_mode=False))
    except BrokenPipeError:  # the reader of our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(CHANGED)
    except BadInput as error:
        _complain(str(error))
    except OSError as error:
        file = error.filename or ""
        _complain(say(SPOKEN, PART, "not-read", file=str(file), reason=error.strerror or ""))
    except typer.TyperException as error:
        _complain(error.format_message())
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(INTERRUPTED)
    sys.exit(MISUSED)
