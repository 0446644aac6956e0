"""Kinds of actions, to count how often each is used."""

from __future__ import annotations

from engawa.core.game import Game

POWERS = "power"  # of these every single one is a kind: power:1, power:2 …


def kind_of(action: str) -> str:
    """What an action is called without its details: 'support:kyuzo' is a 'support'."""
    verb, _, details = action.partition(":")
    return f"{verb}:{details.partition('>')[0]}" if verb == POWERS else verb


def kinds(game: Game) -> tuple[str, ...]:
    """The kinds of the players' decisions, in the order of their numbers."""
    return tuple(dict.fromkeys(map(kind_of, game.actions[: game.decisions])))


def kind_numbers(game: Game) -> list[int]:
    """The kind of every decision, as its place in `kinds`."""
    places = {kind: number for number, kind in enumerate(kinds(game))}
    return [places[kind_of(action)] for action in game.actions[: game.decisions]]
