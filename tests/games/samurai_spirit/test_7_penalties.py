"""RULES.md §7: the penalties of the last raider; §7.6 and the bosses' have their own files."""

import pytest
from tests.games.samurai_spirit.table import (
    asked,
    board,
    let_chance_play,
    play,
    protected,
    refused,
    table,
)

from engawa.games.samurai_spirit.facts import RAIDERS

SEATS = ("kyuzo", "gorobei", "kanbei")
MUST_PASS = "6-doll-must-pass-flames"
LOSE_DEFENCE = "6-none-lose-defence-flames"


@pytest.mark.parametrize(
    ("penalty", "values"),
    [
        ("fire", "123456"),
        ("wound", "123456"),
        ("intruder", "1256"),
        ("no-defence", "12346"),
        ("no-support", "123456"),
        ("left-draws", "3"),
        ("right-draws", "4"),
        ("must-pass", "6"),
        ("reinforce", "6"),
        ("no-talent", "6"),
        ("lose-defence", "6"),
    ],
)
def test_7_each_penalty_stands_on_the_values_of_the_table(penalty: str, values: str) -> None:
    assert {card[0] for card in RAIDERS if f"-{penalty}" in card} == set(values)


# §7.1


def test_7_1_fire_removes_a_barricade() -> None:
    match = table(*SEATS, combat={"kyuzo": ["4-hat-fire-flames"]})
    assert match.view(None)["barricades"] == 4
    assert asked(match) == "kyuzo"


def test_7_1_fire_with_no_barricade_left_destroys_a_farmstead() -> None:
    match = table(*SEATS, combat={"kyuzo": ["4-hat-fire-flames"]}, barricades=0)
    play(match, "farmstead:wound")
    assert match.view(None)["barricades"] == 0
    assert match.view(None)["farmsteads"]["wound"] == 1
    assert [board(match, name)["wounds"] for name in SEATS] == [0, 0, 0]
    assert asked(match) == "kyuzo"


def test_7_1_at_hard_the_farmstead_that_burns_brings_its_own_penalty() -> None:
    match = table(*SEATS, level="hard", combat={"kyuzo": ["4-hat-fire-flames"]}, barricades=0)
    play(match, "farmstead:wound", "wounded:kanbei")
    assert board(match, "kanbei")["wounds"] == 1


# §7.2


def test_7_2_wound_is_a_wound() -> None:
    match = table(*SEATS, combat={"kyuzo": ["2-doll-wound-flames"]})
    assert board(match, "kyuzo")["wounds"] == 1


def test_7_2_the_fourth_wound_loses_the_game_at_once() -> None:
    match = table(*SEATS, combat={"kyuzo": ["2-doll-wound-flames"]}, wounds={"kyuzo": 3})
    assert match.outcome is not None
    assert match.outcome.ending == "samurai-died"


# §7.3


def test_7_3_intruder_moves_the_top_card_unseen() -> None:
    match = table(*SEATS, combat={"kyuzo": ["2-doll-intruder"]})
    assert match.view(None)["intruders"] == ["?"]
    assert match.view(None)["stack"] == ["?"] * 19


def test_7_3_a_known_card_stays_known_among_the_intruders() -> None:
    match = table(*SEATS, combat={"kyuzo": ["2-doll-intruder"]}, stack=["4-hat"], intruders=["?"])
    assert match.view(None)["intruders"] == ["4-hat", "?"]


def test_7_3_an_intruder_that_empties_the_stack_ends_the_round_and_the_left_seat_begins() -> None:
    match = table(
        *SEATS,
        turn="gorobei",
        combat={"gorobei": ["3-doll", "5-doll-intruder"]},
        defence=protected(*SEATS),
        round_number=2,
        stack_left=1,
    )
    let_chance_play(match)
    assert match.view(None)["round"] == 3
    assert asked(match) == "kanbei"


# §7.4


def test_7_4_no_defence_forbids_to_defend_with_a_card_drawn() -> None:
    match = table(*SEATS, combat={"kyuzo": ["3-doll-no-defence"]}, stack=["3-hat-flames"])
    play(match, "fight")
    assert match.legal() == ["confront", "discard"]
    assert refused(match, "defend") == ("no-defence", "7.4")


def test_7_4_no_defence_without_a_talent_leaves_nothing_but_to_confront() -> None:
    match = table(
        "gorobei", "kyuzo", "kanbei", combat={"gorobei": ["1-hat-no-defence"]}, stack=["3-doll"]
    )
    play(match, "fight")
    assert board(match, "gorobei")["combat"] == ["1-hat-no-defence", "3-doll"]
    assert asked(match) == "kyuzo"


def test_7_4_no_defence_does_not_bind_the_neighbour_who_is_handed_the_card() -> None:
    match = table(
        "heihachi",
        "kyuzo",
        "kanbei",
        combat={"heihachi": ["2-hat-no-defence"]},
        stack=["4-hat"],
    )
    play(match, "fight", "hand:kyuzo", "defend")
    assert board(match, "kyuzo")["defence"] == ["4-hat"]


