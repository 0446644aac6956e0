"""RULES.md §5: taking figures."""

from __future__ import annotations

import pytest
from tests.games.samurai.table import BLUE, GREEN, RED, YELLOW, captured, play, table

from engawa.games.samurai.captures import strength_at
from engawa.games.samurai.game import GAME
from engawa.games.samurai.japan import SETTLEMENT_NAMES

EDO = SETTLEMENT_NAMES.index("O14")


@pytest.mark.parametrize(
    ("tile", "at", "place", "strengths"),
    [
        ("helmet-4", "O13", "O14", (4, 0, 0)),
        ("buddha-3", "O13", "O14", (0, 3, 0)),
        ("rice-2", "O13", "O14", (0, 0, 2)),
        ("samurai-3", "O13", "O14", (3, 3, 3)),
        ("ronin-1", "O13", "O14", (1, 1, 1)),
        ("ship-2", "K19", "K18", (2, 2, 2)),
        ("exchange-tiles", "O13", "O14", (0, 0, 0)),
    ],
)
def test_5_2_a_tile_counts_for_its_own_kind_samurai_ronin_and_ships_for_all(
    tile: str, at: str, place: str, strengths: tuple[int, int, int]
) -> None:
    match = table(board={at: (RED, tile)})
    s = GAME.restore({k: v for k, v in match.to_dict().items() if k != "game"})
    settlement = SETTLEMENT_NAMES.index(place)
    assert tuple(strength_at(s, RED, kind, settlement) for kind in range(3)) == strengths
    assert not any(strength_at(s, BLUE, kind, settlement) for kind in range(3))


def test_5_2_a_tile_counts_for_every_settlement_beside_it() -> None:
    match = table(board={"O13": (RED, "buddha-4")})  # beside Edo and Niigata
    s = GAME.restore({k: v for k, v in match.to_dict().items() if k != "game"})
    for place in ("O14", "O12"):
        assert strength_at(s, RED, 1, SETTLEMENT_NAMES.index(place)) == 4


def test_5_3_blue_3_against_red_samurai_2_around_a_helmet() -> None:
    match = table(
        turn=RED,
        hands={RED: ["samurai-2"]},
        board={"K17": (BLUE, "helmet-3")},
        settlements={"K18": ["helmet"]},
    )
    play(match, "lay:samurai-2@L17", "end-turn")
    assert captured(match, BLUE) == ["helmet"]
    assert captured(match, RED) == []
    assert "Blue takes from Wakayama (K18): helmet, with strength 3." in match.log[-1][2]


def test_5_3_a_ronin_and_a_samurai_close_two_settlements_with_three_takers() -> None:
    """The rulebook's example: red takes a buddha and the helmet, green the rice, yellow the other
    buddha, blue nothing."""
    match = table(
        4,
        turn=RED,
        captures="open",
        hands={RED: ["ronin-1", "samurai-2"]},
        board={
            "O13": (GREEN, "rice-4"),
            "P13": (BLUE, "rice-2"),
            "P14": (RED, "buddha-2"),
            "N13": (BLUE, "helmet-2"),
            "M15": (YELLOW, "buddha-4"),
            "M16": (YELLOW, "samurai-1"),
        },
        settlements={"O14": ["helmet", "buddha", "rice"], "N15": ["buddha"]},
    )
    play(match, "lay:ronin-1@O15", "lay:samurai-2@N14")
    assert not any(captured(match, seat) for seat in range(4))
    play(match, "end-turn")
    assert captured(match, RED) == ["helmet", "buddha"]
    assert captured(match, GREEN) == ["rice"]
    assert captured(match, YELLOW) == ["buddha"]
    assert captured(match, BLUE) == []


def test_5_1_sea_need_not_be_covered_and_open_land_must() -> None:
    match = table(
        turn=RED,
        hands={RED: ["samurai-2", "ship-2"]},
        board={"Q14": (BLUE, "rice-2")},
        settlements={"Q15": ["rice"]},
    )
    play(match, "lay:ship-2@R15", "end-turn")
    assert match.to_dict()["settlements"]["Q15"] == ["rice"]


def test_5_4_a_tie_for_the_highest_sets_the_figure_aside() -> None:
    match = table(
        3,
        turn=RED,
        captures="open",
        hands={RED: ["rice-3"]},
        board={"K17": (BLUE, "rice-3"), "K19": (GREEN, "ship-2")},
        settlements={"K18": ["rice"]},
    )
    play(match, "lay:rice-3@L17", "end-turn")
    assert match.to_dict()["set_aside"] == ["rice"]
    assert "tie at 3" in match.log[-1][2]


def test_5_4_a_tie_below_the_highest_does_not_matter() -> None:
    match = table(
        3,
        turn=RED,
        captures="open",
        hands={RED: ["samurai-1"]},
        board={"K17": (BLUE, "samurai-1"), "K19": (GREEN, "ship-2")},
        settlements={"K18": ["rice"]},
    )
    play(match, "lay:samurai-1@L17", "end-turn")
    assert captured(match, GREEN) == ["rice"]


def test_5_4_ruling_nobody_above_0_is_a_tie() -> None:
    match = table(
        turn=RED,
        hands={RED: ["helmet-4"]},
        board={"K17": (BLUE, "buddha-4")},
        settlements={"K18": ["rice"]},
    )
    play(match, "lay:helmet-4@L17", "end-turn")
    assert match.to_dict()["set_aside"] == ["rice"]
    assert "nobody has strength" in match.log[-1][2]
