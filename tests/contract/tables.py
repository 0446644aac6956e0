"""Tables at which every law is tried: for each game, ways to start it.

A game's own tests add positions that random play seldom reaches.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.games.rent_a_hero.starts import RENT_A_HERO
from tests.games.samurai.starts import SAMURAI
from tests.games.samurai_spirit.starts import SAMURAI_SPIRIT

import engawa

Start = Callable[[Any], engawa.Match]  # from a seed

STARTS: dict[str, dict[str, Start]] = {
    "samurai": SAMURAI,
    "rent-a-hero": RENT_A_HERO,
    "samurai-spirit": SAMURAI_SPIRIT,
}
ALL = [(game, name) for game, starts in STARTS.items() for name in starts]


def start(game: str, name: str, seed: Any) -> engawa.Match:
    return STARTS[game][name](seed)


def play_randomly(match: engawa.Match, choose: random.Random, actions: int) -> engawa.Match:
    """At most so many decisions, each chosen at random."""
    for _ in range(actions):
        if match.actor is None:
            break
        match.play(choose.choice(match.legal()))
    return match
