"""RULES.md §7.6: a neighbour draws a raider straight into the combat line."""

import pytest
from tests.games.samurai_spirit.table import asked, board, let_chance_play, play, protected, table

SEATS = ("kyuzo", "gorobei", "kanbei")


def test_7_6_left_draws_goes_straight_into_the_line_of_the_next_seat() -> None:
    match = table(*SEATS, combat={"kyuzo": ["3-doll-left-draws"]}, coming=["2-hat-flames"])
    play(match, "draw:2-hat-flames")
    assert board(match, "gorobei")["combat"] == ["2-hat-flames"]
    assert asked(match) == "kyuzo"
    assert "fight" in match.legal()


def test_7_6_right_draws_goes_straight_into_the_line_of_the_seat_before() -> None:
    match = table(*SEATS, combat={"kyuzo": ["4-doll-right-draws"]}, stack=["2-hat-flames"])
    assert board(match, "kanbei")["combat"] == ["2-hat-flames"]
    assert asked(match) == "kyuzo"


@pytest.mark.parametrize("arrow", ["3-doll-left-draws", "4-doll-right-draws"])
def test_7_6_with_two_samurai_both_arrows_point_at_the_same_one(arrow: str) -> None:
    used = dict.fromkeys(("heihachi", "daisuke", "kikuchiyo", "gorobei", "katsushiro"), "used")
    match = table(
        "kyuzo",
        "kanbei",
        combat={"kyuzo": [arrow]},
        stack=["2-hat-flames"],
        two_samurai_rule=True,
        village_tokens=used,
    )
    assert board(match, "kanbei")["combat"] == ["2-hat-flames"]


@pytest.mark.parametrize(
    ("neighbour", "line", "card"),
    [
        ("heihachi", [], "4-hat"),
        ("daisuke", [], "3-hat-flames"),
        ("kyuzo", ["4-doll"], "4-hat"),
        ("katsushiro", [], "4-hat"),
    ],
)
def test_7_6_no_talent_and_no_defending_on_the_card_of_an_arrow(
    neighbour: str, line: list[str], card: str
) -> None:
    match = table(
        "gorobei",
        neighbour,
        "kanbei",
        combat={"gorobei": ["3-doll-left-draws"], neighbour: line},
        stack=[card],
    )
    assert board(match, neighbour)["combat"] == [*line, card]
    assert asked(match) == "gorobei"


def test_7_6_no_talent_of_the_one_who_suffers_it_works_on_the_card_either() -> None:
    match = table(
        "heihachi", "gorobei", "kanbei", combat={"heihachi": ["3-doll-left-draws"]}, stack=["4-hat"]
    )
    assert board(match, "gorobei")["combat"] == ["4-hat"]


def test_7_6_left_draws_may_set_off_the_neighbours_kiai() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": ["3-doll-left-draws"], "gorobei": ["4-hat", "2-doll"]},
        stack=["3-hat-flames", "4-doll", "2-hat-flames"],
    )
    assert asked(match) == "gorobei"
    play(match, "use")
    assert match.view(None)["discard"] == ["2-hat-flames", "4-hat", "4-doll"]
    assert board(match, "gorobei")["combat"] == ["2-doll", "3-hat-flames"]
    assert asked(match) == "kyuzo"


def test_7_6_left_draws_may_overcome_the_neighbour() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": ["3-doll-left-draws"], "gorobei": ["4-hat", "3-doll"]},
        stack=["3-hat-flames"],
    )
    assert board(match, "gorobei")["total"] == 10
    assert match.view(None)["barricades"] == 4
    assert not board(match, "gorobei")["passed"]


@pytest.mark.parametrize(
    ("arrow", "passed", "other"),
    [("3-doll-left-draws", "gorobei", "kanbei"), ("4-doll-right-draws", "kanbei", "gorobei")],
)
def test_7_6_left_draws_with_a_passed_left_neighbour_is_a_wound(
    arrow: str, passed: str, other: str
) -> None:
    match = table(*SEATS, combat={"kyuzo": [arrow]}, passed=[passed], stack=["4-hat"])
    assert board(match, "kyuzo")["wounds"] == 1
    assert board(match, passed)["combat"] == []
    assert board(match, other)["combat"] == []  # a passed one is not skipped
    assert match.view(None)["stack"][0] == "4-hat"


def test_7_6_left_draws_with_the_last_card_ends_the_round_without_an_action() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": ["3-doll-left-draws"]},
        defence=protected(*SEATS),
        stack=["4-hat"],
        stack_left=1,
    )
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "kanbei"  # left of Gorobei, who drew it
