"""Scales: how games continue after an action, counted over many simulations (bots/weighing.py)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engawa.bots.search import Style, new_tree
from engawa.bots.simulation import ROOT, STATES
from engawa.bots.tree import NONE
from engawa.bots.weighing import (
    ENDINGS,
    SCORES,
    SEATS,
    SHARES,
    SIMULATIONS,
    TALLIES,
    WINS,
    WORTHS,
    count_after,
)
from engawa.coach.estimate import Estimate, estimate
from engawa.core.compiler import compiled
from engawa.core.contract import WORTH
from engawa.core.dice import Dice, new_dice
from engawa.core.game import Game
from engawa.core.record import Record, dtype, pack

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Progress = Callable[[str, int, int], None]  # 'compile', 'think' or 'check'; done; in all

STYLE = Style(simulations=0, glances=8)  # twice as many as a bot's playouts: there is time
LEARNING = 3  # one simulation in this many only trains the players

_compiled: dict[str, Any] = {}


def compiled_counting(game: Game, progress: Progress | None = None) -> Any:
    """Compiled when a machine first needs it; `progress` is called."""
    if game.name not in _compiled:

        def tell(done: int, total: int, _: str) -> None:
            if progress:
                progress("compile", done, total)

        load = compiled({"count_after": count_after}, game.rules, game.state, tell)
        _compiled[game.name] = load("count_after")
    return _compiled[game.name]


@dataclass(frozen=True)
class Tally:
    """How the simulations ended."""

    game: Game
    counts: NDArray[np.int64]

    @property
    def simulations(self) -> int:
        return int(self.counts[SIMULATIONS])

    def win(self, seat: int) -> Estimate:
        row = WINS if self.game.is_cooperative else SHARES
        return estimate(float(self.counts[row + seat]) / WORTH, self.simulations)

    def worth(self, seat: int) -> float:
        return float(self.counts[WORTHS + seat]) / WORTH / max(1, self.simulations)

    def score(self, seat: int) -> float:
        return float(self.counts[SCORES + seat]) / max(1, self.simulations)

    @property
    def endings(self) -> dict[str, int]:
        """How often each ending occurred."""
        row = self.counts[ENDINGS : ENDINGS + SEATS].tolist()
        return {name: count for name, count in zip(self.game.endings, row, strict=False) if count}

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.game, self.counts + other.counts)


class Scales:
    """One position as one seat sees it. New for every position: what was found out from another
    seat's view would reveal what that seat knew."""

    def __init__(
        self, game: Game, seen: Record, seed: int, progress: Progress | None = None
    ) -> None:
        import numpy as np

        kind = dtype(game.state)
        self.game = game
        self._count_after = compiled_counting(game, progress)
        self._seats = game.seats(seen)
        self._tree = new_tree(game)
        self._states = np.zeros(STATES, kind).view(kind)
        self._states[ROOT] = pack(seen)[0]
        self._cup = pack(new_dice(seed)).view(dtype(Dice))

    def nothing(self) -> Tally:
        import numpy as np

        return Tally(self.game, np.zeros(TALLIES, np.int64))

    def weigh(self, action: str | None, simulations: int) -> Tally:
        """The ends of games that begin with this action; without one, with any. Some of the
        simulations are not counted: in those the players still learn, and an action would look
        worse than it is."""
        learning = simulations // LEARNING
        self._run(action, learning, self.nothing())
        tally = self.nothing()
        self._run(action, simulations - learning, tally)
        return tally

    def _run(self, action: str | None, simulations: int, tally: Tally) -> None:
        self._count_after(
            self._states,
            self._tree,
            self._cup,
            simulations,
            STYLE.exploration,
            STYLE.glances,
            NONE if action is None else self.game.numbers[action],
            self._seats,
            tally.counts,
        )
