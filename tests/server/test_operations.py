"""Running a server: settings, health, figures, stopping, moving to another database."""

from __future__ import annotations

import asyncio
import os
import random
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.testing import create_test_client
from sqlalchemy import Connection
from tests.server.conftest import NewDatabase
from tests.server.program import PATIENCE, Player, Server, anybody, play_to_the_end
from websockets.exceptions import ConnectionClosed

from engawa.core.reasons import BadInput
from engawa.games.samurai import japan
from engawa.server import models
from engawa.server.routes import pages
from engawa.server.schema import protocol
from engawa.server.security import is_metrics_reader
from engawa.server.settings import PREFIX, Settings, read
from engawa.server.store import Store

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")


@pytest.mark.parametrize("field", Settings.__struct_fields__)
def test_every_setting_is_documented_with_its_default(field: str) -> None:
    row = re.search(rf"\| `{PREFIX}{field.upper()}` \| (.*?) \|", HOSTING)
    assert row, f"{PREFIX}{field.upper()} is missing in docs/hosting.md"
    default = getattr(Settings(), field)
    if field == "bot_threads":
        return  # depends on the machine
    shown = str(default).lower() if isinstance(default, bool) else str(default)
    assert row[1] == (f"`{shown}`" if shown else "")


def test_documented_settings_exist() -> None:
    documented = set(re.findall(rf"^\| `{PREFIX}([A-Z_]+)`", HOSTING, re.MULTILINE))
    assert documented == {field.upper() for field in Settings.__struct_fields__}


@pytest.mark.parametrize(
    ("name", "value"), [("PORT", "99999"), ("PORT", "x"), ("LOG_FORMAT", "xml"), ("WARM_UP", "2")]
)
def test_a_setting_that_makes_no_sense_is_named(name: str, value: str) -> None:
    with pytest.raises(BadInput, match=f"ENGAWA_{name} is '{value}'"):
        read({f"ENGAWA_{name}": value})


@pytest.mark.anyio
async def test_health_and_figures(server: Server) -> None:
    async with Player.arrive(server) as ann:
        assert (await ann.get("/health"))["status"] == "ok"
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            await mine.play(mine.legal()[0])
            metrics = (await ann.http.get("/metrics")).text
        assert 'engawa_entries_total{kind="played"}' in metrics
        assert re.search(r"engawa_sockets \d", metrics)
        assert 'path="/api/tables/{table}' in metrics or "/api/tables" in metrics


@pytest.mark.anyio
async def test_figures_are_not_for_whoever_comes_through_a_proxy(
    server: Server, tmp_path: Path
) -> None:
    trusting = Server(
        str(tmp_path / "tables.db"),
        tmp_path,
        ENGAWA_METRICS="private",
        ENGAWA_TRUSTED_PROXIES="127.0.0.1",
    )
    async with httpx.AsyncClient(timeout=PATIENCE) as client:
        for node, origin, status in (
            (server, "127.0.0.1", 404),  # anybody can write that
            (trusting, "8.8.8.8", 404),
            (trusting, "10.1.2.3", 200),
        ):
            headers = {"x-forwarded-for": origin}
            answer = await client.get(f"{node.address}/metrics", headers=headers)
            assert answer.status_code == status, origin
    assert trusting.stop() == 0


@pytest.mark.parametrize(
    ("allowed", "readers"),
    [
        ("off", []),
        ("local", ["127.0.0.1", "::1", "::ffff:127.0.0.1"]),
        ("private", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "fd00::1"]),
        ("public", ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "fd00::1", "8.8.8.8", ""]),
    ],
)
def test_who_may_read_the_figures(allowed: str, readers: list[str]) -> None:
    known = ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3", "fd00::1", "8.8.8.8", ""]
    assert [address for address in known if is_metrics_reader(allowed, address)] == readers


@pytest.mark.anyio
async def test_a_server_that_stops_says_goodbye(database: str, tmp_path: Path) -> None:
    stopping = Server(database, tmp_path)
    async with Player.arrive(stopping) as ann:
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            await mine.send(
                kind="play",
                seat=mine.actor,
                version=mine.position["version"],
                action=mine.legal()[0],
            )
            code = asyncio.create_task(asyncio.to_thread(stopping.stop))
            with pytest.raises(ConnectionClosed) as closed:
                await mine.until(lambda _: False)
            assert mine.received[-1]["kind"] == "goodbye"
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code in (1012, 1013)
            assert await code == 0


@pytest.mark.anyio
async def test_everything_moves_to_another_database(
    new_postgres: NewDatabase, tmp_path: Path
) -> None:
    """From PostgreSQL to SQLite, cookies and all."""
    old = Server(new_postgres(), tmp_path)
    async with Player.arrive(old, "Ann") as ann:
        table = await ann.make("samurai", ["me", "me"], coach=False)
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            await mine.play(mine.legal()[0])
            log = list(mine.log)
        old.stop()
        file, database = tmp_path / "everything.jsonl", str(tmp_path / "new.db")
        assert "rows" in _engawa("export", str(file), "--database", old.database).stdout
        assert file.stat().st_mode & 0o077 == 0
        assert "rows" in _engawa("import", str(file), "--database", database).stdout
        again = _engawa("import", str(file), "--database", database, check=False)
        assert again.returncode == 2
        assert "import into an empty one" in again.stderr
        new = Server(database, tmp_path)
        async with ann.at(table["id"], new) as mine:
            await mine.until(lambda it: it.position)
            assert mine.log == log
            assert mine.table["coach"] is False
            await play_to_the_end([mine], random.Random(1).choice)
        assert new.stop() == 0


