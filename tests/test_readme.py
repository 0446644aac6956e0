"""What README and the docs say is true: snippets run, commands work, links lead somewhere."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from tests import checkout
from tests.checkout import ROOT
from tests.conftest import Note

import engawa
from engawa.games import FOLDERS
from engawa.lab.plan import plan, way
from engawa.lab.run import run

README, PYTHON = "README.md", "docs/python.md"
PAGES = sorted(str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md"))
DOCUMENTS = (README, "CONTRIBUTING.md", "CHANGELOG.md", *PAGES)
TEXTS = {name: (ROOT / name).read_text("utf-8") for name in DOCUMENTS}
INCLUDED = re.compile(r'--8<-- "(.+)"')  # a file that a page shows
NOT_RUN = ("docker ", "python3 dev.py ")  # no engine here; they set everything up
# The same, only shorter.
SHORTER = {
    "engawa bench envs": ["--seconds", "0.01"],
    "engawa bench rules": ["--seconds", "0.1", "--games", "10"],
    "engawa bench strength": ["--games", "1", "--seconds", "0.01"],
    "engawa bench search": ["samurai-spirit", "--seconds", "0.1"],
    "engawa bench server": "--tables 2 --sockets 4 --actions 20 --seconds 1".split(),
    "python3 examples/bot.py --games 4": ["--games", "1"],
}


def _shorter(command: str) -> list[str]:
    """The options that make a command quick: of two values the last one counts."""
    if command.startswith(("engawa lab simulate", "engawa lab sweep", "engawa lab arena")):
        return ["--games", "2"]
    return SHORTER.get(command, [])


def _blocks(language: str, document: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", TEXTS[document], re.DOTALL)


def _commands(document: str) -> list[str]:
    lines = [line for block in _blocks("sh", document) for line in block.splitlines()]
    return [line.partition("#")[0].strip() for line in lines]


def _documented() -> list[str]:
    """Every command that a page tells people to type, and that can be run here."""
    commands = {command for document in DOCUMENTS for command in _commands(document)}
    return sorted(command for command in commands if not command.startswith(NOT_RUN))


def test_there_are_exactly_two_set_up_commands() -> None:
    commands = [command for command in _commands(README) if command.startswith("python3")]
    assert commands == ["python3 dev.py play", "python3 dev.py test"]


def test_the_commands_of_dev_py_exist() -> None:
    known = (ROOT / "dev.py").read_text("utf-8")
    for document in DOCUMENTS:
        for command in re.findall(r"python3 dev\.py (\w+)", TEXTS[document]):
            assert f'command == "{command}"' in known


SNIPPETS = [
    pytest.param(block, id=f"{document}-{number}")
    for document in DOCUMENTS
    for number, block in enumerate(_blocks("python", document))
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_python_snippets_run(snippet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    known = dict(FOLDERS)
    try:
        exec(compile(snippet, "snippet", "exec"), {"__name__": "snippet"})
    finally:  # other tests try all games there are
        FOLDERS.clear()
        FOLDERS.update(known)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_files_that_a_page_shows_are_examples_that_tests_run(document: str) -> None:
    for file in INCLUDED.findall(TEXTS[document]):
        assert (ROOT / file).is_file(), file
        assert file.startswith(("examples/", "src/engawa/games/"))
    assert "--8 " not in TEXTS[document]  # ruff takes it for Python where the fence says so


def test_what_the_snippet_says_is_legal_is_legal() -> None:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    shown = re.search(r"match.legal\(\) +# (\[.*\])", TEXTS[PYTHON])
    assert shown
    assert shown[1] == str(match.legal())


@pytest.mark.parametrize("command", _documented())
def test_commands_run(command: str, tmp_path: Path) -> None:
    match = engawa.new("samurai-spirit", seed=1)
    match.play(match.legal()[0])  # something that can be looked back at
    (tmp_path / "game.engawa").write_text(match.save(), "utf-8")
    if "--on ray" in command:
        pytest.importorskip("ray", reason="Ray is not installed: pip install 'engawa[ray]'")
    if "lab report" in command:
        played = plan("samurai-spirit", [way("samurai-spirit", ["greedy"], {})], games=9)
        run(played, tmp_path / "games.parquet", jobs=1)
    if "import" in command:
        (tmp_path / "everything.jsonl").write_text('{"engawa":1}\n')
    called, *arguments = shlex.split(command)
    module = ["-m", "engawa"] if called == "engawa" else []
    program = [sys.executable, *module, *arguments, *_shorter(command)]
    if arguments[:1] in ([], ["serve"]):
        assert _serve(program, tmp_path)
        return
    done = subprocess.run(
        program,
        cwd=ROOT if "examples" in command else tmp_path,
        input="q\n",
        capture_output=True,
        text=True,
        timeout=300,
        env=_settings(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() or (tmp_path / "protocol.json").exists()


def _serve(program: list[str], folder: Path, **settings: str) -> str:
    """It says where it serves, shows a page there, and ends when asked to."""
    surroundings = _settings(folder) | settings
    with subprocess.Popen(
        program, cwd=folder, env=surroundings, stdout=subprocess.PIPE, text=True
    ) as it:
        assert it.stdout is not None
        said = next(line for line in it.stdout if "http://" in line)
        with urllib.request.urlopen(said[said.index("http://") :].split()[0]) as page:
            shown: str = page.read().decode()
        it.send_signal(signal.SIGINT)
        assert it.wait(60) == 0
    return shown


def _settings(folder: Path) -> dict[str, str]:
    """As usual, but not where other tests or the person at this machine may be."""
    own = {"ENGAWA_DATABASE": str(folder / "tables.db"), "ENGAWA_PORT": "0", "BROWSER": "true"}
    return {**os.environ, **own, "ENGAWA_WARM_UP": "false"}


def test_the_first_command_serves_the_built_pages_on_a_fresh_checkout(
    tmp_path: Path, note: Note
) -> None:
    """In a copy without .venv, with empty caches: it installs, builds and serves."""
    checkout.copy_to(tmp_path)
    caches = {name: str(tmp_path / name) for name in ("XDG_CACHE_HOME", "npm_config_cache")}
    for when in ("with empty caches", "again"):
        began = time.perf_counter()
        assert "/assets/" in _serve(["python3", "dev.py", "play"], tmp_path, **caches)
        note(
            f"python3 dev.py play, {when}: {time.perf_counter() - began:.1f} s until it had "
            "shown a page and was stopped"
        )


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)", TEXTS[document]):
        if not target.startswith("http"):
            assert (ROOT / document).parent.joinpath(target).exists(), target


def test_the_newest_change_is_of_this_version() -> None:
    (newest, *_) = re.findall(r"^## \[(.+?)\]", TEXTS["CHANGELOG.md"], re.MULTILINE)
    assert newest in (engawa.__version__, "Unreleased")
