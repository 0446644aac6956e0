"""A real Chromium before a real server, whose bots really think."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.browser.person import Person
from tests.checkout import ROOT
from tests.server.program import Server

# What keeps Chromium quiet on machines without a screen or a network.
QUIET = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    server = Server(str(folder / "tables.db"), folder)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("google-chrome")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=QUIET)
        yield browser
        browser.close()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", type=Path, default=ROOT / "build" / "pictures")


@pytest.fixture(scope="session")
def pictures(pytestconfig: pytest.Config) -> Path:
    """Where people look at what the tests saw."""
    folder: Path = pytestconfig.getoption("pictures")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Somebody new opens a browser; whatever their console complains of fails the test."""
    people: list[Person] = []

    def arrive(**wishes: object) -> Person:
        people.append(Person(browser, server.address, **wishes))  # type: ignore[arg-type]  # passed on
        return people[-1]

    yield arrive
    for person in people:
        person.leave()
    assert [complaint for person in people for complaint in person.complaints] == []
