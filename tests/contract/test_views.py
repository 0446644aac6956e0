"""Laws of seeing: a view tells a seat what it may know, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa
from engawa.core.dice import new_dice
from engawa.core.record import Record, values

seeds = st.integers(0, 10**9)
laws = pytest.mark.parametrize(("game", "name"), ALL)
few = settings(max_examples=10, deadline=None)


def _guessed(match: engawa.Match, view: dict[str, Any], seed: int) -> Record:
    world: Record = match.game.restore(view, hidden=True)
    match.game.rules["guess"](world, new_dice(seed))
    return world


def _views(match: engawa.Match) -> list[str]:
    seats = [None, *range(match.seats)]
    return [json.dumps(match.view(seat), sort_keys=True) for seat in seats]


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_another_hidden_world_leaves_the_view_unchanged(
    game: str, name: str, seed: int, played: int
) -> None:
    """Byte for byte: deal what the seat cannot see anew, and look again."""
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    for seat in (None, *range(match.seats)):
        view = match.view(seat)
        world = _guessed(match, view, seed)
        assert match.game.rules["conserved"](world)
        match.game.rules["advance"](world)
        other = engawa.from_dict({"game": game, **match.game.describe(world)})
        if match.actor is None:
            assert other.outcome == match.outcome
        assert json.dumps(other.view(seat)) == json.dumps(view)


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_what_a_seat_may_do_depends_only_on_what_it_sees(
    game: str, name: str, seed: int, played: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    if not isinstance(match.actor, int):
        return
    world = _guessed(match, match.view(match.actor), seed)
    match.game.rules["advance"](world)
    mask = [0] * len(match.game.actions)
    match.game.rules["legal"](world, mask)
    legal = [match.game.actions[n] for n, is_legal in enumerate(mask) if is_legal]
    assert legal == match.legal() == match.view(match.actor)["legal"]


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_a_seat_reads_of_each_action_all_of_it_or_only_its_kind(
    game: str, name: str, seed: int, played: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    for seat in (None, *range(match.seats)):
        seen = match.seen(seat)
        assert len(seen) == len(match.log)
        for (who, action, _), (saw_who, saw_action, _) in zip(match.log, seen, strict=True):
            assert saw_who == who
            assert saw_action in (action, f"{action.partition(':')[0]}:?")
            assert who != seat or saw_action == action


@laws
@few
@given(seed=seeds, played=st.integers(0, 40), since=st.integers(0, 60))
def test_the_log_is_read_from_anywhere_in_any_language(
    game: str, name: str, seed: int, played: int, since: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    for seat in (None, 0):
        assert match.seen(seat, since) == match.seen(seat)[since:]
    polish = match.told_in("pl")
    assert polish.language == "pl"
    assert match.language == "en"
    assert [line[:2] for line in polish.seen(0)] == [line[:2] for line in match.seen(0)]
    told = [(one[2], other[2]) for one, other in zip(match.seen(0), polish.seen(0), strict=True)]
    assert any(one != other for one, other in told) or not any(one for one, _ in told)


@laws
def test_looking_changes_nothing(game: str, name: str) -> None:
    match = play_randomly(start(game, name, 3), random.Random(3), 12)
    before = values(match.state)
    _views(match)
    assert values(match.state) == before


@laws
@pytest.mark.parametrize("seat", [-1, 7, 99, "north", 1.5])
def test_a_seat_that_does_not_exist_has_no_view(game: str, name: str, seat: Any) -> None:
    match = start(game, name, 1)
    with pytest.raises(engawa.BadInput, match="there is no seat"):
        match.view(seat)
