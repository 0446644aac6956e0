"""The doctor: a line for everything, and 1 only if something needed does not work."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.program import run

import engawa
from engawa import doctor, preparation
from engawa.core.words import languages
from engawa.terminal import still

LINES = 6 + len(doctor.EXTRAS)


@pytest.fixture(autouse=True)
def _elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Settings that are fine, whatever the person at this machine has."""
    for name, value in {"DATABASE": str(tmp_path / "tables.db"), "PORT": "0"}.items():
        monkeypatch.setenv(f"ENGAWA_{name}", value)


def _state(about: str) -> str:
    (found,) = [finding for finding in doctor.examine("en") if finding.about == about]
    return found.state


def _text(about: str) -> str:
    (found,) = [finding for finding in doctor.examine("en") if finding.about == about]
    return found.text


@pytest.mark.parametrize("language", languages())
def test_everything_has_its_line(language: str, tmp_path: Path) -> None:
    found = list(doctor.examine(language))
    assert len(found) == LINES
    assert all(finding.text for finding in found)
    done = run("doctor", "--language", language, COLUMNS="400")
    assert done.stdout.count("\n") == LINES
    is_whole = all(finding.state != doctor.BROKEN for finding in found)
    assert done.returncode == (0 if is_whole else 1)
    assert str(tmp_path / "tables.db") in done.stdout


def test_a_fresh_machine_is_told_to_prepare(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "cache"))
    assert _state("compiled") == doctor.MISSING
    assert "engawa prepare" in _text("compiled")
    for game in engawa.games():
        assert not preparation.is_prepared(game)


def test_what_is_prepared_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparation, "is_prepared", lambda _: True)
    assert _state("compiled") == doctor.FINE


def test_a_setting_that_makes_no_sense_is_broken() -> None:
    done = run("doctor", ENGAWA_PORT="x")
    assert done.returncode == 1
    assert "ENGAWA_PORT is 'x'" in done.stdout


def test_a_taken_port_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setenv("ENGAWA_PORT", str(other.getsockname()[1]))
        monkeypatch.setattr(doctor, "WAIT", 0.1)
        assert _state("port") == doctor.BROKEN
        monkeypatch.setattr(doctor, "_is_ours", lambda _: True)
        assert _state("port") == doctor.FINE


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_broken(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    assert _state("data") == doctor.BROKEN


def test_a_folder_that_cannot_be_made_is_broken(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("ENGAWA_DATABASE", str(tmp_path / "file" / "tables.db"))
    monkeypatch.setenv("ENGAWA_CACHE", str(tmp_path / "file" / "cache"))
    assert _state("data") == doctor.BROKEN
    assert _state("compiled") == doctor.BROKEN


def test_a_database_that_does_not_answer_is_broken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ENGAWA_DATABASE", "postgresql://nobody:x@127.0.0.1:1/none")
    assert _state("data") == doctor.BROKEN
    assert "is not responding" in _text("data")


def _without(monkeypatch: pytest.MonkeyPatch, *missing: str) -> None:
    def find(name: str) -> Any:
        return None if name in missing else object()

    monkeypatch.setattr(doctor, "find_spec", find)


@pytest.mark.parametrize("extra", doctor.EXTRAS)
def test_a_missing_extra_is_named_and_does_not_matter(
    monkeypatch: pytest.MonkeyPatch, extra: str
) -> None:
    _without(monkeypatch, doctor.EXTRAS[extra][0])
    assert _state(f"extra-{extra}") == doctor.MISSING
    assert f"pip install 'engawa[{extra}]'" in _text(f"extra-{extra}")


def test_the_extra_for_postgres_matters_where_it_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    _without(monkeypatch, "asyncpg")
    monkeypatch.setenv("ENGAWA_DATABASE", "postgresql://nobody:x@127.0.0.1:1/none")
    assert _state("extra-postgres") == _state("data") == doctor.BROKEN


def test_serving_without_the_driver_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    from engawa.cli import hosting

    monkeypatch.setattr(hosting, "find_spec", lambda _: None)
    with pytest.raises(engawa.BadInput, match=r"pip install 'engawa\[postgres\]'"):
        hosting._settings(database="postgresql://nobody:x@127.0.0.1:1/none")


def test_a_picture_without_pillow_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ImportError, match=r"pip install 'engawa\[envs\]'"):
        still.pixels(engawa.new("samurai", seed=1))


def test_what_the_doctor_calls_extras_are_extras() -> None:
    pyproject = (Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8")
    for extra in doctor.EXTRAS:
        assert f"\n{extra} = [" in pyproject
