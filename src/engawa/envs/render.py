"""Drawing a table for people, the same for every kind of environment.

How a table looks is the terminal's business, and environments do not depend on the terminal:
without drawing it is never loaded. So the drawing is looked up by name when it is first needed, as
games are.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from engawa.core.match import Match
from engawa.core.reasons import BadInput

DRAWING = "engawa.terminal.still"  # has `ansi` and `pixels`
MODES = ("human", "ansi", "rgb_array")
FRAMES_A_SECOND = 2  # for a film of a game: time to read


def check_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in MODES:
        raise BadInput(f"there is no render_mode {mode!r}; there are {', '.join(MODES)}")
    return mode


def render(match: Match, mode: str | None) -> Any:
    """A text for 'ansi', an array of pixels for 'rgb_array'; 'human' prints and returns nothing."""
    if mode is None:
        raise BadInput(f"drawing needs a render_mode; there are {', '.join(MODES)}")
    drawing = import_module(DRAWING)
    if mode == "rgb_array":
        return drawing.pixels(match)
    text = drawing.ansi(match)
    if mode == "human":
        sys.stdout.write(text + "\n")
        return None
    return text
