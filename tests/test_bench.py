"""What the benchmark measures: every way to play, guesses, questions."""

from __future__ import annotations

import pytest
from rich.console import Console

import engawa
from engawa.bench.endings import endings_table
from engawa.bench.guesses import guess_times
from engawa.bench.questions import questions_table
from engawa.bench.ways import ready, ways_to_play
from engawa.games import find


@pytest.mark.parametrize(
    ("game", "ways"), [("rent-a-hero", 3 * 4), ("samurai", 3), ("samurai-spirit", 6 * 4)]
)
def test_every_number_of_players_and_every_variant_is_a_way_to_play(game: str, ways: int) -> None:
    found = ways_to_play(find(game))
    assert len(found) == ways
    assert len({str(options) for options in found}) == ways


@pytest.mark.xdist_group("compiled")
def test_guesses_of_rent_a_hero_take_microseconds() -> None:
    game = find("rent-a-hero")
    mean, _ = guess_times(
        engawa.rules(game.name), [ready(game, options) for options in ways_to_play(game)]
    )
    assert 0 < mean < 20


@pytest.mark.xdist_group("compiled")
def test_the_questions_of_a_game_are_counted_by_kind() -> None:
    game = find("rent-a-hero")
    table = questions_table(game, engawa.rules(game.name), 10)
    assert [column.header for column in table.columns][1:-1] == [
        question.replace("-", " ") for question in game.questions
    ]
    assert table.row_count == len(ways_to_play(game))


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize("name", engawa.games())
def test_the_table_of_endings_has_a_value_for_every_heading(name: str) -> None:
    game = find(name)
    table = endings_table(game, engawa.rules(name), 10, Console(quiet=True))
    headings = [str(column.header) for column in table.columns]
    assert headings == [*game.variants, "players", "actions", *game.endings[1:], "wrong"]
    assert table.row_count == len(ways_to_play(game))
    assert set(table.columns[-1].cells) == {"0"}
