"""Laws of playing: every game, every way to start it."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa
from engawa.core.record import pack, values
from engawa.games import rules_page

seeds = st.integers(0, 10**9)
laws = pytest.mark.parametrize(("game", "name"), ALL)
few = settings(max_examples=8, deadline=None)


@laws
@few
@given(seed=seeds)
def test_whatever_is_legal_can_be_played_to_the_end(game: str, name: str, seed: int) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), 5000)
    assert match.actor is None
    assert match.outcome is not None
    assert match.legal() == []
    assert len(match.log) < 5000


@laws
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_a_refused_action_changes_nothing_and_says_why(
    game: str, name: str, seed: int, played: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    before, log, legal = values(match.state), match.log, match.legal()
    rules = rules_page.page(game, "en")
    for action in match.game.actions:
        reason = match.why_not(action)
        assert (reason is None) == (action in legal)
        if reason is None:
            continue
        with pytest.raises(engawa.IllegalAction) as refused:
            match.play(action)
        assert refused.value.code == reason.code
        assert refused.value.reason == reason.reason
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason.code)
        assert reason.reason.endswith(".")
        if reason.section:
            assert re.search(rf"^##+ {re.escape(reason.section)}\.? ", rules, re.MULTILINE)
    assert values(match.state) == before
    assert match.log == log


@laws
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_only_the_seat_that_is_asked_may_act(game: str, name: str, seed: int, played: int) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    for seat in range(match.seats):
        for action in match.legal():
            reason = match.why_not(action, seat=seat)
            assert (reason is None) == (seat == match.actor)
            assert reason is None or reason.code == "wrong-seat"


@laws
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_the_same_seed_and_decisions_give_the_same_game(
    game: str, name: str, seed: int, played: int
) -> None:
    one = play_randomly(start(game, name, seed), random.Random(seed), played)
    other = play_randomly(start(game, name, seed), random.Random(seed), played)
    assert one.log == other.log
    assert pack(one.state).tobytes() == pack(other.state).tobytes()


@laws
@few
@given(seed=seeds, played=st.integers(0, 60))
def test_copies_are_independent(game: str, name: str, seed: int, played: int) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    before, log = values(match.state), match.log
    play_randomly(match.copy(), random.Random(seed), 20)
    assert values(match.state) == before
    assert match.log == log


@laws
@few
@given(seed=seeds, played=st.integers(1, 60))
def test_undo_takes_back_one_decision(game: str, name: str, seed: int, played: int) -> None:
    choose = random.Random(seed)
    match = play_randomly(start(game, name, seed), choose, played)
    if match.actor is None:
        return
    before, log = values(match.state), match.log
    match.play(choose.choice(match.legal()))
    match.undo()
    assert values(match.state) == before
    assert match.log == log


@laws
def test_nothing_can_be_undone_before_the_first_decision(game: str, name: str) -> None:
    match = start(game, name, 1)
    with pytest.raises(engawa.BadInput, match="no decision to take back"):
        match.undo()


@laws
@few
@given(seed=seeds, played=st.integers(0, 60), back=st.integers(0, 60))
def test_going_back_and_following_the_log_come_to_the_same(
    game: str, name: str, seed: int, played: int, back: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    log, actions, before = match.log, match.actions(), values(match.state)
    assert actions == [(who, action) for who, action, _ in log]
    ply = min(back, match.ply)
    match.rewind(ply)
    assert match.log == log[:ply]
    match.follow(action for _, action in actions[ply:])
    assert match.log == log
    assert values(match.state) == before


@laws
def test_there_is_no_going_back_to_what_was_not(game: str, name: str) -> None:
    match = start(game, name, 1)
    for ply in (-1, match.ply + 1):
        with pytest.raises(engawa.BadInput, match="no going back"):
            match.rewind(ply)
