"""What the benchmark measures: every way to play, guesses, questions."""

from __future__ import annotations

import math
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from rich.console import Console

import engawa
from engawa.bench.curve import BOTTOM, TOP, Point, draw
from engawa.bench.endings import endings_table
from engawa.bench.guesses import guess_times
from engawa.bench.questions import questions_table
from engawa.bench.strength import BUDGETS, Trial, growth, ladder, report_trials, tables
from engawa.bench.trend import odds_by_tenfold
from engawa.bench.ways import ready, ways_to_play
from engawa.bots import LEVELS
from engawa.core.interval import interval
from engawa.core.names import words
from engawa.games import find
from engawa.games.rent_a_hero.questions import Question
from engawa.lab.standings import Standing


@pytest.mark.parametrize(
    ("game", "ways"), [("rent-a-hero", 3 * 8), ("samurai", 3), ("samurai-spirit", 6 * 4)]
)
def test_every_number_of_players_and_every_variant_is_a_way_to_play(game: str, ways: int) -> None:
    found = ways_to_play(find(game))
    assert len(found) == ways
    assert len({str(options) for options in found}) == ways


def test_guesses_of_rent_a_hero_take_microseconds() -> None:
    game = find("rent-a-hero")
    mean, _ = guess_times(
        engawa.rules(game.name), [ready(game, options) for options in ways_to_play(game)]
    )
    assert 0 < mean < 20


def test_the_questions_of_a_game_are_counted_by_kind() -> None:
    game = find("rent-a-hero")
    table = questions_table(game, engawa.rules(game.name), 10)
    assert [column.header for column in table.columns][1:-1] == [
        question.replace("-", " ") for question in words(Question)
    ]
    assert table.row_count == len(ways_to_play(game))


@pytest.mark.parametrize("name", engawa.games())
def test_the_table_of_endings_has_a_value_for_every_heading(name: str) -> None:
    game = find(name)
    table = endings_table(game, engawa.rules(name), 10, Console(quiet=True))
    headings = [str(column.header) for column in table.columns]
    assert headings == [*game.options.variants, "players", "actions", *game.endings[1:], "wrong"]
    assert table.row_count == len(ways_to_play(game))
    assert set(table.columns[-1].cells) == {"0"}


def test_a_tournament_is_held_against_what_it_must_reach(
    capsys: pytest.CaptureFixture[str],
) -> None:
    trials = [
        Trial("easily", "samurai", ("greedy", "uniform"), {}, goal=0.5),
        Trial("never", "samurai", ("uniform", "greedy"), {}, even=0.5),
        Trial("more often", "samurai", ("greedy", "uniform"), {}, leads=True),
    ]
    report_trials("Greedy and uniform", trials, games=6, jobs=1)
    easily, never, more = (
        line
        for line in capsys.readouterr().out.splitlines()
        if any(word in line for word in ("easily", "never", "often"))
    )
    assert "yes" in easily
    assert "no" in never
    assert "yes" in more


def test_every_level_is_measured_against_the_one_below_and_at_every_table() -> None:
    pairs = {(trial.game, *trial.seats[:2]) for trial in ladder() if len(trial.seats) > 1}
    alone = [trial for trial in ladder() if trial.game == "samurai-spirit"]
    for before, trial in pairwise(alone):
        if trial.leads:
            pairs.add((trial.game, *trial.seats, *before.seats))
            assert trial.options == before.options
    assert pairs == {
        (game, above, below)
        for game in ("samurai", "rent-a-hero", "samurai-spirit")
        for below, above in pairwise(LEVELS)
    }
    assert len({str(trial.options) for trial in tables("expert")}) == 6 * 4


def test_a_curve_shows_every_point_with_its_interval_inside_the_plot() -> None:
    points = [Point(0.1, 0.4, 0.2, 0.6), Point(1, 0.7, 0.5, 0.85), Point(5, 1.0, 0.9, 1.0)]
    drawing = ElementTree.fromstring(draw("Wins & losses", "seconds", points))
    words = {text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Wins & losses", "seconds", "0.1", "1", "5", "40%", "70%", "100%"} <= words
    circles = list(drawing.iter("{http://www.w3.org/2000/svg}circle"))
    heights = [float(circle.attrib["cy"]) for circle in circles]
    assert heights == sorted(heights, reverse=True)
    assert all(TOP <= height <= BOTTOM for height in heights)


def test_the_trend_through_two_points_is_the_ratio_of_their_odds() -> None:
    """Woolf's interval, worked out by hand for 20 and 45 wins of 60: odds of 1/2 and 3."""
    odds, low, high = odds_by_tenfold((0.1, 1), (20, 45), (60, 60))
    spread = math.exp(1.959964 * math.sqrt(1 / 20 + 1 / 40 + 1 / 45 + 1 / 15))
    assert odds == pytest.approx(6)
    assert (low, high) == pytest.approx((6 / spread, 6 * spread), rel=1e-5)


def test_the_trend_does_not_depend_on_the_unit_of_time() -> None:
    wins, games = (50, 61, 58, 70, 66), (100, 100, 90, 100, 80)
    in_seconds = odds_by_tenfold(BUDGETS, wins, games)
    assert odds_by_tenfold([1000 * s for s in BUDGETS], wins, games) == pytest.approx(in_seconds)


def _won(wins: float, games: int) -> Standing:
    low, high = interval(wins, games)
    return Standing("master", games, wins, wins / games, low, high, 0, games, 1)


def test_growth_is_not_told_from_games_that_were_all_won_or_all_lost() -> None:
    assert "× 1.00" in growth([_won(5, 10)] * 5)
    assert "Too few" in growth([_won(5, 10)] * 4 + [_won(10, 10)])
    assert "Too few" in growth([_won(0, 10)] + [_won(5, 10)] * 4)
