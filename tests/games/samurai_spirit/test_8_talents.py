"""RULES.md §8.3 to §8.6: the talents of Gorobei, Kanbei, Kikuchiyo, Kyuzo and Katsushiro."""

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

# §8.3


@pytest.mark.parametrize(
    ("samurai", "card"),
    [
        ("gorobei", "2-farm-fire-flames"),
        ("gorobei", "4-farm-fire-flames"),
        ("kanbei", "1-farm-fire-flames"),
        ("kanbei", "3-farm-fire-flames"),
        ("kanbei", "5-farm-fire"),
    ],
)
def test_8_3_gorobei_may_ignore_even_and_kanbei_odd_penalties(samurai: str, card: str) -> None:
    match = table(samurai, "kyuzo", "daisuke", combat={samurai: [card]}, round_number=2)
    assert match.legal() == ["ignore", "suffer"]
    suffered = match.copy()
    play(match, "ignore")
    assert match.view(None)["barricades"] == 5
    play(suffered, "suffer")
    assert suffered.view(None)["barricades"] == 4


@pytest.mark.parametrize(
    ("samurai", "card"),
    [
        ("gorobei", "3-farm-fire-flames"),
        ("kanbei", "4-farm-fire-flames"),
        ("kanbei", "6-farm-fire-fire-flames"),
    ],
)
def test_8_3_the_other_penalties_cannot_be_ignored(samurai: str, card: str) -> None:
    match = table(samurai, "kyuzo", "daisuke", combat={samurai: [card]}, round_number=3)
    assert match.view(None)["barricades"] == 5 - card.count("fire")
    assert "fight" in match.legal()


@pytest.mark.parametrize(
    "card",
    [
        "2-doll-wound-flames",
        "2-doll-intruder",
        "2-hat-no-defence",
        "2-farm-no-support",
        "4-doll-right-draws",
        "6-doll-must-pass-flames",
        "6-none-lose-defence-flames",
    ],
)
def test_8_3_gorobei_may_ignore_every_kind_of_penalty(card: str) -> None:
    match = table("gorobei", "kyuzo", "daisuke", combat={"gorobei": [card]}, round_number=3)
    play(match, "ignore")
    assert match.legal() == ["fight", "support:daisuke", "support:kyuzo", "pass"]
    assert match.view(None)["intruders"] == []
    assert board(match, "gorobei")["wounds"] == 0
    assert board(match, "daisuke")["combat"] == []


@pytest.mark.parametrize(
    ("owner", "card"), [("gorobei", "4-farm-fire-flames"), ("kanbei", "3-farm-fire-flames")]
)
def test_8_3_a_support_token_lets_its_borrower_ignore_a_penalty(owner: str, card: str) -> None:
    match = table("kyuzo", "daisuke", owner, combat={"kyuzo": [card]}, lent={owner: "kyuzo"})
    play(match, "ignore")
    assert match.view(None)["barricades"] == 5


@pytest.mark.parametrize(
    ("token", "card"), [("gorobei", "4-farm-fire-flames"), ("kanbei", "3-farm-fire-flames")]
)
def test_8_3_a_village_token_just_taken_lets_its_taker_ignore_a_penalty(
    token: str, card: str
) -> None:
    match = table("kyuzo", "daisuke", "heihachi", combat={"kyuzo": [card]}, two_samurai_rule=True)
    play(match, f"take:{token}", "begin", "ignore")
    assert match.view(None)["barricades"] == 5


# §8.4

KIKUCHIYO = ("kikuchiyo", "gorobei", "kanbei")


def test_8_4_kikuchiyo_defends_with_a_farm_fights_again_and_confronts_a_2() -> None:
    match = table(*KIKUCHIYO, stack=["3-farm-no-support", "2-doll"])
    play(match, "fight", "defend", "fight-again", "confront")
    assert board(match, "kikuchiyo")["defence"] == ["3-farm-no-support"]
    assert board(match, "kikuchiyo")["combat"] == ["2-doll"]
    assert asked(match) == "gorobei"  # never a third time


def test_8_4_the_second_fight_may_be_left_out() -> None:
    match = table(*KIKUCHIYO, stack=["2-doll"])
    play(match, "fight", "confront")
    assert match.legal() == ["fight-again", "end-turn"]
    play(match, "end-turn")
    assert asked(match) == "gorobei"


def test_8_4_there_is_no_second_fight_after_support() -> None:
    match = table(*KIKUCHIYO)
    play(match, "support:gorobei")
    assert asked(match) == "gorobei"


def test_8_4_there_is_no_second_fight_if_the_first_has_emptied_the_stack() -> None:
    match = table(*KIKUCHIYO, defence=protected(*KIKUCHIYO), stack=["4-hat"], stack_left=1)
    play(match, "fight")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"


def test_8_4_the_second_fight_is_allowed_when_overcome_by_the_first() -> None:
    match = table(*KIKUCHIYO, combat={"kikuchiyo": ["4-hat", "4-doll"]}, stack=["3-doll", "2-doll"])
    play(match, "fight", "confront")
    assert match.view(None)["barricades"] == 4
    play(match, "fight-again", "confront")
    assert board(match, "kikuchiyo")["total"] == 13
    assert match.view(None)["barricades"] == 3


