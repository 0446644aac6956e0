"""Rent a Hero in a terminal: a curtain between players, and nobody's secrets before it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.terminal.program import choices, run, start

import engawa
from engawa.terminal.screen import screen
from engawa.terminal.table import table_of
from engawa.terminal.terminal import spoken_languages

CURTAIN = "when nobody else is looking. "


@pytest.mark.parametrize("language", spoken_languages())
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_screen_of_a_game_fits_its_window(language: str, players: int) -> None:
    match = engawa.new("rent-a-hero", players=players, seed=players, language=language)
    table, choose = table_of("rent-a-hero", language), random.Random(players)
    while match.actor is not None:
        seat = match.actor if isinstance(match.actor, int) else None
        sentences = [told for _, _, told in match.seen(seat) if told]
        for line in screen(table, match, sentences, 3, 80, 40):
            assert cell_len(line.plain.rstrip()) <= 80
        for page in (table.piles, table.boards):
            assert all(cell_len(line.plain.rstrip()) <= 80 for line in page(match, 80))
        match.play(choose.choice(match.legal()))
    assert len(table.summary(match, 80)) >= players


def test_a_whole_game_behind_curtains(tmp_path: Path) -> None:
    dice = random.Random(5)
    options = ["--players", "3", "--seed", "5", "--record", "game.txt"]
    playing = start("play", "rent-a-hero", *options, folder=tmp_path)
    shown = playing.read(CURTAIN)
    assert "Your hand" not in shown
    shown = playing.type("")
    turns = 0
    while numbers := choices(shown):
        assert shown.count("Your hand") == 1
        shown = playing.type(str(dice.choice(numbers)), until=("> ", CURTAIN))
        turns += 1
        if shown.endswith(CURTAIN):
            assert "Your hand" not in shown
            shown = playing.type("")
    match = engawa.load((tmp_path / "game.txt").read_text("utf-8"))
    assert match.outcome is not None
    assert match.outcome.text in shown
    assert turns > 20
    assert playing.type("", until="\0").endswith("See you next time.\n")
    assert playing.end() == 0


def test_the_screen_tells_only_what_its_player_saw(tmp_path: Path) -> None:
    match = engawa.new("rent-a-hero", seed=3)
    (tmp_path / "game.txt").write_text(match.save(), "utf-8")
    sent = next(n for n, action in enumerate(match.legal(), 1) if action.startswith("send:"))
    done = run("play", "game.txt", typed=f"\n{sent}\n\nl all\nq\nn\n", folder=tmp_path)
    _, _, after = done.stdout.rpartition(CURTAIN)
    assert "sends a wanderer" in after
    match.play(match.legal()[sent - 1])
    seat = match.actor
    assert isinstance(seat, int)
    seen = {told for _, _, told in match.seen(seat) if told}
    hidden = {told for _, _, told in match.log if told} - seen
    assert hidden
    assert not any(sentence in " ".join(after.split()) for sentence in hidden)


def test_leaving_at_the_curtain(tmp_path: Path) -> None:
    done = run("play", "rent-a-hero", "--seed", "3", typed="", folder=tmp_path)
    assert done.returncode == 0
    assert "See you next time." in done.stdout


def test_a_newcomer_with_wrong_options_is_told(tmp_path: Path) -> None:
    done = run("play", "rent-a-hero", "--players", "7", folder=tmp_path)
    assert done.returncode == 2
    assert "3 to 5 can" in done.stderr
