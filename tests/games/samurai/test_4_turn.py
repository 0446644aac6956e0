"""RULES.md §4: a turn."""

from __future__ import annotations

from tests.games.samurai.table import BLUE, RED, captured, hand, lays, play, table

import engawa
from engawa.core.contract import OVER
from engawa.games.samurai.game import GAME
from engawa.games.samurai.state import Step


def _code(match: engawa.Match, action: str) -> tuple[str, str]:
    reason = match.why_not(action)
    assert reason is not None
    return reason.code, reason.section


def test_4_1_one_ordinary_tile_and_any_number_of_fast_ones_in_any_order() -> None:
    tiles = ["ship-1", "rice-2", "samurai-3", "ronin-1", "ship-2"]
    match = table(hands={BLUE: tiles})
    play(match, "lay:ship-1@K19", "lay:rice-2@K17", "lay:ronin-1@L17")
    assert _code(match, "lay:samurai-3@M16") == ("ordinary-laid", "4.1")
    play(match, "lay:ship-2@J18")
    assert match.actor == BLUE
    assert match.legal() == ["end-turn"]  # asked although nothing else is possible


def test_4_1_a_tile_must_be_in_hand() -> None:
    match = table(hands={BLUE: ["rice-2", "rice-3", "rice-4", "ship-1", "ship-1"]})
    assert _code(match, "lay:helmet-4@K17") == ("not-in-hand", "4.1")
    assert _code(match, "swap:helmet@O14") == ("not-in-hand", "4.1")
    assert _code(match, "exchange:K17") == ("not-in-hand", "4.1")


def test_4_1_at_least_one_tile() -> None:
    assert _code(table(), "end-turn") == ("nothing-laid", "4.5")


def test_4_1_the_question_is_named_when_something_else_is_tried() -> None:
    assert _code(table(), "relay:K17") == ("not-now", "4.1")


def test_4_2_ships_on_sea_others_on_land_nothing_on_settlements() -> None:
    match = table(hands={BLUE: ["ship-1", "rice-2"]})
    assert len(lays(match, "ship-1")) == 44
    assert len(lays(match, "rice-2")) == 30
    assert _code(match, "lay:ship-1@K17") == ("sea-only", "4.2")
    assert _code(match, "lay:rice-2@K19") == ("land-only", "4.2")
    assert _code(match, "lay:rice-2@O14") == ("on-settlement", "4.2")
    assert _code(match, "lay:exchange-tiles@K17") == ("written-otherwise", "8.1")
    assert _code(match, "lay:rice-2@Z99") == ("unknown-action", "")


def test_4_2_never_on_a_laid_tile_nor_on_an_emptied_settlement() -> None:
    board = {"K17": (RED, "helmet-2"), "L17": (RED, "rice-2")}
    match = table(hands={BLUE: ["samurai-1"]}, board=board, settlements={"K18": []})
    assert _code(match, "lay:samurai-1@K17") == ("tile-there", "4.2")
    assert _code(match, "lay:samurai-1@K18") == ("on-settlement", "4.2")


