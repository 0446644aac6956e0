"""RULES.md §9.6 to §9.8: Kyuzo's and Katsushiro's kiais, and kiais that can change nothing."""

from typing import Any

import pytest
from tests.games.samurai_spirit.kiai import LINES, kiai
from tests.games.samurai_spirit.table import (
    asked,
    board,
    let_chance_play,
    play,
    protected,
    refused,
    table,
)

import engawa

# §9.6: when the token works and when it goes home is in test_8_tokens.py


def test_9_6_kyuzo_lends_one_samurais_token_to_another() -> None:
    """**Ruling**: tokens that are with their owner, and Kyuzo's player decides. Polish book:
    "dowolny żeton Wsparcia", which we read so."""
    match = kiai("kyuzo", barricades=2)
    play(match, "use")
    loans = {
        "lend:kyuzo>gorobei",
        "lend:kyuzo>kanbei",
        "lend:gorobei>kyuzo",
        "lend:gorobei>kanbei",
        "lend:kanbei>kyuzo",
        "lend:kanbei>gorobei",
    }
    assert set(match.legal()) == loans
    play(match, "lend:gorobei>kanbei")
    assert board(match, "gorobei")["token_lent_to"] == 2
    assert match.view(None)["barricades"] == 2  # only the animal adds one
    assert match.view(None)["discard"] == ["4-hat"]
    assert asked(match) == "gorobei"


def test_9_6_kyuzo_may_lend_his_own_token() -> None:
    match = kiai("kyuzo")
    play(match, "use", "lend:kyuzo>gorobei")
    assert board(match, "kyuzo")["token_lent_to"] == 1


def test_9_6_a_token_that_is_away_cannot_be_lent() -> None:
    match = kiai("kyuzo", lent={"kanbei": "gorobei"})
    play(match, "use")
    assert refused(match, "lend:kanbei>kyuzo") == ("token-away", "8.7")
    assert "lend:gorobei>kanbei" in match.legal()


def test_9_6_passed_samurai_neither_lend_nor_borrow() -> None:
    match = kiai("kyuzo", passed=["kanbei"])
    play(match, "use")
    assert set(match.legal()) == {"lend:kyuzo>gorobei", "lend:gorobei>kyuzo"}
    assert refused(match, "lend:kanbei>gorobei")[0] == "samurai-passed"
    assert refused(match, "lend:gorobei>kanbei")[0] == "samurai-passed"


def test_9_6_tokens_beside_the_village_cannot_be_lent() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        "kanbei",
        combat={"kyuzo": LINES[9]},
        stack=["3-doll"],
        two_samurai_rule=True,
    )
    play(match, "take:daisuke", "begin", "fight", "confront", "use")
    assert refused(match, "lend:heihachi>gorobei") == ("not-in-play", "3.1")
    assert refused(match, "lend:daisuke>gorobei") == ("not-in-play", "3.1")


def test_9_6_the_human_kiai_used_must_name_a_loan() -> None:
    match = kiai("kyuzo")
    play(match, "use")
    assert refused(match, "lend:none") == ("lend-must", "9.6")


def test_9_6_nobody_lends_to_himself() -> None:
    match = kiai("kyuzo")
    play(match, "use")
    assert refused(match, "lend:gorobei>gorobei") == ("same-samurai", "9.6")


def test_9_6_the_animal_lends_and_adds_a_barricade() -> None:
    match = kiai("kyuzo", "animal", barricades=2)
    play(match, "use", "lend:gorobei>kanbei")
    assert board(match, "gorobei")["token_lent_to"] == 2
    assert match.view(None)["barricades"] == 3


def test_9_6_the_animal_may_leave_the_loan_out_and_add_the_barricade() -> None:
    match = kiai("kyuzo", "animal", barricades=2)
    play(match, "use", "lend:none")
    assert match.view(None)["barricades"] == 3
    assert board(match, "gorobei")["token_lent_to"] is None
    assert asked(match) == "gorobei"


