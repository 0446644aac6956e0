"""A bot of your own, in a few lines: `python examples/bot.py [--games 6]`.

It plays Samurai against the greedy bot. It looks at the table as it would be after every action,
and takes the action that leaves it best placed.
"""

import argparse
import random
from collections.abc import Mapping, Sequence
from typing import Any

import engawa
from engawa import bots
from engawa.bots import Bot, Budget
from engawa.games import find

CAPTURED, ENOUGH = 5.0, 4  # points


class Leader(Bot):
    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        del budget  # it looks at every action once, and never longer
        actions: list[str] = list(view["legal"])
        random.Random(seed).shuffle(actions)  # so that equal ones are chosen by chance
        return max(actions, key=lambda action: self.promise(view, action))

    def promise(self, view: Mapping[str, Any], action: str) -> float:
        """How much more I have captured than others, plus my lead at each settlement, which counts
        more where little open land is left."""
        after, me = self.game.preview(view, action), view["seat"]
        if after is None:
            return 0.0
        points = 0.0
        for seat, player in enumerate(after["seats"]):
            points += CAPTURED * len(player["captured"] or ()) * (1 if seat == me else -1)
        for place, figures in after["strengths"].items():
            for strength in figures.values():
                lead = strength[me] - max(n for seat, n in enumerate(strength) if seat != me)
                points += max(-ENOUGH, min(ENOUGH, lead)) / (1 + after["open_land"][place])
        return points


def play(players: Sequence[Bot], seed: int) -> tuple[int, ...]:
    """One game; the seats that won it."""
    match = engawa.new("samurai", players=len(players), seed=seed)
    for bot in players:
        bot.forget()
    while isinstance(match.actor, int):
        bot = players[match.actor]
        match.play(bot.choose(match.view(match.actor), seed=match.bot_seed))
    return match.outcome.winners if match.outcome else ()


def contest(games: int, against: str = "greedy") -> int:
    """How many games the new bot wins, playing each seat in turn."""
    mine, other = Leader(find("samurai")), bots.new("samurai", against)
    won = 0
    for game in range(games):
        seat = game % 2
        winners = play([mine, other] if seat == 0 else [other, mine], seed=game // 2)
        won += seat in winners
    return won


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Try a bot.")
    options.add_argument("--games", type=int, default=6)
    options.add_argument("--against", choices=bots.KINDS, default="greedy")
    given = options.parse_args()
    won = contest(given.games, given.against)
    print(f"won {won} of {given.games} games against {given.against}")
