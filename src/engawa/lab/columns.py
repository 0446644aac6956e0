"""The columns of a table: one row for every game."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.game import Game
from engawa.lab import playing
from engawa.lab.arrow import arrow, rows
from engawa.lab.extension import extension
from engawa.lab.kinds import kinds
from engawa.lab.plan import Chunk, Way


def columns(game: Game, way: Way, chunk: Chunk, played: Any) -> dict[str, Any]:
    """`played` is a `playing.Games` of NumPy arrays, after the games."""
    pa = arrow()
    count, seats = len(chunk.seeds), len(way.bots)
    facts = played.facts
    found: dict[str, Any] = {
        "number": pa.array(np.arange(chunk.first, chunk.first + count)),
        "seed": pa.array(np.array(chunk.seeds, np.int64)),
        "way": pa.array(np.full(count, chunk.way, np.int32)),
        "bots": pa.repeat(",".join(way.bots), count),
        "seats": pa.array(np.full(count, seats, np.int8)),
    }
    for name, value in way.options.items():
        if isinstance(value, bool | int | str):  # a line-up is added below, as it was drawn
            found[name] = pa.repeat(value, count)
    found |= {
        "ending": pa.array(game.endings).take(pa.array(facts[:, playing.ENDING])),
        "winners": _winners(facts[:, playing.WINNERS], seats),
        "scores": rows(facts[:, playing.SCORES :].astype(np.int16)),
        "first": pa.array(facts[:, playing.FIRST].astype(np.int8)),
        "decisions": pa.array(played.did.sum(axis=(1, 2), dtype=np.int32)),
        "draws": pa.array(facts[:, playing.DRAWS].astype(np.int32)),
    }
    found |= extension(game).columns(played.states[:count], seats)
    for number, kind in enumerate(kinds(game)):
        found[f"did_{kind}"] = rows(played.did[:, :, number])
    return found


def _winners(sets: NDArray[np.int64], seats: int) -> Any:
    """The seats that have won: a list for every game."""
    pa = arrow()
    has_won = (sets[:, None] >> np.arange(seats) & 1).astype(bool)
    offsets = np.concatenate([[0], has_won.sum(axis=1).cumsum()]).astype(np.int32)
    won = np.nonzero(has_won)[1].astype(np.int8)
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(won))
