"""RULES.md §8: notation, records, bad input."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.samurai.table import BLUE, RED, play, quick_start, table

import engawa
from engawa.games.samurai.game import GAME


def test_8_1_the_action_space_is_fixed() -> None:
    kinds: dict[str, int] = {}
    for action in GAME.actions:
        kinds[action.partition(":")[0]] = kinds.get(action.partition(":")[0], 0) + 1
    assert (GAME.decisions, len(GAME.actions)) == (1332, 1353)
    assert kinds == {
        "keep": 17,
        "figure": 102,
        "lay": 728 + 168,
        "swap": 102,
        "exchange": 56,
        "end-turn": 1,
        "with": 102,
        "relay": 56,
        "seat": 4,
        "tile": 17,
    }


def test_8_1_equal_tiles_are_one_answer() -> None:
    match = table(hands={BLUE: ["samurai-1", "samurai-1", "rice-2", "rice-3", "rice-4"]})
    assert len(match.legal()) == 4 * 30


def test_8_1_a_swap_with_one_possible_partner_is_not_asked() -> None:
    settlements = {"Q13": ["rice"], "Q15": ["helmet"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    play(match, "swap:rice@Q13")
    assert match.to_dict()["settlements"]["Q15"] == ["rice"]
    assert match.log[-1][1] == "swap:rice@Q13"


def test_8_1_end_turn_is_asked_while_the_hand_is_not_empty() -> None:
    match = table(hands={BLUE: ["rice-2", "rice-3", "rice-4", "samurai-1", "samurai-2"]})
    play(match, "lay:rice-2@F17")
    assert match.legal() == ["end-turn"]
    assert match.view(RED)["legal"] == []


@pytest.mark.parametrize(
    "action", ["", "lay", "lay:", "lay:rice-4", "lay:rice-9@K17", "LAY:rice-2@K17", "figure:x@O14"]
)
def test_8_1_what_is_no_action_is_refused_by_name(action: str) -> None:
    match = table()
    with pytest.raises(engawa.IllegalAction) as refused:
        match.play(action)
    assert refused.value.code == "unknown-action"


def test_8_2_chance_is_recorded_even_with_one_outcome() -> None:
    match = quick_start(players=2, seed=1)
    dealt = [action for who, action, _ in match.log if who == "chance"]
    assert len(dealt) == 1 + 10 + 18
    with pytest.raises(engawa.IllegalAction, match="drawn, not chosen"):
        match.play("tile:rice-4")


def _changed(path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    position = table(3, hands={0: ["rice-2"]}, board={"K17": (1, "rice-4")}).to_dict()
    place: Any = position
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return position


@pytest.mark.parametrize(
    ("path", "value", "sentence"),
    [
        (("players",), 4, "3 seats for 4 players"),
        (("players",), 9, "not have the right form"),
        (("turn",), 3, "there is no seat 3; seats are 0 to 2"),
        (("step",), "sleep", "step: 'sleep' is not one of"),
        (("step",), "over", "exactly when the position names its 'ending'"),
        (("step",), "keep", "the options do not lead to 'keep'"),
        (("step",), "begin-turn", "is written 'lay'"),
        (("step",), "relay", "relay names a tile exactly when"),
        (("swap",), "helmet@O14", "swap names the first figure exactly when"),
        (("relay",), "ship-1", "cannot be taken up again"),
        (("tiles_laid",), 2, "seats\\[0\\].hand: 5 tiles"),
        (("ordinary_laid",), True, "no tile was laid in this turn"),
        (("board", "O14"), {"seat": 0, "tile": "rice-3"}, "'O14' is not one of hexes"),
        (("board", "P5"), {"seat": 0, "tile": "rice-3"}, "'P5' is not one of hexes"),
        (("board", "P4"), {"seat": 0, "tile": "rice-3"}, "P4 is not in play with 3 players"),
        (("board", "L17"), {"seat": 0, "tile": "ship-1"}, "ships go on sea"),
        (("board", "L17"), {"seat": 0, "tile": "exchange-figures"}, "is never on the board"),
        (("board", "L17"), {"seat": 0, "tile": "rice-3"}, "2 tiles rice-3 in hand, reserve"),
        (("settlements", "O14"), ["rice", "rice"], "no settlement holds two of a kind"),
        (("settlements", "K18"), ["rice", "helmet"], "figures of"),
        (("settlements", "N4"), ["rice"], "N4 is not in play"),
        (("settlements", "O13"), [], "settlements: 'O13' is not one of"),
        (("set_aside",), ["rice"] * 4, "figures of rice"),
        (("seats", 0, "captured"), None, "a whole position names the figures"),
        (("seats", 0, "hand"), ["?"] * 5, "'\\?' is not one of"),
        (("seats", 0, "removed"), ["rice-4"], "only exchange-figures leaves the game"),
        (("ending",), "last-figure", "exactly when the position names its 'ending'"),
        (("ending",), "none", "'none' is not one of"),
    ],
)
def test_8_positions_that_break_a_rule_are_refused_by_name(
    path: tuple[Any, ...], value: Any, sentence: str
) -> None:
    with pytest.raises(engawa.BadInput, match=sentence):
        engawa.from_dict(_changed(path, value))


def test_8_a_surrounded_settlement_holds_nothing_when_a_turn_begins() -> None:
    with pytest.raises(engawa.BadInput, match="Wakayama is surrounded"):
        table(board={"K17": (BLUE, "rice-4"), "L17": (RED, "rice-4")})


def test_8_a_finished_game_cannot_go_on() -> None:
    position = table(set_aside=["rice", "rice", "helmet"]).to_dict()
    position["set_aside"].append(position["settlements"]["F18"].pop())
    with pytest.raises(engawa.BadInput, match="the game is over"):
        engawa.from_dict(position)
