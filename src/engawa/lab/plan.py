"""What is to be played: ways to play a game, how often each, from which seed.

A plan is divided into chunks, with a fixed number of games each. What happens in a chunk depends on
nothing but the plan's seed, the way that is played and the chunk's place in it, so it does not
matter who plays it, when, or how many others there are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import engawa
from engawa.bots import KINDS, Budget
from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.games import find

QUICK = ("uniform", "greedy")  # bots that play inside compiled code
QUICK_CHUNK, SLOW_CHUNK = 10_000, 20  # games; others think, and nobody likes to lose hours of it


@dataclass(frozen=True)
class Way:
    """One way to play: all options, and a bot for every seat."""

    options: Mapping[str, Any]
    bots: tuple[str, ...]

    @property
    def is_quick(self) -> bool:
        return set(self.bots) <= set(QUICK)

    @property
    def settings(self) -> dict[str, Any]:
        return {"options": dict(self.options), "bots": list(self.bots)}


@dataclass(frozen=True)
class Chunk:
    """Some games of one way, from number `first` of all the plan's games on."""

    way: int
    first: int
    seeds: tuple[int | str, ...]  # of each game
    seating: tuple[int, ...]  # which of the way's bots takes each seat


@dataclass(frozen=True)
class Plan:
    """Made by `plan`, which checks everything."""

    game: str
    ways: tuple[Way, ...]
    games: int  # of each way
    seed: str
    chunk: int  # games
    budget: Budget | Mapping[str, Budget] | None = None  # for each decision; of all, or by bot
    left_out: tuple[str, ...] = field(default=(), compare=False)  # combinations not allowed

    @property
    def total(self) -> int:
        return len(self.ways) * self.games

    @property
    def chunks_each(self) -> int:
        return -(-self.games // self.chunk)

    @property
    def chunks(self) -> range:
        return range(len(self.ways) * self.chunks_each)

    def budget_of(self, bot: str) -> Budget | None:
        """None: it thinks as its level does."""
        return self.budget.get(bot) if isinstance(self.budget, Mapping) else self.budget

    @property
    def settings(self) -> dict[str, Any]:
        """Everything that determines the table, for other programs and for comparing."""
        return {
            "engawa": engawa.__version__,
            "game": self.game,
            "rules": find(self.game).rules_version,
            "ways": [way.settings for way in self.ways],
            "games": self.games,
            "seed": self.seed,
            "simulations": self.budget.simulations if isinstance(self.budget, Budget) else None,
            "chunk": self.chunk,
        }

    def read_chunk(self, number: int) -> Chunk:
        way, piece = divmod(number, self.chunks_each)
        before = piece * self.chunk
        count = min(self.chunk, self.games - before)
        seeds = self._seeds(self.ways[way], piece, count)
        seating = tuple(range(len(self.ways[way].bots)))
        return Chunk(way, way * self.games + before, seeds, seating)

    def _seeds(self, way: Way, piece: int, count: int) -> tuple[int, ...]:
        import numpy as np

        played = json.dumps(way.settings, sort_keys=True)
        digest = hashlib.sha256(f"engawa lab {self.seed} {played} {piece}".encode()).digest()
        dealt = np.random.SeedSequence(int.from_bytes(digest)).generate_state(count, np.uint64)
        return tuple((dealt >> np.uint64(1)).tolist())


def plan(
    game: str,
    ways: Sequence[Way],
    games: int,
    seed: int | str = 0,
    simulations: int | None = None,
    chunk: int | None = None,
    left_out: Sequence[str] = (),
) -> Plan:
    """Check what was given; BadInput says what is wrong."""
    budget = None if simulations is None else Budget(simulations=simulations)
    size = chunk or (QUICK_CHUNK if all(way.is_quick for way in ways) else SLOW_CHUNK)
    text = check_seed(seed)
    check_games(games)
    return Plan(find(game).name, tuple(ways), games, text, size, budget, tuple(left_out))


def check_seed(seed: Any) -> str:
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise BadInput(f"a seed is a whole number or a text, not {seed!r}")
    return str(seed)


def check_games(games: Any) -> None:
    if isinstance(games, bool) or not isinstance(games, int) or games < 1:
        raise BadInput(f"games are a whole number from 1 on, not {games!r}")


def way(game: str, seats: Sequence[str], options: Mapping[str, Any]) -> Way:
    """One bot is enough for all seats; else there is one for each, and they are the players unless
    the options say otherwise."""
    rules, kinds = find(game), [kind.strip().lower() for kind in seats]
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput(f"there is no bot '{kind}'; there are {', '.join(KINDS)}")
    read = rules.options.read(options)
    if len(kinds) not in (1, _seats(rules, read)) and "players" not in options:
        read = rules.options.read({**options, "players": len(kinds)})
    wanted = _seats(rules, read)
    if len(kinds) == 1:
        kinds *= wanted
    if len(kinds) != wanted:
        raise BadInput(f"{len(kinds)} bots cannot take {wanted} seats; name one, or one for each")
    return Way(read, tuple(kinds))


def _seats(rules: Game, options: Mapping[str, Any]) -> int:
    return rules.seats(rules.set_up(options))
