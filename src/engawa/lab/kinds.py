"""Kinds of actions, to count how often each is used."""

from __future__ import annotations

from engawa.core.game import Game
from engawa.lab.extension import extension


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of the players' decisions, in the order of their numbers."""
    return tuple(dict.fromkeys(map(extension(game).kind_of, game.actions[: game.decisions])))


def kind_numbers(game: Game) -> list[int]:
    """The kind of every decision, as its place in `kinds`."""
    places = {kind: number for number, kind in enumerate(kinds(game))}
    kind_of = extension(game).kind_of
    return [places[kind_of(action)] for action in game.actions[: game.decisions]]