@pytest.mark.parametrize(
    ("text", "problem"),
    [("", "is not an export"), ('{"engawa":1}\n{"in":"x","row":{}}\n', "Line 2"), ("{", "Line 1")],
)
def test_a_file_that_is_no_export_is_refused(tmp_path: Path, text: str, problem: str) -> None:
    (tmp_path / "file").write_text(text)
    done = _engawa("import", str(tmp_path / "file"), "--database", str(tmp_path / "d"), check=False)
    assert done.returncode == 2
    assert problem in done.stderr


def _engawa(*arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "engawa", *arguments, "--language", "en"]
    return subprocess.run(
        command, check=check, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ}
    )


@pytest.mark.anyio
async def test_migrations_give_the_schema_that_the_models_describe(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection)
        return [
            change
            for change in compare_metadata(context, models.TableRow.metadata)
            if not str(change).startswith("('remove_table'")  # alembic's own
        ]

    async with Store.open(Settings(database=database)) as store, store.engine.connect() as opened:
        assert await opened.run_sync(differences) == []


def test_nodes_that_start_at_once_do_not_migrate_at_once(
    new_postgres: NewDatabase, tmp_path: Path
) -> None:
    database = new_postgres()
    with ThreadPoolExecutor(3) as pool:
        nodes = list(pool.map(lambda _: Server(database, tmp_path), range(3)))
    for node in nodes:
        assert node.stop() == 0
        assert "error" not in node.logged


def test_the_browsers_types_are_made_from_http_the_socket_and_every_games_view() -> None:
    document = protocol()
    assert "/api/tables" in document["paths"]
    schemas = document["components"]["schemas"]
    assert {"play", "undo", "say"} <= set(schemas["FromClient"]["discriminator"]["mapping"])
    assert {"table", "position"} <= set(schemas["FromServer"]["discriminator"]["mapping"])
    for view in ("RentAHeroView", "SamuraiView", "SamuraiSpiritView"):
        assert "legal" in schemas[view]["required"]


@pytest.mark.anyio
async def test_the_map_of_samurai_is_told_to_whoever_draws_it(server: Server) -> None:
    async with anybody(server) as client:
        answer = await client.get("/api/games/samurai/facts")
    assert "immutable" in answer.headers["cache-control"]
    hexes = {told["hex"]: told for told in answer.json()["map"]}
    assert list(hexes) == [japan.hex_name(at) for at in japan.MAP]
    assert hexes["O14"] == {
        "hex": "O14",
        "column": 14,
        "row": 14,
        "terrain": "settlement",
        "room": 3,
        "name": "Edo",
        "players": [2, 3, 4],
    }
    assert (hexes["O7"]["terrain"], hexes["O7"]["players"]) == ("sea", [2, 3, 4])  # on a seam
    assert (hexes["P4"]["terrain"], hexes["P4"]["players"]) == ("land", [4])
    for players in (2, 3, 4):
        room = sum(told["room"] for told in hexes.values() if players in told["players"])
        assert room == japan.FIGURES_IN_ALL[players]


def test_the_browsers_part_is_served_if_it_is_there(tmp_path: Path) -> None:
    with create_test_client(pages.routes(tmp_path)) as client:
        assert "no pages for the browser" in client.get("/").text
        assert client.get("/tables/x").status_code == 404
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>start")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    with create_test_client(pages.routes(tmp_path)) as client:
        for address in ("/", "/tables/x"):
            page = client.get(address)
            assert page.text == "<!doctype html>start"
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        script = client.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert client.get("/assets/old.js").status_code == 404
        assert client.get("/api/nothing").status_code == 404
        assert "start" in client.get("/%2e%2e/%2e%2e/etc/passwd").text


def test_files_travel_packed_to_whoever_can_unpack_them_and_only_once(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("start " * 1000)
    with create_test_client(pages.routes(tmp_path)) as client:
        packed = client.get("/", headers={"accept-encoding": "br, gzip"})
        plain = client.get("/", headers={"accept-encoding": "identity"})
        assert packed.text == plain.text == "start " * 1000
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < len(plain.text) / 10
        assert "content-encoding" not in plain.headers
        for answer in (packed, plain):
            known = {"if-none-match": answer.headers["etag"]}
            encoding = answer.request.headers["accept-encoding"]
            again = client.get("/", headers={**known, "accept-encoding": encoding})
            assert (again.status_code, again.content) == (304, b"")
        (tmp_path / "index.html").write_text("new")
        assert client.get("/", headers=known).text == "new"
