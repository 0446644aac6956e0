"""The colours of the table, as names of styles.

Nobody knows whether a terminal is light or dark. So text has the terminal's own colour, and other
colours have a contrast of at least three to one on both light and dark. No information is in colour
alone: shapes and words say the same.
"""

from __future__ import annotations

from rich.style import Style
from rich.theme import Theme

PAPER, NIGHT = "#f4ecdd", "#17181c"
INDIGO, VERMILION, MOSS = "#5877ad", "#c8452c", "#5f7c45"
OCHRE, PLUM, STONE = "#ab7a22", "#9b6089", "#807a71"
TEAL, RUST = "#3c8584", "#a8693f"

# Each seat has a colour and a pattern: stripe, dot, check, wave, leaf, plain, cross.
SEATS = (INDIGO, PLUM, TEAL, RUST, MOSS, OCHRE, STONE)
PATTERNS = "≡∷▚≈❧█╳"

THEME = Theme(
    {
        "title": Style(bold=True),
        "faint": Style(color=STONE),
        "calm": Style(color=INDIGO),
        "safe": Style(color=MOSS, bold=True),
        "danger": Style(color=VERMILION, bold=True),
        "asked": Style(color=VERMILION, bold=True),
        "kiai": Style(color=OCHRE, bold=True),
        "hidden": Style(color=PLUM),
        "number": Style(color=INDIGO, bold=True),
        **{f"seat{seat}": Style(color=colour, bold=True) for seat, colour in enumerate(SEATS)},
        # Markdown of the rules page, in the same inks
        "markdown.code": Style(color=INDIGO),
        "markdown.h1": Style(bold=True),
        "markdown.h2": Style(bold=True, color=VERMILION),
        "markdown.h3": Style(bold=True),
        "markdown.table.header": Style(bold=True),
        "markdown.table.border": Style(color=STONE),
        "markdown.item.bullet": Style(color=STONE),
    },
    inherit=True,
)
