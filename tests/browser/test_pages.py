"""Every page and every table: for everybody, at every width, in both lights and three languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from tests.browser.person import Person, Theme

Arrive = Callable[..., Person]
TABLES = {"samurai-spirit": 4, "samurai": 4, "rent-a-hero": 5, "nim": 2}  # seats
PAGES = (
    *("/", "/tables", "/me", "/about", "/nowhere", "/join/wrong"),
    *(f"/{page}/{game}" for page in ("new", "rules") for game in TABLES),
    *(f"/learn/{game}" for game in TABLES if game != "nim"),
)
LANGUAGES = ("en", "pl", "ru")
THEMES: tuple[Theme, ...] = ("light", "dark")


def _look(person: Person, name: str, pictures: Path) -> None:
    """No violation of WCAG that axe finds, no sideways scrolling; and a picture."""
    person.page.wait_for_load_state("networkidle")
    found = Axe().run(person.page).response["violations"]
    told = [f"{v['id']}: {[node['html'][:120] for node in v['nodes'][:3]]}" for v in found]
    assert told == [], f"{name}: {told}"
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
    person.page.screenshot(path=pictures / f"{name}.png")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("language", LANGUAGES)
def test_pages(arrive: Arrive, pictures: Path, language: str, width: int, theme: Theme) -> None:
    ada = arrive(language=language, theme=theme, width=width)
    for path in PAGES:
        ada.go(path)
        expect(ada.page.locator("#content")).to_be_visible()
        expect(ada.page.locator("#content").get_by_role("heading").first).to_be_visible()
        assert ada.page.evaluate("document.documentElement.lang") == language
        name = path.strip("/").replace("/", "-") or "home"
        _look(ada, f"{name}-{width}-{theme}-{language}", pictures)


def test_the_first_pages_leave_a_newcomers_console_empty(arrive: Arrive) -> None:
    ada = arrive()
    said: list[str] = []
    ada.page.on("console", lambda message: said.append(message.text))
    for path in ("/", "/tables", "/me", "/new/samurai"):
        ada.go(path)
        ada.page.wait_for_load_state("networkidle")
    assert said == []


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [360, 768, 1280, 2560])
def test_tables(arrive: Arrive, pictures: Path, width: int, theme: Theme, game: str) -> None:
    height = {360: 740, 768: 1024, 1280: 800, 2560: 1440}[width]
    ada = arrive(theme=theme, width=width, height=height)
    table = ada.make_table(game, ["me", *["beginner"] * (TABLES[game] - 1)])
    ada.sit_at(table)
    for _ in range(3):
        if ada.wait():
            break
        ada.decide(Random(3))
    ada.wait()
    _look(ada, f"table-{game}-{width}-{theme}", pictures)


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("language", ["pl", "ru"])
def test_tables_in_other_languages(
    arrive: Arrive, pictures: Path, language: str, game: str
) -> None:
    ada = arrive(language=language)
    ada.sit_at(ada.make_table(game, ["me", *["beginner"] * (TABLES[game] - 1)]))
    ada.wait()
    ada.page.locator("[role=tab]").last.click()  # the board in words
    _look(ada, f"table-{game}-1280-light-{language}", pictures)