def test_4_3_figures_are_swapped_and_the_tile_leaves_the_game() -> None:
    settlements = {"F18": ["helmet"], "Q15": ["rice"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    play(match, "swap:helmet@F18", "with:rice@Q15")
    standing = match.to_dict()["settlements"]
    assert (standing["F18"], standing["Q15"]) == (["rice"], ["helmet"])
    assert match.to_dict()["seats"][BLUE]["removed"] == ["exchange-figures"]
    assert not match.to_dict()["board"]


def test_4_3_no_settlement_may_end_with_two_of_a_kind() -> None:
    settlements = {"F18": ["helmet"], "L16": ["helmet", "rice"], "O10": ["buddha", "rice"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    play(match, "swap:helmet@F18")
    assert _code(match, "with:rice@L16") == ("two-of-a-kind", "4.3")
    assert _code(match, "with:rice@O14") == ("two-of-a-kind", "4.3")
    assert match.why_not("with:rice@O10") is None
    assert match.why_not("with:helmet@L16") is None


def test_4_3_two_of_the_same_kind_may_be_swapped_which_changes_nothing() -> None:
    settlements = {"F18": ["helmet"], "L16": ["helmet", "rice"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    before = match.to_dict()["settlements"]
    play(match, "swap:helmet@F18", "with:helmet@L16")
    assert match.to_dict()["settlements"] == before


def test_4_3_the_first_figure_is_the_earlier_one_of_another_settlement() -> None:
    settlements = {"F18": ["rice"], "Q13": ["helmet"], "Q15": ["helmet"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    play(match, "swap:helmet@O14")
    assert _code(match, "with:rice@F18") == ("earlier-figure", "4.3")
    assert _code(match, "with:rice@O14") == ("same-settlement", "4.3")
    assert _code(match, "with:rice@D19") == ("not-in-play", "3.1")


def test_4_3_figures_that_are_not_there_or_have_no_partner() -> None:
    settlements = {"F18": ["rice"], "Q15": ["rice"]}
    match = table(hands={BLUE: ["exchange-figures"]}, settlements=settlements)
    assert _code(match, "swap:helmet@F18") == ("no-such-figure", "4.3")
    assert _code(match, "swap:rice@Q15") == ("no-partner", "4.3")
    play(match, "swap:rice@F18")
    assert _code(match, "with:helmet@Q15") == ("no-such-figure", "4.3")


def test_4_4_an_own_ordinary_tile_moves_and_the_exchange_stays_in_its_place() -> None:
    board = {"K17": (BLUE, "helmet-4"), "L17": (BLUE, "ronin-1"), "M16": (RED, "rice-4")}
    hands = {BLUE: ["exchange-tiles", "rice-2", "ship-1"]}
    match = table(hands=hands, board=board, settlements={"K18": []})
    assert [action for action in match.legal() if action.startswith("exchange")] == ["exchange:K17"]
    assert _code(match, "exchange:L17") == ("not-your-tile", "4.4")
    assert _code(match, "exchange:M16") == ("not-your-tile", "4.4")
    assert _code(match, "exchange:C20") == ("not-in-play", "3.1")
    play(match, "exchange:K17")
    assert match.actor == BLUE
    assert _code(match, "relay:K17") == ("tile-there", "4.2")
    play(match, "relay:P14")
    laid = match.to_dict()["board"]
    assert laid["K17"] == {"seat": BLUE, "tile": "exchange-tiles"}
    assert laid["P14"] == {"seat": BLUE, "tile": "helmet-4"}
    assert _code(match, "lay:rice-2@P13") == ("ordinary-laid", "4.1")  # the exchange is ordinary
    assert match.why_not("lay:ship-1@K19") is None


def test_4_4_not_after_an_ordinary_tile_nor_without_an_own_one() -> None:
    match = table(hands={BLUE: ["exchange-tiles", "rice-2"]})
    assert _code(match, "exchange:K17") == ("not-your-tile", "4.4")
    play(match, "lay:rice-2@K17")
    assert _code(match, "exchange:K17") == ("ordinary-laid", "4.1")


def test_4_4_it_has_no_strength_but_helps_to_surround() -> None:
    board = {"K17": (BLUE, "helmet-4"), "L17": (RED, "samurai-1")}
    match = table(hands={BLUE: ["exchange-tiles"]}, board=board, settlements={"K18": []})
    play(match, "exchange:K17", "relay:F17", "end-turn")
    position = match.to_dict()
    assert position["board"]["K17"]["tile"] == "exchange-tiles"
    board = {"K17": (BLUE, "exchange-tiles")}
    match = table(hands={RED: ["samurai-1"]}, turn=RED, board=board, settlements={"K18": ["rice"]})
    before = len(captured(match, RED))
    play(match, "lay:samurai-1@L17", "end-turn")
    assert len(captured(match, RED)) == before + 1


def test_4_5_a_settlement_closed_earlier_in_the_turn_waits_for_its_end() -> None:
    board = {"K17": (RED, "rice-4")}
    hands = {BLUE: ["rice-3", "ship-2"]}
    match = table(hands=hands, board=board, settlements={"K18": ["rice"]})
    play(match, "lay:rice-3@L17")
    assert match.to_dict()["settlements"]["K18"] == ["rice"]
    play(match, "lay:ship-2@K19", "end-turn")  # 3 and 2 against 4
    assert match.to_dict()["settlements"]["K18"] == []
    assert "rice" in captured(match, BLUE)


def test_4_5_later_tiles_may_still_swap_its_figure_away() -> None:
    board = {"K17": (RED, "rice-4")}
    hands = {BLUE: ["helmet-4", "exchange-figures"]}
    settlements = {"F18": ["helmet"], "K18": ["rice"]}
    match = table(hands=hands, board=board, settlements=settlements)
    play(match, "lay:helmet-4@L17", "swap:helmet@F18", "with:rice@K18", "end-turn")
    assert match.to_dict()["settlements"]["F18"] == ["rice"]
    assert captured(match, BLUE) == ["helmet"]


def test_4_6_the_player_draws_back_up_to_five_unseen_by_the_others() -> None:
    match = table(hands={BLUE: ["ship-1", "rice-2", "ship-1", "ronin-1", "ship-2"]})
    play(match, "lay:ship-1@K19", "lay:ship-1@J18", "end-turn")
    assert match.actor == "chance"
    assert match.weights()["tile:samurai-1"] == 2
    assert "tile:ship-1" not in match.weights()
    play(match, "tile:samurai-1", "tile:helmet-4")
    assert hand(match, BLUE) == ["helmet-4", "rice-2", "samurai-1", "ronin-1", "ship-2"]
    assert match.view(None)["turn"] == RED
    assert [entry[1] for entry in match.seen(RED)[-2:]] == ["tile:?", "tile:?"]
    assert [entry[1] for entry in match.seen(BLUE)[-2:]] == ["tile:samurai-1", "tile:helmet-4"]
    assert "helmet" not in match.seen(None)[-1][2]


def _nearly_all_laid(kept: list[str]) -> dict[str, tuple[int, str]]:
    """Blue's army on the board, but for the tiles kept; figures exchanged."""
    army = "helmet-4 helmet-3 helmet-2 buddha-4 buddha-3 buddha-2 rice-4 rice-3 rice-2"
    army += " samurai-3 samurai-2 samurai-2 samurai-1 samurai-1 ronin-1 exchange-tiles"
    land = "M14 M15 M16 N12 N13 N14 O9 O11 O13 P8 P9 P10 P11 P12 P13 P14".split()
    left = army.split()
    for tile in kept:
        if tile in left:
            left.remove(tile)
    board = {at: (BLUE, tile) for at, tile in zip(land, left, strict=False)}
    ships = [ship for ship in ("ship-2", "ship-1", "ship-1") if ship not in kept]
    return board | {
        at: (BLUE, ship) for at, ship in zip(("K19", "J18", "I18"), ships, strict=False)
    }


def _short(kept: list[str], turn: int = BLUE) -> engawa.Match:
    """Blue has only these tiles left, without a reserve."""
    position = table(
        hands={RED: ["rice-2", "samurai-1"]},
        turn=turn,
        settlements={
            "O14": [],
            "O8": [],
            "O10": [],
            "N15": [],
            "M13": [],
            "O12": [],
            "Q9": [],
            "Q11": [],
            "Q13": [],
        },
    ).to_dict()
    position["board"] = {
        at: {"seat": seat, "tile": tile} for at, (seat, tile) in _nearly_all_laid(kept).items()
    }
    removed = [] if "exchange-figures" in kept else ["exchange-figures"]
    position["seats"][BLUE] |= {"hand": kept, "reserve": [], "removed": removed}
    return engawa.from_dict(position, chance="manual")


def test_4_6_with_an_empty_reserve_the_game_goes_on_with_fewer_tiles() -> None:
    match = _short(["samurai-1", "samurai-1", "rice-2"])
    play(match, "lay:rice-2@F17", "end-turn")
    assert match.actor == RED  # nothing to draw
    assert hand(match, BLUE) == ["samurai-1", "samurai-1"]


def test_4_5_with_an_empty_hand_the_turn_ends_by_itself() -> None:
    match = _short(["samurai-1"])
    play(match, "lay:samurai-1@F17")
    assert match.actor == RED


def test_4_7_ruling_who_has_no_tile_to_lay_is_skipped() -> None:
    match = _short([], turn=RED)
    play(match, "lay:samurai-1@F17", "end-turn")
    match.play(match.legal()[0])
    assert match.actor == RED
    assert any("loses this turn" in told for _, _, told in match.log)


def test_4_7_ruling_if_nobody_can_lay_the_game_ends() -> None:
    """There is more land in two armies than on the map, so no real game comes to this: the guard
    is tried on a record whose hands were taken away."""
    s = GAME.restore({k: v for k, v in table().to_dict().items() if k != "game"})
    for seat in range(2):
        s.held[seat], s.hand_count[seat] = 0, 0
    s.step = Step.BEGIN_TURN
    GAME.rules.advance(s)
    assert GAME.rules.actor(s) == OVER
    outcome = GAME.outcome(s, "en")
    assert outcome.ending == "nobody-can-lay"
    assert outcome.winners == (0, 1)
    assert outcome.text == "Blue and Red share the win: nobody can lay a tile."
