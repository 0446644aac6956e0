"""The pictures of tables in README and docs: the same game each time, in the middle of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import expect
from tests.browser.person import Person

from engawa import bots

Arrive = Callable[..., Person]
# How many play, and after how many decisions there is much to see.
MOMENTS = {"samurai-spirit": (4, 22), "samurai": (4, 50), "rent-a-hero": (5, 60)}
COLOURS = 256  # README is the front page: it has to come quickly

PLAY = """({ table, decisions }) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  let left = decisions;
  socket.onmessage = async ({ data }) => {
    const { kind, version, actor, sights } = JSON.parse(data);
    if (kind !== "position") return;
    if (left-- === 0) return done(socket.close());
    const { seat, view } = sights.find(({ seat }) => seat === actor);
    const action = await window.choose(view);
    socket.send(JSON.stringify({ kind: "play", seat, version, action }));
  };
})"""


@pytest.mark.parametrize("game", MOMENTS)
def test_a_table_in_the_middle_of_a_game(arrive: Arrive, pictures: Path, game: str) -> None:
    players, decisions = MOMENTS[game]
    ada, bot = arrive(), bots.new(game, "greedy")
    # A lesson's draws are always the same, and so is what this bot makes of them.
    table = ada.make_table(game, ["me"] * players, lesson=True)
    ada.page.expose_function("choose", bot.choose)
    ada.page.evaluate(PLAY, {"table": table["id"], "decisions": decisions})
    ada.go(f"/table/{table['id']}")
    curtain = ada.page.locator("[aria-labelledby=curtain]").get_by_role("button")
    common = ada.page.locator("[aria-labelledby=common]").get_by_role("button").last
    expect(ada.question.or_(curtain).or_(common)).to_be_visible()
    if common.count():  # all around the device are asked: somebody has an answer
        common.click()
    if common.count() or curtain.count():
        curtain.click()
    expect(ada.question).not_to_be_empty()
    if game == "samurai":  # its map is fetched, too
        expect(ada.page.get_by_text("Nagasaki").first).to_be_visible()
    ada.page.mouse.move(0, 0)
    ada.page.evaluate("document.activeElement.blur()")
    path = pictures / f"table-{game}.png"
    ada.page.screenshot(path=path)
    with Image.open(path) as picture:
        # By coverage: few red or gold spots must not turn brown; by means: paper keeps its tone.
        fewer = picture.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1)
    fewer.save(path, optimize=True)
