"""Many tables at once: n games stepped compiled, in parallel, into the caller's buffers.

>>> table = VectorTable("samurai-spirit", 4096, seed=7, threads=2, players=4)
>>> table.step(table.choose())  # every table made one decision; read table.observations …
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from engawa.core import playout
from engawa.core.compiler import compiled
from engawa.core.contract import OVER, WORTH
from engawa.core.dice import Dice
from engawa.core.game import Game
from engawa.core.match import Match, Start
from engawa.core.reasons import BadInput, listed
from engawa.core.record import Record, dtype, pack, unpack
from engawa.core.rule import Function, Progress
from engawa.envs import stepping
from engawa.envs.buffers import Buffers, checked
from engawa.games import find

TABLES_A_THREAD = 128  # fewer are stepped faster than passed to another thread
BOTS = {"uniform": stepping.UNIFORM, "greedy": stepping.GREEDY}
Reward = Literal["win", "worth"]
ROOTS: dict[str, Function] = {
    "first_refused": stepping.first_refused,
    "choose_some": stepping.choose_some,
    "start_some": stepping.start_some,
    "step_some": stepping.step_some,
    "rollout_some": stepping.rollout_some,
    "observe": playout.observe,
}


@dataclass(frozen=True)
class Tally:
    """What a rollout did."""

    decisions: int
    games: int  # that ended
    rewards: tuple[float, ...]  # by seat, of these games together


@cache
def compiled_stepping(game: Game, progress: Progress | None = None) -> Callable[[str], Any]:
    """The functions of stepping.py for this game; `progress` is called the first time."""
    return compiled(ROOTS, game.rules, game.state, progress)


class VectorTable:
    """n tables of one game. Chance and the seats of `bots` are played in compiled code. A game that
    ends is restarted immediately: `ends` and `rewards` report the old game, everything else the new
    one. Without `auto_reset` the table stays over until `reset`. The same seed and actions give the
    same games, whatever the number of threads.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        seed: int | None = None,
        threads: int = 1,
        buffers: Buffers | None = None,
        bots: Mapping[int, str] | None = None,
        reward: Reward = "win",
        auto_reset: bool = True,
        progress: Progress | None = None,
        **options: Any,
    ) -> None:
        self.game = find(game)
        self.n = _at_least_one("tables", n)
        self.threads = _at_least_one("threads", threads)
        self.options = self.game.options.read(options)
        start = self.game.begin(self.options)
        self.seats = self.game.seats(start)
        self._reward = _reward(self.game, reward)
        self._auto_reset = auto_reset
        chunks = min(self.threads, self.n)
        edges = [self.n * chunk // chunks for chunk in range(chunks + 1)]
        self._chunks = list(zip(edges, edges[1:], range(self.n + 1, self.n + 1 + chunks)))
        numbers = sum(length for _, length in self.game.features)
        blank = Buffers.blank(self.n, numbers, self.game.decisions, self.seats)
        self.buffers = blank if buffers is None else checked(buffers, blank)
        arrays: list[Any] = [
            _blank(self.game.state, self.n + 1 + chunks),
            _players(self.seats, bots or {}),
            _blank(Dice, self.n),
            _blank(Dice, self.n),
            np.zeros(self.n, np.int64),
            *(getattr(self.buffers, field.name) for field in fields(Buffers)),
        ]
        self._tables: Any = stepping.Tables(*arrays)  # plain code would take lists
        self._tables.states[self.n] = pack(start)[0]
        self._threads: tuple[int, ThreadPoolExecutor] | None = None
        load = compiled_stepping(self.game, progress)
        self._first_refused, self._observe = load("first_refused"), load("observe")
        self._choose, self._start = load("choose_some"), load("start_some")
        self._step, self._rollout = load("step_some"), load("rollout_some")
        self.reset(seed)

    @staticmethod
    def seats_of(game: str, options: Mapping[str, Any]) -> int:
        """How many seats a table with these options has."""
        found = find(game)
        return found.seats(found.set_up(found.options.read(options)))

    # Reading

    @property
    def observations(self) -> NDArray[np.int8]:
        return self.buffers.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        return self.buffers.masks

    @property
    def rewards(self) -> NDArray[np.float32]:
        return self.buffers.rewards

    @property
    def ends(self) -> NDArray[np.bool_]:
        return self.buffers.ends

    @property
    def actor(self) -> NDArray[np.int8]:
        return self.buffers.actor

    def look(self, table: int, seat: int) -> NDArray[np.int8]:
        """What a seat sees of one table, whether it decides or not; seat -1 is a spectator."""
        self._check_table(table)
        if seat not in range(-1, self.seats):
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        out = np.zeros(self.observations.shape[1], np.int8)
        self._observe(self._tables.states, table, self.n + 1, seat, out)
        return out

    def match(self, table: int) -> Match:
        """A match in the position of one table, to draw or to examine it."""
        self._check_table(table)
        position = self.game.describe(unpack(self.game.state, self._tables.states, table))
        return Match(self.game, Start({}, position), "")

    # Playing

    def reset(self, seed: int | None = None) -> Buffers:
        """Restart all tables; a seed makes it repeatable."""
        seeds = seeds_of(seed, self.n)
        self._share(lambda *chunk: self._start(self._tables, *chunk, seeds), self.n)
        return self.buffers

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Buffers:
        """One decision at every table. BadInput, and nothing is changed, if one is not allowed."""
        self._read(actions)
        refused = self._first_refused(self._tables, self.game.decisions)
        if refused != stepping.NO_TABLE:
            raise BadInput(self._refusal(refused, int(self._tables.actions[refused])))
        how = self._reward, self._auto_reset
        self._share(lambda *chunk: self._step(self._tables, *chunk, *how), self.n)
        return self.buffers

    def choose(self) -> NDArray[np.int64]:
        """A random allowed action for every table, in an array that the next call overwrites."""
        over = np.flatnonzero(self.actor == OVER)
        if len(over):
            raise BadInput(f"table {over[0]} is over; reset() starts a new game")
        self._choose(self._tables, 0, self.n)
        chosen: NDArray[np.int64] = self._tables.actions
        return chosen

    def rollout(self, steps: int) -> Tally:
        """The same as `steps` times `step(choose())`, without returning to Python in between."""
        _at_least_one("steps", steps)
        if not self._auto_reset:
            raise BadInput("a rollout needs auto_reset: games end on the way")
        counts = np.zeros((len(self._chunks), 1 + self.seats), np.int64)

        def work(first: int, after: int, scratch: int) -> None:
            counted = counts[scratch - self.n - 1]
            self._rollout(self._tables, first, after, scratch, self._reward, steps, counted)

        self._share(work, self.n * steps)
        games, *rewards = counts.sum(axis=0).tolist()
        return Tally(self.n * steps, games, tuple(reward / WORTH for reward in rewards))

    # Inside

    def _share(self, work: Callable[[int, int, int], None], decisions: int) -> None:
        """Divide the tables among the threads, if it is worth it; this thread does its share."""
        if decisions < TABLES_A_THREAD * len(self._chunks) or len(self._chunks) == 1:
            work(0, self.n, self.n + 1)
            return
        jobs = [self._pool().submit(work, *chunk) for chunk in self._chunks[1:]]
        work(*self._chunks[0])
        for job in jobs:
            job.result()

    def _pool(self) -> ThreadPoolExecutor:
        """The other threads; new ones in a forked process, which has not inherited any."""
        if self._threads is None or self._threads[0] != os.getpid():
            self._threads = os.getpid(), ThreadPoolExecutor(len(self._chunks) - 1)
        return self._threads[1]

    def _read(self, actions: Any) -> None:
        given = np.asarray(actions)
        if given.shape != (self.n,) or given.dtype.kind not in "iu":
            raise BadInput(
                f"actions are {self.n} whole numbers, one a table, "
                f"not {given.dtype} of shape {given.shape}"
            )
        if given.dtype == np.uint64 and given.max() > np.iinfo(np.int64).max:
            raise BadInput(f"there is no action {given.max()}")
        self._tables.actions[:] = given

    def _refusal(self, table: int, action: int) -> str:
        if self.actor[table] == OVER:
            return f"table {table} is over; reset() starts a new game"
        legal = self.match(table).legal()
        allowed = listed([f"{self.game.numbers[text]} ({text})" for text in legal])
        named = f" ({self.game.actions[action]})" if 0 <= action < self.game.decisions else ""
        return f"table {table}: action {action}{named} is not allowed; allowed are {allowed}"

    def _check_table(self, table: int) -> None:
        if table not in range(self.n):
            raise BadInput(f"there is no table {table!r}; tables are 0 to {self.n - 1}")


def _at_least_one(what: str, number: Any) -> int:
    if isinstance(number, bool) or not isinstance(number, int | np.integer) or number < 1:
        raise BadInput(f"{what} are a whole number from 1 on, not {number!r}")
    return int(number)


def _players(seats: int, bots: Mapping[int, str]) -> NDArray[np.int8]:
    players = np.zeros(seats, np.int8)
    for seat, bot in bots.items():
        if seat not in range(seats):
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {seats - 1}")
        if bot not in BOTS:
            raise BadInput(f"there is no bot {bot!r} inside; there are {', '.join(BOTS)}")
        players[seat] = BOTS[bot]
    if players.all():
        raise BadInput("bots play every seat; leave at least one for the caller")
    return players


def _reward(game: Game, reward: Any) -> int:
    if reward == "worth":
        return stepping.BY_WORTH
    if reward != "win":
        raise BadInput(f"the reward is 'win' or 'worth', not {reward!r}")
    return stepping.EACH if game.is_cooperative else stepping.SHARED


def seeds_of(seed: Any, n: int) -> NDArray[np.int64]:
    """A seed for every table."""
    if seed is not None and (
        isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0
    ):
        raise BadInput(f"a seed is a whole number from 0 on, not {seed!r}")
    return (np.random.SeedSequence(seed).generate_state(n, np.uint64) >> 1).astype(np.int64)


def _blank(kind: type[Record], count: int) -> NDArray[np.void]:
    """Blank records, of the one dtype object that calls are fast with."""
    return np.zeros(count, dtype(kind)).view(dtype(kind))
