"""A bot that thinks ahead: information set tree search (simulation.py), within its budget."""

from __future__ import annotations

import math
import time
from collections import defaultdict
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from engawa.bots import sight, simulation
from engawa.bots.bot import Bot, Budget
from engawa.bots.simulation import FAR
from engawa.bots.tree import EDGES_USED, USED, Edge, Node, Tree
from engawa.core.compiler import compiled
from engawa.core.contract import WORTH
from engawa.core.dice import Dice, new_dice, roll
from engawa.core.game import Game
from engawa.core.record import Record, dtype, pack
from engawa.core.rule import Progress

ROOM = 1 << 19  # nodes of a tree; more simulations only deepen what is known
EDGES = 1 << 21  # of a tree at first …
MOST_EDGES = 1 << 24  # … and of one that was thought about for seconds
TREE_SEED = 1_000_003  # separates the dice of one tree from those of the next
LOOK_AT_CLOCK = 0.01  # seconds


@dataclass(frozen=True)
class Style:
    """How a searching bot thinks."""

    simulations: int  # without a budget
    glances: int = 4  # actions looked at before each choice of a playout
    exploration: int = 1000  # in thousandths: how eagerly promising actions are tried
    slips: int = 0  # per cent of decisions that fall on another action than the best …
    most_lost: float = 0.0  # … that seems worth at most this much less, 0 to 1
    dismisses: int = FAR  # points: what looks this much worse at a glance is never chosen


@dataclass(frozen=True)
class Considered:
    """What search found out about one action."""

    action: str
    visits: int
    worth: float  # of the ends it led to, 0 to 1


@cache
def compiled_think(game: Game, progress: Progress | None = None) -> Any:
    """The search of a game, compiled; `progress` is called the first time on a machine."""
    return compiled({"think": simulation.think}, game.rules, game.state, progress)("think")


def new_tree(game: Game) -> Tree:
    """An empty tree; the system allocates its memory only as it is used."""
    import numpy as np

    arrays: dict[str, Any] = {
        "nodes": np.zeros(ROOM, dtype(Node)).view(dtype(Node)),
        "edges": new_edges(EDGES),
        "slots": np.zeros(2 * ROOM, np.int64),
        "used": np.zeros(USED, np.int64),
        "path": np.zeros(2 * simulation.DEEPEST, np.int64),
        "mask": np.zeros(game.decisions, np.int8),
    }
    return Tree(**arrays)


def new_edges(count: int) -> Any:
    import numpy as np

    return np.zeros(count, dtype(Edge)).view(dtype(Edge))


class Thinker:
    """What one thread thinks with."""

    def __init__(self, game: Game, think: Any) -> None:
        import numpy as np

        kind = dtype(game.state)
        self.tree: Any = new_tree(game)
        self._think = think
        self._states = np.zeros(simulation.STATES, kind).view(kind)
        self._cup = pack(new_dice(0)).view(dtype(Dice))
        self._has_thought = False

    def look(self, seen: Record, seed: int) -> None:
        """Think about this sight from now on. What was found out before is kept, if there is room
        for as much again."""
        self._states[simulation.ROOT] = pack(seen)[0]
        self._cup[0] = pack(new_dice(seed))[0]
        self._has_thought = False
        nodes, edges, *_ = self.tree.used
        if 2 * nodes > len(self.tree.nodes) or 2 * edges > MOST_EDGES:
            self.forget()

    def forget(self) -> None:
        self.tree.slots[:] = 0
        self.tree.used[:] = 0

    def think(self, simulations: int, style: Style) -> None:
        self._has_thought = True
        self._make_room()
        self._think(
            self._states, self.tree, self._cup, simulations, style.exploration, style.glances
        )

    def _make_room(self) -> None:
        """In some games a node has hundreds of edges: a tree without room for more grows no
        deeper, however long it is thought about."""
        edges = self.tree.edges
        if 2 * self.tree.used[EDGES_USED] > len(edges) and len(edges) < MOST_EDGES:
            more = new_edges(2 * len(edges))
            # As bytes: NumPy copies records field by field, which blocks other threads.
            more.view("u1")[: edges.nbytes] = edges.view("u1")
            self.tree = self.tree._replace(edges=more)

    def found(self) -> Any:
        """The edges of the root: every simulation has begun there."""
        root = self.tree.nodes[self.tree.path[0]]
        edges = root["edges"] if self._has_thought else 0
        return self.tree.edges[root["first"] : root["first"] + edges]


