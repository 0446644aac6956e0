"""Bots at the table: who sits where, what a person sees of them, undo, and going on later."""

from __future__ import annotations

import io
import os
import random
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from tests.games.samurai.table import quick_start
from tests.terminal.program import QUICK_START, choices, complaint, open_window, run, start

import engawa
from engawa import bots
from engawa.bots import Bot, Budget
from engawa.core.game import Game
from engawa.terminal.hot_seat import HotSeat
from engawa.terminal.ink import THEME
from engawa.terminal.record_file import RecordFile
from engawa.terminal.table import table_of
from engawa.terminal.terminal import Left, Terminal, spoken_languages
from engawa.terminal.waiting import MOMENT

CURTAIN = "when nobody else is looking. "
WINDOW = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pty")


def load(path: Path) -> engawa.Match:
    return engawa.load(path.read_text("utf-8"))


def decisions(match: engawa.Match) -> list[tuple[int | str, str]]:
    return [(who, action) for who, action, _ in match.log if who != "chance"]


@pytest.mark.parametrize("game", ["rent-a-hero", "samurai-spirit"])
def test_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    dice = random.Random(1)
    options = ["--bots", "greedy,uniform", "--seed", "4", "--record", "game.txt"]
    playing = start("play", game, *options, folder=tmp_path)
    shown = playing.read()
    while numbers := choices(shown):
        assert "looks." not in shown
        shown = playing.type(str(dice.choice(numbers)))
    match = load(tmp_path / "game.txt")
    assert match.seats == 3
    assert match.bots == (None, "greedy", "uniform")
    assert match.outcome is not None
    assert match.outcome.text in shown
    assert playing.type("", until="\0").endswith("See you next time.\n")
    assert playing.end() == 0
    assert run("verify", "game.txt", folder=tmp_path).returncode == 0


def test_one_name_is_for_all_other_seats(tmp_path: Path) -> None:
    options = ["--players", "4", "--bots", "greedy", "--seat", "3", "--record", "game.txt"]
    done = run("play", "rent-a-hero", *options, "--seed", "1", folder=tmp_path, COLUMNS="84")
    assert load(tmp_path / "game.txt").bots == ("greedy", "greedy", None, "greedy")
    assert "Player 3 (you)" in done.stdout
    assert "Player 2 (bot: greedy)" in done.stdout
    assert "Player 1, sender (bot)" in done.stdout
    assert CURTAIN not in done.stdout


def test_somebody_who_leads_samurai_may_share_them_with_bots(tmp_path: Path) -> None:
    options = ["--bots", "greedy", "--samurai", "kyuzo,gorobei,kanbei", "--seed", "1"]
    done = run("play", "samurai-spirit", *options, "--record", "game.txt", folder=tmp_path)
    match = load(tmp_path / "game.txt")
    assert match.bots == (None, "greedy", "greedy")
    assert match.start.options["players"] == 3
    assert "Kyuzo, human (you)" in done.stdout
    assert "Kanbei, human (bot)" in done.stdout
    alone = run("play", "samurai-spirit", "--seed", "1", "--record", "alone.txt", folder=tmp_path)
    assert "(you)" not in alone.stdout
    assert load(tmp_path / "alone.txt").bots == ()


def test_the_person_hears_only_what_the_seat_may_hear(tmp_path: Path) -> None:
    options = ["--bots", "greedy", "--seed", "3", "--record", "game.txt"]
    typed = "6\n6\n6\n6\nl all\n"
    done = run("play", "rent-a-hero", *options, typed=typed, folder=tmp_path, COLUMNS="200")
    match = load(tmp_path / "game.txt")
    seen = {told for _, _, told in match.seen(0) if told}
    hidden = {told for _, _, told in match.log if told} - seen
    assert hidden
    assert not any(sentence in done.stdout for sentence in hidden)
    assert any(sentence in done.stdout for sentence in seen)


