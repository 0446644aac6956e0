"""A bot that takes any legal action: what every other bot must beat."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from engawa.bots import sight
from engawa.bots.bot import Bot, Budget


class Uniform(Bot):
    def choose(
        self,
        view: Mapping[str, Any],
        budget: Budget | None = None,  # noqa: ARG002 (it never thinks)
        seed: int = 0,
    ) -> str:
        sight.read(self.game, view)
        action: str = random.Random(seed).choice(view["legal"])
        return action
