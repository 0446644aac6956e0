"""A position that somebody edited is refused with a sentence, or it can be played to the end."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import engawa
from engawa.core.playout import STEP_LIMIT
from engawa.testing.law import Trial, law
from engawa.testing.starts import play_randomly

STRANGE: list[Any] = [None, -1, 0, 1, 2, 3, 7, 99, 10**9, 1.5, True]
STRANGE += ["", "x", "?", [], {}, [1], ["?"], {"a": 1}]
EDITIONS = 6  # of one position


@law
def an_edited_position_is_refused_or_plays_on(trial: Trial) -> None:
    position = trial.position(40).to_dict()
    for _ in range(EDITIONS):
        edited = position
        for _ in range(trial.choose.randint(1, 3)):
            edited = _edit(edited, trial.choose)
        json.dumps(edited)
        try:
            match = engawa.from_dict(edited, seed=trial.seed)
        except engawa.BadInput as refusal:
            assert len(str(refusal)) > 10, refusal
            continue
        play_randomly(match, trial.choose, STEP_LIMIT)
        assert match.actor is None
        assert match.outcome is not None


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