def test_undo_goes_back_to_ones_own_decision(tmp_path: Path) -> None:
    options = ["--bots", "greedy", "--seed", "3", "--record", "game.txt"]
    playing = start("play", "samurai", *QUICK_START, *options, folder=tmp_path)
    first = playing.read()
    before = load(tmp_path / "game.txt")
    assert "There is no decision to undo." in playing.type("u")
    tile = next(a for a in before.legal() if a.startswith("lay:samurai-2")).removeprefix("lay:")
    playing.type(tile)
    playing.type("end-turn")
    after = load(tmp_path / "game.txt")
    assert {who for who, _ in decisions(after)} == {0, 1}
    undone = playing.type("u")
    assert "Your last decision has been undone, and what the bots did since." in undone
    assert decisions(load(tmp_path / "game.txt"))[-1] == (0, f"lay:{tile}")
    playing.type("end-turn")  # the bot answers as it did
    assert decisions(load(tmp_path / "game.txt")) == decisions(after)
    playing.type("u")
    again = playing.type("u")
    assert decisions(load(tmp_path / "game.txt")) == decisions(before)
    assert "In hand" in first
    assert "In hand" in again
    playing.type("q", until="\0")
    assert playing.end() == 0


def test_a_saved_match_goes_on_with_its_bots(tmp_path: Path) -> None:
    options = ["--bots", "greedy,uniform", "--seed", "8", "--record"]
    whole, part = ["whole.txt"], ["part.txt"]
    run("play", "rent-a-hero", *options, *whole, typed="1\n" * 8, folder=tmp_path)
    run("play", "rent-a-hero", *options, *part, typed="1\n" * 3, folder=tmp_path)
    run("play", *part, "--record", *part, typed="1\n" * 5, folder=tmp_path)
    assert load(tmp_path / "part.txt").save() == load(tmp_path / "whole.txt").save()
    run("play", *part, "--record", *part, "--bots", "none", folder=tmp_path)
    assert load(tmp_path / "part.txt").bots == ()


def test_searching_bots_answer_the_same_after_a_pause(tmp_path: Path) -> None:
    bots.new("samurai", "beginner")  # the first time takes longer than `run` has patience
    options = [*QUICK_START, "--bots", "beginner", "--seed", "8", "--record"]
    run("play", "samurai", *options, "whole.txt", typed="1\n" * 4, folder=tmp_path)
    run("play", "samurai", *options, "part.txt", typed="1\n" * 2, folder=tmp_path)
    run("play", "part.txt", "--record", "part.txt", typed="1\n" * 2, folder=tmp_path)
    whole = load(tmp_path / "whole.txt")
    assert 1 in {who for who, _ in decisions(whole)}
    assert load(tmp_path / "part.txt").log == whole.log


def test_leaving_before_one_has_decided_asks_nothing(tmp_path: Path) -> None:
    for seed in range(4):
        options = ["--bots", "greedy", "--seed", str(seed)]
        done = run("play", "samurai", *options, typed="q\n", folder=tmp_path)
        assert "Save in" not in done.stdout
        assert "See you next time." in done.stdout


def test_the_curtain_stays_between_people(tmp_path: Path) -> None:
    options = ["--players", "3", "--seat", "1,3", "--bots", "greedy", "--seed", "3"]
    playing = start("play", "rent-a-hero", *options, "--record", "game.txt", folder=tmp_path)
    dice, people, shown = random.Random(3), set(), playing.read(CURTAIN)
    for _ in range(12):
        people.add(next(seat for seat in (1, 2, 3) if f"For Player {seat}" in shown))
        shown = playing.type("")
        assert shown.count("Your hand") == 1
        while not shown.endswith(CURTAIN):
            shown = playing.type(str(dice.choice(choices(shown))), until=("> ", CURTAIN))
    assert people == {1, 3}
    assert load(tmp_path / "game.txt").bots == (None, "greedy", None)
    playing.program.kill()
    assert playing.end() != 0


WRONG = {
    "unknown bot": (["--bots", "hal"], "There is no bot “hal”; there are uniform, greedy, beg"),
    "too many": (["--bots", "greedy,greedy", "--players", "2"], "Only 1 seat is left for bots, b"),
    "no seat left": (["--bots", "greedy", "--seat", "1,2"], "No seat is left for a bot."),
    "too few": (
        ["--bots", "greedy,greedy", "--players", "4"],
        "You named 2 bots for 3 seats: name one for all, or one for each.",
    ),
    "no such seat": (
        ["--bots", "greedy", "--seat", "3"],
        "There is no seat “3”; seats are 1 to 2.",
    ),
    "no seat at all": (
        ["--bots", "greedy", "--seat", "left"],
        "There is no seat “left”; seats are",
    ),
    "below the first": (
        ["--bots", "greedy", "--seat", "0"],
        "There is no seat “0”; seats are 1 to",
    ),
}


