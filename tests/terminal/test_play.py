"""Playing through the real prompt, with pipes."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from tests.terminal.program import choices, run, start

import engawa

SAVED = "samurai-spirit-*.txt"


def widest(text: str) -> int:
    return max((cell_len(line) for line in text.splitlines()), default=0)


def save_with_top(path: Path, *symbols: str, **options: Any) -> engawa.Match:
    """A saved match whose next raiders show these symbols (`none`: none, so confronted)."""
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7, **options)
    position = match.to_dict()
    unknown = position["unknown"]
    for place, symbol in enumerate(symbols):
        card = next(card for card in unknown if card.split("-")[1] == symbol)
        unknown.remove(card)
        position["stack"][place] = card
    match = engawa.from_dict(position, seed=7)
    path.write_text(match.save(), "utf-8")
    return match


def decisions(path: Path) -> list[str]:
    log = engawa.load(path.read_text("utf-8")).log
    return [action for who, action, _ in log if who != "chance"]


@pytest.mark.parametrize(("line_up", "seed"), [("2", 1), ("4", 2), ("7", 3)])
def test_a_whole_game_by_random_numbers(tmp_path: Path, line_up: str, seed: int) -> None:
    dice = random.Random(seed)
    options = ["--samurai", line_up, "--seed", str(seed), "--level", "hard"]
    playing = start("play", "samurai-spirit", *options, "--record", "game.txt", folder=tmp_path)
    screen = playing.read()
    while numbers := choices(screen):
        assert numbers == list(range(1, len(numbers) + 1))
        screen = playing.type(str(dice.choice(numbers)))
    match = engawa.load((tmp_path / "game.txt").read_text("utf-8"))
    assert match.outcome is not None
    assert match.outcome.text in screen
    assert playing.type("", until="\0").endswith("See you next time.\n")
    assert playing.end() == 0
    assert all(widest(screen) <= 80 for screen in playing.screens)


def test_saved_left_and_resumed_it_is_the_same_position(tmp_path: Path) -> None:
    options = ("--samurai", "kyuzo,gorobei,kanbei", "--seed", "7")
    typed = "fight\n1\nfight\n1\n"
    left = run("play", "samurai-spirit", *options, typed=f"{typed}q\n\n", folder=tmp_path)
    assert "Saved in samurai-spirit-" in left.stdout
    file = next(tmp_path.glob(SAVED))
    saved = engawa.load(file.read_text("utf-8"))
    assert saved.ply > 4
    resumed = run("play", file, typed="s other.txt\nq\n", folder=tmp_path)
    assert resumed.returncode == 0
    again = engawa.load((tmp_path / "other.txt").read_text("utf-8"))
    assert again.to_dict() == saved.to_dict()
    assert again.log == saved.log
    also = run("play", "--resume", file, typed="q\n", folder=tmp_path)
    assert "See you next time." in also.stdout


def test_undo_takes_back_the_last_decision(tmp_path: Path) -> None:
    save_with_top(tmp_path / "game.txt", "hat")
    playing = start("play", "game.txt", folder=tmp_path)
    first = playing.read()
    assert choices(playing.type("fight")) == [1, 2]
    undone = playing.type("u")
    assert "The last decision has been undone." in undone
    assert choices(undone) == choices(first)
    assert "There is no decision to undo." in playing.type("u")
    assert "See you next time." in playing.type("q", until="\0")
    assert playing.end() == 0


def test_numbers_names_and_beginnings(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    save_with_top(file, "hat", "farm")
    typed = "sup\nfig\nCONFRONT\nsup kyu\n1\n2\nq\n"
    done = run("play", file, "--record", file, typed=typed, folder=tmp_path)
    assert "“sup” can mean support:" in done.stdout
    assert decisions(file)[:2] == ["fight", "confront"]
    assert decisions(file)[2:] == ["support:kyuzo", "fight", "defend"]


def test_why_not_gives_reason_section_and_its_words(tmp_path: Path) -> None:
    save_with_top(tmp_path / "game.txt", "hat")
    typed = "fight\n?discard\n?\nhand daisuke\n9\nnonsense\n?confront\nredraw\n?hand\nq\nn\n"
    done = run("play", "game.txt", typed=typed, folder=tmp_path)
    for expected in (
        "Daisuke is not in play. (§3.1)",
        "§3.1 Players and samurai",
        "Two to seven players lead one samurai each.",
        "There is no choice 9: type 1 to 2.",
        "“nonsense” is not a number, an action or a command",
        "“confront” is allowed: it is choice 1.",
        "has no talent that allows this",
        "The same goes for hand:",
    ):
        assert expected in done.stdout


def test_draws_by_hand(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    samurai = ["kyuzo", "gorobei"]
    by_hand = engawa.new("samurai-spirit", samurai=samurai, players=1, chance="manual")
    file.write_text(by_hand.save(), "utf-8")
    done = run("play", file, typed="seat:1\n1\ns\nq\n", folder=tmp_path)
    assert "What is drawn?" in done.stdout
    log = engawa.load(file.read_text("utf-8")).log
    assert [action for _, action, _ in log] == ["seat:1", "deal:1-hat-wound-flames"]


def test_pages_beside_the_table(tmp_path: Path) -> None:
    typed = "h\ni\nd\nl\nl all\nr\nr 4.4\nr 99\nq\n"
    done = run("play", "--seed", "5", typed=typed, folder=tmp_path)
    for expected in (
        "undo the last decision",
        "Talent: ",
        "Kiai: ",
        "The discard pile is empty.",
        "Round 1 begins",
        "  4.4  Fight",
        "The player turns up the top card of the stack.",
        "Next: r 4.5",
        "The rules have no section “99”",
    ):
        assert expected in done.stdout
    assert widest(done.stdout) <= 80


def test_saving_never_overwrites_another_file_unasked(tmp_path: Path) -> None:
    other = tmp_path / "mine.txt"
    other.write_text("a letter")
    typed = "fight\ns mine.txt\n\ns mine.txt\ny\n1\ns mine.txt\nq\n"
    done = run("play", "--seed", "3", "--samurai", "3", typed=typed, folder=tmp_path)
    assert done.stdout.count("mine.txt holds something else: overwrite it?") == 2
    assert "The match was not saved." in done.stdout
    assert done.stdout.count("Saved in mine.txt") == 2
    assert engawa.load(other.read_text("utf-8")).ply > 0
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine.txt"]


def test_a_file_that_cannot_be_written_is_told_and_asked_again(tmp_path: Path) -> None:
    typed = "1\ns nowhere/game.txt\nq\nnowhere/game.txt\ngood.txt\n"
    done = run("play", "--seed", "3", typed=typed, folder=tmp_path)
    assert done.stdout.count("Could not write nowhere/game.txt: No such file") == 2
    assert (tmp_path / "good.txt").exists()


def test_a_record_that_can_no_longer_be_kept_stops_nobody(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    playing = start("play", "--seed", "3", "--record", "games/game.txt", folder=tmp_path)
    playing.read()
    (folder / "game.txt").unlink()
    folder.rmdir()
    assert "Could not write games/game.txt: No such file" in playing.type("1")
    playing.type("q", until="] ")
    assert "Saved in other.txt" in playing.type("other.txt", until="\0")
    assert playing.end() == 0
    assert len(decisions(tmp_path / "other.txt")) == 1


def test_end_of_input_in_the_middle(tmp_path: Path) -> None:
    done = run("play", "--seed", "3", typed="1\n1\n", folder=tmp_path)
    assert done.returncode == 0
    assert "The match was not saved." in done.stdout
    assert not list(tmp_path.iterdir())


def test_undecodable_input_is_not_understood(tmp_path: Path) -> None:
    done = run("play", "--seed", "3", typed=b"\xff\xfe\nq\n", folder=tmp_path)
    assert done.returncode == 0
    assert "is not a number, an action or a command" in done.stdout


def test_the_usual_first_game_without_a_terminal(tmp_path: Path) -> None:
    done = run("play", "samurai-spirit", "--record", "game.txt", typed="", folder=tmp_path)
    assert done.returncode == 0
    match = engawa.load((tmp_path / "game.txt").read_text("utf-8"))
    assert match.start.options["players"] == 1
    assert len(match.start.options["samurai"]) == 2
    assert match.start.options["level"] == "easy"


def test_a_seed_gives_the_same_match_as_in_python(tmp_path: Path) -> None:
    run("play", "--samurai", "3", "--seed", "7", "--record", "game.txt", folder=tmp_path)
    match = engawa.load((tmp_path / "game.txt").read_text("utf-8"))
    assert match.log == engawa.new("samurai-spirit", samurai=3, level="easy", seed=7).log
