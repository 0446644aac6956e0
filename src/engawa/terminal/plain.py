"""Signs for terminals that cannot show ours.

Everything is written with the full set of signs. Where an encoding lacks one, the stream puts
the plain sign of this table in its place: one for one, so that no line changes its length.
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

PLAIN = {
    # Frames
    **dict.fromkeys("╭╮╰╯┏┓┗┛", "+"),
    **dict.fromkeys("│┃┆", "|"),
    # The village
    "╫": "#",
    "┄": ".",
    "⌂": "n",
    "☗": "d",
    "☖": "-",
    # Boards
    "▲": "^",
    "●": "*",
    "○": "o",
    "━": "=",
    "─": "-",
    "╌": ".",
    "◆": "V",
    "†": "+",
    "▶": ">",
    "×": "x",
    "≡": "=",
    "∷": ":",
    "▚": "%",
    "≈": "~",
    "❧": "&",
    "█": "#",
    "╳": "x",
    # Large figures
    **dict.fromkeys("╻╹┫┣", "|"),
    **dict.fromkeys("╺╸", "="),
    # Sentences
    "§": "S",
    "·": "-",
    "…": ".",
    "–": "-",
    "−": "-",
    "→": ">",
    **dict.fromkeys("“”„«»", '"'),
    "ł": "l",
    "Ł": "L",
    **dict.fromkeys("‘’", "'"),
}


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return in_ascii(problem.object[problem.start : problem.end]), problem.end


def in_ascii(text: str) -> str:
    """The same text in signs that every font and encoding has."""
    return "".join(
        sign if sign.isascii() else PLAIN.get(sign) or _without_accent(sign) for sign in text
    )


def _without_accent(sign: str) -> str:
    base = unicodedata.normalize("NFKD", sign)[0]
    return base if base.isascii() else "?"


def allow_any_encoding() -> None:
    """From now on no unsupported sign can stop the program."""
    codecs.register_error("plain", _replace)
    for stream, errors in ((sys.stdout, "plain"), (sys.stderr, "plain"), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
