"""Somebody with a browser: what they see, and what they do about it."""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 30_000  # milliseconds: whoever waits longer has found a hang
Theme = Literal["light", "dark"]
expect.set_options(timeout=PATIENCE)

MAKE_TABLE = """async (wanted) => {
  await fetch("/api/games");
  const token = /engawa_csrf=([^;]*)/.exec(document.cookie)[1];
  const headers = { "content-type": "application/json", "x-engawa-csrf": token };
  const post = (address, body) =>
    fetch(address, { method: "POST", headers, body: JSON.stringify(body) }).then((r) => r.json());
  const me = await fetch("/api/me").then((r) => r.json());
  if (me === null) await post("/api/guests", { name: "Ada" });
  const table = await post("/api/tables", wanted);
  if (!table.id) throw new Error(JSON.stringify(table));
  return table;
}"""


# The end, or an answer that is waited for: one in the list, or the list itself to be opened.
ASKED_OR_OVER = """() => {
  if (document.querySelector("#ask.end")) return "over";
  const asked = document.querySelector("#ask [data-action]:not([aria-disabled])");
  return asked || document.querySelector("#ask .hint button") ? "asked" : null;
}"""


# Once: what the person changes later stays.
SET_PACE = """if (!localStorage.getItem("engawa"))
  localStorage.setItem("engawa", JSON.stringify({ pace: "%s" }));"""


VERSION = "() => document.querySelector('#content').dataset.version"


class Person:
    """One browser, with cookies and settings of its own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        language: str = "en",
        theme: Theme = "light",
        width: int = 1280,
        height: int = 800,
        motion: bool = False,
        pace: str = "at-once",
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
            base_url=address,
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(SET_PACE % pace)
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(str(error)))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        # What the server refuses is told on the page; and lines are cut on purpose.
        is_answer = "/api/" in said.location["url"] or "WebSocket connection" in said.text
        if said.type == "error" and not is_answer:
            self._note(said.text)

    def _note(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str) -> None:
        self.page.goto(path)

    def make_table(self, game: str, seats: list[str], **wanted: Any) -> dict[str, Any]:
        """Without the form, where a test is about something else."""
        if not self.page.url.startswith(self.address):
            self.go("/about")
        body = {"game": game, "seats": seats, "options": {"players": len(seats)}, **wanted}
        made: dict[str, Any] = self.page.evaluate(MAKE_TABLE, body)
        return made

    def sit_at(self, table: dict[str, Any]) -> None:
        self.go(f"/table/{table['id']}")
        expect(self.question).not_to_be_empty()

    # At a table

    @property
    def question(self) -> Locator:
        return self.page.locator("#asked")

    @property
    def choices(self) -> Locator:
        return self.page.locator("#ask [data-action]:not([aria-disabled])")

    def wait(self) -> bool:
        """Until I am asked, or the game is over: is it?"""
        return bool(self.page.wait_for_function(ASKED_OR_OVER).json_value() == "over")

    def open_list(self) -> None:
        self.page.get_by_role("button", name="All choices").click()

    def decide(self, random: Random) -> None:
        """Any of the choices, and see what comes of it."""
        before = self.page.evaluate(VERSION)
        opener = self.page.locator("#ask .hint button[aria-expanded=false]")
        if opener.count():
            opener.click()
        choices = self.choices
        choices.first.wait_for()  # a question just shown may not be answered yet
        choices.nth(random.randrange(choices.count())).click()
        self.page.wait_for_function(f"(before) => ({VERSION})() !== before", arg=before)

    def play_to_the_end(self, random: Random) -> int:
        """How many decisions it took."""
        decisions = 0
        while not self.wait():
            self.decide(random)
            decisions += 1
        return decisions
