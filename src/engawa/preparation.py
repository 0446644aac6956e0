"""Compiling everything that can be compiled, before somebody waits for it."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.games import find, names

PARTS = 5  # that `prepare` compiles


def parts_ready(game: str) -> int:
    """How many of the parts of a game are compiled on this machine."""
    from engawa.core.rule import cache_folder

    state = find(game).state
    return len(list(cache_folder(state).glob(f"{state.__module__}.*.done")))


def prepare(game: str) -> None:
    """The rules, the searching bots, the coach, the environments and the lab of one game."""
    from engawa.bots.search import compiled_think
    from engawa.coach.scales import compiled_counting
    from engawa.core.compiled import compiled_rules
    from engawa.envs.vector import compiled_stepping
    from engawa.lab.chunks import compiled_games

    found = find(game)
    compiled_rules(found)
    compiled_think(found)
    compiled_counting(found)
    compiled_stepping(found)
    compiled_games(found)


def prepare_all(jobs: int) -> Iterator[str]:
    """Every game in a process of its own; each as soon as it is ready."""
    from engawa.lab.pool import work

    for game, _ in work(prepare, names(), jobs):
        yield game
