"""Deciding: by the pieces, by keys, taken back, refused, advised."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.person import Person

Arrive = Callable[..., Person]


def test_a_decision_is_taken_back(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    before = str(ada.question.text_content())
    ada.page.locator("#ask [data-action^=support], #ask [data-action=pass]").first.click()
    expect(ada.question).not_to_have_text(before)
    ada.page.get_by_role("button", name="Undo").first.click()
    expect(ada.question).to_have_text(before)


def test_a_round_is_played_with_the_keyboard_alone(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    for _ in range(6):
        ada.wait()
        before = ada.page.locator("#beside").text_content()
        ada.page.keyboard.press("1")
        expect(ada.page.locator("#beside")).not_to_have_text(str(before))


def test_every_choice_is_reached_by_tab_and_taken_by_enter(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    wanted = {str(choice.get_attribute("data-action")) for choice in ada.choices.all()}
    reached: set[str] = set()
    for _ in range(120):
        ada.page.keyboard.press("Tab")
        focused = ada.page.evaluate("document.activeElement?.dataset.action ?? null")
        if focused is not None:
            reached.add(focused)
    assert wanted <= reached
    ada.choices.first.focus()
    before = str(ada.question.text_content())
    ada.page.keyboard.press("Enter")
    expect(ada.question).not_to_have_text(before)


DEALT = {"players": 2, "hands": "random", "figures": "random"}


def test_a_tile_is_laid_by_choosing_it_and_a_hex_and_a_second_click_is_not_refused(
    arrive: Arrive,
) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai", ["me", "beginner"], coach=False, options=DEALT))
    ada.wait()
    expect(ada.page.locator("#ask ul.busy")).to_have_count(0)  # a new question has to settle
    ada.page.get_by_label("Your tiles").get_by_role("button").first.click()
    before = str(ada.page.locator("#beside").text_content())
    ada.page.locator("[data-target]").first.dblclick()
    expect(ada.page.locator("#beside")).not_to_have_text(before)
    expect(ada.page.locator("#ask [role=alert]").first).to_be_empty()


def test_the_coach_tells_chances_and_why(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    ada.page.get_by_role("button", name="Coach").click()
    expect(ada.choices.first.locator("small").first).to_be_visible()
    expect(ada.choices.first).to_contain_text("%")


def test_a_language_is_changed_at_the_table(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    english = str(ada.question.text_content())
    ada.page.get_by_role("button", name="Settings").click()
    ada.page.get_by_text("Polski").click()
    ada.page.keyboard.press("Escape")
    expect(ada.question).not_to_have_text(english)
    assert ada.page.evaluate("document.documentElement.lang") == "pl"