def test_9_6_at_the_cap_the_animal_only_lends() -> None:
    match = kiai("kyuzo", "animal")
    play(match, "use", "lend:gorobei>kanbei")
    assert board(match, "gorobei")["token_lent_to"] == 2
    assert match.view(None)["barricades"] == 5


def test_9_6_without_a_possible_loan_the_animal_only_adds_the_barricade() -> None:
    match = kiai("kyuzo", "animal", barricades=2, passed=["gorobei", "kanbei"])
    play(match, "use")
    assert match.view(None)["barricades"] == 3
    assert "fight" in match.legal()


# §9.7


def test_9_7_katsushiro_turns_up_two_cards_and_puts_them_back_in_any_order() -> None:
    match = kiai("katsushiro", coming=["4-doll", "1-doll"])
    play(match, "use", "draw:4-doll", "draw:1-doll")
    assert match.legal() == ["order:1-2", "order:2-1"]
    play(match, "order:2-1")
    assert match.view(None)["stack"][:3] == ["1-doll", "4-doll", "?"]
    assert match.view(None)["discard"] == ["4-hat"]
    play(match, "fight")  # Gorobei draws what all know: chance is not asked
    assert asked(match) == "gorobei"


@pytest.mark.parametrize(
    ("order", "stack"),
    [
        ("order:1-2-3", ["4-farm-no-support", "1-doll", "2-hat-flames"]),
        ("order:1-3-2", ["4-farm-no-support", "2-hat-flames", "1-doll"]),
        ("order:2-1-3", ["1-doll", "4-farm-no-support", "2-hat-flames"]),
        ("order:2-3-1", ["1-doll", "2-hat-flames", "4-farm-no-support"]),
        ("order:3-1-2", ["2-hat-flames", "4-farm-no-support", "1-doll"]),
        ("order:3-2-1", ["2-hat-flames", "1-doll", "4-farm-no-support"]),
    ],
)
def test_9_7_the_animal_turns_up_three(order: str, stack: list[str]) -> None:
    turned_up = ["4-farm-no-support", "1-doll", "2-hat-flames"]
    match = kiai("katsushiro", "animal", coming=turned_up)
    play(match, "use", *[f"draw:{card}" for card in turned_up], order)
    assert match.view(None)["stack"][:4] == [*stack, "?"]


@pytest.mark.parametrize(("side", "order"), [("human", "order:1-2-3"), ("animal", "order:2-1")])
def test_9_7_the_order_names_all_the_cards_turned_up(side: str, order: str) -> None:
    match = kiai("katsushiro", side, stack=["4-farm-no-support", "1-doll", "2-hat-flames"])
    play(match, "use")
    assert refused(match, order) == ("wrong-number", "9.7")


def test_9_7_a_known_card_among_them_is_not_drawn_again() -> None:
    match = kiai("katsushiro", stack=["4-doll"], coming=["1-doll"])
    play(match, "use", "draw:1-doll", "order:2-1")
    assert match.view(None)["stack"][:2] == ["1-doll", "4-doll"]


def test_9_7_two_cards_left_are_ordered_though_the_animal_may_turn_up_three() -> None:
    match = kiai("katsushiro", "animal", stack=["4-farm-no-support", "1-doll"], stack_left=3)
    play(match, "use")
    assert match.legal() == ["order:1-2", "order:2-1"]


def test_9_7_a_single_card_left_is_only_turned_up() -> None:
    match = kiai("katsushiro", coming=["1-doll"], stack_left=2)
    play(match, "use", "draw:1-doll")
    assert match.view(None)["stack"] == ["1-doll"]
    assert asked(match) == "gorobei"


# §9.8


def not_asked(match: engawa.Match, samurai: str) -> bool:
    """Is the kiai over already, its first card discarded, and the next turn begun?"""
    line = board(match, samurai)["combat"]
    return (
        not board(match, samurai)["in_kiai"] and asked(match) == "gorobei" and line[-1] == "3-doll"
    )


