"""A picture of a table in the middle of a game: `python -m engawa.terminal.picture FILE.svg`."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import engawa
from engawa.terminal.ink import THEME
from engawa.terminal.screen import screen
from engawa.terminal.table import table_of
from engawa.terminal.terminal import Terminal

WIDTH = 100
SAMURAI = ["gorobei", "kyuzo", "heihachi", "kikuchiyo"]
SEED = 30
DECISIONS = 60
NEW = 3  # sentences shown
LIKED = ("use", "defend", "fight-again", "fight", "ignore", "lend", "remove", "confront")

# Rich's picture fetches a font from the network; ours uses the reader's fonts.
FONT_FACE = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)
FONTS = "DejaVu Sans Mono, Menlo, Consolas"

# The table on an evening: ink-night as the ground, rice white as the text.
EVENING = TerminalTheme(
    (0x17, 0x18, 0x1C),
    (0xEF, 0xE8, 0xDA),
    [(0x17, 0x18, 0x1C), *[(0xEF, 0xE8, 0xDA)] * 7],
)


def mid_game() -> engawa.Match:
    """A match some way in, played by a simple deterministic rule."""
    match = engawa.new("samurai-spirit", samurai=SAMURAI, level="normal", seed=SEED)
    for _ in range(DECISIONS):
        legal = match.legal()
        liked = [action for verb in LIKED for action in legal if action.startswith(verb)]
        match.play((liked or legal)[0])
    return match


def picture(match: engawa.Match) -> str:
    """The screen of a match as SVG."""
    console = Console(
        theme=THEME,
        width=WIDTH,
        file=io.StringIO(),
        record=True,
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    sentences = [told for _, _, told in match.log if told]
    table = table_of(match.game.name, match.language)
    Terminal(match.language, console).show(screen(table, match, sentences, NEW, WIDTH, None))
    svg = console.export_svg(title=f"engawa play {match.game.name}", theme=EVENING)
    return FONT_FACE.sub("", svg).replace("Fira Code", FONTS)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(mid_game()), "utf-8")
