"""Whole games, played through the interface against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person

Arrive = Callable[..., Person]


@pytest.mark.parametrize(
    ("game", "bots"), [("samurai-spirit", 2), ("samurai", 1), ("rent-a-hero", 2)]
)
def test_a_whole_game_against_bots(arrive: Arrive, game: str, bots: int) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table(game, ["me", *["beginner"] * bots]))
    assert ada.play_to_the_end(Random(7)) > 3
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()

    ada.page.get_by_role("button", name="Where was it won and lost?").click()
    expect(ada.page.locator("#ask svg[role=img], #ask figure svg").first).to_be_visible(
        timeout=120_000
    )
    ada.page.get_by_role("button", name="To the start").click()
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    ada.page.get_by_role("button", name="To the end").click()
    ada.page.get_by_role("button", name="Check the draws").click()
    expect(ada.page.get_by_text("computed again from the secret")).to_be_visible()

    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.locator("#ask.end")).to_have_count(0)
    ada.wait()


@pytest.mark.parametrize("game", ["samurai-spirit", "samurai", "rent-a-hero"])
def test_one_click_from_the_start_page_to_the_first_decision(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.go("/")
    card = ada.page.locator(f"#content [data-game={game}]")
    card.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/table/*")
    assert ada.wait() is False


@pytest.mark.parametrize("game", ["samurai-spirit", "samurai", "rent-a-hero"])
def test_the_lesson_plays_a_first_round(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.go(f"/learn/{game}")
    steps = 0
    while not ada.page.get_by_role("button", name="Play now").count():
        ada.page.locator("#ask .lesson button.strong, #ask [data-action].wanted").first.click()
        steps += 1
        assert steps < 60
    assert steps >= 10
