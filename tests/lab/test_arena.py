"""The arena: fair seatings, results that repeat, and one sentence for what makes no sense."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.program import complaint, open_window, run

import engawa
from engawa.bots import Bot, Budget
from engawa.games import find
from engawa.lab.arena import contest, play, play_game
from engawa.lab.standings import standings


def test_every_bot_sits_everywhere_equally_often() -> None:
    wanted = contest("rent-a-hero", ["greedy", "uniform", "uniform", "greedy"], games=10)
    games = wanted.games
    assert games == 12
    seatings = [wanted.read_chunk(number).seating for number in range(games)]
    sat = Counter((who, seat) for seating in seatings for seat, who in enumerate(seating))
    assert set(sat.values()) == {games // 4}
    assert len(sat) == 16


def test_every_seating_plays_the_same_deals() -> None:
    wanted = contest("samurai", ["greedy", "uniform", "uniform"], seed="x")
    deals = [wanted.read_chunk(number).seeds for number in range(6)]
    assert deals[0] == deals[1] == deals[2] != deals[3] == deals[4] == deals[5]


def test_a_guessing_bot_loses_to_a_greedy_one() -> None:
    wanted = contest("samurai", ["uniform", "greedy"], seed=1, games=12)
    uniform, greedy = standings(wanted, list(play(wanted)))
    assert greedy.wins + uniform.wins == 12
    assert greedy.low > 0.5 > uniform.high
    assert greedy.score > uniform.score
    assert greedy.decisions > 0
    assert greedy.seconds_each > 0


@pytest.mark.parametrize("game", ["samurai", "rent-a-hero", "samurai-spirit"])
def test_a_game_depends_on_nothing_but_its_number(game: str) -> None:
    wanted = contest(game, ["greedy", "uniform", "greedy"], seed=3)
    forwards = [play_game(wanted, number) for number in range(3)]
    assert [play_game(wanted, number) for number in (2, 1, 0)] == forwards[::-1]


def test_searching_bots_repeat_themselves_too() -> None:
    wanted = contest("samurai", ["beginner", "player"], budget=Budget(simulations=5))
    first, second = play_game(wanted, 0), play_game(wanted, 1)
    assert [play_game(wanted, 1), play_game(wanted, 0)] == [second, first]


def test_two_processes_play_the_same_games_as_one() -> None:
    wanted = contest("samurai", ["greedy", "uniform"], seed=2, games=4)
    together = sorted(play(wanted, jobs=2), key=lambda game: game.number)
    assert together == list(play(wanted))


class Last(Bot):
    """Does the last of what it may."""

    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        del budget, seed
        return str(view["legal"][-1])


def test_players_of_your_own_take_the_places_of_those_named() -> None:
    wanted, samurai = contest("samurai", ["uniform", "greedy"], games=2), find("samurai")
    own = [Last(samurai), Last(samurai)]
    first, again = (play_game(wanted, 0, players) for players in (own, own[::-1]))
    assert first == again != play_game(wanted, 0)


def test_all_samurai_win_or_lose_together() -> None:
    wanted = contest("samurai-spirit", ["greedy"], {"samurai": 2, "level": "easy"}, games=6)
    assert wanted.bots == ("greedy", "greedy")
    games = list(play(wanted))
    assert all(len(set(game.wins)) == 1 and set(game.wins) <= {0.0, 1.0} for game in games)
    assert {game.seating for game in games} == {(0, 1)}
    mixed = contest("samurai-spirit", ["greedy", "uniform", "greedy"])
    assert mixed.ways[0].options["players"] == 3


def test_ties_are_shared() -> None:
    for game in play(contest("samurai", ["uniform"] * 4, games=8)):
        assert sum(game.wins) == pytest.approx(1)


WRONG: dict[str, tuple[list[str], str]] = {
    "one seat": (["samurai", "--seats", "greedy"], "A tournament compares bots; name one for e"),
    "unknown bot": (["samurai", "--seats", "greedy,hal"], "There is no bot 'hal'; there are uni"),
    "no games": (["samurai", "--seats", "greedy,greedy", "--games", "0"], "Games are a whole nu"),
    "no time": (["samurai", "--seats", "greedy,greedy", "--seconds", "0"], "A budget of 0.0 sec"),
    "no thought": (["samurai", "--seats", "greedy,greedy", "--simulations", "0"], "A budget of 0"),
    "no jobs": (["samurai", "--seats", "greedy,greedy", "--jobs", "0"], "0 processes cannot play"),
    "no game": (["chess", "--seats", "greedy,greedy"], "There is no game 'chess'"),
    "seats and players": (
        ["samurai", "--seats", "greedy,greedy", "--players", "3"],
        "2 bots cannot take 3 seats; name one, or one for each.",
    ),
    "an option of another game": (
        ["samurai", "--seats", "greedy,greedy", "--deck", "endless"],
        "There is no option 'deck'",
    ),
    "output nowhere": (
        ["samurai", "--seats", "greedy,greedy", "--output", "nowhere/a.json"],
        "Could not use nowhere/a.json: No such file or directory.",
    ),
    "output in a folder": (
        ["samurai", "--seats", "greedy,greedy", "--output", "."],
        "Could not use .: Is a directory.",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_makes_no_sense_gets_one_sentence(tmp_path: Path, case: str) -> None:
    arguments, sentence = WRONG[case]
    assert complaint("arena", *arguments, folder=tmp_path).startswith(sentence)


def results(file: Path) -> dict[str, Any]:
    """Without the time that thinking took."""
    found: dict[str, Any] = json.loads(file.read_text("utf-8"))
    for part in ("bots", "played"):
        for row in found[part]:
            del row["seconds"]
    return found


def test_the_command_prints_a_table_and_writes_a_file(tmp_path: Path) -> None:
    arguments = ["arena", "samurai", "--seats", "greedy,uniform", "--games", "3", "--seed", "9"]
    alone = run(*arguments, "--jobs", "1", "--output", "one.json", folder=tmp_path)
    both = run(*arguments, "--jobs", "2", "--output", "two.json", folder=tmp_path)
    assert alone.returncode == both.returncode == 0
    assert "4 games instead of 3: every deal is played in every seating." in alone.stdout
    assert "samurai: 4 games, seed 9" in alone.stdout
    for heading in ("win rate", "95%", "mean score"):
        assert heading in alone.stdout
    found = results(tmp_path / "one.json")
    assert found == results(tmp_path / "two.json")
    assert found["engawa"] == engawa.__version__
    assert found["games"] == found["planned"] == len(found["played"]) == 4
    assert sum(bot["wins"] for bot in found["bots"]) == 4
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.json", "two.json"]


def test_the_village_has_one_result(tmp_path: Path) -> None:
    arguments = ["--seats", "greedy", "--samurai", "2", "--level", "easy", "--games", "3"]
    done = run("arena", "samurai-spirit", *arguments, "--jobs", "1", folder=tmp_path)
    assert done.returncode == 0
    assert "of 3: " in done.stdout
    assert "95% interval" in done.stdout
    assert "mean score" in done.stdout
    assert "ending" in done.stdout


@pytest.mark.parametrize(("language", "title"), [("pl", "4 partie"), ("ru", "4 партии")])
def test_it_speaks(tmp_path: Path, language: str, title: str) -> None:
    arguments = ["--seats", "uniform,uniform", "--games", "4", "--jobs", "1"]
    done = run("arena", "samurai", *arguments, "--language", language, folder=tmp_path)
    assert title in done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_was_played(tmp_path: Path, jobs: str) -> None:
    arguments = ["--seats", "greedy,uniform", "--games", "100000", "--jobs", jobs]
    window = open_window("arena", "samurai", *arguments, "--output", "a.json", folder=tmp_path)
    window.wait_for("greedy ")  # the running result
    shown = window.press(b"\x03", until="\0")
    assert "Stopped after " in shown
    assert "win rate" in shown
    assert "Traceback" not in shown
    assert window.end() == 130
    found = results(tmp_path / "a.json")
    assert 0 < found["games"] < found["planned"] == 100000


def test_a_budget_is_for_every_bot_or_by_kind() -> None:
    little = Budget(simulations=5)
    for_all = contest("samurai", ["master", "greedy"], budget=little)
    assert (for_all.budget_of("master"), for_all.budget_of("greedy")) == (little, little)
    by_kind = contest("samurai", ["master", "greedy"], budget={"master": little})
    assert (by_kind.budget_of("master"), by_kind.budget_of("greedy")) == (little, None)
