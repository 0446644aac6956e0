"""The examples run, and the one that learns does learn."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

from engawa import bots
from engawa.games import find

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_playing_and_inspecting() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "look.py"], check=True, capture_output=True, text=True
    )
    assert "Outcome(ending=" in done.stdout


def test_training() -> None:
    won = runpy.run_path(str(EXAMPLES / "train.py"))["train"](12)
    assert sum(won[-3:]) / 3 > sum(won[:3]) / 3 + 0.03


def test_a_bot_of_ones_own() -> None:
    example = runpy.run_path(str(EXAMPLES / "bot.py"))
    assert example["contest"](4, "uniform") >= 3
    mine, greedy = example["Leader"](find("samurai")), bots.new("samurai", "greedy")
    assert example["play"]([greedy, mine], seed=1) in ((0,), (1,), (0, 1))


def test_comparing_line_ups(tmp_path: Path) -> None:
    program = [sys.executable, str(EXAMPLES / "lineups.py")]
    program += ["--games", "200", "--folder", str(tmp_path)]
    done = subprocess.run(program, check=True, capture_output=True, text=True)
    ranked = [line for line in done.stdout.splitlines() if " to " in line]
    assert len(ranked) == 35
    assert "kyuzo" not in ranked[0]  # greedy bots make little of him
    assert "better together than their parts: " in done.stdout
    assert (tmp_path / "lineups.html").read_text("utf-8").startswith("<!doctype html>")
