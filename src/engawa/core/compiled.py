"""A game's rules compiled, with the playouts linked to them: what `engawa.rules` returns."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from engawa.core import dice, playout
from engawa.core.compiler import compiled
from engawa.core.game import Game
from engawa.core.record import Record, dtype, pack
from engawa.core.rule import Function, Progress

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


class CompiledRules:
    """The rules of one game as Numba functions, callable from Python and inside Numba code.

    `actor legal refusal weight apply advance ending pick hide guess features` take a record
    `states[i]`; `start step play_many observe guess_many` take `(states, index, …)`, quick from
    Python.
    """

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        self.game = game
        self.dtype = dtype(game.state)
        self.actions = len(game.actions)
        self.decisions = game.decisions
        self.observation = sum(length for _, length in game.features)
        self._load = compiled(roots(game), game.rules, game.state, progress)

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_") or name not in roots(self.game):
            raise AttributeError(
                f"there is no rule '{name}'; there are {', '.join(roots(self.game))}"
            )
        self.__dict__[name] = self._load(name)
        return self.__dict__[name]

    def states(self, count: int) -> NDArray[np.void]:
        """An array of blank states, of the one dtype object that calls are fast with."""
        import numpy as np

        return np.zeros(count, self.dtype).view(self.dtype)

    def put(self, states: NDArray[np.void], index: int, s: Record) -> None:
        """Put a plain state, such as `Match.state`, into an array."""
        states[index] = pack(s)[0]

    def dice(self, seed: int) -> NDArray[np.void]:
        """Dice for `step` and `play_many`."""
        return pack(dice.new_dice(seed)).view(dtype(dice.Dice))


def roots(game: Game) -> dict[str, Function]:
    """What is compiled for a game: its own rules and the playouts."""
    generic: dict[str, Function] = {
        "start": playout.start,
        "step": playout.step,
        "play_out": playout.play_out,
        "play_many": playout.play_many,
        "check_many": playout.check_many,
        "observe": playout.observe,
        "guess_many": playout.guess_many,
    }
    if "question" in game.rules:
        generic["ask_many"] = playout.ask_many
    return {**game.rules, **generic}


@cache
def compiled_rules(game: Game, progress: Progress | None = None) -> CompiledRules:
    return CompiledRules(game, progress)
