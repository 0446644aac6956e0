"""A position that somebody edited is refused with a sentence, or it can be played to the end."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.contract.tables import ALL, play_randomly, start

import engawa

laws = pytest.mark.parametrize(("game", "name"), ALL)
STRANGE = [
    None,
    -1,
    0,
    1,
    2,
    3,
    7,
    99,
    10**9,
    1.5,
    True,
    "",
    "x",
    "?",
    [],
    {},
    [1],
    ["?"],
    {"a": 1},
]


def _paths(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value."""
    if not isinstance(value, dict | list):
        return [path]
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    return [path, *(p for key, below in inner for p in _paths(below, (*path, key)))]


def _edit(position: dict[str, Any], choose: random.Random) -> dict[str, Any]:
    """Replace one value by a strange one or by another value of the position, or leave it out."""
    edited = copy.deepcopy(position)
    paths = [path for path in _paths(position) if path]
    path = choose.choice(paths)
    place = edited
    for key in path[:-1]:
        place = place[key]
    kind = choose.randrange(3)
    if kind == 0:
        del place[path[-1]]
    elif kind == 1:
        place[path[-1]] = choose.choice(STRANGE)
    else:
        other: Any = position
        for key in choose.choice(paths):
            other = other[key]
        place[path[-1]] = copy.deepcopy(other)
    return edited


@laws
@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**9), played=st.integers(0, 40), edits=st.integers(1, 3))
def test_an_edited_position_is_refused_or_plays_on(
    game: str, name: str, seed: int, played: int, edits: int
) -> None:
    choose = random.Random(seed)
    position = play_randomly(start(game, name, seed), choose, played).to_dict()
    for _ in range(edits):
        position = _edit(position, choose)
    json.dumps(position)
    try:
        match = engawa.from_dict(position, seed=seed)
    except engawa.BadInput as refusal:
        assert len(str(refusal)) > 10  # noqa: PT017 (either is right; a refusal must say something)
        return
    play_randomly(match, choose, 5000)
    assert match.actor is None
    assert match.outcome is not None
