"""What a player would see after an action: exactly that, and nothing that is hidden."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import STARTS
from tests.games.samurai.table import BLUE, RED, play, table

import engawa
from engawa.core.dice import new_dice
from engawa.core.match import Match, Start
from engawa.testing import play_randomly

starts = pytest.mark.parametrize("name", STARTS["samurai"])
few = settings(max_examples=12, deadline=None)


def _previews(match: Match, choose: random.Random) -> list[tuple[str, Any]]:
    """Of some actions of the seat that decides."""
    assert isinstance(match.actor, int)
    view = match.view(match.actor)
    actions = choose.sample(view["legal"], min(4, len(view["legal"])))
    return [(action, match.game.preview(view, action)) for action in actions]


@starts
@few
@given(seed=st.integers(0, 10**9), played=st.integers(0, 90))
def test_a_preview_is_what_the_seat_then_sees_before_anything_is_drawn(
    name: str, seed: int, played: int
) -> None:
    match, choose = STARTS["samurai"][name](seed), random.Random(seed)
    play_randomly(match, choose, played)
    if match.actor is None:
        return
    assert isinstance(match.actor, int)
    for action, preview in _previews(match, choose):
        after = match.copy()
        after.chance = "manual"
        after.follow([action])
        seen = after.view(match.actor)
        if after.actor is None:  # all screens are lifted: that is for the end to tell
            before = match.view(match.actor)
            hidden = [player["captured"] is None for player in before["seats"]]
            assert [player["captured"] is None for player in preview["seats"]] == hidden
            assert preview["ending"] == seen["ending"]
        else:
            assert preview == seen


@starts
@few
@given(seed=st.integers(0, 10**9), played=st.integers(0, 90))
def test_another_hidden_world_gives_the_same_preview(name: str, seed: int, played: int) -> None:
    """Byte for byte: a preview cannot tell what the view does not."""
    match = play_randomly(STARTS["samurai"][name](seed), random.Random(seed), played)
    if match.actor is None:
        return
    world = match.game.restore(match.view(int(match.actor)), hidden=True)
    match.game.rules.guess(world, new_dice(seed))
    match.game.rules.advance(world)
    other = Match(match.game, Start({}, match.game.describe(world)), "", "manual")
    ours, theirs = (_previews(each, random.Random(seed)) for each in (match, other))
    assert json.dumps(ours) == json.dumps(theirs)


def test_the_other_games_show_nothing_ahead() -> None:
    for game in ("rent-a-hero", "samurai-spirit"):
        match = engawa.new(game, seed=1)
        assert match.game.preview(match.view(int(match.actor or 0)), match.legal()[0]) is None


def test_5_2_a_view_tells_the_strength_of_every_seat_for_every_figure() -> None:
    standing = {"O14": ["helmet", "rice"], "Q13": []}
    match = table(hands={BLUE: ["rice-3"], RED: ["samurai-2"]}, settlements=standing)
    seen = match.view(RED)
    assert "Q13" not in seen["strengths"] | seen["open_land"]
    assert seen["strengths"]["O14"] == {"helmet": [0, 0], "rice": [0, 0]}
    play(match, next(action for action in match.legal() if action in RICE_BY_EDO))
    then = match.view(None)
    assert then["strengths"]["O14"] == {"helmet": [0, 0], "rice": [3, 0]}
    assert then["open_land"]["O14"] == seen["open_land"]["O14"] - 1


RICE_BY_EDO = [f"lay:rice-3@{at}" for at in ("N14", "N15", "O13", "O15", "P13", "P14")]
