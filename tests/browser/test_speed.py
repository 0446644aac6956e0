"""How much is fetched, how soon a table answers, that nothing jumps; the figures are printed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from tests.browser.person import Person
from tests.conftest import Note

Arrive = Callable[..., Person]
KILOBYTE = 1000
MOST_AT_FIRST = 150 * KILOBYTE
JUMP = 0.02  # of the window, by how far, all together; a bad page has 0.1 at once

WATCH = """() => {
  window.seen = { slowest: 0, jumps: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) seen.slowest = Math.max(seen.slowest, entry.duration);
  }).observe({ type: "event", buffered: true, durationThreshold: 16 });
  new PerformanceObserver((list) => {
    if (document.querySelector("#ask.end")) return; // the end has another page
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.jumps += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}"""


def test_the_start_page_is_small(arrive: Arrive, note: Note) -> None:
    ada = arrive()
    fetched: dict[str, int] = {}
    session = ada.context.new_cdp_session(ada.page)
    session.send("Network.enable")
    addresses: dict[str, str] = {}
    session.on(
        "Network.responseReceived",
        lambda event: addresses.update({event["requestId"]: event["response"]["url"]}),
    )
    session.on(
        "Network.loadingFinished",
        lambda event: fetched.update(
            {addresses.get(event["requestId"], "?"): int(event["encodedDataLength"])}
        ),
    )
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    total = sum(fetched.values())
    note(f"start page: {total / KILOBYTE:.0f} KB in {len(fetched)} files")
    assert 0 < total <= MOST_AT_FIRST, sorted(fetched.items(), key=lambda item: -item[1])[:12]


@pytest.mark.parametrize(
    ("game", "seats"), [("samurai-spirit", 7), ("samurai", 4), ("rent-a-hero", 5)]
)
def test_a_busy_table_answers_soon_and_does_not_jump(
    arrive: Arrive, note: Note, game: str, seats: int
) -> None:
    # Bots are watched one after another: what jumps then was not asked for by a click.
    ada = arrive(motion=True)
    ada.sit_at(ada.make_table(game, ["me", *["uniform"] * (seats - 1)]))
    ada.page.evaluate(WATCH)
    for _ in range(6):
        if ada.wait():
            break
        ada.decide(Random(1))
    seen = ada.page.evaluate("seen")
    note(
        f"{game}, {seats} seats: interaction to next paint {seen['slowest']:.0f} ms at most, "
        f"layout shift {seen['jumps']:.3f}"
    )
    assert seen["jumps"] <= JUMP
