"""The fingerprint of a rule covers all that is linked into it, and nothing else."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import pytest

import engawa
from engawa.core.digest import Digests, fingerprint
from engawa.core.record import Record, words
from engawa.core.rule import Function, Mask, rule
from engawa.games import find
from engawa.preparation import everything

RULES = '''
from enum import IntEnum
import types
from typing import Annotated
from engawa.core.record import Number, Record, tell, words
from engawa.core.rule import Counts, Mask, called, of_game, rule

LIMIT = 3
TABLE = ((1, 2), (3, 4))
facts = types.ModuleType("facts")
facts.BONUS = 10
facts.UNREAD = 1


class Phase(IntEnum):
    DRAW = 1
    FIGHT = 2


class State(Record):
    at: Number
    cards: Annotated[list[int], 3]


@of_game
def score(s: Record) -> int:
    raise NotImplementedError


@rule
def own_score(s: State) -> int:
    """How much."""
    return s.at * 2


@rule
def look(s: State, place: int = 0) -> int:
    return TABLE[s.at][place] + LIMIT


@rule
def root(s: State, out: Mask) -> int:
    """Everything together."""
    if s.at == Phase.FIGHT:
        tell(s, 7)
        return facts.BONUS + score(s)
    return look(s) + len(words(s))
'''


def _fingerprint(text: str, file: str = "game.py") -> str:
    names: dict[str, Any] = {"__name__": "outside"}
    exec(compile(text, file, "exec", dont_inherit=True), names)
    return fingerprint(names["root"], {"score": names["own_score"]}, names["State"])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return s.at * 2", "return s.at * 3"),  # an instruction of the game's own rule
        ("return s.at * 2", "return s.at + 2"),
        ("tell(s, 7)", "tell(s, 8)"),
        ("LIMIT = 3", "LIMIT = 4"),
        ("LIMIT = 3", "LIMIT = 3.0"),  # equal, but of another type
        ("(3, 4)", "(3, 5)"),  # of a table
        ("((1, 2), (3, 4))", "(1, 2), (3, 4), (5, 6)"),
        ("FIGHT = 2", "FIGHT = 3"),  # of an enum
        ("class Phase(IntEnum)", "class Phase(__import__('enum').Enum)"),
        ("BONUS = 10", "BONUS = 11"),  # of a module
        ("place: int = 0", "place: int = 1"),  # a default
        ("place: int", "place: bool"),  # the types of parameters
        ("out: Mask", "out: Counts"),
        ("at: Number", 'at: Annotated[int, "int16"]'),  # of the record
        ("cards: Annotated[list[int], 3]", "cards: Annotated[list[int], 4]"),
        ("@rule\ndef look", "@called\n@rule\ndef look"),  # a mark
    ],
)
def test_what_changes_compiled_code_changes_it(before: str, after: str) -> None:
    assert before in RULES
    assert _fingerprint(RULES.replace(before, after)) != _fingerprint(RULES)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("How much.", "How much, and to whom."),
        ("    return TABLE", '    """A new sentence."""\n    # and a comment\n    return TABLE'),
        ("LIMIT = 3", "# three\n\n\nLIMIT = 3"),
        ("UNREAD = 1", "UNREAD = 2"),
        ("-> int:", "-> 'int':"),
    ],
)
def test_nothing_else_changes_it(before: str, after: str) -> None:
    assert before in RULES
    assert _fingerprint(RULES.replace(before, after)) == _fingerprint(RULES)


def test_the_place_of_a_file_does_not_matter() -> None:
    assert _fingerprint(RULES, "here.py") == _fingerprint(RULES, "/far/away.py")


def test_a_rule_that_reads_what_cannot_be_told_apart_is_refused() -> None:
    edited = RULES.replace("LIMIT = 3", "LIMIT = {3: 4}")
    with pytest.raises(TypeError, match=r"outside\.look reads 'LIMIT', a dict"):
        _fingerprint(edited)


@rule
def other_features(s: Record, seat: int, out: Mask) -> None:
    out[0] = int(math.sqrt(len(words(s)) + seat))


def _fingerprints(name: str, rules: Mapping[str, Function]) -> dict[str, str]:
    game = find(name)
    digests = Digests(rules, game.state)
    return {name: digests.of(root) for name, root in {**everything(game), **rules}.items()}


@pytest.mark.parametrize("name", engawa.games())
def test_an_edited_rule_compiles_only_the_roots_it_is_linked_into(name: str) -> None:
    rules = find(name).rules
    before = _fingerprints(name, rules)
    after = _fingerprints(name, {**rules, "features": other_features})
    changed = {root for root in before if before[root] != after[root]}
    assert changed == {"features", "observe", "start_some", "step_some", "rollout_some"}
