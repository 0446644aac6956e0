"""The example game obeys the laws that our own games obey, compiled and not, and bots play it."""

from __future__ import annotations

import inspect
import random
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest
from tests.checkout import ROOT
from tests.contract import (
    tables,
    test_asking,
    test_compiled,
    test_edited_positions,
    test_playing,
    test_records,
    test_views,
)

import engawa
from engawa import bots
from engawa.core.record import dtype
from engawa.core.words import languages
from engawa.games import FOLDERS, find, register
from engawa.lab import arena

STARTS = {"usual": partial(engawa.new, "nim"), "few": partial(engawa.new, "nim", stones=5)}


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """While a test runs, and no longer: other tests try all games there are."""
    monkeypatch.setitem(
        tables.STARTS,
        "nim",
        {name: lambda seed, new=new: new(seed=seed) for name, new in STARTS.items()},
    )
    register("nim", "examples.nim")
    yield
    del FOLDERS["nim"]


def _laws(*modules: Any) -> list[Any]:
    """Every law of these modules that is tried on each way to start a game, unwrapped."""
    found = [
        pytest.param(law.hypothesis.inner_test if hasattr(law, "hypothesis") else law, id=name)
        for module in modules
        for name, law in vars(module).items()
        if name.startswith("test_") and {"game", "name"} <= inspect.signature(law).parameters.keys()
    ]
    assert len(found) > 3
    return found


def _given(law: Callable[..., None], choose: random.Random) -> dict[str, Any]:
    """What Hypothesis would draw."""
    possible = {"seed": 10**9, "played": 12, "back": 12, "edits": 3, "since": 9}
    names = inspect.signature(law).parameters.keys() - {"game", "name"}
    return {name: choose.randint(1, possible[name]) for name in sorted(names)}


NOT_TRIED = {"data", "seat"}  # laws of core alone, with strategies of their own
LAWS = [
    law
    for law in _laws(test_playing, test_records, test_views, test_asking, test_edited_positions)
    if not NOT_TRIED & inspect.signature(law.values[0]).parameters.keys()
]


@pytest.mark.parametrize("name", STARTS)
@pytest.mark.parametrize("law", LAWS)
def test_it_obeys_the_law(law: Callable[..., None], name: str) -> None:
    choose = random.Random(7)
    for _ in range(20):
        law(game="nim", name=name, **_given(law, choose))


@pytest.mark.parametrize("law", _laws(test_compiled))
def test_compiled_it_obeys_the_law(law: Callable[..., None]) -> None:
    law(game="nim", name="usual")


def test_a_taboo_is_refused_with_its_reason_and_shown_to_nobody_else() -> None:
    match = engawa.new("nim", seed=7)
    taboo = match.view(0)["taboo"][0]
    refused = match.why_not(f"take:{taboo}")
    assert refused is not None
    assert (refused.code, refused.section) == ("taboo", "2.2")
    assert match.view(1)["taboo"][0] is None
    assert match.view(None)["taboo"] == [None, None]
    assert match.seen(1)[0][1] == "token:?"


def test_bots_that_think_win_at_it() -> None:
    contest = arena.contest("nim", ["expert", "uniform"], seed=1)
    played = list(arena.play_in_turn(contest, range(20)))
    assert sum(game.wins[0] for game in played) >= 14


def test_the_example_program_plays_a_game() -> None:
    program = [sys.executable, "-m", "examples.nim"]
    done = subprocess.run(program, cwd=ROOT, check=True, capture_output=True, text=True)
    assert "wins." in done.stdout


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_same_sentences(language: str) -> None:
    def names(language: str) -> list[str]:
        text = (ROOT / f"examples/nim/locale/{language}.ftl").read_text("utf-8")
        return re.findall(r"^([a-z-]+) =", text, re.MULTILINE)

    assert names(language) == names("en")


def test_a_name_is_given_once() -> None:
    with pytest.raises(engawa.BadInput, match="there is a game 'samurai' already"):
        register("samurai", "examples.nim")


def test_a_packed_state_is_whole_words() -> None:
    assert dtype(find("nim").state).itemsize % 8 == 0


def test_a_bot_of_another_game_says_so() -> None:
    with pytest.raises(engawa.BadInput, match="this bot plays nim"):
        bots.new("nim", "uniform").choose(engawa.new("samurai").view(0))