def test_7_4_no_defence_binds_for_a_card_handed_back() -> None:
    match = table(
        "kanbei",
        "heihachi",
        "gorobei",
        combat={"kanbei": ["2-hat-no-defence"]},
        stack=["4-hat"],
        lent={"heihachi": "kanbei"},
    )
    play(match, "fight", "hand:heihachi", "hand:kanbei")
    assert board(match, "kanbei")["combat"] == ["2-hat-no-defence", "4-hat"]
    assert board(match, "kanbei")["defence"] == []


def test_7_4_no_defence_binds_for_a_card_given_by_daisukes_kiai() -> None:
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        combat={
            "daisuke": ["3-hat-flames", "1-hat-no-defence"],
            "gorobei": ["2-doll"],
        },
        stack=["4-hat"],
    )
    play(match, "fight", "use", "give:gorobei>daisuke")
    assert board(match, "daisuke")["combat"] == ["1-hat-no-defence", "4-hat", "2-doll"]
    assert board(match, "daisuke")["defence"] == []


def test_7_4_no_defence_binds_for_a_card_drawn_by_a_redraw() -> None:
    match = table(
        "katsushiro",
        "gorobei",
        "kanbei",
        combat={"katsushiro": ["2-hat-no-defence"]},
        stack=["4-hat", "2-doll"],
    )
    play(match, "fight", "redraw")
    assert board(match, "katsushiro")["combat"] == ["2-hat-no-defence", "2-doll"]


def test_7_4_no_defence_lasts_for_one_turn() -> None:
    match = table(
        *SEATS,
        passed=["gorobei", "kanbei"],
        combat={"kyuzo": ["1-hat-no-defence"]},
        stack=["2-doll", "3-hat-flames"],
    )
    play(match, "fight")
    assert board(match, "kyuzo")["combat"] == ["1-hat-no-defence", "2-doll"]
    play(match, "fight")
    assert match.legal() == ["confront", "defend"]


# §7.5


def test_7_5_no_support_forbids_the_support_action() -> None:
    match = table(*SEATS, combat={"kyuzo": ["2-farm-no-support"]})
    assert match.legal() == ["fight", "pass"]
    assert refused(match, "support:kanbei") == ("no-support", "7.5")


def test_7_5_under_no_support_a_token_one_holds_still_works() -> None:
    match = table(
        "kanbei",
        "gorobei",
        "kyuzo",
        combat={"kanbei": ["2-farm-no-support"]},
        stack=["2-hat-flames"],
        lent={"kyuzo": "kanbei"},
    )
    play(match, "fight", "discard")
    assert match.view(None)["discard"] == ["2-hat-flames"]


def test_7_5_under_no_support_one_may_receive_a_token() -> None:
    match = table(*SEATS, combat={"kyuzo": ["4-hat", "2-farm-no-support"]}, stack=["3-doll"])
    play(match, "fight", "confront", "use")
    assert "lend:gorobei>kyuzo" in match.legal()


# §7.7


def test_7_7_must_pass_is_a_pass_neither_asked_nor_recorded() -> None:
    match = table(*SEATS, combat={"kyuzo": [MUST_PASS]}, round_number=3)
    assert board(match, "kyuzo")["passed"]
    assert match.log == []
    assert asked(match) == "gorobei"


# §7.11: the penalties that may be impossible are with their own sections, §7.6, §7.8, §7.10


@pytest.mark.parametrize(("answer", "wounds"), [("ignore", 0), ("suffer", 1)])
def test_7_11_an_impossible_penalty_is_a_wound_if_it_is_suffered(answer: str, wounds: int) -> None:
    line = {"kanbei": ["3-doll-left-draws"]}
    match = table("kanbei", "gorobei", "kyuzo", combat=line, passed=["gorobei"])
    play(match, answer)
    assert board(match, "kanbei")["wounds"] == wounds


def test_7_11_the_wound_instead_can_kill() -> None:
    match = table(*SEATS, combat={"kyuzo": [LOSE_DEFENCE]}, wounds={"kyuzo": 3}, round_number=3)
    assert match.outcome is not None
    assert match.outcome.ending == "samurai-died"


def test_7_11_the_wound_instead_can_turn_the_board_and_set_off_the_kiai() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": ["4-hat", "2-doll", LOSE_DEFENCE]},
        wounds={"kyuzo": 1},
        round_number=3,
    )
    assert match.legal() == ["use", "decline"]
    play(match, "decline")
    assert board(match, "kyuzo")["combat"] == ["2-doll", LOSE_DEFENCE]
    assert "fight" in match.legal()


@pytest.mark.parametrize(
    "card", ["2-doll-intruder", "4-hat-fire-flames", "2-hat-no-defence", "2-farm-no-support"]
)
def test_7_11_the_other_penalties_can_always_be_applied(card: str) -> None:
    match = table(
        *SEATS, combat={"kyuzo": [card]}, barricades=0, passed=["gorobei", "kanbei"], level="normal"
    )
    let_chance_play(match)
    assert board(match, "kyuzo")["wounds"] == 0
