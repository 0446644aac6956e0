"""The page of observations and actions is true, and a missing extra is named."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.envs.tables import GAMES

from engawa.envs import reference
from engawa.games import find

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == reference.page(), (
        f"run: python -m {reference.__name__} {PAGE}"
    )


@pytest.mark.parametrize("game", GAMES)
def test_every_block_and_every_kind_of_action_is_told(game: str) -> None:
    told = "\n".join(reference.section(find(game)))
    for name, _ in find(game).features:
        assert f"`{name}`" in told
    for text in find(game).actions[: find(game).decisions]:
        assert f" {text.split(':')[0]} |" in told


@pytest.mark.parametrize("game", GAMES)
def test_every_comment_of_a_block_is_found(game: str) -> None:
    names = {name for name, _ in find(game).features}
    assert len(reference.comments(find(game))) > 5
    assert set(reference.comments(find(game))) <= names


@pytest.mark.parametrize(
    ("module", "missing", "sentence"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo is not installed: pip install 'engawa[envs]'"),
        ("gymnasium", "gymnasium", "Gymnasium is not installed: pip install 'engawa[envs]'"),
        ("openspiel", "pyspiel", "OpenSpiel is not installed: pip install 'engawa[peers]'"),
    ],
)
def test_a_missing_extra_is_named(module: str, missing: str, sentence: str) -> None:
    program = f"import sys; sys.modules[{missing!r}] = None; import engawa.envs.{module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode != 0
    assert sentence in done.stderr
