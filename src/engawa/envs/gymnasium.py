"""Gymnasium environments: `gymnasium.make("engawa/Samurai-v0", opponents="greedy")`, once this
module is imported; or at once `gymnasium.make("engawa.envs.gymnasium:engawa/Samurai-v0")`.

One seat is the agent's, bots play the others; in `engawa/SamuraiSpiritSolo-v0` one player plays all
samurai. The reward comes at the end: 1 for a win, a share of it if others win too.

Gymnasium wants an environment to take any action of its space, so one that the mask forbids ends
the game without a reward, and `info["refused"]` says why; `refused="raise"` raises it instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import numpy as np

from engawa import bots
from engawa.core.reasons import BadInput
from engawa.envs import render
from engawa.envs.vector import BOTS, Reward, VectorTable
from engawa.games import find, names

try:
    import gymnasium

    from engawa.envs.spaces import LegalActions, Observation, observation_space
except ImportError as missing:
    raise ImportError("Gymnasium is not installed: pip install 'engawa[envs]'") from missing


class Seat(gymnasium.Env[Any, Any]):
    """A seat at a table of bots."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (Gymnasium declares it so)
        "render_modes": list(render.MODES),
        "render_fps": render.FRAMES_A_SECOND,
    }

    def __init__(
        self,
        game: str,
        *,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "greedy",
        render_mode: str | None = None,
        reward: Reward = "win",
        refused: Literal["end", "raise"] = "end",
        **options: Any,
    ) -> None:
        """`seat` None: all seats are the agent's. `opponents`: a bot for all other seats, or one
        for each, in seat order."""
        self.render_mode = render.check_mode(render_mode)
        if refused not in ("end", "raise"):
            raise BadInput(f"a refused action can 'end' the game or 'raise', not {refused!r}")
        self._raises = refused == "raise"
        self._is_over = True  # until it is reset
        self._seat = seat
        seats = VectorTable.seats_of(game, options)
        players = _opponents(seat, seats, opponents)
        self._thinkers = {
            n: bots.new(game, kind) for n, kind in players.items() if kind not in BOTS
        }
        inside = {n: kind for n, kind in players.items() if kind in BOTS}
        self._table = VectorTable(game, 1, bots=inside, reward=reward, auto_reset=False, **options)
        self.observation_space = observation_space(self._table.game)
        self.action_space: LegalActions = LegalActions(self._table.game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        while True:
            self._table.reset(int(self.np_random.integers(1 << 31)))
            self._let_thinkers_play()
            if not self._table.ends[0]:  # else it was over before the agent's first decision
                break
        self._is_over = False
        return self._seen(), self._told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise BadInput("no game is being played; reset() begins one")
        try:
            self._table.step(np.array([action]))
        except BadInput as refusal:
            if self._raises:
                raise
            self._is_over = True
            return self._seen(), 0.0, True, False, {"refused": str(refusal)}
        self._let_thinkers_play()
        self._is_over = bool(self._table.ends[0])
        reward = float(self._table.rewards[0][self._seat or 0])
        return self._seen(), reward, self._is_over, False, self._told()

    def render(self) -> Any:
        return render.render(self._table.match(0), self.render_mode)

    def _let_thinkers_play(self) -> None:
        """Bots that think ahead do not play in compiled code: they get their view, like a
        person."""
        table = self._table
        while not table.ends[0] and int(table.actor[0]) in self._thinkers:
            asked = int(table.actor[0])
            view = table.match(0).view(asked)
            seed = int(self.np_random.integers(1 << 31))
            action = self._thinkers[asked].choose(view, seed=seed)
            table.step(np.array([table.game.numbers[action]]))

    def _seen(self) -> Observation:
        mask = self._table.masks[0].copy()
        self.action_space.allowed = mask if mask.any() else None
        if self._table.ends[0] and self._seat is not None:
            return {"observation": self._table.look(0, self._seat), "action_mask": mask}
        return {"observation": self._table.observations[0].copy(), "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        """The seat that decides, or the outcome at the end; and the question, drawn."""
        if self.render_mode == "human":
            self.render()
        outcome = self._table.match(0).outcome if self._table.ends[0] else None
        if outcome is None:
            return {"seat": int(self._table.actor[0])}
        return {"ending": outcome.ending, "winners": outcome.winners, "scores": outcome.scores}


def _opponents(seat: int | None, seats: int, given: str | Sequence[str]) -> dict[int, str]:
    """The bot of each seat that is not the agent's."""
    if seat is None:
        return {}
    if isinstance(seat, bool) or seat not in range(seats):
        raise BadInput(f"there is no seat {seat!r}; seats are 0 to {seats - 1}, None is all")
    others = [other for other in range(seats) if other != seat]
    kinds = [given] * len(others) if isinstance(given, str) else list(given)
    if len(kinds) != len(others):
        raise BadInput(f"{len(others)} opponents sit at this table; {len(kinds)} bots are named")
    for kind in kinds:
        if kind not in bots.KINDS:
            raise BadInput(f"there is no bot {kind!r}; there are {', '.join(bots.KINDS)}")
    return dict(zip(others, kinds))


def _register() -> None:
    entry = f"{__name__}:Seat"
    for game in names():
        name = "".join(word.capitalize() for word in game.split("-"))
        version = find(game).numbers_version
        gymnasium.register(f"engawa/{name}-v{version}", entry, kwargs={"game": game})
        if find(game).options.characters:  # one player may play them all
            solo = {"game": game, "seat": None, "players": 1}
            gymnasium.register(f"engawa/{name}Solo-v{version}", entry, kwargs=solo)


_register()