def test_8_4_the_second_fight_is_allowed_when_the_first_card_was_handed_away() -> None:
    match = table(
        *KIKUCHIYO[:2],
        "heihachi",
        stack=["4-hat", "2-doll"],
        lent={"heihachi": "kikuchiyo"},
    )
    play(match, "fight", "hand:gorobei", "defend")
    assert asked(match) == "kikuchiyo"
    assert match.legal() == ["fight-again", "end-turn"]


def test_8_4_the_second_fight_is_allowed_after_a_card_kept_after_redraw() -> None:
    match = table(
        *KIKUCHIYO[:2],
        "katsushiro",
        stack=["4-hat", "2-doll"],
        lent={"katsushiro": "kikuchiyo"},
    )
    play(match, "fight", "redraw", "confront")
    assert board(match, "kikuchiyo")["combat"] == ["2-doll"]
    assert match.legal() == ["fight-again", "end-turn"]


def test_8_4_the_second_fight_is_allowed_after_a_card_discarded() -> None:
    match = table(
        *KIKUCHIYO[:2],
        "kyuzo",
        combat={"kikuchiyo": ["4-doll"]},
        stack=["4-hat"],
        lent={"kyuzo": "kikuchiyo"},
    )
    play(match, "fight", "discard")
    assert match.legal() == ["fight-again", "end-turn"]


def test_8_4_the_second_fight_comes_after_the_kiai_of_the_first() -> None:
    match = table(*KIKUCHIYO, combat={"kikuchiyo": ["4-hat", "3-hat-flames"]}, stack=["3-doll"])
    play(match, "fight", "confront", "decline")
    assert board(match, "kikuchiyo")["combat"] == ["3-hat-flames", "3-doll"]
    assert match.legal() == ["fight-again", "end-turn"]


def test_8_4_there_is_no_second_fight_outside_his_own_turn() -> None:
    match = table("heihachi", "kikuchiyo", "kanbei", stack=["4-hat"])
    play(match, "fight", "hand:kikuchiyo", "defend")
    assert asked(match) == "kikuchiyo"
    assert "fight" in match.legal()  # his own turn has begun


def test_8_4_a_support_token_lends_the_second_fight() -> None:
    match = table(
        "gorobei", "kanbei", "kikuchiyo", stack=["4-hat", "2-doll"], lent={"kikuchiyo": "gorobei"}
    )
    play(match, "fight", "confront", "fight-again", "confront")
    assert board(match, "gorobei")["combat"] == ["4-hat", "2-doll"]
    assert asked(match) == "kanbei"


def test_8_4_a_village_token_gives_a_second_fight() -> None:
    match = table("gorobei", "kanbei", "heihachi", stack=["4-hat", "2-doll"], two_samurai_rule=True)
    play(match, "take:kikuchiyo", "begin", "fight", "confront", "fight-again", "confront")
    assert board(match, "gorobei")["combat"] == ["4-hat", "2-doll"]
    assert asked(match) == "kanbei"


def test_8_4_a_village_token_gives_no_second_fight_outside_the_takers_turn() -> None:
    used = dict.fromkeys(("daisuke", "kyuzo", "katsushiro"), "used")
    match = table(
        "gorobei",
        "kanbei",
        "heihachi",
        turn="heihachi",
        stack=["4-hat"],
        two_samurai_rule=True,
        village_tokens=used | {"kikuchiyo": 0},
    )
    play(match, "fight", "hand:gorobei", "defend")
    assert asked(match) == "gorobei"
    assert "fight" in match.legal()  # his own turn has begun


# §8.5


def test_8_5_kyuzo_may_discard_a_card_whose_value_is_in_his_line() -> None:
    match = table(
        "kyuzo", "gorobei", "kanbei", combat={"kyuzo": ["2-doll", "4-doll"]}, stack=["2-hat-flames"]
    )
    play(match, "fight", "discard")
    assert board(match, "kyuzo")["combat"] == ["2-doll", "4-doll"]
    assert match.view(None)["discard"] == ["2-hat-flames"]
    assert asked(match) == "gorobei"


