"""Playing in a window: a pseudo-terminal with a size, colours and Ctrl-C."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.terminal.program import choices, open_window

import engawa

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")


def test_a_newcomer_is_asked_little_and_plays(tmp_path: Path) -> None:
    window = open_window("play", folder=tmp_path)
    assert "How many people are playing?" in window.read(until="] ")
    assert "Please type one of these: 1, 2, 3, 4, 5, 6, 7." in window.type("many", until="] ")
    assert "How many samurai? 2 to 7 [2]" in window.type("", until="] ")
    assert "Level: easy, normal, hard, heroic [easy]" in window.type("3", until="] ")
    screen = window.type("nor")
    assert "round 1 of 3 · normal" in screen
    assert choices(screen)
    assert "See you next time." in window.type("q", until="\0")
    assert window.end() == 0


@pytest.mark.parametrize(
    ("size", "samurai"),
    [
        ((60, 20), "2"),
        ((80, 24), "3"),
        ((80, 24), "7"),
        ((100, 35), "5"),
        ((160, 50), "4"),
        ((160, 50), "7"),
    ],
)
def test_a_screen_fits_its_window(tmp_path: Path, size: tuple[int, int], samurai: str) -> None:
    dice = random.Random(4)
    options = ("--players", "1", "--samurai", samurai, "--seed", "9")
    window = open_window("play", *options, folder=tmp_path, size=size)
    screen = window.read()
    for _ in range(12):
        screen = window.type(str(dice.choice(choices(screen))))
        lines = screen.splitlines()[1:]  # without the echo of what was typed
        assert max(cell_len(line) for line in lines) <= size[0]
        assert len(lines) <= size[1]
    window.type("q", until="] ")
    window.type("n", until="\0")
    assert window.end() == 0


@pytest.mark.parametrize("key", [b"\x03", b"\x04"])
def test_ctrl_c_and_ctrl_d_offer_saving_and_leave(tmp_path: Path, key: bytes) -> None:
    window = open_window("play", "--seed", "3", folder=tmp_path)
    window.read()
    window.type("1")
    assert "Save in samurai-spirit-" in window.press(key, until="] ")
    farewell = window.press(key, until="\0")
    assert "The match was not saved." in farewell
    assert "Traceback" not in farewell
    assert window.end() == 0


def test_ctrl_c_among_the_first_questions(tmp_path: Path) -> None:
    window = open_window("play", folder=tmp_path)
    window.read(until="] ")
    assert "See you next time." in window.press(b"\x03", until="\0")
    assert window.end() == 0


def test_tab_completes_an_action(tmp_path: Path) -> None:
    options = ("--samurai", "kyuzo,gorobei", "--players", "1", "--seed", "3")
    window = open_window("play", *options, "--record", "game.txt", folder=tmp_path)
    window.read()
    window.type("be\t")
    record = (tmp_path / "game.txt").read_text("utf-8")
    assert [action for who, action, _ in engawa.load(record).log if who != "chance"] == ["begin"]
    window.type("q", until="\0")
    assert window.end() == 0
