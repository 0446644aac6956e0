"""Samurai in the terminal: the map, secrets, and typing one of very many actions."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from tests.games.samurai.table import quick_start
from tests.terminal.program import QUICK_START, open_window, run

import engawa
from engawa.games.samurai.terminal import TABLE
from engawa.games.samurai.terminal.map import drawn_in_hexes, squeezed, tile_sign
from engawa.terminal.screen import screen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_screen_of_a_game_keeps_to_its_width(players: int) -> None:
    dice = random.Random(players)
    match = engawa.new("samurai", players=players, hands="chosen", figures="players", seed=players)
    while match.actor is not None:
        lines = screen(TABLE, match, ["Something has happened."], 1, 90, None)
        assert max(line.cell_len for line in lines) <= 90
        if match.ply % 9 == 0:
            pages = [*TABLE.piles(match, 60), *TABLE.boards(match, 60), *TABLE.legend("en", 60)]
            drawn = [line for drawing in TABLE.drawings(match, 60) for line in drawing]
            assert max(line.cell_len for line in [*pages, *drawn]) <= 60
        match.play(dice.choice(match.legal()))
    assert screen(TABLE, match, [], 0, 90, None)


def test_every_hex_in_play_is_drawn_in_both_drawings() -> None:
    match = quick_start(players=4, seed=1)
    view = match.view(None)
    for drawing in (drawn_in_hexes(view, 90), squeezed(view, 90)):
        assert drawing
        text = "\n".join(line.plain for line in drawing)
        assert text.count("~") == 84
        assert "HBR" in text
        for name in ("C20", "K17", "P13", "S4"):
            assert name in text
    assert drawn_in_hexes(view, 80) is None  # too wide: the other one is taken
    narrow = squeezed(view, 80)
    assert sum(line.plain.count("~") for line in narrow) == 84
    assert max(line.cell_len for line in narrow) <= 80


def test_a_laid_tile_shows_its_player_kind_and_strength() -> None:
    match = quick_start(players=2, seed=3)
    action = next(a for a in match.legal() if a.startswith("lay:"))
    tile, _, at = action.removeprefix("lay:").partition("@")
    match.play(action)
    text = "\n".join(line.plain for line in next(TABLE.drawings(match, 90)))
    assert tile_sign(tile) in text
    assert at not in text


def test_a_tile_and_a_hex_are_enough(tmp_path: Path) -> None:
    match = quick_start(players=2, seed=3)
    action = next(a for a in match.legal() if a.startswith("lay:samurai"))
    typed = action.removeprefix("lay:").replace("@", " ").lower()
    done = run(
        "play",
        "samurai",
        *QUICK_START,
        "--seed",
        "3",
        "--record",
        "game.txt",
        typed=f"\n{typed}\n",
        folder=tmp_path,
    )
    assert done.returncode == 0
    assert engawa.load((tmp_path / "game.txt").read_text("utf-8")).log[-1][1] == action


def test_what_cannot_be_is_explained(tmp_path: Path) -> None:
    typed = "\nh\n?lay ship-1 k17\n?lay rice-4 k19\nlay:rice-4@O14\n?lay\nq\nn\n"
    shown = run("play", "samurai", *QUICK_START, "--seed", "3", typed=typed, folder=tmp_path).stdout
    assert "figure exchange: swap helmet o14" in shown
    assert "Ships can only be laid on the sea, and K17 is land. (§4.2)" in shown
    assert "Only ships can be laid on the sea, and K19 is sea. (§4.2)" in shown
    assert "O14 is a settlement; tiles are laid beside it. (§4.2)" in shown


def test_a_curtain_hangs_between_players_and_each_sees_only_the_own_hand(tmp_path: Path) -> None:
    match = quick_start(players=2, seed=3)
    first = match.actor
    assert first == 0
    arguments = ["play", "samurai", *QUICK_START, "--seed", "3"]
    playing = open_window(*arguments, folder=tmp_path, size=(100, 60))
    assert "For Blue only" in playing.read(until="looking. ")
    assert "In hand:" in playing.type("")
    playing.type("samurai-2 K17")
    curtain = playing.type("end-turn", until="looking. ")
    assert "For Red only" in curtain
    assert "In hand:" not in curtain
    screen_of_red = playing.type("")
    assert "In hand:" in screen_of_red
    assert "Blue lays samurai 2 on K17." in screen_of_red
    assert "Blue draws a tile and has 5 in hand." in screen_of_red
    assert "It is:" not in screen_of_red
    playing.type("q", until="] ")
    playing.type("n", until="\0")
    assert playing.end() == 0