class Search(Bot):
    """Remembers what it found out in a match: use one for each seat."""

    def __init__(
        self, game: Game, style: Style, threads: int = 1, progress: Progress | None = None
    ) -> None:
        super().__init__(game)
        self.style = style
        think = compiled_think(game, progress)
        self.thinkers = [Thinker(game, think) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        """The action with the most visits: search visits good actions most. A slip is one that
        seems hardly worse."""
        considered = self._credible(view, self.consider(view, budget, seed))
        best, *others = sorted(considered, key=lambda c: (-c.visits, -c.worth))
        dice = new_dice(seed)
        if roll(dice, 100) < self.style.slips:
            least = best.worth - self.style.most_lost
            hardly_worse = [other for other in others if other.worth >= least]
            if hardly_worse:
                return hardly_worse[roll(dice, len(hardly_worse))].action
        return best.action

    def consider(
        self,
        view: Mapping[str, Any],
        budget: Budget | None = None,
        seed: int = 0,
        *,
        to_the_end: bool = False,
    ) -> list[Considered]:
        """What search finds out about the actions, by number of the action. It stops early when
        no other action can be tried as often any more, unless `to_the_end`."""
        seen = sight.read(self.game, view)
        for number, thinker in enumerate(self.thinkers):
            thinker.look(seen, seed * TREE_SEED + number)
        budget = budget or Budget(simulations=self.style.simulations)
        self._spend(budget, to_the_end=to_the_end)
        return self._sum()

    def forget(self) -> None:
        for thinker in self.thinkers:
            thinker.forget()

    def _credible(self, view: Mapping[str, Any], considered: list[Considered]) -> list[Considered]:
        """What was tried and does not look absurd. What looks best is always tried first."""
        tried = [one for one in considered if one.visits]
        if self.style.dismisses == FAR:
            return tried
        world = sight.any_world(self.game, sight.read(self.game, view), view["seat"])
        looks = [self.game.rules.appeal(world, self.game.numbers[one.action]) for one in tried]
        least = max(looks) - self.style.dismisses
        return [one for one, look in zip(tried, looks, strict=True) if look >= least]

    def _spend(self, budget: Budget, *, to_the_end: bool) -> None:
        most = budget.simulations or 1 << 62
        began = looked = time.perf_counter()
        until = began + (budget.seconds or 1e9)
        done, left = 0, most  # simulations
        batch = min(most, 16 * len(self.thinkers))
        while left > 0 and (to_the_end or not self._is_decided(left)):
            self._think_all(min(batch, left))
            done += min(batch, left)
            left = most - done
            now = time.perf_counter()
            if now >= until:
                break
            if budget.seconds is None:
                batch = 512 * len(self.thinkers)
                continue
            if now - began >= LOOK_AT_CLOCK:  # the first few say nothing about speed
                left = min(left, math.ceil(done / (now - began) * (until - now)))
            if now - looked < LOOK_AT_CLOCK / 2:
                batch *= 2
            looked = now

    def _think_all(self, simulations: int) -> None:
        share, over = divmod(simulations, len(self.thinkers))
        shares = [share + (number < over) for number in range(len(self.thinkers))]
        if self._threads is None:
            self.thinkers[0].think(simulations, self.style)
            return
        jobs = [
            self._threads.submit(thinker.think, some, self.style)
            for thinker, some in zip(self.thinkers, shares)
            if some
        ]
        for job in jobs:
            job.result()

    def _is_decided(self, left: int) -> bool:
        """Is the action tried most so far ahead that no other can catch up?"""
        visits = sorted(considered.visits for considered in self._sum())
        return len(visits) == 1 or (len(visits) > 1 and visits[-1] - visits[-2] > left)

    def _sum(self) -> list[Considered]:
        """What all threads found out together."""
        visits: defaultdict[int, int] = defaultdict(int)
        worth: defaultdict[int, int] = defaultdict(int)
        for thinker in self.thinkers:
            for edge in thinker.found():
                visits[int(edge["action"])] += int(edge["visits"])
                worth[int(edge["action"])] += int(edge["worth"])
        return [
            Considered(self.game.actions[action], times, worth[action] / max(1, times) / WORTH)
            for action, times in sorted(visits.items())
        ]
