"""The drawing itself: widths, completeness, and terminals that can show little."""

from __future__ import annotations

import random
import unicodedata
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.color import Color
from tests.terminal.program import run

import engawa
from engawa.games.samurai_spirit.terminal import TABLE
from engawa.games.samurai_spirit.terminal.track import track
from engawa.terminal import ink, picture
from engawa.terminal.answers import command, meant
from engawa.terminal.plain import PLAIN
from engawa.terminal.screen import screen

DOUBLE_WIDTH = ("W", "F")
INKS = ("faint", "calm", "safe", "danger", "asked", "kiai", "hidden", "number")


def eager(match: engawa.Match, dice: random.Random) -> str:
    """Random, but drawn to the kiai, so that its questions come up too."""
    step = match.view(None)["agenda"][-1]
    legal = match.legal()
    if "use" in legal:
        return "use"
    if "confront" in legal:
        board = match.view(None)["seats"][step["seat"]]
        if board["total"] + int(step["value"][0]) <= board["kiai"]:
            return "confront"
    return "fight" if "fight" in legal and dice.random() < 0.8 else dice.choice(legal)


@pytest.mark.parametrize("samurai", range(2, 8))
def test_every_screen_of_a_game_keeps_to_its_size(samurai: int) -> None:
    dice = random.Random(samurai)
    match = engawa.new("samurai-spirit", players=1, samurai=samurai, level="hard", seed=samurai)
    while match.actor is not None:
        lines = screen(TABLE, match, ["Something has happened."], 1, 80, 24)
        assert max(line.cell_len for line in lines) <= 80
        if len(match.legal()) < 20:  # more than that, and the table scrolls out above
            assert len(lines) < 24
        if match.ply % 5 == 0:
            for width in (40, 60, 160):
                drawn = [line for drawing in TABLE.drawings(match, width) for line in drawing]
                beside = [*TABLE.piles(match, width), *TABLE.boards(match, width)]
                assert max(line.cell_len for line in [*drawn, *beside]) <= width
        match.play(eager(match, dice))
    assert match.outcome


def test_lower_drawings_are_lower() -> None:
    match = engawa.new("samurai-spirit", samurai=7, seed=1)
    heights = [len(drawing) for drawing in TABLE.drawings(match, 80)]
    assert all(upper >= lower for upper, lower in pairwise(heights))
    assert heights[-1] <= 12


def test_a_board_shows_all_there_is() -> None:
    match = picture.mid_game()
    text = "\n".join(line.plain for line in next(TABLE.drawings(match, 160)))
    view = match.view(None)
    for board in view["seats"]:
        assert board["samurai"].capitalize() in text
        assert board["side"] in text
    assert f"{view['barricades']} of {view['barricade_cap']} barricades" in text
    assert f"{len(view['stack'])} in the stack" in text
    assert f"round {view['round']} of 3 · {view['level']}" in text


@pytest.mark.parametrize(
    ("total", "kiai", "ruler"),
    [
        (0, 9, "─────────────────◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌"),
        (6, 9, "━━━━━━━━━━━6─────◆╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌"),
        (9, 9, "━━━━━━━━━━━━━━━━━9╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌"),
        (11, 9, "━━━━━━━━━━━━━━━━━◆━━11╌╌╌╌╌╌╌╌╌╌╌╌"),
        (30, 13, "━━━━━━━━━━━━◆━━━━━━━━━━━━━━━━30"),
    ],
)
def test_the_track_shows_total_and_kiai(total: int, kiai: int, ruler: str) -> None:
    assert track(total, kiai, 35, "seat0").plain == ruler


def test_no_colour_and_no_control_codes_where_they_are_not_wanted(tmp_path: Path) -> None:
    def shown(**settings: str) -> str:
        return run("play", "--seed", "3", typed="q\n", folder=tmp_path, **settings).stdout

    window = {"FORCE_COLOR": "1", "TERM": "xterm-256color"}
    assert "\x1b[1;38;5;" in shown(**window)
    assert "38;5;" not in shown(**window, NO_COLOR="1")
    assert "\x1b" not in shown(FORCE_COLOR="1", TERM="dumb")
    assert "\x1b" not in shown()


def test_terminals_without_our_signs_get_plain_ones_of_the_same_width(tmp_path: Path) -> None:
    arguments = ("play", "--seed", "3", "--samurai", "3")
    typed = "1\nh\nr 4.4\n?defend\nq\nn\n"
    full = run(*arguments, typed=typed, folder=tmp_path).stdout.splitlines()
    plain = run(*arguments, typed=typed, folder=tmp_path, PYTHONIOENCODING="ascii").stdout
    assert plain.isascii()
    assert [len(line) for line in plain.splitlines()] == [cell_len(line) for line in full]
    assert "?" not in plain.splitlines()[1]


def test_our_signs_are_of_one_column_and_no_emoji() -> None:
    for sign, plain in PLAIN.items():
        assert cell_len(sign) == len(plain) == 1
        assert plain.isascii()
        assert unicodedata.east_asian_width(sign) not in DOUBLE_WIDTH
        assert ord(sign) < 0x1F000


def brightness(colour: str) -> float:
    """Relative luminance, as the contrast rules of the web define it."""
    channels = [part / 255 for part in Color.parse(colour).get_truecolor()]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("ground", [ink.PAPER, ink.NIGHT])
def test_colours_can_be_told_from_light_and_from_dark_grounds(ground: str) -> None:
    for name in (*INKS, *(f"seat{seat}" for seat in range(7))):
        colour = ink.THEME.styles[name].color
        assert colour is not None
        darker, brighter = sorted([brightness(colour.name), brightness(ground)])
        assert (brighter + 0.05) / (darker + 0.05) >= 3


def test_seats_differ_in_colour_and_in_pattern() -> None:
    assert len(set(ink.SEATS)) == len(set(ink.PATTERNS)) == 7


def test_the_picture_of_the_table_needs_no_network() -> None:
    svg = picture.picture(picture.mid_game())
    assert svg.startswith("<svg")
    assert "url(" not in svg.replace("url(#", "")
    assert "kiai" in svg


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("r 4.4", ("r", "4.4")),
        ("rules 4.4", ("r", "4.4")),
        ("?defend", ("?", "defend")),
        ("? defend", ("?", "defend")),
        ("Q", ("q", "")),
        ("discard", None),
        ("use", None),
        ("", None),
    ],
)
def test_commands(typed: str, found: tuple[str, str] | None) -> None:
    assert command(typed) == found


ACTIONS = ("fight", "fight-again", "support:gorobei", "support:kanbei", "give:kyuzo>kanbei", "pass")


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("fight", ["fight"]),
        ("fig", ["fight", "fight-again"]),
        ("SUPPORT GOROBEI", ["support:gorobei"]),
        ("sup:kan", ["support:kanbei"]),
        ("gor", ["support:gorobei"]),
        ("give kyuzo kanbei", ["give:kyuzo>kanbei"]),
        ("kyuzo>kan", ["give:kyuzo>kanbei"]),
        ("nothing", []),
    ],
)
def test_what_a_text_can_mean(typed: str, actions: list[str]) -> None:
    assert meant(typed, ACTIONS) == actions
