"""Commands and what they say when something is wrong: one sentence, no traceback."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.terminal.program import PROGRAM, complaint, environment, run

import engawa


def record() -> str:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    for action in ("fight", "confront", "fight", "confront"):
        match.play(action)
    return match.save()


def without_digest(text: str) -> str:
    return text[: text.rindex("digest")]


def test_version_games_and_help() -> None:
    assert run("--version").stdout == f"engawa {engawa.__version__}\n"
    assert "samurai-spirit" in run("games").stdout
    shown = run("--help")
    assert shown.returncode == 0
    for command in ("play", "rules", "verify", "games", "bench"):
        assert command in shown.stdout
    assert "--two-samurai-rule" in run("play", "--help").stdout


def test_starting_up_imports_no_numba() -> None:
    code = "import sys, engawa.cli; print('numba' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True
    )
    assert done.stdout == "False\n"


def test_rules_whole_and_by_section() -> None:
    whole = run("rules", "samurai-spirit").stdout
    assert "The animal wakes" in whole
    part = run("rules", "samurai-spirit", "6.2").stdout
    assert "The animal wakes" in part
    assert "Taking a wound" not in part
    chapter = run("rules", "samurai-spirit", "6").stdout
    assert "Taking a wound" in chapter
    assert "Healing" in chapter


def test_verify_confirms_every_draw(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(record(), "utf-8")
    done = run("verify", file)
    match = engawa.load(record())
    draws = sum(who == "chance" for who, _, _ in match.log)
    assert done.returncode == 0
    assert match.commitment in done.stdout
    assert f"All {draws} draws match the commitment." in done.stdout


CHANGES: dict[str, Callable[[str], str]] = {
    "draw": lambda text: without_digest(text).replace("chance seat:", "chance seat:9", 1),
    "digest": lambda text: text.replace("confront", "defend", 1),
    "secret": lambda text: without_digest(text).replace("secret ", "secret 0", 1),
    "version": lambda text: text.replace("engawa 1", "engawa 99", 1),
    "not a record": lambda _: "a letter\n",
    "empty": lambda _: "",
    "options": lambda text: without_digest(text).replace("options {", "options {{", 1),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_changed_record_gets_one_sentence(tmp_path: Path, change: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(CHANGES[change](record()), "utf-8")
    for command, status in (("verify", 1), ("play", 2)):
        complaint(command, file, status=status)


WRONG = {
    "unknown game": ["play", "chess"],
    "missing file": ["play", "nothing.txt"],
    "missing file to resume": ["play", "--resume", "nothing.txt"],
    "missing file to verify": ["verify", "nothing.txt"],
    "a directory": ["play", "."],
    "a directory to verify": ["verify", "."],
    "unreadable encoding": ["play", "latin.txt"],
    "unknown level": ["play", "--level", "silly"],
    "samurai twice": ["play", "--samurai", "kyuzo,kyuzo"],
    "eight samurai": ["play", "--samurai", "8"],
    "unknown samurai": ["play", "--samurai", "zorro,kyuzo"],
    "players in words": ["play", "--players", "many"],
    "players and samurai differ": ["play", "--players", "3", "--samurai", "4"],
    "unknown language": ["play", "--language", "xx"],
    "unknown option": ["play", "--speed", "3"],
    "unknown command": ["dance"],
    "game and file": ["play", "samurai-spirit", "--resume", "game.txt"],
    "options of a saved match": ["play", "game.txt", "--level", "hard"],
    "record of another match": ["play", "--record", "game.txt"],
    "record in no folder": ["play", "--record", "nowhere/game.txt"],
    "rules of an unknown game": ["rules", "chess"],
    "rules of an unknown section": ["rules", "samurai-spirit", "77"],
    "verify nothing": ["verify"],
}


@pytest.mark.parametrize("case", WRONG)
def test_what_makes_no_sense_gets_one_sentence(tmp_path: Path, case: str) -> None:
    (tmp_path / "latin.txt").write_bytes(b"engawa 1\ngame \xe9\xff\n")
    (tmp_path / "game.txt").write_text(record(), "utf-8")
    complaint(*WRONG[case], typed="q\n", folder=tmp_path)
    assert (tmp_path / "game.txt").read_text("utf-8") == record()


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    program = subprocess.Popen(
        [PROGRAM, "rules", "samurai-spirit"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert program.stdout is not None
    program.stdout.read(10)
    program.stdout.close()
    assert program.stderr is not None
    complaint = program.stderr.read()
    program.stderr.close()
    program.wait()
    assert complaint == b""
