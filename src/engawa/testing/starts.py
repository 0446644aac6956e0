"""Ways to start a game, as its options allow; and random play from there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations, product
from typing import Any

import engawa
from engawa.core.game import Game
from engawa.core.options import Choice, Flag, Number
from engawa.games import find

Start = Callable[[Any], engawa.Match]  # from a seed


def ways_to_start(game: str) -> dict[str, Start]:
    """The default, and as many others as it takes to cover every pair of option values."""
    ways: dict[str, Start] = {"usual": partial(_new, game)}
    found = find(game)
    for options in _pairwise(_line_ups(found)):
        if found.options.read(options) == found.options.read({}):
            continue
        name = ", ".join(f"{option} {value}" for option, value in options.items())
        ways[name] = partial(_new, game, **options)
    return ways


def _new(game: str, seed: Any, **options: Any) -> engawa.Match:
    return engawa.new(game, seed=seed, **options)


def _line_ups(game: Game) -> list[dict[str, Any]]:
    """All values of all options with each other, where the game allows it."""
    values: dict[str, Iterable[Any]] = {"players": game.options.players.counts}
    for option in game.options:
        if isinstance(option, Choice):
            values[option.name] = option.values
        elif isinstance(option, Flag):
            values[option.name] = (False, True)
        elif isinstance(option, Number):
            values[option.name] = (option.values[0], option.usual, option.values[-1])
    every = (dict(zip(values, chosen, strict=True)) for chosen in product(*values.values()))
    return [options for options in every if _is_allowed(game, options)]


def _is_allowed(game: Game, options: dict[str, Any]) -> bool:
    try:
        game.options.read(options)
    except engawa.BadInput:
        return False
    return True


def _pairwise(every: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A few of these that cover every pair of values: most bugs need no more than two."""
    pairs = [{*combinations(options.items(), 2), *options.items()} for options in every]
    missing, chosen = set().union(*pairs), []
    while missing:
        best = max(range(len(every)), key=lambda n: len(pairs[n] & missing))
        chosen.append(every[best])
        missing -= pairs[best]
    return chosen


def play_randomly(match: engawa.Match, choose: random.Random, actions: int) -> engawa.Match:
    """At most this many decisions, each chosen at random."""
    for _ in range(actions):
        if match.actor is None:
            break
        match.play(choose.choice(match.legal()))
    return match
