"""No bot can cheat: what it cannot see changes nothing."""

from __future__ import annotations

import pytest
from tests.bots.tables import dealt_anew, decider, every_game, first_decision

from engawa import bots


@pytest.mark.parametrize("kind", bots.KINDS)
@every_game
def test_a_bot_chooses_the_same_whatever_is_hidden(game: str, kind: str) -> None:
    match = first_decision(game)
    for seed in range(6):
        seat = decider(match)
        budget = bots.Budget(simulations=100)
        chosen = bots.new(game, kind).choose(match.view(seat), budget, seed)
        other = dealt_anew(match, seat, seed)
        assert bots.new(game, kind).choose(other.view(seat), budget, seed) == chosen
        match.play(chosen)
