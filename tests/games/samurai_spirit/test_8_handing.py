"""RULES.md §8.1 and §8.2: when a talent works; Heihachi and Daisuke hand raiders on."""

import pytest
from tests.games.samurai_spirit.table import asked, board, play, protected, refused, table

# §8.1


@pytest.mark.parametrize("talent", ["discard", "redraw", "hand:kanbei"])
def test_8_1_a_talent_one_does_not_have_is_refused(talent: str) -> None:
    match = table(
        "gorobei", "kyuzo", "kanbei", combat={"gorobei": ["2-doll"]}, stack=["2-hat-flames"]
    )
    play(match, "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("talent-missing", "8.1")


@pytest.mark.parametrize(
    ("samurai", "line", "card"),
    [
        ("heihachi", [], "2-hat-flames"),
        ("daisuke", [], "3-hat-flames"),
        ("kyuzo", ["2-doll"], "2-hat-flames"),
        ("katsushiro", [], "2-hat-flames"),
    ],
)
@pytest.mark.parametrize("answer", ["confront", "defend"])
def test_8_1_no_talent_has_to_be_used(
    samurai: str, line: list[str], card: str, answer: str
) -> None:
    match = table(samurai, "gorobei", "kanbei", combat={samurai: line}, stack=[card])
    play(match, "fight", answer)
    assert card in board(match, samurai)["combat"] + board(match, samurai)["defence"]
    assert asked(match) == "gorobei"


@pytest.mark.parametrize(
    ("receiver", "line", "talent"),
    [
        ("kyuzo", ["2-doll"], "discard"),
        ("katsushiro", [], "redraw"),
    ],
)
def test_8_1_the_own_talent_works_outside_ones_turn_on_a_card_handed_over(
    receiver: str, line: list[str], talent: str
) -> None:
    match = table("heihachi", receiver, "kanbei", combat={receiver: line}, stack=["2-hat-flames"])
    play(match, "fight", f"hand:{receiver}")
    assert asked(match) == receiver
    assert match.legal() == ["confront", "defend", talent]


@pytest.mark.parametrize(
    ("token", "line", "talent"),
    [
        ("kyuzo", ["2-doll"], "discard"),
        ("katsushiro", [], "redraw"),
    ],
)
def test_8_1_a_village_token_works_outside_ones_turn_on_a_card_handed_over(
    token: str, line: list[str], talent: str
) -> None:
    used = dict.fromkeys(("daisuke", "gorobei", "kyuzo", "katsushiro"), "used")
    match = table(
        "heihachi",
        "kanbei",
        "kikuchiyo",
        combat={"kanbei": line},
        stack=["2-hat-flames"],
        two_samurai_rule=True,
        village_tokens=used | {token: 1},
    )
    play(match, "fight", "hand:kanbei")
    assert asked(match) == "kanbei"
    assert match.legal() == ["confront", "defend", talent]


def test_8_1_several_talents_work_on_one_card_one_after_the_other() -> None:
    """Kyuzo, with Heihachi's token, hands a 2 to Heihachi, gets it back and discards it."""
    match = table(
        "kyuzo",
        "heihachi",
        "kanbei",
        combat={"kyuzo": ["2-doll"]},
        stack=["2-hat-flames"],
        lent={"heihachi": "kyuzo"},
    )
    play(match, "fight", "hand:heihachi", "hand:kyuzo", "discard")
    assert match.view(None)["discard"] == ["2-hat-flames"]
    assert asked(match) == "heihachi"


def test_8_1_a_card_may_be_handed_on_and_then_put_under_the_stack() -> None:
    match = table("heihachi", "katsushiro", "kanbei", stack=["2-hat-flames", "3-doll"])
    play(match, "fight", "hand:katsushiro", "redraw", "confront")
    assert match.view(None)["stack"][-1] == "2-hat-flames"
    assert board(match, "katsushiro")["combat"] == ["3-doll"]
    assert asked(match) == "katsushiro"


# §8.2


@pytest.mark.parametrize(
    ("samurai", "card"),
    [
        ("heihachi", "2-hat-flames"),
        ("heihachi", "4-hat"),
        ("heihachi", "6-hat-intruder-intruder-flames"),
        ("daisuke", "1-hat-flames"),
        ("daisuke", "3-hat-flames"),
        ("daisuke", "5-hat-wound"),
    ],
)
def test_8_2_heihachi_hands_even_and_daisuke_odd_cards_to_either_neighbour(
    samurai: str, card: str
) -> None:
    match = table("kanbei", "gorobei", samurai, "kyuzo", turn=samurai, stack=[card], round_number=3)
    play(match, "fight")
    assert match.legal() == ["confront", "defend", "hand:gorobei", "hand:kyuzo"]


@pytest.mark.parametrize(("samurai", "card"), [("heihachi", "3-hat-flames"), ("daisuke", "4-hat")])
def test_8_2_the_other_cards_cannot_be_handed_on(samurai: str, card: str) -> None:
    match = table(samurai, "gorobei", "kanbei", stack=[card])
    play(match, "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "hand:gorobei") == ("talent-missing", "8.1")


def test_8_2_only_neighbours_can_be_handed_a_card() -> None:
    match = table("heihachi", "gorobei", "kanbei", "kyuzo", stack=["4-hat"])
    play(match, "fight")
    assert refused(match, "hand:kanbei") == ("not-a-neighbour", "8.2")
    assert refused(match, "hand:heihachi") == ("not-a-neighbour", "8.2")
    assert refused(match, "hand:daisuke") == ("not-in-play", "3.1")


def test_8_2_a_neighbour_who_has_passed_cannot_be_chosen_and_is_not_skipped() -> None:
    match = table("heihachi", "gorobei", "kanbei", "kyuzo", passed=["gorobei"], stack=["4-hat"])
    play(match, "fight")
    assert match.legal() == ["confront", "defend", "hand:kyuzo"]
    assert refused(match, "hand:gorobei")[0] == "samurai-passed"
    assert refused(match, "hand:kanbei") == ("not-a-neighbour", "8.2")


def test_8_2_with_two_samurai_both_neighbours_are_the_same() -> None:
    used = dict.fromkeys(("daisuke", "gorobei", "kikuchiyo", "kyuzo", "katsushiro"), "used")
    match = table("heihachi", "kanbei", stack=["4-hat"], two_samurai_rule=True, village_tokens=used)
    play(match, "fight")
    assert match.legal() == ["confront", "defend", "hand:kanbei"]


def test_8_2_the_neighbour_plays_the_card_as_if_drawn_by_a_fight() -> None:
    match = table("kanbei", "heihachi", "gorobei", turn="heihachi", stack=["4-hat"])
    play(match, "fight", "hand:kanbei")
    assert asked(match) == "kanbei"
    assert match.legal() == ["confront", "defend"]
    play(match, "defend")
    assert board(match, "kanbei")["defence"] == ["4-hat"]
    assert asked(match) == "gorobei"  # the turn was Heihachi's


def test_8_2_a_neighbour_who_cannot_choose_confronts_the_card_unasked() -> None:
    match = table(
        "heihachi", "gorobei", "kanbei", defence={"gorobei": ["3-hat-flames"]}, stack=["4-hat"]
    )
    play(match, "fight", "hand:gorobei")
    assert board(match, "gorobei")["combat"] == ["4-hat"]
    assert asked(match) == "gorobei"


def test_8_2_a_card_handed_over_can_overcome_the_neighbour() -> None:
    match = table(
        "heihachi", "gorobei", "kanbei", combat={"gorobei": ["4-hat", "2-doll"]}, stack=["4-doll"]
    )
    play(match, "fight", "hand:gorobei", "confront")
    assert match.view(None)["barricades"] == 4


@pytest.mark.parametrize(("owner", "card"), [("heihachi", "4-hat"), ("daisuke", "3-hat-flames")])
def test_8_2_a_card_handed_by_a_borrowed_talent_to_its_owner_goes_on_to_his_other_neighbour(
    owner: str, card: str
) -> None:
    match = table("kanbei", owner, "gorobei", "kyuzo", stack=[card], lent={owner: "kanbei"})
    play(match, "fight", f"hand:{owner}")
    assert asked(match) == owner
    assert match.legal() == ["confront", "defend", "hand:gorobei", "hand:kanbei"]
    play(match, "hand:gorobei", "defend")
    assert board(match, "gorobei")["defence"] == [card]
    assert asked(match) == owner  # Kanbei's turn is over


def test_8_2_a_card_may_be_handed_back_but_no_samurai_hands_it_on_twice() -> None:
    match = table("kanbei", "heihachi", "gorobei", stack=["4-hat"], lent={"heihachi": "kanbei"})
    play(match, "fight", "hand:heihachi", "hand:kanbei")
    assert asked(match) == "kanbei"
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "hand:gorobei") == ("already-handed", "8.2")
    assert refused(match, "hand:heihachi") == ("already-handed", "8.2")


def test_8_2_the_next_card_may_be_handed_on_again() -> None:
    match = table(
        "heihachi",
        "gorobei",
        "kikuchiyo",
        stack=["4-hat", "2-hat-flames"],
        lent={"kikuchiyo": "heihachi"},
    )
    play(match, "fight", "hand:gorobei", "defend", "fight-again", "hand:kikuchiyo", "defend")
    assert board(match, "gorobei")["defence"] == ["4-hat"]
    assert board(match, "kikuchiyo")["defence"] == ["2-hat-flames"]


def test_8_2_a_borrowed_talent_hands_to_the_borrowers_neighbours() -> None:
    """§8.7 Ruling: Heihachi sits beyond Kanbei's neighbours."""
    match = table(
        "kanbei", "gorobei", "heihachi", "kyuzo", stack=["4-hat"], lent={"heihachi": "kanbei"}
    )
    play(match, "fight")
    assert match.legal() == ["confront", "defend", "hand:gorobei", "hand:kyuzo"]


def test_8_2_a_village_token_hands_to_its_takers_neighbours() -> None:
    match = table("kanbei", "gorobei", "kikuchiyo", "kyuzo", stack=["4-hat"], two_samurai_rule=True)
    play(match, "take:heihachi", "begin", "fight")
    assert match.legal() == ["confront", "defend", "hand:gorobei", "hand:kyuzo"]


def test_8_2_the_receiver_needs_the_talent_for_that_very_card_to_hand_it_on() -> None:
    match = table("heihachi", "daisuke", "gorobei", stack=["4-hat"])
    play(match, "fight", "hand:daisuke")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "hand:gorobei") == ("talent-missing", "8.1")


def test_8_2_the_last_card_handed_over_was_drawn_by_the_one_who_handed_it() -> None:
    match = table(
        "heihachi",
        "gorobei",
        "kanbei",
        defence=protected("heihachi", "gorobei", "kanbei"),
        stack=["4-hat"],
        stack_left=1,
    )
    play(match, "fight", "hand:gorobei")
    lieutenants = ["deal:5-hat-wound", "deal:5-doll-intruder", "deal:5-farm-fire"]
    play(match, *lieutenants)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"
