"""The games: each a folder with the same files. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources

from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.words import keep_elsewhere

FOLDERS = {
    "samurai": "engawa.games.samurai",
    "rent-a-hero": "engawa.games.rent_a_hero",
    "samurai-spirit": "engawa.games.samurai_spirit",
}


def register(name: str, package: str) -> None:
    """Add a game from outside: its package has `game.py` with a `GAME`, `RULES.md`, and its
    sentences in `locale/<language>.ftl`. Until this process ends it is a game like the others."""
    if FOLDERS.get(name, package) != package:
        raise BadInput(f"there is a game '{name}' already: {FOLDERS[name]}")
    FOLDERS[name] = package
    keep_elsewhere(name, resources.files(package) / "locale")


def names() -> list[str]:
    return sorted(FOLDERS)


def find(name: str) -> Game:
    """The game of that name; a caller may hand in anything."""
    if name not in names():
        raise BadInput(f"there is no game {name!r}; there are {', '.join(names())}")
    return _load(name)


@cache
def _load(name: str) -> Game:
    game: Game = import_module(f"{FOLDERS[name]}.game").GAME
    return game
