"""RULES.md §7: what players know."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.samurai.table import BLUE, RED, captured, play, quick_start, table

from engawa.core.dice import new_dice


def test_7_1_others_see_only_how_many_tiles_a_hand_holds() -> None:
    match = quick_start(players=3, seed=2)
    for viewer in (None, 0, 1, 2):
        for seat, player in enumerate(match.view(viewer)["seats"]):
            assert len(player["hand"]) == 5
            assert len(player["reserve"]) == 15
            assert ("?" in player["hand"]) == (seat != viewer)
            assert len(player["unlaid"]) == 20


def test_7_1_laid_tiles_tell_everybody_what_is_left() -> None:
    match = table(hands={BLUE: ["ship-1"]})
    play(match, "lay:ship-1@K19")
    unlaid = match.view(RED)["seats"][BLUE]["unlaid"]
    assert (len(unlaid), unlaid.count("ship-1")) == (19, 1)


@pytest.mark.parametrize(("players", "is_open"), [(2, True), (3, False), (4, False)])
def test_7_2_captured_figures_lie_open_with_two_players_only(players: int, is_open: bool) -> None:
    match = quick_start(players=players, seed=2)
    assert (match.view(0)["seats"][1]["captured"] == []) == is_open
    assert match.view(1)["seats"][1]["captured"] == []
    assert (match.view(0)["behind_screens"] is None) == is_open


def test_7_2_the_log_tells_what_everyone_saw_though_the_view_hides_it() -> None:
    match = table(
        3,
        turn=RED,
        hands={RED: ["samurai-2"]},
        board={"K17": (BLUE, "helmet-3")},
        settlements={"K18": ["helmet"]},
    )
    play(match, "lay:samurai-2@L17", "end-turn")
    assert captured(match, BLUE) == ["helmet"]
    assert match.view(RED)["seats"][BLUE]["captured"] is None
    assert match.view(BLUE)["seats"][BLUE]["captured"] == ["helmet"]
    assert match.view(RED)["behind_screens"] == {"helmet": 1, "buddha": 0, "rice": 0}
    for seat in (None, 0, 1, 2):
        assert "Blue takes from Wakayama" in " ".join(told for _, _, told in match.seen(seat))


def test_7_2_when_the_game_is_over_captured_figures_are_shown() -> None:
    match = quick_start(players=4, seed=3)
    while match.actor is not None:
        match.play(match.legal()[0])
    assert None not in [player["captured"] for player in match.view(None)["seats"]]


def test_7_3_guessed_hands_are_even() -> None:
    """Each of the 20 tiles is in the hand of five as often as any other."""
    match = quick_start(players=2, seed=4)
    view = match.view(0)
    drawn: Counter[str] = Counter()
    worlds = 2000
    for seed in range(worlds):
        world = match.game.restore(view, hidden=True)
        match.game.rules.guess(world, new_dice(seed))
        drawn.update(match.game.describe(world)["seats"][1]["hand"])
    assert abs(drawn["rice-4"] - worlds / 4) < 100
    assert abs(drawn["samurai-1"] - worlds / 2) < 150


def test_7_3_a_guess_keeps_what_the_viewer_knows() -> None:
    match = quick_start(players=3, seed=4)
    for _ in range(60):
        match.play(match.legal()[-1])
    for seat in range(3):
        view = match.view(seat)
        world = match.game.restore(view, hidden=True)
        match.game.rules.guess(world, new_dice(seat))
        described = match.game.describe(world)
        assert described["seats"][seat]["hand"] == match.to_dict()["seats"][seat]["hand"]
        assert described["board"] == match.to_dict()["board"]
        assert match.game.rules.conserved(world)
