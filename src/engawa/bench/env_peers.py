"""Learning environments of others, played at random: decisions of players until the time is up.

Each in its fastest mode, with observations and masks, as ours are measured.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any

EXTRA = "engawa[peers-envs]"
BATCHES = (256, 1024, 4096)  # tables that pgx steps at once: its best one counts
STEPS = 32  # that pgx makes between two checks of the clock


@dataclass(frozen=True)
class Peer:
    """`prepare` does what is done only once (compiling), `Loop` plays for that many seconds."""

    title: str
    prepare: Callable[[], list[Callable[[float], int]]]  # ways to play: the quickest one counts


def pettingzoo_hanabi() -> list[Callable[[float], int]]:
    """PettingZoo's own Hanabi with five players, as its tutorials play an environment."""
    from pettingzoo.classic.hanabi.hanabi import env as hanabi  # `make` hides what is missing

    env: Any = hanabi(colors=5, players=5, hand_size=4)

    def play(seconds: float) -> int:
        until, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            env.reset(seed=decisions)
            for agent in env.agent_iter():
                observation, _, is_over, is_cut, _ = env.last()
                if is_over or is_cut:
                    break
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return [play]


def pgx(name: str) -> Callable[[], list[Callable[[float], int]]]:
    """A game of pgx on the CPU: many steps in one compiled call; games start again."""

    def prepare() -> list[Callable[[float], int]]:
        jax: Any = import_module("jax")  # typed in part only
        jax.config.update("jax_platforms", "cpu")
        return [_pgx_loop(jax, name, batch) for batch in BATCHES]

    return prepare


def _pgx_loop(jax: Any, name: str, batch: int) -> Callable[[float], int]:
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carried: Any, _: Any) -> Any:
        state, key = carried
        key, chosen, drawn = jax.random.split(key, 3)
        odds = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(chosen, odds, axis=-1)
        return (step(state, action, jax.random.split(drawn, batch)), key), None

    @jax.jit  # type: ignore[untyped-decorator]
    def many(carried: Any) -> Any:
        return jax.lax.scan(one, carried, None, length=STEPS)[0]

    key = jax.random.PRNGKey(0)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(key, batch))
    carried = jax.block_until_ready(many((start, key)))

    def play(seconds: float) -> int:
        now, until, decisions = carried, time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            now = jax.block_until_ready(many(now))
            decisions += batch * STEPS
        return decisions

    return play


def rlcard_uno() -> list[Callable[[float], int]]:
    import rlcard

    env = rlcard.make("uno", config={"seed": 0})
    choose = random.Random(0)

    def play(seconds: float) -> int:
        until, decisions = time.perf_counter() + seconds, 0
        while time.perf_counter() < until:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choose.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions

    return [play]


HANABI, SPARROW, CONNECT_FOUR = (
    "PettingZoo Hanabi, 5 players",
    "pgx sparrow_mahjong",
    "pgx connect_four",
)
PEERS = (
    Peer(HANABI, pettingzoo_hanabi),
    Peer("RLCard Uno", rlcard_uno),
    Peer(SPARROW, pgx("sparrow_mahjong")),
    Peer(CONNECT_FOUR, pgx("connect_four")),
)
