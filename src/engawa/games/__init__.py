"""The games: each a folder with the same files. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.words import keep_in

FOLDERS: dict[str, str] = {}
EXAMPLES: set[str] = set()


def register(name: str, package: str, *, is_example: bool = False) -> None:
    """Add a game: its package has `game.py` with a `GAME`, `RULES.md`, its sentences in `locale/`,
    and, if it has them, its parts of the coach, the terminal and the lab. A game from outside works
    like the others until this process ends. An example is found by its name, but not listed among
    the games."""
    if FOLDERS.get(name, package) != package:
        raise BadInput(f"there is a game '{name}' already: {FOLDERS[name]}")
    FOLDERS[name] = package
    if is_example:
        EXAMPLES.add(name)
    keep_in(name, package)


# In the order in which they are offered to people.
register("samurai-spirit", "engawa.games.samurai_spirit")
register("samurai", "engawa.games.samurai")
register("rent-a-hero", "engawa.games.rent_a_hero")
register("nim", "engawa.games.nim", is_example=True)


def names() -> list[str]:
    """The games; examples are left out."""
    return sorted(FOLDERS.keys() - EXAMPLES)


def find(name: object) -> Game:
    """The game of that name; a caller may pass anything."""
    if not isinstance(name, str) or name not in FOLDERS:
        raise BadInput(f"there is no game {name!r}; there are {', '.join(names())}")
    return _load(name)


@cache
def part(game: str, name: str) -> ModuleType | None:
    """A game's own part of something written for all games, such as its `coach`; None if it has
    none."""
    module = f"{FOLDERS[game]}.{name}"
    return import_module(module) if find_spec(module) else None


@cache
def _load(name: str) -> Game:
    game: Game = import_module(f"{FOLDERS[name]}.game").GAME
    return game
