"""Grids of ways to play: every combination of the values given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import permutations, product
from typing import Any

from engawa.core.reasons import BadInput
from engawa.games import find
from engawa.lab.plan import Plan, Way, plan, way


def sweep(
    game: str,
    seats: Sequence[str],
    axes: Mapping[str, Sequence[Any]],
    games: int,
    seed: int | str = 0,
    simulations: int | None = None,
    chunk: int | None = None,
) -> Plan:
    """A plan of every combination of the axes' values. Combinations that the rules do not allow are
    left out; a value that is never allowed is refused with the reason."""
    ways: dict[str, Way] = {}
    refused: list[str] = []
    fitting: set[tuple[str, int]] = set()
    reasons: dict[tuple[str, int], BadInput] = {}
    for places in product(*(range(len(values)) for values in axes.values())):
        cell = list(zip(axes, places))
        try:
            found = way(game, seats, {name: axes[name][place] for name, place in cell})
        except BadInput as refusal:
            refused.append(str(refusal))
            reasons |= {key: refusal for key in cell if key not in reasons}
            continue
        fitting.update(cell)
        ways.setdefault(repr(found), found)
    for key, reason in reasons.items():
        if key not in fitting:
            raise reason
    return plan(game, list(ways.values()), games, seed, simulations, chunk, refused)


def tournament(
    game: str,
    bots: Sequence[str],
    options: Mapping[str, Any],
    games: int,
    seed: int | str = 0,
    simulations: int | None = None,
    chunk: int | None = None,
) -> Plan:
    """A plan in which every bot plays against every other, or several copies of the other, in every
    seat; `games` of each seating."""
    rules = find(game)
    if rules.is_cooperative:
        raise BadInput(f"in {game} all win or lose together, so bots cannot be rated")
    names = list(dict.fromkeys(bot.strip().lower() for bot in bots))
    if len(names) < 2:
        raise BadInput("a rating compares bots; name at least two different ones")
    seats = rules.seats(rules.set_up(rules.options.read(options)))
    seatings = dict.fromkeys(
        tuple(one if seat == place else other for place in range(seats))
        for one, other in permutations(names, 2)
        for seat in range(seats)
    )
    ways = [way(game, seating, options) for seating in seatings]
    return plan(game, ways, games, seed, simulations, chunk)
