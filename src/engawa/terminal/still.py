"""One table without a player at the keyboard: as text, and as an array of pixels."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.style import Style
from rich.text import Text

from engawa.core.match import Match
from engawa.terminal.ink import NIGHT, PAPER, THEME
from engawa.terminal.lines import Lines, wrapped
from engawa.terminal.plain import in_ascii
from engawa.terminal.table import table_of
from engawa.terminal.terminal import Terminal

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WIDTH, HEIGHT = 100, 42  # in signs: every picture of a game has the same size
CELL = (8, 16)  # dots a sign
FONT_SIZE = 13


def lines(match: Match) -> Lines:
    """The table as the player who decides sees it, and the question or how it ended."""
    table = table_of(match.game.name, match.language)
    asked = Text(match.outcome.text, "title") if match.outcome else table.question(match)
    below = [Text(), *wrapped(asked, WIDTH)]
    drawing: Lines = []
    for drawing in table.drawings(match, WIDTH):
        if len(drawing) + len(below) <= HEIGHT:
            break
    return [*drawing[: HEIGHT - len(below)], *below]


def ansi(match: Match) -> str:
    """For a terminal, with its codes for colours."""
    console = _console()
    Terminal(match.language, console).show(lines(match))
    text: str = console.file.getvalue()  # type: ignore[attr-defined] # a StringIO, see _console
    return text


def pixels(match: Match) -> NDArray[np.uint8]:
    """A picture (height, width, 3) in the dark theme. Sign by sign in cells of one size, with the
    plain signs that every font has: so it looks the same everywhere, and Pillow's own font is
    enough."""
    import numpy as np

    try:
        from PIL import Image, ImageDraw, ImageFont
    except ImportError as missing:
        raise ImportError("Pillow is not installed: pip install 'engawa[envs]'") from missing

    wide, high = CELL
    image = Image.new("RGB", (WIDTH * wide, HEIGHT * high), NIGHT)
    draw, font, console = ImageDraw.Draw(image), ImageFont.load_default(FONT_SIZE), _console()
    for row, line in enumerate(lines(match)):
        column = 0
        for segment in line.render(console):
            colour = _colour(segment.style)
            for sign in in_ascii(segment.text.rstrip("\n")):
                middle = (column * wide + wide / 2, row * high + high / 2)
                draw.text(middle, sign, fill=colour, font=font, anchor="mm")
                column += 1
    return np.asarray(image)


def _console() -> Console:
    return Console(
        theme=THEME,
        width=WIDTH,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        legacy_windows=False,
    )


def _colour(style: Style | None) -> Any:
    if style is None or style.color is None or style.color.triplet is None:
        return PAPER
    return style.color.triplet.hex
