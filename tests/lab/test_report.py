"""The report: the numbers of the table, on one page that needs nothing else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from engawa.core.reasons import BadInput
from engawa.core.words import languages
from engawa.games import find
from engawa.games.samurai_spirit.lab import help_of, line_ups
from engawa.lab.arrow import arrow
from engawa.lab.axes import axis
from engawa.lab.extension import Extension, extension
from engawa.lab.figures import Figures
from engawa.lab.grid import sweep, tournament
from engawa.lab.marks import difference
from engawa.lab.report import html, write_report
from engawa.lab.run import run
from engawa.lab.summary import Summary, read


@pytest.fixture(scope="module")
def village(tmp_path_factory: pytest.TempPathFactory) -> Path:
    axes: dict[str, list[Any]] = {"samurai": [2, 3], "level": ["easy", "heroic"]}
    planned = sweep("samurai-spirit", ["greedy"], axes, 400, seed=5)
    return run(planned, tmp_path_factory.mktemp("lab") / "village.parquet", jobs=1)


@pytest.fixture(scope="module")
def rivals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    planned = tournament("rent-a-hero", ["greedy", "uniform"], {"players": 3}, 50)
    return run(planned, tmp_path_factory.mktemp("lab") / "rivals.parquet", jobs=1)


def titles(summary: Summary) -> list[str]:
    return [figure.title for figure in Figures(summary, "en").all()]


def test_the_counts_are_those_of_the_rows(village: Path) -> None:
    summary, rows = read(village), arrow().parquet.read_table(village).to_pylist()
    assert summary.total == len(rows) == 1600
    for way in range(4):
        mine = [row for row in rows if row["way"] == way]
        assert summary.games[way] == len(mine)
        assert summary.wins[way] == sum(bool(row["winners"]) for row in mine)
        assert summary.scores[way] == pytest.approx(sum(row["scores"][0] for row in mine))
    for number, name in enumerate(summary.people):
        seats = [(row, row["line_up"].index(name)) for row in rows if name in row["line_up"]]
        assert summary.seated[number] == len(seats)
        uses = [row["did_use"][seat] for row, seat in seats]
        kind = summary.kinds.index("use")
        assert summary.used[number, kind] == sum(uses)
        assert summary.used_squared[number, kind] == sum(use**2 for use in uses)
    hurt = sum(row["wounds"][(row["first"] + 1) % 3] for row in rows if row["seats"] == 3)
    assert summary.more["wounds"][3, 1] == hurt
    died = [row for row in rows if row["ending"] == "samurai-died"]
    assert summary.endings[:, 2].sum() == len(died)


def test_the_help_of_a_samurai_is_weighed_over_games_alike(village: Path) -> None:
    summary, rows = read(village), arrow().parquet.read_table(village).to_pylist()
    weighed = total = 0.0
    for level in ("easy", "heroic"):
        for seats in (2, 3):
            alike = [row for row in rows if (row["level"], row["seats"]) == (level, seats)]
            has = [bool(row["winners"]) for row in alike if "kyuzo" in row["line_up"]]
            lacks = [bool(row["winners"]) for row in alike if "kyuzo" not in row["line_up"]]
            weight = len(has) * len(lacks) / len(alike)
            weighed += weight * (sum(has) / len(has) - sum(lacks) / len(lacks))
            total += weight
    found = help_of(summary, summary.people.index("kyuzo"))
    assert found
    assert found.value == pytest.approx(weighed / total)
    assert found.low < found.value < found.high


def test_wins_are_shared_and_rated_by_seating(rivals: Path) -> None:
    wins, games = read(rivals).seatings()
    assert all(won.sum() == pytest.approx(games[seating]) for seating, won in wins.items())
    assert sum(games.values()) == 300


def test_a_report_answers_what_its_table_can(village: Path, rivals: Path) -> None:
    together = titles(read(village))
    assert together[:2] == ["How often is the village saved?", "Which samurai help most?"]
    assert "How are games lost?" in together
    against = titles(read(rivals))
    assert against[0] == "Which bots are strongest?"
    for common in ("How long is a game?", "Is it better to play first?"):
        assert common in together
        assert common in against
    assert together[-1] == against[-1] == "How often is each action used?"


def test_line_ups_that_were_named_are_compared(tmp_path: Path) -> None:
    planned = sweep("samurai-spirit", ["greedy"], {"samurai": line_ups(2)}, 5)
    found = titles(read(run(planned, tmp_path / "t", jobs=1)))
    assert found[0] == "Which line-ups win?"


@pytest.fixture
def outsiders(tmp_path: Path) -> Path:
    """Games of which the lab knows only what it knows of any game."""
    return run(tournament("nim", ["greedy", "uniform"], {}, 20), tmp_path / "nim.parquet", jobs=1)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("table", ["village", "rivals", "outsiders"])
def test_the_page_needs_nothing_else(
    table: str, language: str, request: pytest.FixtureRequest
) -> None:
    page = html(read(request.getfixturevalue(table)), language)
    assert f'<html lang="{language}">' in page
    assert "<script" not in page
    links = re.findall(r"(?:href|src)=|@import|https?://[^\"]+|url\([^#]", page)
    assert set(links) <= {"http://www.w3.org/2000/svg"}
    drawings = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawings) == page.count("<figure>") + 1  # and the hatchings
    for drawing in drawings:
        ElementTree.fromstring(drawing)
    hatches = set(re.findall(r"url\(#([\w-]+)\)", page))
    assert hatches <= set(re.findall(r'id="([\w-]+)"', page))
    assert "prefers-color-scheme: dark" in page


def test_a_game_with_nothing_to_add_shows_what_all_games_have(outsiders: Path) -> None:
    assert type(extension(find("nim"))) is Extension
    assert titles(read(outsiders)) == [
        "Which bots are strongest?",
        "How do games end?",
        "How long is a game?",
        "Is it better to play first?",
        "How often is each action used?",
    ]


def test_a_difference_is_joined_from_strata_that_have_both() -> None:
    """By hand: 10 and 20 points better, the second with thrice the weight."""
    strata = [((6.0, 10.0), (5.0, 10.0)), ((15.0, 30.0), (9.0, 30.0)), ((1.0, 1.0), (0.0, 0.0))]
    found = difference("", strata)
    assert found
    assert found.value == pytest.approx((0.1 * 5 + 0.2 * 15) / 20)
    assert found.low < found.value < found.high
    assert difference("", strata[2:]) is None


def test_the_same_seed_gives_the_same_page(village: Path, tmp_path: Path) -> None:
    axes: dict[str, list[Any]] = {"samurai": [2, 3], "level": ["easy", "heroic"]}
    again = run(sweep("samurai-spirit", ["greedy"], axes, 400, seed=5), tmp_path / "t", jobs=1)
    write_report(village, tmp_path / "one.html")
    write_report(again, tmp_path / "two.html")
    assert (tmp_path / "one.html").read_bytes() == (tmp_path / "two.html").read_bytes()


def test_what_is_no_table_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="there is no file"):
        read(tmp_path / "t")
    (tmp_path / "t").write_text("a letter")
    with pytest.raises(BadInput, match="is not a table of games; engawa lab simulate makes one"):
        read(tmp_path / "t")


@pytest.mark.parametrize(
    ("values", "ticks"),
    [
        ([0.0, 0.43], [0, 0.1, 0.2, 0.3, 0.4, 0.5]),
        ([-2.4, 1.9], [-3, -2, -1, 0, 1, 2]),
        ([0.0, 0.0], [0, 0.2]),
        ([-121.0, 121.0], [-150, -100, -50, 0, 50, 100, 150]),
    ],
)
def test_axes_have_round_numbers(values: list[float], ticks: list[float]) -> None:
    assert axis(values, 0, 100).ticks == pytest.approx(ticks)
