"""The example game obeys the laws that our own games obey, compiled and not, and bots play it."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from tests.checkout import ROOT

import engawa
from engawa import bots
from engawa.core.record import dtype
from engawa.core.rule import cache_folder
from engawa.core.words import languages
from engawa.games import find, register
from engawa.lab import arena
from engawa.testing import Law, check, laws

pytestmark = pytest.mark.usefixtures("nim")


def _few(seed: int) -> engawa.Match:
    return engawa.new("nim", seed=seed, stones=5)


@pytest.mark.parametrize("law", laws(), ids=lambda law: law.hold.__name__)
def test_it_obeys_the_law(law: Law) -> None:
    check("nim", starts={"few": _few}, games=20, only=[law])


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
    contest = arena.contest("nim", ["expert", "uniform"], seed=1, games=20)
    assert sum(game.wins[0] for game in arena.play(contest)) >= 14


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


def test_an_edit_of_a_game_from_outside_compiles_it_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    home = tmp_path / "outside"
    home.mkdir()
    (home / "state.py").write_text("from examples.nim.state import State\nclass Own(State): pass\n")
    own = import_module("outside.state").Own
    before = cache_folder(own)
    assert before == cache_folder(own)
    (home / "facts.py").write_text("STONES = 15\n")
    assert cache_folder(own) != before


def test_a_bot_of_another_game_says_so() -> None:
    with pytest.raises(engawa.BadInput, match="this bot plays nim"):
        bots.new("nim", "uniform").choose(engawa.new("samurai").view(0))
