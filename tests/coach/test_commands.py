"""`engawa hint`, `engawa review` and the coach at the table, run as a person would."""

from __future__ import annotations

import random
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.terminal.program import complaint, run

import engawa
from engawa.coach.scales import compiled_counting
from engawa.games import find
from engawa.testing import play_randomly

FEW = ("--simulations", "60")


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Here, where it may take its time; the program then finds it in the cache."""
    compiled_counting(find("samurai-spirit"))


def saved(folder: Path, decisions: int) -> Path:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    play_randomly(match, random.Random(7), decisions)
    file = folder / "game.engawa"
    file.write_text(match.save(), "utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "title", "why"),
    [
        ("en", "What Kyuzo can do, based on what Kyuzo knows:", "may come"),
        ("pl", "Co można zrobić (Kyuzo)", "możliwych kart"),
        ("ru", "Что можно сделать (Кюдзо)", "возможных карт"),
    ],
)
def test_a_hint_lists_every_choice_with_its_chance_and_why(
    tmp_path: Path, language: str, title: str, why: str
) -> None:
    file = saved(tmp_path, 0)
    done = run("hint", file, *FEW, "--language", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert title in done.stdout
    assert why in done.stdout
    for number in range(1, 5):
        assert f"\n  {number}  " in done.stdout
    if language == "en":
        assert done.stdout == run("hint", file, *FEW, "--language", "en").stdout
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_a_review_prints_and_draws(tmp_path: Path) -> None:
    file = saved(tmp_path, 12)
    done = run("review", file, *FEW, "--graph", "game.svg", folder=tmp_path)
    assert done.returncode == 0
    assert "Samurai Spirit: 12 decisions" in done.stdout
    assert "The win chance is plotted in game.svg." in done.stdout
    drawing = ElementTree.fromstring((tmp_path / "game.svg").read_text("utf-8"))
    assert drawing.tag.endswith("svg")
    assert [path.name for path in tmp_path.iterdir() if path.name.startswith(".")] == []


def test_what_is_wrong_gets_one_sentence_and_writes_nothing(tmp_path: Path) -> None:
    file = saved(tmp_path, 2)
    wrong = [
        ("hint", "nothing.engawa"),
        ("hint", file, "--seconds", "0"),
        ("hint", file, "--simulations", "-3"),
        ("hint", file, "--language", "xx"),
        ("review", file, "--simulations", "0"),
        ("review", file, "--graph", "game.png"),
        ("review", file, "--graph", "nowhere/game.svg"),
        ("review", file, "--graph", "."),
        ("review", __file__),
    ]
    for arguments in wrong:
        complaint(*arguments, folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["game.engawa"]


def test_a_finished_game_has_no_hint_and_a_new_one_no_review(tmp_path: Path) -> None:
    done = run("hint", saved(tmp_path, 10_000))
    assert done.returncode == 2
    assert "is over: there is nothing to decide" in done.stderr
    done = run("review", saved(tmp_path, 0))
    assert done.returncode == 2
    assert "there is nothing to look back at" in done.stderr


def test_the_coach_sits_at_the_table(tmp_path: Path) -> None:
    done = run("play", saved(tmp_path, 0), typed="h\nc\nq\n")
    assert "the coach: every choice with its chance to win, and why" in done.stdout
    assert "What Kyuzo can do, based on what Kyuzo knows:" in done.stdout
