"""Laws of writing down: text records, positions, draws that can be checked."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa
from engawa.core.record import pack, values

seeds = st.integers(0, 10**9)
laws = pytest.mark.parametrize(("game", "name"), ALL)
few = settings(max_examples=8, deadline=None)


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_a_text_record_replays_to_the_same_state(
    game: str, name: str, seed: int, played: int
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    text = match.save()
    again = engawa.load(text)
    assert pack(again.state).tobytes() == pack(match.state).tobytes()
    assert again.log == match.log
    assert again.save() == text
    assert again.commitment == match.commitment


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_a_position_survives_json(game: str, name: str, seed: int, played: int) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    position = json.loads(json.dumps(match.to_dict()))
    again = engawa.from_dict(position)
    assert again.to_dict() == match.to_dict()
    assert values(again.state) == values(match.state)
    assert again.legal() == match.legal()


@laws
@few
@given(seed=seeds)
def test_a_position_survives_json_while_the_table_is_set_up(
    game: str, name: str, seed: int
) -> None:
    match, choose = start(game, name, seed), random.Random(seed)
    match = engawa.Match(match.game, match.start, "", "manual")
    for _ in range(60):
        position = match.to_dict()
        again = engawa.from_dict(json.loads(json.dumps(position)), chance="manual")
        assert values(again.state) == values(match.state)
        assert again.weights() == match.weights()
        if match.actor != "chance":
            break
        match.play(choose.choice(match.legal()))


@laws
@few
@given(seed=seeds, played=st.integers(0, 80))
def test_draws_are_what_the_secret_gives(game: str, name: str, seed: int, played: int) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    match.verify()
    assert engawa.verify(match.save()).log == match.log


@laws
@few
@given(seed=seeds, line=st.floats(0, 1, exclude_max=True), data=st.data())
def test_a_changed_record_is_refused(
    game: str, name: str, seed: int, line: float, data: st.DataObject
) -> None:
    text = play_randomly(start(game, name, seed), random.Random(seed), 15).save()
    lines = text.splitlines()
    place = int(line * (len(lines) - 1))  # the digest itself may be left out
    other = data.draw(st.sampled_from(["", "0 fight", "chance seat:0", "secret 00", "game x"]))
    if lines[place] == other:
        return
    lines[place] = other
    with pytest.raises(engawa.BadInput):
        engawa.load("\n".join(lines) + "\n")


@laws
@few
@given(seed=seeds)
def test_manual_chance_plays_the_same_game(game: str, name: str, seed: int) -> None:
    """A caller who plays every draw of the log himself comes to the same position."""
    match = play_randomly(start(game, name, seed), random.Random(seed), 10)
    manual = engawa.load(match.save().replace("draws fair", "draws manual").rpartition("digest")[0])
    assert values(manual.state) == values(match.state)
    if manual.actor == "chance":
        assert sum(manual.weights().values()) > 0
        assert manual.legal() == list(manual.weights())


@laws
@few
@given(seed=seeds, data=st.data())
def test_a_record_remembers_who_is_a_bot(
    game: str, name: str, seed: int, data: st.DataObject
) -> None:
    match = play_randomly(start(game, name, seed), random.Random(seed), 10)
    kinds = st.sampled_from([None, "expert", "greedy"])
    bots = data.draw(st.lists(kinds, min_size=match.seats, max_size=match.seats))
    plain = match.save()
    match.seat_bots(bots)
    again = engawa.verify(match.save())
    assert again.bots == match.bots == (tuple(bots) if any(bots) else ())
    assert again.save() == match.save()
    assert again.copy().bots == match.bots
    assert again.bot_seed == match.bot_seed
    assert again.log == engawa.load(plain).log
    with pytest.raises(engawa.BadInput, match="do not fit"):
        match.seat_bots([*bots, None])
