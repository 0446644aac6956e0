"""Somebody with a browser: what they see, and what they do about it."""

from __future__ import annotations

import json
import re
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 30_000  # milliseconds: whoever waits longer has found a hang
Theme = Literal["light", "dark"]

MAKE_TABLE = """async (wanted) => {
  await fetch("/api/games");
  const token = /engawa_csrf=([^;]*)/.exec(document.cookie)[1];
  const headers = { "content-type": "application/json", "x-engawa-csrf": token };
  const post = (address, body) =>
    fetch(address, { method: "POST", headers, body: JSON.stringify(body) }).then((r) => r.json());
  if (!(await fetch("/api/me")).ok) await post("/api/guests", { name: "Ada" });
  const table = await post("/api/tables", wanted);
  if (!table.id) throw new Error(JSON.stringify(table));
  return table;
}"""


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
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._note(str(error)))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self._note(said.text)

    def _note(self, complaint: str) -> None:
        # A line that is cut on purpose, and asking who I am before I am anybody.
        if not re.search(r"WebSocket connection|401 \(Unauthorized\)|ERR_INTERNET", complaint):
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
        return self.page.locator(".ask [role=status]").first

    @property
    def choices(self) -> Locator:
        return self.page.locator(".ask [data-action]")

    def kept(self) -> dict[str, Any]:
        """What this browser remembers."""
        kept: dict[str, Any] = json.loads(
            self.page.evaluate("localStorage.getItem('engawa')") or "{}"
        )
        return kept
