"""`engawa lab …` as a person uses it: what it says, and one sentence for what makes no sense."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.terminal.program import complaint, open_window, run

from engawa.games import find
from engawa.lab.arrow import arrow
from engawa.lab.chunks import compiled_games

SPIRIT = ["simulate", "samurai-spirit", "--games", "10"]
OUT = ["--output", "t.parquet"]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:
    """Here and now: a program has a minute for all it does, and compiling may take longer."""
    for game in ("samurai-spirit", "samurai"):
        compiled_games(find(game))


def test_simulate_writes_a_table_and_report_a_page(tmp_path: Path) -> None:
    done = run("lab", *SPIRIT, *OUT, "--samurai", "kyuzo,kanbei", "--jobs", "1", folder=tmp_path)
    assert done.stdout == "10 games in t.parquet.\n"
    table = arrow().parquet.read_table(tmp_path / "t.parquet").to_pylist()
    assert {tuple(row["line_up"]) for row in table} == {("kyuzo", "kanbei")}
    done = run("lab", "report", "t.parquet", "--language", "pl", folder=tmp_path)
    assert done.stdout == "Raport jest w t.html.\n"
    assert "Jak przegrywa się partie?" in (tmp_path / "t.html").read_text("utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["t.html", "t.parquet"]


def test_sweep_says_what_it_leaves_out(tmp_path: Path) -> None:
    axes = ["--players", "2/3", "--two-samurai-rule", "true/false", "--level", "all"]
    done = run("lab", "sweep", *SPIRIT[1:], *OUT, *axes, "--jobs", "1", folder=tmp_path)
    assert "4 combinations were left out, the first because two_samurai_rule" in done.stdout
    assert "120 games in t.parquet." in done.stdout


def test_arena_prints_ratings(tmp_path: Path) -> None:
    arguments = ["samurai", "--bots", "uniform,greedy", "--games", "20", *OUT, "--jobs", "1"]
    done = run("lab", "arena", *arguments, folder=tmp_path)
    lines = done.stdout.splitlines()
    greedy, uniform = (
        next(n for n, line in enumerate(lines) if bot in line) for bot in ("greedy", "uniform")
    )
    assert greedy < uniform  # the strongest first
    assert "Elo" in done.stdout
    assert "The mean of all ratings is 0." in done.stdout


WRONG: dict[str, tuple[list[str], str]] = {
    "no games": ([*SPIRIT[:2], "--games", "0", *OUT], "Games are a whole number from 1 on, not 0."),
    "games in words": ([*SPIRIT[:2], "--games", "many", *OUT], "Invalid value for '--games'"),
    "no output": (SPIRIT, "Missing option '--output'"),
    "no bot": ([*SPIRIT, *OUT, "--seats", "hal"], "There is no bot 'hal'; there are uniform, "),
    "bots": (
        [*SPIRIT, *OUT, "--samurai", "3", "--seats", "greedy,greedy"],
        "2 players cannot play 3 samurai: each player has one, only a solo player plays several",
    ),
    "no thought": ([*SPIRIT, *OUT, "--simulations", "0"], "A budget of 0 simulations"),
    "no jobs": ([*SPIRIT, *OUT, "--jobs", "0"], "0 processes cannot play"),
    "nowhere": ([*SPIRIT, "--output", "no/t"], "Could not use no/t: No such file or directory."),
    "a folder": ([*SPIRIT, "--output", "."], "Could not use .: Is a directory."),
    "nobody": ([*SPIRIT, *OUT, "--on", "paper"], "Games are played on cores or ray, not on 'pap"),
    "level": (
        ["sweep", *SPIRIT[1:], *OUT, "--level", "easy/esy"],
        "Level is easy or normal or hard or heroic, not 'esy'",
    ),
    "line-ups": (
        ["sweep", *SPIRIT[1:], *OUT, "--samurai", "every-9"],
        "9 samurai cannot play; 2 to 7 can (§3.1).",
    ),
    "rule": (
        ["sweep", *SPIRIT[1:], *OUT, "--two-samurai-rule", "maybe"],
        "Two_samurai_rule is true or false, not 'maybe'",
    ),
    "together": (
        ["arena", "samurai-spirit", "--bots", "greedy,uniform", *OUT],
        "In samurai-spirit all win or lose together",
    ),
    "alone": (["arena", "samurai", "--bots", "greedy", *OUT], "A rating compares bots; name at l"),
    "no table": (["report", "t.parquet"], "There is no file t.parquet."),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_makes_no_sense_gets_one_sentence(tmp_path: Path, case: str) -> None:
    arguments, sentence = WRONG[case]
    assert complaint("lab", *arguments, folder=tmp_path).startswith(sentence)
    assert not list(tmp_path.iterdir())


def test_a_table_of_another_seed_is_not_overwritten(tmp_path: Path) -> None:
    run("lab", *SPIRIT, *OUT, "--jobs", "1", folder=tmp_path)
    before = (tmp_path / "t.parquet").read_bytes()
    done = run("lab", *SPIRIT, *OUT, "--seed", "x", folder=tmp_path)
    assert done.returncode == 2
    assert done.stderr == (
        "T.parquet holds games of other settings (seed, '0' instead of 'x'); "
        "remove it or choose another name.\n"
    )
    assert (tmp_path / "t.parquet").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_how_to_go_on(tmp_path: Path, jobs: str) -> None:
    arguments = ["--games", "100000000", *OUT, "--jobs", jobs]
    window = open_window("lab", "simulate", "samurai-spirit", *arguments, folder=tmp_path)
    window.wait_for("10000/100000000")  # a chunk is there
    shown = window.press(b"\x03", until="\0")
    assert "Stopped after " in shown
    assert "the same command resumes from there." in shown
    assert "Traceback" not in shown
    assert window.end() == 130
    assert list((tmp_path / "t.parquet.parts").glob("*.parquet"))
    assert not list((tmp_path / "t.parquet.parts").glob(".*.new"))
