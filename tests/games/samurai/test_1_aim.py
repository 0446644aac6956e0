"""RULES.md §1: a whole game, from the first draw to the winner."""

from __future__ import annotations

import random

import pytest
from tests.games.samurai import oracle
from tests.games.samurai.table import quick_start

import engawa


@pytest.mark.parametrize("players", [2, 3, 4])
def test_1_figures_go_to_players_and_the_ladder_names_the_winners(players: int) -> None:
    choose = random.Random(players)
    match = engawa.new("samurai", players=players, seed=players)
    while match.actor is not None:
        match.play(choose.choice(match.legal()))
    outcome, seats = match.outcome, match.view(None)["seats"]
    assert outcome
    captured = [{kind: seat["captured"].count(kind) for kind in oracle.KINDS} for seat in seats]
    assert list(outcome.winners) == oracle.winners(captured)
    assert list(outcome.scores) == [sum(kinds.values()) for kinds in captured]
    assert sum(outcome.scores) > 0


def test_1_the_log_names_settlements_as_people_do() -> None:
    match = quick_start(players=4, seed=1)
    told = " ".join(sentence for _, _, sentence in match.log)
    assert "Kyoto (L16) gets:" in told
    assert "Nagasaki (B20) gets:" in told
