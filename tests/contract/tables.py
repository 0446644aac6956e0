"""Ways to start our games: as their options allow, and where random play seldom comes."""

from __future__ import annotations

from tests.games.rent_a_hero.starts import RENT_A_HERO
from tests.games.samurai.starts import SAMURAI
from tests.games.samurai_spirit.starts import SAMURAI_SPIRIT

import engawa
from engawa.testing import Start, ways_to_start

RARE: dict[str, dict[str, Start]] = {
    "samurai": SAMURAI,
    "rent-a-hero": RENT_A_HERO,
    "samurai-spirit": SAMURAI_SPIRIT,
}
STARTS = {game: {**ways_to_start(game), **RARE[game]} for game in RARE}
ALL = [(game, name) for game, starts in STARTS.items() for name in starts]


def start(game: str, name: str, seed: int) -> engawa.Match:
    return STARTS[game][name](seed)
