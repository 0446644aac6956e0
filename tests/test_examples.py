"""The examples run, and the one that learns does learn."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_playing_and_inspecting() -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLES / "look.py"], check=True, capture_output=True, text=True
    )
    assert "Outcome(ending=" in done.stdout


def test_training() -> None:
    won = runpy.run_path(str(EXAMPLES / "train.py"))["train"](12)
    assert sum(won[-3:]) / 3 > sum(won[:3]) / 3 + 0.03