@pytest.mark.parametrize(
    ("samurai", "side", "why"),
    [
        ("heihachi", "human", {}),  # barricades at the cap
        ("heihachi", "human", {"wounds": {"kanbei": 1}}),  # the human does not heal
        ("heihachi", "animal", {}),  # at the cap, and no wound token
        ("heihachi", "animal", {"wounds": {"kanbei": 2}}),  # an animal without a wound token
        ("kanbei", "human", {}),  # no intruders
        ("kanbei", "animal", {}),
        ("katsushiro", "human", {"stack": ["2-doll-intruder"], "stack_left": 2}),  # one known card
        (
            "kyuzo",
            "human",  # no token at home, and no barricade on the human side
            {
                "lent": {"kyuzo": "gorobei", "gorobei": "kanbei", "kanbei": "gorobei"},
                "barricades": 2,
            },
        ),
        (
            "kyuzo",
            "animal",  # no token at home, and the barricades at the cap
            {"lent": {"kyuzo": "gorobei", "gorobei": "kanbei", "kanbei": "gorobei"}},
        ),
    ],
)
def test_9_8_use_is_not_asked_where_nothing_can_change_and_the_first_card_goes_all_the_same(
    samurai: str, side: str, why: dict[str, Any]
) -> None:
    match = kiai(samurai, side, **why)
    assert not_asked(match, samurai)
    assert {"3-hat-flames", "4-hat"} & set(match.view(None)["discard"])
    assert match.log[-1][1] == "confront"


@pytest.mark.parametrize("samurai", ["daisuke", "kyuzo"])
def test_9_8_without_another_samurai_there_is_no_gift_and_no_loan(samurai: str) -> None:
    match = kiai(
        samurai, combat={"gorobei": ["1-doll"]}, passed=["gorobei", "kanbei"], barricades=2
    )
    assert asked(match) == samurai
    assert "fight" in match.legal()  # alone, he has the next turn
    assert len(match.view(None)["discard"]) == 1


@pytest.mark.parametrize("samurai", ["gorobei", "katsushiro"])
@pytest.mark.parametrize("side", ["human", "animal"])
def test_9_8_with_an_empty_stack_use_is_not_asked_and_the_round_ends(
    samurai: str, side: str
) -> None:
    seats = {
        "gorobei": ("gorobei", "kanbei", "heihachi"),
        "katsushiro": ("katsushiro", "gorobei", "kanbei"),
    }[samurai]
    match = kiai(samurai, side, defence=protected(*seats, symbols=("hat", "farm")), stack_left=1)
    assert asked(match) == "chance"  # the families of three samurai without a doll
    assert len(board(match, samurai)["combat"]) == len(LINES[board(match, samurai)["kiai"]])


def test_9_8_the_animal_heihachi_is_asked_as_long_as_he_can_heal() -> None:
    match = kiai("heihachi", "animal", wounds={"kanbei": 1})
    play(match, "use", "heal:kanbei")
    assert board(match, "kanbei")["wounds"] == 0
    assert match.view(None)["barricades"] == 5


def test_9_8_the_animal_heihachi_is_asked_as_long_as_there_is_room_for_a_barricade() -> None:
    match = kiai("heihachi", "animal", barricades=4)
    play(match, "use")
    assert match.view(None)["barricades"] == 5


def test_9_8_the_second_gift_is_not_asked_if_no_gift_is_possible() -> None:
    """Gorobei defends with the only card left: the lines of all who have not passed are empty."""
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        combat={"daisuke": ["6-farm-fire-fire-flames"]},
        wounds={"daisuke": 2},
        passed=["kanbei"],
        stack=["5-doll-intruder"],
        round_number=3,
    )
    play(match, "fight", "confront", "use", "defend")
    assert match.legal() == ["use", "decline"]
    play(match, "use", "defend")
    assert match.view(None)["turn"] == 1
    assert board(match, "gorobei")["defence"] == ["6-farm-fire-fire-flames", "5-doll-intruder"]


def test_9_8_katsushiro_is_asked_to_turn_up_a_single_unknown_card() -> None:
    match = kiai("katsushiro", stack_left=2)
    assert match.legal() == ["use", "decline"]
    play(match, "use")
    let_chance_play(match)
    assert match.view(None)["stack"] != ["?"]
