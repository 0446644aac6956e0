"""`engawa games`, and `engawa rules` of one of them."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from engawa.cli.options import SPOKEN, Language, about
from engawa.core.words import say
from engawa.games import FOLDERS
from engawa.terminal import rules_page
from engawa.terminal.terminal import Terminal

app = typer.Typer()


@app.command(help=about("about-games"))
def games(language: Language = SPOKEN) -> None:
    terminal = Terminal(language)
    for name in sorted(FOLDERS):
        tagline = say(language, name, "tagline")
        line = Text(f"{name:<16}", "number").append(tagline)
        terminal.show([line])


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
