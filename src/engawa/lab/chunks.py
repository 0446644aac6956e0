"""One chunk of a plan, played: the same bytes wherever and whenever that happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa import bots
from engawa.core.chance import secret_from_seed
from engawa.core.compiler import compiled
from engawa.core.dice import Dice
from engawa.core.game import Game
from engawa.core.match import Match, Start
from engawa.core.playout import STEP_LIMIT
from engawa.core.record import Record, dtype, pack
from engawa.core.rule import Progress
from engawa.games import find
from engawa.lab import playing
from engawa.lab.arrow import as_bytes
from engawa.lab.columns import columns
from engawa.lab.kinds import kind_numbers, kinds
from engawa.lab.plan import Plan, Way

PLAYERS = {"uniform": playing.UNIFORM, "greedy": playing.GREEDY}
Stop = Callable[[], bool]


@cache
def compiled_games(game: Game, progress: Progress | None = None) -> Any:
    """`play_games` of a game, compiled; `progress` is told of the first time on a machine."""
    return compiled({"games": playing.play_games}, game.rules, game.state, progress)("games")


def prepare(plan: Plan, progress: Progress | None = None) -> None:
    """Compile what the plan needs, once, before several processes want it."""
    if any(way.is_quick for way in plan.ways):
        compiled_games(find(plan.game), progress)
    for kind in {kind for way in plan.ways if not way.is_quick for kind in way.bots}:
        bots.new(plan.game, kind, progress=progress)


def play_chunk(plan: Plan, number: int, is_stopped: Stop = lambda: False) -> bytes | None:
    """The games of a chunk as a Parquet file; None if it was stopped."""
    game, chunk = find(plan.game), plan.read_chunk(number)
    way = plan.ways[chunk.way]
    played = _blank(game, way, np.array(chunk.seeds, np.int64))
    if way.is_quick:
        compiled_games(game)(played, len(way.bots))
    elif not _play_matches(game, plan, way, played, is_stopped):
        return None
    return as_bytes(columns(game, way, chunk, played), plan.settings)


def _blank(game: Game, way: Way, seeds: NDArray[np.int64]) -> Any:
    count, seats = len(seeds), len(way.bots)
    start = game.set_up(way.options)
    game.rules["advance"](start)
    states = _records(game.state, count + 1)
    states[count] = pack(start)[0]
    arrays: list[Any] = [
        states,
        seeds,
        np.zeros((count, playing.SCORES + seats), np.int64),
        np.zeros((count, seats, len(kinds(game))), np.int16),
        np.array([PLAYERS.get(kind, 0) for kind in way.bots], np.int8),
        np.array(kind_numbers(game), np.int64),
        _records(Dice, 2),
        np.zeros(game.decisions, np.int8),
    ]
    return playing.Games(*arrays)


def _records(kind: type[Record], count: int) -> NDArray[np.void]:
    """Blank records, of the one dtype object that calls are quick with."""
    return np.zeros(count, dtype(kind)).view(dtype(kind))


def _play_matches(game: Game, plan: Plan, way: Way, played: Any, is_stopped: Stop) -> bool:
    """Bots that think play through matches and views, as at any table; False if stopped."""
    players = [bots.new(game.name, kind) for kind in way.bots]
    numbers = kind_numbers(game)
    for row, seed in enumerate(played.seeds.tolist()):
        match = Match(game, Start(dict(way.options)), secret_from_seed(seed))
        for bot in players:
            bot.forget()
        facts = played.facts[row]
        facts[playing.FIRST] = match.actor if isinstance(match.actor, int) else -1
        while isinstance(match.actor, int) and match.ply < STEP_LIMIT:
            if is_stopped():
                return False
            seat = match.actor
            action = players[seat].choose(match.view(seat), plan.budget, match.bot_seed)
            played.did[row, seat, numbers[game.numbers[action]]] += 1
            match.play(action)
        s = match.state
        played.states[row] = pack(s)[0]
        facts[playing.DRAWS] = match.ply - int(played.did[row].sum())
        facts[playing.ENDING] = game.rules["ending"](s)
        facts[playing.WINNERS] = game.rules["winners"](s) if facts[playing.ENDING] else 0
        facts[playing.SCORES :] = [game.rules["score"](s, seat) for seat in range(len(players))]
    return True
