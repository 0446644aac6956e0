"""Several people at one table, and several at one device."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import expect
from tests.browser.person import Person

Arrive = Callable[..., Person]
SOON = 2_000  # milliseconds
QUICK = {"players": 2, "hands": "random", "figures": "random"}


def two_at(arrive: Arrive, game: str, **wanted: object) -> tuple[Person, Person, dict[str, str]]:
    """Ada and Bob at a table of two, each before a browser."""
    ada, bob = arrive(), arrive(width=390, height=844)
    table = ada.make_table(game, ["me", "open"], **wanted)
    ada.go(f"/table/{table['id']}")
    bob.go(f"/join/{table['invite']}")
    bob.page.get_by_label("Your name at the table").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for person in (ada, bob):
        expect(person.question).to_be_visible()
    return ada, bob, table


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

    is_ada = ada.page.locator("#ask [data-action]").count()  # perhaps still to settle
    mover, other = (ada, bob) if is_ada else (bob, ada)
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
    ada.go(f"/table/{ada.make_table('samurai', ['me', 'me'], options=QUICK)['id']}")
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


def test_of_two_who_want_the_same_seat_the_second_sees_at_once_that_it_is_taken(
    arrive: Arrive,
) -> None:
    ada, bob, cem = arrive(), arrive(), arrive()
    table = ada.make_table("samurai", ["me", "open", "open"], options=QUICK | {"players": 3})
    for person in (bob, cem):
        person.go(f"/join/{table['invite']}")
        expect(person.page.get_by_role("radio", name="Red, open")).to_be_checked()
    bob.page.get_by_role("button", name="Sit down").click()
    bob.page.wait_for_url("**/table/*")
    expect(cem.page.get_by_role("radio", name="Red, open")).to_have_count(0, timeout=SOON)
    expect(cem.page.get_by_role("radio", name="Green, open")).to_be_checked()
    cem.page.get_by_role("button", name="Sit down").click()
    expect(cem.question).to_be_visible()


def test_a_declined_undo_is_told_to_who_asked(arrive: Arrive) -> None:
    ada, bob, _ = two_at(arrive, "samurai", options=QUICK)
    mover, other = (ada, bob) if ada.page.locator("#ask.mine").count() else (bob, ada)
    random = Random(1)
    while mover.page.locator("#ask.mine").count():
        mover.wait()
        mover.decide(random)
    expect(other.page.locator("#ask.mine")).to_be_visible()
    mover.page.get_by_role("button", name="Undo").click()
    other.page.get_by_role("button", name="Decline").click()
    expect(mover.page.get_by_text("declined; nothing was undone.")).to_be_visible(timeout=SOON)


def test_nobody_is_pulled_along_by_who_plays_again(arrive: Arrive) -> None:
    ada, bob, table = two_at(arrive, "nim")
    while not ada.page.locator("#ask.end").count():
        mover = ada if ada.page.locator("#ask.mine").count() else bob
        if not mover.wait():
            mover.choices.first.click()
        expect(mover.page.locator("#ask.end, #ask:not(.mine)").first).to_be_visible()
    titles = {str(person.page.locator("#ended").text_content()).strip() for person in (ada, bob)}
    assert titles == {"You win!", "You lost"}
    ada.page.get_by_role("button", name="Play again").click()
    expect(ada.page.get_by_text("Bob has been asked")).to_be_visible()
    expect(bob.page.get_by_text("Ada wants to play again.")).to_be_visible(timeout=SOON)
    assert table["id"] in bob.page.url
    bob.page.get_by_role("button", name="Not now").click()
    expect(bob.page.get_by_text("Ada wants to play again.")).to_have_count(0)
    bob.page.get_by_role("button", name="Join").click()
    bob.page.wait_for_url(re.compile(f"/table/(?!{table['id']})"))
    for person in (ada, bob):
        expect(person.question).to_be_visible()


def test_who_is_there_is_true_within_two_seconds(arrive: Arrive) -> None:
    ada, bob, table = two_at(arrive, "nim")
    eve = arrive()
    eve.go("/me")
    eve.page.get_by_label("My name").fill("Eve")
    eve.page.get_by_role("button", name="Save").click()
    expect(eve.page.get_by_text("Saved.")).to_be_visible()
    eve.go(f"/watch/{table['watch']}")
    expect(ada.page.get_by_text("Watching: Eve")).to_be_visible()
    eve.go("/about")
    expect(ada.page.get_by_text("Watching: Eve")).to_have_count(0, timeout=SOON)
    bob.context.set_offline(True)
    expect(bob.page.get_by_text("Connection lost; reconnecting …")).to_be_visible(timeout=SOON)
    bob.context.set_offline(False)
    expect(bob.page.get_by_text("Reconnected.")).to_be_visible()
    bob.go("/about")
    seat = ada.page.get_by_role("listitem").filter(has_text="Bob")
    expect(seat.get_by_text("offline")).to_be_visible(timeout=SOON)
    bob.go(f"/table/{table['id']}")
    expect(seat.get_by_text("offline")).to_have_count(0)


def test_what_was_said_and_read_is_not_new_after_a_reload(arrive: Arrive) -> None:
    ada, bob, _ = two_at(arrive, "nim")
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Write a message").fill("Shall we?")
    ada.page.keyboard.press("Enter")
    badge = bob.page.locator(".tools .badge")
    expect(badge).to_be_visible()
    bob.page.get_by_role("button", name="Players, log and chat").click()
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.get_by_text("Shall we?")).to_be_visible()
    for person in (ada, bob):
        person.page.reload()
        expect(person.question).to_be_visible()
        expect(person.page.locator(".badge")).to_have_count(0)
