"""How the browser shows what happens fits what the games declare can happen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import engawa
from engawa.core.names import words
from engawa.games import find

GAMES = Path(__file__).parents[1] / "web/src/games"
# What has no scene, and why the log alone is enough.
SILENT = {
    "samurai-spirit": {
        "first-player",  # the round that begins names them
        "deal-set-aside",  # before anything can be seen
        "turn-begins",  # whose turn it is, is marked
        "kiai-used",  # what it does follows
        "kiai-declined",
        "reordered",  # the cards are seen to move
        "token-home",
        "intruders-settled",
    },
    "samurai": {
        "first-player",
        "drew",  # hands fill by themselves
        "drew-tile",
        "kept",
        "kept-tile",
        "figure-dealt",
        "turn-begins",
    },
    "rent-a-hero": {
        "band-dealt",  # before anybody looks
        "band-pair",
        "drew",
        "card-seen",
    },
}


@pytest.mark.parametrize("game", engawa.games())
def test_everything_that_can_happen_is_shown_or_left_to_the_log(game: str) -> None:
    script = (GAMES / game / "scenes.ts").read_text("utf-8")
    table = script.partition("const DIRECTIONS")[2].partition("\n};")[0]
    shown = set(re.findall(r"^  \"?([a-z-]+)\"?: ", table, re.MULTILINE))
    assert shown.isdisjoint(SILENT[game])
    assert shown | SILENT[game] == set(words(find(game).event))
