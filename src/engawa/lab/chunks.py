"""One chunk of a plan, played: the same bytes wherever and whenever that happens."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.compiler import compiled
from engawa.core.dice import Dice
from engawa.core.game import Game
from engawa.core.record import Record, dtype, pack
from engawa.core.rule import Progress
from engawa.games import find
from engawa.lab import playing
from engawa.lab.arrow import as_bytes
from engawa.lab.columns import columns
from engawa.lab.kinds import kind_numbers, kinds
from engawa.lab.matches import play_matches, prepare_bots
from engawa.lab.plan import Chunk, Plan, Way

PLAYERS = {"uniform": playing.UNIFORM, "greedy": playing.GREEDY}


@cache
def compiled_games(game: Game, progress: Progress | None = None) -> Any:
    """`play_games` of a game, compiled; `progress` is called the first time on a machine."""
    return compiled({"games": playing.play_games}, game.rules, game.state, progress)("games")


def prepare(plan: Plan, progress: Progress | None = None) -> None:
    """Compile what the plan needs, once, before several processes need it."""
    if any(way.is_quick for way in plan.ways):
        compiled_games(find(plan.game), progress)
    thinking = {kind for way in plan.ways if not way.is_quick for kind in way.bots}
    prepare_bots(plan, thinking, progress)


def play_chunk(plan: Plan, number: int) -> bytes:
    """The games of a chunk as a Parquet file."""
    game, chunk = find(plan.game), plan.read_chunk(number)
    way = plan.ways[chunk.way]
    played = _blank(game, way, chunk)
    if way.is_quick:
        compiled_games(game)(played, len(way.bots))
    else:
        _write_matches(game, plan, number, played)
    return as_bytes(columns(game, way, chunk, played), plan.settings)


def _blank(game: Game, way: Way, chunk: Chunk) -> Any:
    count, seats = len(chunk.seeds), len(way.bots)
    start = game.begin(way.options)
    states = _records(game.state, count + 1)
    states[count] = pack(start)[0]
    arrays: list[Any] = [
        states,
        np.array(chunk.seeds, np.int64),
        np.zeros((count, playing.SCORES + seats), np.int64),
        np.zeros((count, seats, len(kinds(game))), np.int16),
        np.array([PLAYERS.get(kind, 0) for kind in way.bots], np.int8),
        np.array(kind_numbers(game), np.int64),
        _records(Dice, 2),
        np.zeros(game.decisions, np.int8),
    ]
    return playing.Games(*arrays)


def _records(kind: type[Record], count: int) -> NDArray[np.void]:
    """Blank records, of the one dtype object that calls are fast with."""
    return np.zeros(count, dtype(kind)).view(dtype(kind))


def _write_matches(game: Game, plan: Plan, number: int, played: Any) -> None:
    """What compiled games record, for games that were played through matches."""
    places = kind_numbers(game)
    for row, finished in enumerate(play_matches(plan, number)):
        s, facts = finished.match.state, played.facts[row]
        for seat, actions in enumerate(finished.did):
            for action, times in actions.items():
                played.did[row, seat, places[game.numbers[action]]] += times
        played.states[row] = pack(s)[0]
        facts[playing.FIRST] = finished.first
        facts[playing.DRAWS] = finished.match.ply - int(played.did[row].sum())
        facts[playing.ENDING] = game.rules.ending(s)
        facts[playing.WINNERS] = game.rules.winners(s) if facts[playing.ENDING] else 0
        seats = range(len(finished.did))
        facts[playing.SCORES :] = [game.rules.score(s, seat) for seat in seats]
