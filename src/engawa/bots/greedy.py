"""A bot that takes what looks best at a glance: each game's rule of thumb, one ply deep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.bots import sight
from engawa.bots.bot import Bot, Budget
from engawa.core.dice import new_dice, roll


class Greedy(Bot):
    def choose(
        self,
        view: Mapping[str, Any],
        budget: Budget | None = None,  # noqa: ARG002 (a glance is enough)
        seed: int = 0,
    ) -> str:
        world = sight.any_world(self.game, sight.read(self.game, view), view["seat"])
        appeal = self.game.rules.appeal
        appeals = {action: appeal(world, self.game.numbers[action]) for action in view["legal"]}
        best = [action for action in appeals if appeals[action] == max(appeals.values())]
        return str(best[roll(new_dice(seed), len(best))])
