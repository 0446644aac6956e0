"""RULES.md §3: setup."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.rent_a_hero.table import play, seat_of, table

import engawa


def _new(**options: Any) -> engawa.Match:
    return engawa.new("rent-a-hero", chance="manual", **options)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_1_three_to_five_play(players: int) -> None:
    assert engawa.new("rent-a-hero", players=players, seed=1).seats == players


@pytest.mark.parametrize("players", [0, 2, 6, 7, "four", True, 3.0, None])
def test_3_1_others_cannot(players: Any) -> None:
    with pytest.raises(engawa.BadInput, match="3 to 5"):
        engawa.new("rent-a-hero", players=players)


def test_3_1_variants_are_named_options() -> None:
    with pytest.raises(engawa.BadInput, match="hints is standard or original, not 'loud'"):
        engawa.new("rent-a-hero", hints="loud")
    with pytest.raises(engawa.BadInput, match="deck is finite or endless"):
        engawa.new("rent-a-hero", deck=3)
    with pytest.raises(engawa.BadInput, match="there is no option 'level'; there are players,"):
        engawa.new("rent-a-hero", level="hard")


def test_3_2_two_different_heroes_each_face_up_and_ready() -> None:
    match = play(_new(), "band:4", "band:2")
    assert seat_of(match, 0)["ready"] == [2, 4]
    assert seat_of(match, 1)["ready"] == []


def test_3_2_of_a_pair_one_is_discarded_until_they_differ() -> None:
    match = play(_new(), "band:4", "band:4", "band:4", "band:1")
    assert seat_of(match, 0)["ready"] == [1, 4]
    assert match.to_dict()["discard"] == [4, 4]


def test_3_2_ruling_bands_then_hands_then_the_first_sender() -> None:
    match = play(_new(), *["band:1", "band:2"] * 3)
    assert all(outcome.startswith("hand:") for outcome in match.legal())
    play(match, *["hand:3"] * 5)
    assert seat_of(match, 0)["hand"] == [3] * 5
    assert seat_of(match, 1)["hand"] == []
    play(match, *["hand:4"] * 5, *["hand:5"] * 5)
    assert match.weights() == {"seat:0": 1, "seat:1": 1, "seat:2": 1}
    play(match, "seat:2", "turn:1")
    assert match.actor == 2


def test_3_2_draws_are_by_copies_left() -> None:
    match = play(_new(), "band:4", "band:4")
    assert match.weights() == {f"band:{n}": 9 if n == 4 else 11 for n in range(1, 8)}


def test_3_2_ruling_discards_become_the_deck_when_the_deal_runs_out() -> None:
    everything_else = [1] * 8 + [2] * 9 + [hero for hero in range(3, 8) for _ in range(10)]
    match = table(
        (1, 2),
        (1, 2),
        (1,),
        hands=[everything_else, (), ()],
        discard=[3, 4, 5, 6, 7],
        moment="band",
        requirement=None,
    )
    assert match.weights() == {f"band:{n}": 1 for n in range(3, 8)}
    assert match.to_dict()["discard"] == []
