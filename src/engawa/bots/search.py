"""A bot that thinks ahead: tree search over guessed worlds (simulation.py), as long as it may."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from engawa.bots import sight, simulation
from engawa.bots.bot import Bot, Budget
from engawa.bots.tree import EDGES_USED, NODES_USED, Edge, Node
from engawa.core.dice import Dice, new_dice
from engawa.core.game import WORTH, Game
from engawa.core.record import Record, dtype, pack
from engawa.core.rule import Progress, compiled

ROOM = 1 << 16  # nodes of a tree; more simulations only deepen what is known
EDGES_A_NODE = 24
TREE_SEED = 1_000_003  # tells the dice of one tree from those of the next
LOOK_AT_CLOCK = 0.01  # seconds


@dataclass(frozen=True)
class Style:
    """How a searching bot thinks."""

    simulations: int  # without a budget
    glances: int = 4  # actions looked at before each choice of a playout
    exploration: int = 1000  # in thousandths: how eagerly promising actions are tried


@dataclass(frozen=True)
class Considered:
    """What search found out about one action."""

    action: str
    visits: int
    worth: float  # what search maximises, 0 to 1
    win: float  # how often it won, ties shared, 0 to 1
    score: float  # the mean score at the end


@cache
def compiled_think(game: Game, progress: Progress | None = None) -> Any:
    """The search of a game, compiled; `progress` is told of the first time on a machine."""
    return compiled({"think": simulation.think}, game.rules, game.state, progress)("think")


class Tree:
    """The arrays in which one thread thinks."""

    def __init__(self, game: Game) -> None:
        import numpy as np

        kind = dtype(game.state)
        self.states = np.zeros(simulation.STATES, kind).view(kind)
        self.nodes = np.zeros(ROOM, dtype(Node)).view(dtype(Node))
        self.edges = np.zeros(ROOM * EDGES_A_NODE, dtype(Edge)).view(dtype(Edge))
        self.slots = np.zeros(2 * ROOM, np.int64)
        self.used = np.zeros(simulation.USED, np.int64)
        self.path = np.zeros(2 * simulation.DEEPEST, np.int64)
        self.mask = np.zeros(game.decisions, np.int8)
        self.cup = pack(new_dice(0)).view(dtype(Dice))
        self.has_thought = False

    def look(self, seen: Record, seed: int) -> None:
        """Think of this sight from now on. What was thought of it before is kept, if there is
        room for more."""
        self.states[simulation.ROOT] = pack(seen)[0]
        self.cup[0] = pack(new_dice(seed))[0]
        self.has_thought = False
        half = max(2 * self.used[NODES_USED] / ROOM, 2 * self.used[EDGES_USED] / len(self.edges))
        if half > 1:
            self.slots[:] = 0
            self.used[:] = 0

    def think(self, think: Any, simulations: int, style: Style) -> None:
        self.has_thought = True
        think(
            self.states,
            self.nodes,
            self.edges,
            self.slots,
            self.used,
            self.path,
            self.mask,
            self.cup,
            simulations,
            style.exploration,
            style.glances,
        )

    def found(self) -> Any:
        """The edges of the root; every simulation has begun there."""
        root = self.nodes[self.path[0]]
        return self.edges[root["first"] : root["first"] + root["edges"]]


class Search(Bot):
    """Remembers what it thought of a match: use one for each seat."""

    def __init__(
        self, game: Game, style: Style, threads: int = 1, progress: Progress | None = None
    ) -> None:
        super().__init__(game)
        self.style = style
        self._think = compiled_think(game, progress)
        self._trees = [Tree(game) for _ in range(threads)]
        self._threads = ThreadPoolExecutor(threads) if threads > 1 else None

    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        """The action tried most: search tries again and again what proves good."""
        considered = self.consider(view, budget, seed)
        return max(considered, key=lambda c: (c.visits, c.worth)).action

    def forget(self) -> None:
        for tree in self._trees:
            tree.slots[:] = 0
            tree.used[:] = 0

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
        for number, tree in enumerate(self._trees):
            tree.look(seen, seed * TREE_SEED + number)
        budget = budget or Budget(simulations=self.style.simulations)
        self._spend(budget, to_the_end=to_the_end)
        return self._sum()

    def _spend(self, budget: Budget, *, to_the_end: bool) -> None:
        left = budget.simulations or 1 << 62
        until = time.perf_counter() + (budget.seconds or 1e9)
        batch = min(left, 16 * len(self._trees))
        while left > 0 and (to_the_end or not self._is_decided(left)):
            began = time.perf_counter()
            self._think_all(min(batch, left))
            left -= min(batch, left)
            now = time.perf_counter()
            if now >= until:
                break
            if budget.seconds is None:
                batch = 512 * len(self._trees)
            elif now - began < LOOK_AT_CLOCK / 2:
                batch *= 2

    def _think_all(self, simulations: int) -> None:
        share, over = divmod(simulations, len(self._trees))
        shares = [share + (number < over) for number in range(len(self._trees))]
        if self._threads is None:
            self._trees[0].think(self._think, simulations, self.style)
            return
        jobs = [
            self._threads.submit(tree.think, self._think, some, self.style)
            for tree, some in zip(self._trees, shares)
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
        sums: dict[int, list[float]] = {}
        for tree in self._trees:
            for edge in tree.found() if tree.has_thought else ():
                total = sums.setdefault(int(edge["action"]), [0, 0, 0, 0])
                for place, name in enumerate(("visits", "worth", "wins", "score")):
                    total[place] += int(edge[name])
        return [
            Considered(
                self.game.actions[action],
                int(visits),
                worth / max(1, visits) / WORTH,
                wins / max(1, visits) / WORTH,
                score / max(1, visits),
            )
            for action, (visits, worth, wins, score) in sorted(sums.items())
        ]
