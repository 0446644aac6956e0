"""Train a small policy on thousands of tables: `python examples/train.py [--plot curve.png]`.

Seat 0 of Rent a Hero learns against random players; before it has learned anything it wins a third
of the games. The policy is one matrix, the method REINFORCE, the library NumPy.
"""

import argparse
from typing import Any

import numpy as np

from engawa.envs import VectorTable

TABLES, STEPS = 1024, 48  # tables, and decisions of the learner between two lessons
RATE, DECAY = 0.02, 0.9


def train(lessons: int, seed: int = 1) -> list[float]:
    """The share of games won during each lesson."""
    bots = {1: "uniform", 2: "uniform"}
    table = VectorTable("rent-a-hero", TABLES, seed=seed, bots=bots, players=3)
    choose = np.random.default_rng(seed)
    policy = np.zeros((table.observations.shape[1], table.masks.shape[1]), np.float32)
    momentum, won = np.zeros_like(policy), []
    for _ in range(lessons):
        played = [play(table, policy, choose) for _ in range(STEPS)]
        momentum = DECAY * momentum + lesson(played)
        policy += RATE * momentum
        rewards, ends = (np.array([step[part] for step in played]) for part in ("reward", "ends"))
        won.append(float(rewards[ends].mean()))
    return won


def play(table: VectorTable, policy: Any, choose: np.random.Generator) -> dict[str, Any]:
    """One decision at every table, and all that a lesson needs to know of it."""
    seen = table.observations.astype(np.float32)
    wishes = np.where(table.masks > 0, seen @ policy, -np.inf)
    odds = np.exp(wishes - wishes.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    actions = (odds.cumsum(axis=1) > choose.random((TABLES, 1))).argmax(axis=1)
    allowed = table.masks[np.arange(TABLES), actions] > 0
    actions = np.where(allowed, actions, odds.argmax(axis=1))  # where rounding met the very end
    table.step(actions)
    reward, ends = table.rewards[:, 0].copy(), table.ends.copy()
    return {"seen": seen, "odds": odds, "actions": actions, "reward": reward, "ends": ends}


def lesson(played: list[dict[str, Any]]) -> Any:
    """What would have made won games likelier: the gradient of REINFORCE with a baseline."""
    gradient: Any = 0
    brought, is_known = np.zeros(TABLES), np.zeros(TABLES, bool)
    usual = np.concatenate([step["reward"][step["ends"]] for step in played]).mean()
    for step in reversed(played):  # a decision is judged by how its game ended
        brought = np.where(step["ends"], step["reward"], brought)
        is_known |= step["ends"]
        better = np.where(is_known, brought - usual, 0)[:, None]
        nudge = -step["odds"] * better
        nudge[np.arange(TABLES), step["actions"]] += better[:, 0]
        gradient = gradient + step["seen"].T @ nudge.astype(np.float32)
    return gradient / (TABLES * len(played))


def plot(won: list[float], file: str) -> None:
    from matplotlib import pyplot

    pyplot.plot(won)
    pyplot.axhline(1 / 3, linestyle=":", color="grey")
    pyplot.xlabel(f"lessons of {TABLES * STEPS:,} decisions")
    pyplot.ylabel("share of games won")
    pyplot.savefig(file)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Train a small policy.")
    options.add_argument("--lessons", type=int, default=60)
    options.add_argument("--plot", help="a picture of the curve; needs matplotlib")
    given = options.parse_args()
    curve = train(given.lessons)
    for number in range(0, len(curve), max(1, len(curve) // 10)):
        print(f"lesson {number:3}: {curve[number]:.3f} {'#' * round(60 * curve[number])}")
    print(f"lesson {len(curve) - 1:3}: {curve[-1]:.3f} {'#' * round(60 * curve[-1])}")
    if given.plot:
        plot(curve, given.plot)
