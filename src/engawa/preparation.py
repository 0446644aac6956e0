"""Compiling everything that can be compiled, before somebody has to wait for it."""

from __future__ import annotations

from collections.abc import Iterator

from engawa.core.compiler import compiled, is_compiled
from engawa.core.game import Game
from engawa.core.rule import Function
from engawa.games import find, names


def everything(game: Game) -> dict[str, Function]:
    """What the rules, the searching bots, the coach, the environments and the lab call."""
    from engawa.bots.simulation import think
    from engawa.bots.weighing import count_after
    from engawa.core.compiled import roots
    from engawa.envs.vector import ROOTS
    from engawa.lab.playing import play_games

    found = {**roots(game), **ROOTS}
    return {**found, "think": think, "count_after": count_after, "play_games": play_games}


def is_prepared(game: str) -> bool:
    """Is everything of a game compiled on this machine?"""
    found = find(game)
    return is_compiled(everything(found), found.rules, found.state)


def prepare(game: str) -> None:
    """Compile everything of one game."""
    found = find(game)
    compiled(everything(found), found.rules, found.state)


def prepare_all(jobs: int) -> Iterator[str]:
    """Every game in a process of its own; each as soon as it is ready."""
    from engawa.lab.pool import work

    longest_first = sorted(names(), key=lambda game: len(find(game).actions), reverse=True)
    for game, _ in work(prepare, longest_first, jobs):
        yield game
