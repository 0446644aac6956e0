"""Several people at one table, and several at one device."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.person import Person

Arrive = Callable[..., Person]


def test_two_browsers_over_a_link_and_one_comes_back_after_its_line_was_cut(
    arrive: Arrive,
) -> None:
    ada, bob = arrive(), arrive(width=390, height=844)
    table = ada.make_table("samurai-spirit", ["me", "open", "me"])
    ada.go(f"/table/{table['id']}")
    invite = ada.page.get_by_label("Send this link to your friends")
    expect(invite).to_have_value(f"{ada.address}/join/{table['invite']}")

    bob.go(f"/join/{table['invite']}")
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/table/*")
    expect(ada.question).to_be_visible()
    expect(bob.question).to_be_visible()

    mover, other = (ada, bob) if ada.choices.count() else (bob, ada)
    other.context.set_offline(True)
    other.page.evaluate("dispatchEvent(new Event('offline'))")
    before = other.question.text_content()
    mover.choices.first.click()
    expect(mover.question).not_to_have_text(str(before))
    other.context.set_offline(False)
    other.page.evaluate("dispatchEvent(new Event('online'))")
    expect(other.question).to_have_text(str(mover.question.text_content()))


def test_what_one_says_the_other_reads(arrive: Arrive) -> None:
    ada, bob = arrive(), arrive()
    table = ada.make_table("samurai-spirit", ["me", "open", "me"])
    ada.go(f"/table/{table['id']}")
    bob.go(f"/join/{table['invite']}")
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/table/*")
    for person in (ada, bob):
        expect(person.question).to_be_visible()
        person.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Shall we?")
    ada.page.keyboard.press("Enter")
    expect(bob.page.get_by_text("Shall we?")).to_be_visible()
    bob.page.get_by_role("button", name="Bow").click()
    for person in (ada, bob):
        expect(person.page.get_by_text("bows.")).to_be_visible()


def test_a_spectator_sees_the_table_and_decides_nothing(arrive: Arrive) -> None:
    ada, eve = arrive(), arrive()
    table = ada.make_table("samurai", ["me", "me"])
    eve.go(f"/watch/{table['watch']}")
    expect(eve.question).not_to_be_empty()
    expect(eve.choices).to_have_count(0)


def test_on_one_device_a_curtain_hides_every_hand_between_players(arrive: Arrive) -> None:
    ada = arrive()
    ada.go(f"/table/{ada.make_table('samurai', ['me', 'me'])['id']}")
    for _ in range(2):
        ready = ada.page.get_by_role("button", name="I am")
        expect(ready).to_be_visible()
        assert ada.page.locator("[data-piece]").count() == 0
        assert ada.choices.count() == 0
        ready.click()
        ada.wait()
        ada.open_list()
        ada.choices.first.click()
        end = ada.page.locator("#ask [data-action=end-turn]")
        expect(end.or_(ada.page.get_by_role("button", name="I am"))).to_be_visible()
        if end.count():
            end.click()


def test_without_secrets_one_device_needs_no_curtain(arrive: Arrive) -> None:
    ada = arrive()
    ada.sit_at(ada.make_table("samurai-spirit", ["me", "me", "me"]))
    before = ada.question.text_content()
    ada.choices.first.click()
    expect(ada.question).not_to_have_text(str(before))
    expect(ada.page.get_by_role("button", name="I am")).to_have_count(0)