@pytest.mark.parametrize("case", WRONG)
def test_what_makes_no_sense_gets_one_sentence(tmp_path: Path, case: str) -> None:
    arguments, sentence = WRONG[case]
    said = complaint("play", "samurai", *arguments, typed="q\n", folder=tmp_path)
    assert said.startswith(sentence)


def test_a_record_with_an_unknown_bot_is_told(tmp_path: Path) -> None:
    text = engawa.new("samurai", seed=1).save().rpartition("digest")[0]
    for line, sentence in (("- hal", "There is no bot “hal”"), ("hal", "1 places for bots do not")):
        (tmp_path / "game.txt").write_text(text.replace("draws", f"bots {line}\ndraws"), "utf-8")
        done = run("play", "game.txt", folder=tmp_path)
        assert done.returncode == 2
        assert done.stderr.startswith(sentence)


QUESTIONS = {
    "en": ("beginner", "people"),
    "pl": ("początkujący", "ludzie"),
    "ru": ("новичок", "люди"),
}


@WINDOW
@pytest.mark.parametrize("language", spoken_languages())
def test_a_newcomer_meets_bots(tmp_path: Path, language: str) -> None:
    bots.new("samurai", "beginner")
    beginner, people = QUESTIONS[language]
    arguments = ["play", "samurai", "--language", language]
    window = open_window(*arguments, "--record", "game.txt", folder=tmp_path, size=(120, 60))
    window.read(until="[2] ")
    window.type("", until="] ")  # a quick start
    asked = window.type("", until="] ")
    assert beginner in asked
    assert people in asked
    assert people in window.type("zzz", until="] ")
    shown = window.type(beginner[:3])
    assert f"{beginner})" in shown
    begun = load(tmp_path / "game.txt")
    assert (begun.bots, begun.start.options["hands"]) == ((None, "beginner"), "random")
    window.type("q", until="\0")
    assert window.end() == 0


@WINDOW
def test_a_newcomer_may_play_with_people(tmp_path: Path) -> None:
    window = open_window("play", "rent-a-hero", "--record", "game.txt", folder=tmp_path)
    while "people" not in window.read(until="] "):  # how many, and every variant
        os.write(window.writer, b"\n")
    assert "nobody else is looking" in window.type("people", until="looking. ")
    assert load(tmp_path / "game.txt").bots == ()
    window.press(b"\x04", until="\0")
    assert window.end() == 0


class Slow(Bot):
    """Ends its turn at once, after longer than a moment; or makes the person lose patience."""

    def __init__(self, game: Game, *, is_interrupted: bool = False) -> None:
        super().__init__(game)
        self.is_interrupted = is_interrupted

    def choose(self, view: Mapping[str, Any], budget: Budget | None = None, seed: int = 0) -> str:
        del budget, seed
        if self.is_interrupted:
            raise KeyboardInterrupt
        time.sleep(2 * MOMENT)
        action: str = view["legal"][-1]
        return action


def hot_seat(folder: Path, *, is_interrupted: bool = False) -> tuple[HotSeat, io.StringIO]:
    """A table where Red thinks slowly, in a window that is only a text."""
    shown = io.StringIO()
    console = Console(theme=THEME, file=shown, force_terminal=True, width=100, height=50)
    match = quick_start(seed=3)
    match.seat_bots([None, "greedy"])
    record = RecordFile(match, folder / "game.txt", is_kept=True)
    seat = HotSeat(Terminal("en", console), table_of("samurai", "en"), record)
    seat.bots[1] = Slow(match.game, is_interrupted=is_interrupted)
    match.play(next(action for action in match.legal() if action.startswith("lay:samurai-2")))
    return seat, shown


def test_a_window_shows_who_thinks_and_what_came_of_it(tmp_path: Path) -> None:
    seat, shown = hot_seat(tmp_path)
    seat.do("end-turn")
    assert seat.match.actor == 0
    thinking, _, table = shown.getvalue().rpartition("\x1b[2J")
    assert "is thinking" in thinking
    assert "lays" in thinking
    assert "is thinking" not in table
    assert "Which tile does" in table


def test_who_has_enough_of_waiting_leaves_and_loses_nothing(tmp_path: Path) -> None:
    seat, _ = hot_seat(tmp_path, is_interrupted=True)
    with pytest.raises(Left):
        seat.do("end-turn")
    assert decisions(load(tmp_path / "game.txt"))[-1] == (0, "end-turn")
