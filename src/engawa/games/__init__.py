"""The games: each a folder with the same files. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from engawa.core.game import Game
from engawa.core.reasons import BadInput

FOLDERS = {
    "samurai-spirit": "engawa.games.samurai_spirit",
}


def names() -> list[str]:
    return sorted(FOLDERS)


@cache
def find(name: str) -> Game:
    if name not in FOLDERS:
        raise BadInput(f"there is no game '{name}'; there are {', '.join(names())}")
    game: Game = import_module(f"{FOLDERS[name]}.game").GAME
    return game
