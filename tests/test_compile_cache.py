"""Compiled code is kept by its content: nothing is compiled twice, nothing is ever out of date."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engawa.core import compile_cache
from engawa.core.compile_cache import CompileCache

GAME = '''"""A game of three rules."""

import sys
import numpy as np
import numba
from engawa.core.compiler import compiled
from engawa.core.record import Number, Record, dtype
from engawa.core.rule import called, rule

TABLE = (5, 6, 7)


class State(Record):
    at: Number


@rule
def value(s: State) -> int:
    """What stands at this place."""
    return TABLE[s.at]


@called
@rule
def double(s: State) -> int:
    return 2 * value(s)


@rule
def answer(s: State) -> int:
    return double(s) + 1


made = []
load = compiled({"answer": answer}, {}, State, lambda done, total, name: made.append(name))
asked = load("answer")
states = np.zeros(3, dtype(State)).view(dtype(State))
states["at"] = 0, 1, 2


@numba.njit
def answers(states):
    return asked(states[0]) + asked(states[1]) + asked(states[2])


print(asked(states[2]), answers(states), *made)
'''
ANSWERS = "15", "39"  # of the last state, and the sum of all


def _play(folder: Path, cache: Path) -> tuple[tuple[str, ...], set[str]]:
    """The answers, and the names of the rules that were compiled."""
    done = subprocess.run(
        [sys.executable, folder / "game.py"],
        env={**os.environ, "ENGAWA_CACHE": str(cache)},
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    last, total, *made = done.stdout.split()
    return (last, total), set(made)


@pytest.fixture(scope="module")
def compiled_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the game, and in it a cache with all of it."""
    folder = tmp_path_factory.mktemp("game")
    (folder / "game.py").write_text(GAME)
    assert _play(folder, folder / "cache") == (ANSWERS, {"value", "double", "answer"})
    return folder


@pytest.fixture
def game(compiled_game: Path, tmp_path: Path) -> Path:
    """A copy to play with, at another path and of another time."""
    copy = tmp_path / "elsewhere"
    shutil.copytree(compiled_game, copy, copy_function=shutil.copyfile)
    return copy


def _edit(folder: Path, before: str, after: str) -> None:
    text = (folder / "game.py").read_text()
    assert before in text
    (folder / "game.py").write_text(text.replace(before, after))


def test_the_same_rules_elsewhere_compile_nothing(game: Path) -> None:
    assert _play(game, game / "cache") == (ANSWERS, set())


def test_sentences_lines_and_comments_compile_nothing(game: Path) -> None:
    _edit(game, '"""What stands at this place."""', '"""What stands, then,\n    here."""  # a word')
    _edit(game, "    return double(s)", '    """Two lines more."""\n\n    return double(s)')
    assert _play(game, game / "cache") == (ANSWERS, set())


def test_an_edited_rule_compiles_itself_and_its_callers_only(game: Path) -> None:
    _edit(game, "double(s) + 1", "double(s) + 2")
    assert _play(game, game / "cache") == (("16", "42"), {"answer"})
    _edit(game, "2 * value(s)", "3 * value(s)")
    assert _play(game, game / "cache") == (("23", "60"), {"double", "answer"})


def test_going_back_to_what_was_before_compiles_nothing(game: Path) -> None:
    _edit(game, "(5, 6, 7)", "(1, 1, 1)")
    assert _play(game, game / "cache") == (("3", "9"), {"value", "double", "answer"})
    _edit(game, "(1, 1, 1)", "(5, 6, 7)")
    assert _play(game, game / "cache") == (ANSWERS, set())


@pytest.mark.parametrize("left", ["", "half"])
def test_damaged_files_are_compiled_anew(game: Path, left: str) -> None:
    for file in (game / "cache/compiled").iterdir():
        content = file.read_bytes()
        file.write_bytes(content[: len(content) // 2] if left else b"")
    assert _play(game, game / "cache") == (ANSWERS, set())
    assert _play(game, game / "cache") == (ANSWERS, set())


def test_a_piece_that_was_dropped_is_compiled_anew(game: Path) -> None:
    for file in (game / "cache/compiled").glob("*.object"):
        file.unlink()
    assert _play(game, game / "cache") == (ANSWERS, {"double"})


def test_processes_that_start_together_compile_once(game: Path) -> None:
    programs = [
        subprocess.Popen(
            [sys.executable, game / "game.py"],
            env={**os.environ, "ENGAWA_CACHE": str(game / "fresh")},
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    told = [program.communicate(timeout=300)[0].split() for program in programs]
    assert {tuple(words[:2]) for words in told} == {ANSWERS}
    assert sorted(bool(words[2:]) for words in told) == [False, False, True]


def test_what_was_not_used_for_longest_is_dropped_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path))
    monkeypatch.setattr(compile_cache, "MOST_BYTES", 2500)
    cache = CompileCache()
    for age, name in enumerate(("new", "old", "older", "oldest")):
        cache.write(name, bytes(1000))
        used = 1_000_000_000 - age
        os.utime(cache.folder / name, (used, used))
    assert cache.read("oldest") is not None  # and so it was used last
    cache.drop_old()
    assert [name for name in ("new", "old", "older", "oldest") if cache.has(name)] == [
        "new",
        "oldest",
    ]
