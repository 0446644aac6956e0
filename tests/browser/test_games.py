"""Whole games, played through the interface against bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect
from tests.browser.person import Person

Arrive = Callable[..., Person]
GAMES = ("samurai-spirit", "samurai", "rent-a-hero")  # as they stand on the start page


@pytest.mark.parametrize(
    ("game", "bots"), [("samurai-spirit", 2), ("samurai", 1), ("rent-a-hero", 2), ("nim", 1)]
)
def test_a_whole_game_against_bots(arrive: Arrive, game: str, bots: int) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table(game, ["me", *["beginner"] * bots]))
    assert ada.play_to_the_end(Random(7)) > 0  # a village is soon lost by who only passes
    expect(ada.page.get_by_role("button", name="Play again")).to_be_visible()

    ada.page.get_by_role("button", name="Where was it won and lost?").click()
    graph = ada.page.get_by_role("group", name="Chance to win")
    expect(graph).to_be_visible(timeout=120_000)
    ada.page.get_by_role("button", name="To the start").click()
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    ada.page.get_by_role("button", name="To the end").click()
    ada.page.get_by_role("button", name="Check the draws").click()
    expect(ada.page.get_by_text("recomputed from the secret")).to_be_visible()
    ada.page.keyboard.press("Escape")

    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.locator("#ask.end")).to_have_count(0)
    ada.wait()


@pytest.mark.parametrize("game", GAMES)
def test_a_click_and_a_key_from_the_start_page_to_the_first_decision(
    arrive: Arrive, game: str
) -> None:
    ada = arrive()
    ada.go("/")
    place = GAMES.index(game)
    ada.page.get_by_role("button", name="Play now").nth(place).click()
    name = ada.page.get_by_label("What should others call you?")
    expect(name).to_be_focused()
    suggested = name.input_value()
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/table/*")
    assert ada.wait() is False
    expect(ada.page.get_by_label("Players, log and chat").first).to_contain_text(suggested)
    ada.go("/")  # and is not asked again
    ada.page.get_by_role("button", name="Play now").nth(place).click()
    ada.page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", GAMES)
def test_the_lesson_plays_a_first_round_and_ends_in_a_game(arrive: Arrive, game: str) -> None:
    ada = arrive()
    ada.go(f"/learn/{game}")
    lesson = ada.page.locator("#ask .card")
    go_on = lesson.get_by_role("button", name="Next").and_(ada.page.locator(":enabled"))
    wanted = ada.page.locator("#ask [data-action].wanted:not([aria-disabled])")
    done = lesson.get_by_role("button", name="Play now")
    steps = 0
    while True:
        expect(go_on.or_(wanted).or_(done).first).to_be_visible()
        if done.count():
            break
        before = str(lesson.text_content())
        go_on.or_(wanted).first.click()
        expect(lesson).not_to_have_text(before)
        steps += 1
    assert steps >= 10
    done.click()
    expect(lesson.locator("input")).to_be_focused()  # a name, with a good one ready
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url("**/table/*")
    assert ada.wait() is False