def test_8_5_a_value_that_is_not_in_his_line_cannot_be_discarded() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        "kanbei",
        combat={"kyuzo": ["2-doll"], "gorobei": ["4-doll"]},
        defence={"kyuzo": ["4-farm-no-support"]},
        stack=["4-hat"],
    )
    play(match, "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "discard") == ("no-equal-value", "8.5")


def test_8_5_kyuzo_holding_2_4_2_is_handed_a_2_he_cannot_defend_with() -> None:
    match = table(
        "heihachi",
        "kyuzo",
        "kanbei",
        combat={"kyuzo": ["2-doll", "4-doll", "2-farm-no-support"]},
        defence={"kyuzo": ["4-hat"]},
        stack=["2-hat-flames"],
    )
    play(match, "fight", "hand:kyuzo")
    assert match.legal() == ["confront", "discard"]
    confronted = play(match.copy(), "confront")
    assert confronted.view(None)["barricades"] == 4  # 10 is above 9
    play(match, "discard")
    assert match.view(None)["discard"] == ["2-hat-flames"]
    assert match.view(None)["barricades"] == 5


@pytest.mark.parametrize(
    ("mine", "kyuzos", "may"), [("2-doll", "4-doll", True), ("4-doll", "2-doll", False)]
)
def test_8_5_a_borrowed_kyuzo_compares_with_the_borrowers_line(
    mine: str, kyuzos: str, may: bool
) -> None:
    match = table(
        "gorobei",
        "kanbei",
        "kyuzo",
        combat={"gorobei": [mine], "kyuzo": [kyuzos]},
        stack=["2-hat-flames"],
        lent={"kyuzo": "gorobei"},
    )
    play(match, "fight")
    assert ("discard" in match.legal()) is may


def test_8_5_the_last_card_of_the_stack_discarded_ends_the_round() -> None:
    seats = ("kyuzo", "gorobei", "kanbei")
    match = table(
        *seats,
        combat={"kyuzo": ["4-doll"]},
        defence=protected(*seats),
        stack=["4-hat"],
        stack_left=1,
    )
    play(match, "fight", "discard")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"


# §8.6

KATSUSHIRO = ("katsushiro", "gorobei", "kanbei")


def test_8_6_katsushiro_puts_a_card_under_the_stack_where_it_stays_known() -> None:
    match = table(*KATSUSHIRO, coming=["4-hat", "2-doll"])
    size = len(match.view(None)["stack"])
    play(match, "fight", "draw:4-hat", "redraw", "draw:2-doll", "confront")
    assert match.view(None)["stack"] == ["?"] * (size - 2) + ["4-hat"]
    assert board(match, "katsushiro")["combat"] == ["2-doll"]
    assert asked(match) == "gorobei"


def test_8_6_the_new_card_may_be_defended_with() -> None:
    match = table(*KATSUSHIRO, stack=["4-hat", "2-doll"])
    play(match, "fight", "redraw", "defend")
    assert board(match, "katsushiro")["defence"] == ["2-doll"]


def test_8_6_the_new_card_is_confronted_unasked_if_it_cannot_be_defended_with() -> None:
    match = table(*KATSUSHIRO, stack=["4-hat", "2-none-fire"])
    play(match, "fight", "redraw")
    assert board(match, "katsushiro")["combat"] == ["2-none-fire"]


def test_8_6_the_new_card_cannot_be_put_under_the_stack_too() -> None:
    match = table(*KATSUSHIRO, stack=["4-hat", "2-doll"])
    play(match, "fight", "redraw")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "redraw") == ("card-kept", "8.6")


@pytest.mark.parametrize(
    ("owner", "line", "talent"),
    [("heihachi", [], "hand:gorobei"), ("kyuzo", ["2-none-fire"], "discard")],
)
def test_8_6_no_talent_works_on_the_new_card(owner: str, line: list[str], talent: str) -> None:
    match = table(
        "katsushiro",
        "gorobei",
        owner,
        combat={"katsushiro": line},
        stack=["4-hat", "2-doll"],
        lent={owner: "katsushiro"},
    )
    play(match, "fight", "redraw")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("card-kept", "8.6")


@pytest.mark.parametrize(
    ("borrower", "line", "talent"),
    [("heihachi", [], "hand:gorobei"), ("kyuzo", ["2-none-fire"], "discard")],
)
def test_8_6_the_borrowers_own_talent_does_not_work_on_the_new_card_either(
    borrower: str, line: list[str], talent: str
) -> None:
    match = table(
        borrower,
        "gorobei",
        "katsushiro",
        combat={borrower: line},
        stack=["4-hat", "2-doll"],
        lent={"katsushiro": borrower},
    )
    play(match, "fight", "redraw")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("card-kept", "8.6")


def test_8_6_with_an_empty_stack_there_is_nothing_to_draw() -> None:
    match = table(*KATSUSHIRO, stack=["4-hat"], stack_left=1)
    play(match, "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "redraw") == ("stack-empty", "8.6")


def test_8_6_with_one_card_left_the_card_put_under_is_the_whole_stack() -> None:
    match = table(*KATSUSHIRO, stack=["4-hat", "2-doll"], stack_left=2)
    play(match, "fight", "redraw", "confront")
    assert match.view(None)["stack"] == ["4-hat"]
    assert match.view(None)["round"] == 1
    assert asked(match) == "gorobei"


def test_8_6_the_new_card_can_set_off_the_kiai() -> None:
    match = table(
        *KATSUSHIRO,
        combat={"katsushiro": ["4-hat", "3-hat-flames"]},
        stack=["2-doll", "3-doll"],
    )
    play(match, "fight", "redraw", "confront")
    assert match.legal() == ["use", "decline"]


def test_8_6_a_village_token_gives_katsushiros_talent() -> None:
    match = table("gorobei", "kanbei", "kyuzo", stack=["4-hat", "2-doll"], two_samurai_rule=True)
    play(match, "take:katsushiro", "begin", "fight", "redraw", "confront")
    assert board(match, "gorobei")["combat"] == ["2-doll"]
    assert match.view(None)["stack"][-1] == "4-hat"
