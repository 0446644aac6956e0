"""What README says is true: its snippets run, its commands work, its links lead somewhere."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import engawa

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")


def _blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def _commands() -> list[str]:
    lines = [line for block in _blocks("sh") for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


def test_there_are_exactly_two_set_up_commands() -> None:
    commands = [command for command in _commands() if command.startswith("python3")]
    assert commands == ["python3 dev.py play", "python3 dev.py test"]


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("snippet", _blocks("python"))
def test_python_snippets_run(snippet: str) -> None:
    exec(compile(snippet, "README.md", "exec"), {})


def test_what_the_snippet_says_is_legal_is_legal() -> None:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    shown = re.search(r"match.legal\(\) +# (\[.*\])", README)
    assert shown
    assert shown[1] == str(match.legal())


@pytest.mark.parametrize("command", [c for c in _commands() if c.startswith("engawa")])
@pytest.mark.xdist_group("compiled")
def test_commands_run(command: str, tmp_path: Path) -> None:
    match = engawa.new("samurai-spirit", seed=1)
    match.play(match.legal()[0])  # something that can be looked back at
    (tmp_path / "game.engawa").write_text(match.save(), "utf-8")
    program = [sys.executable, "-m", "engawa", *shlex.split(command)[1:]]
    if command == "engawa bench rules":
        program += ["--seconds", "0.1", "--games", "10"]  # the same, only shorter
    done = subprocess.run(
        program, cwd=tmp_path, input="q\n", capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()


def test_the_first_command_starts_the_game_on_a_fresh_checkout(tmp_path: Path) -> None:
    """In a copy without .venv: it installs, starts, and takes an answer."""
    tracked = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout
    for name in filter(None, tracked.split("\0")):
        if (ROOT / name).is_file():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    done = subprocess.run(
        ["python3", "dev.py", "play"],
        cwd=tmp_path,
        input="q\n",
        capture_output=True,
        text=True,
        env={**os.environ, "ENGAWA_LANGUAGE": "en"},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "round 1 of 3" in done.stdout


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#]+)", text):
        if not target.startswith("http"):
            assert (ROOT / target).exists(), target
