"""RULES.md §5: the combat line."""

import pytest
from tests.games.samurai_spirit.table import asked, board, play, refused, table

import engawa

# §5.1


def test_5_1_a_card_that_leaves_the_total_below_the_kiai_value_does_nothing() -> None:
    line = {"gorobei": ["4-hat", "1-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll"], barricades=3)
    play(match, "fight", "draw:3-doll", "confront")
    assert board(match, "gorobei")["combat"] == ["4-hat", "1-doll", "3-doll"]
    assert match.view(None)["barricades"] == 3
    assert match.actor == 1


def test_5_1_a_card_that_makes_the_total_equal_sets_off_the_kiai() -> None:
    line = {"gorobei": ["4-hat", "2-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll"], barricades=3)
    play(match, "fight", "draw:3-doll", "confront")
    assert match.actor == 0
    assert match.legal() == ["use", "decline"]
    assert match.view(None)["barricades"] == 3


def test_5_1_a_card_that_takes_the_total_above_overcomes() -> None:
    line = {"gorobei": ["4-hat", "4-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll"], barricades=3)
    play(match, "fight", "draw:3-doll", "confront")
    assert match.view(None)["barricades"] == 2
    assert board(match, "gorobei")["total"] == 11
    assert match.actor == 1


# The last card wounds Heihachi, whose board is turned: kiai value 11.
@pytest.mark.parametrize(
    ("line", "asked", "has_passed"),
    [
        (["4-hat", "3-doll", "3-none-wound"], ["fight", "support:gorobei", "pass"], False),
        (["4-hat", "4-doll", "3-none-wound"], ["use", "decline"], False),
        (["4-hat", "4-doll", "4-none-wound"], ["fight", "pass"], True),
    ],
)
def test_5_1_turning_the_board_sets_off_the_kiai_if_equal_and_nothing_if_above(
    line: list[str], asked: list[str], has_passed: bool
) -> None:
    match = table(
        "heihachi", "gorobei", wounds={"heihachi": 1}, combat={"heihachi": line}, barricades=3
    )
    assert board(match, "heihachi")["side"] == "animal"
    assert board(match, "heihachi")["passed"] is has_passed
    assert match.view(None)["barricades"] == 3
    assert match.legal() == asked


# Gorobei's kiai value is 9; Kikuchiyo is at his, which is 10, after the fight.
ABOVE = ["3-doll", "4-doll", "2-hat-flames", "3-none-wound"]
EQUAL = ["4-hat", "3-doll", "2-doll"]


def kikuchiyo_takes_from(gorobei: list[str]) -> engawa.Match:
    match = table(
        "kikuchiyo",
        "gorobei",
        combat={"kikuchiyo": ["4-farm-no-support", "3-hat-flames"], "gorobei": gorobei},
        coming=["3-doll-left-draws"],
        barricades=3,
    )
    return play(match, "fight", "draw:3-doll-left-draws", "confront", "use", "remove:gorobei")


def test_5_1_a_line_that_a_kiai_brings_back_to_the_value_sets_off_that_samurais_kiai() -> None:
    """English book: cards "added to or subtracted from" the line; a kiai "whenever you reach your
    Kiai value exactly"."""
    match = kikuchiyo_takes_from(ABOVE)
    assert board(match, "gorobei")["total"] == 9
    assert (asked(match), match.legal()) == ("gorobei", ["use", "decline"])
    play(match, "decline")
    assert board(match, "gorobei")["combat"] == ["4-doll", "2-hat-flames"]
    assert match.view(None)["barricades"] == 3
    assert match.legal() == ["fight-again", "end-turn"]  # Kikuchiyo's own kiai is over too


def test_5_1_a_line_that_a_kiai_brings_below_the_value_sets_off_nothing() -> None:
    match = kikuchiyo_takes_from(EQUAL)
    assert board(match, "gorobei")["total"] == 7
    assert match.legal() == ["fight-again", "end-turn"]


def test_5_1_the_line_that_daisuke_took_from_is_looked_at_once_the_card_has_its_place() -> None:
    """**Ruling**: first the one who got it confronts, with all that follows from it."""
    lines = {
        "daisuke": ["4-farm-no-support", "1-hat-flames"],
        "gorobei": ABOVE,
        "kanbei": ["4-hat", "2-doll"],
    }
    match = table(
        "daisuke", "gorobei", "kanbei", combat=lines, intruders=["?"], coming=["3-doll-left-draws"]
    )
    play(match, "fight", "draw:3-doll-left-draws", "confront", "use", "give:gorobei>kanbei")
    assert (asked(match), match.legal()) == ("kanbei", ["use", "decline"])
    play(match, "decline")
    assert (asked(match), match.legal()) == ("gorobei", ["use", "decline"])
    play(match, "decline")
    assert [board(match, name)["total"] for name in lines] == [4, 6, 5]


def test_5_1_a_line_brought_back_to_the_value_by_its_own_kiais_first_card_sets_off_nothing() -> (
    None
):
    """**Ruling**: the first card that a kiai discards is part of that kiai."""
    lines = {"daisuke": ["4-farm-no-support", "1-hat-flames"], "gorobei": ["4-doll"]}
    match = table("daisuke", "gorobei", combat=lines, coming=["3-doll-left-draws"], barricades=3)
    play(match, "fight", "draw:3-doll-left-draws", "confront", "use", "give:gorobei>daisuke")
    play(match, "confront")
    assert (board(match, "daisuke")["total"], board(match, "daisuke")["kiai"]) == (8, 8)
    assert asked(match) == "gorobei"
    assert match.legal() == ["fight", "support:daisuke", "pass"]


# §5.2


def test_5_2_each_further_card_above_the_value_costs_another_barricade() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        combat={"gorobei": ["3-farm-left-draws"], "kyuzo": ["4-hat", "4-doll", "3-doll"]},
        coming=["2-doll"],
        barricades=3,
    )
    play(match, "draw:2-doll")
    assert board(match, "kyuzo")["total"] == 13
    assert match.view(None)["barricades"] == 2


def test_5_2_kikuchiyo_overcome_by_the_first_fight_is_overcome_again_by_the_second() -> None:
    match = table(
        "kikuchiyo",
        "gorobei",
        combat={"kikuchiyo": ["4-hat", "4-doll"]},
        coming=["4-none-wound", "1-none-fire"],
        barricades=3,
    )
    play(match, "fight", "draw:4-none-wound", "fight-again", "draw:1-none-fire")
    assert match.view(None)["barricades"] == 1


def test_5_2_with_no_barricade_left_a_farmstead_is_destroyed() -> None:
    line = {"gorobei": ["4-hat", "4-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll"], barricades=0)
    play(match, "fight", "draw:3-doll", "confront")
    assert match.actor == "chance"
    match = play(match, "farmstead:wound")
    assert match.view(None)["farmsteads"]["wound"] == 1
    assert match.actor == 1


def test_5_2_the_samurai_is_not_out_before_his_own_turn() -> None:
    line = {"gorobei": ["4-hat", "4-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll", "1-doll"])
    play(match, "fight", "draw:3-doll", "confront")
    assert board(match, "gorobei")["passed"] is False
    assert "support:gorobei" in match.legal()
    play(match, "fight", "draw:1-doll", "confront")
    assert board(match, "gorobei")["passed"] is True


# §5.3


def test_5_3_kyuzo_with_4_and_2_confronts_a_3_and_the_4_is_discarded() -> None:
    match = table("kyuzo", "gorobei", combat={"kyuzo": ["4-hat", "2-doll"]}, coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "confront", "decline")
    assert board(match, "kyuzo")["combat"] == ["2-doll", "3-doll"]
    assert board(match, "kyuzo")["total"] == 5
    assert match.view(None)["discard"] == ["4-hat"]


def test_5_3_the_first_card_is_discarded_after_the_effect_is_used_too() -> None:
    line = {"heihachi": ["4-hat", "1-doll"]}
    match = table("heihachi", "gorobei", combat=line, coming=["3-doll"], barricades=2)
    play(match, "fight", "draw:3-doll", "confront", "use")
    assert match.view(None)["barricades"] == 3
    assert board(match, "heihachi")["combat"] == ["1-doll", "3-doll"]


def test_5_3_a_kiai_that_can_change_nothing_is_not_asked_and_the_first_card_is_discarded() -> None:
    line = {"heihachi": ["4-hat", "1-doll"]}
    match = table("heihachi", "gorobei", combat=line, coming=["3-doll"])  # barricades at the cap
    play(match, "fight", "draw:3-doll", "confront")
    assert board(match, "heihachi")["combat"] == ["1-doll", "3-doll"]
    assert match.actor == 1


def test_5_3_an_effect_that_empties_the_line_leaves_no_card_to_discard() -> None:
    match = table(
        "daisuke",
        "gorobei",
        round_number=3,
        wounds={"daisuke": 2},
        combat={"daisuke": ["6-none-lose-defence-flames"]},
        defence={"daisuke": ["2-hat-flames"]},
        coming=["5-none-fire-flames"],
    )
    play(match, "fight", "draw:5-none-fire-flames", "confront")
    play(match, "use", "use", "give:daisuke>gorobei")  # at first only Daisuke has a card to give
    assert board(match, "daisuke")["combat"] == []
    gorobei = board(match, "gorobei")["combat"]
    assert gorobei == ["5-none-fire-flames", "6-none-lose-defence-flames"]
    assert match.view(None)["discard"] == ["2-hat-flames"]


def test_5_3_a_kiai_can_be_set_off_in_another_players_turn() -> None:
    match = table(
        "gorobei",
        "heihachi",
        combat={"gorobei": ["3-farm-left-draws"], "heihachi": ["4-hat"]},
        coming=["4-doll"],
        barricades=2,
    )
    play(match, "draw:4-doll")
    assert match.actor == 1
    match = play(match, "use")
    assert match.view(None)["barricades"] == 3
    assert match.actor == 0
    assert match.legal() == ["fight", "support:heihachi", "pass"]


def test_5_3_the_side_that_shows_when_the_kiai_is_set_off_decides() -> None:
    # Gorobei, overcome by the gift, costs a farmstead, whose back wakes the animal in Daisuke.
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        level="hard",
        wounds={"daisuke": 1},
        barricades=0,
        combat={
            "daisuke": ["4-hat", "2-doll"],
            "gorobei": ["4-doll", "4-farm-no-support"],
            "kanbei": ["3-none-wound"],
        },
        coming=["2-none-fire"],
    )
    play(match, "fight", "draw:2-none-fire", "use", "give:kanbei>gorobei")
    play(match, "farmstead:wound", "wounded:daisuke")
    assert board(match, "daisuke")["side"] == "animal"
    assert board(match, "daisuke")["combat"] == ["2-doll", "2-none-fire"]  # no second gift
    assert board(match, "gorobei")["passed"] is True
    assert match.actor == 2


def test_5_3_a_samurai_may_have_the_kiai_again_later() -> None:
    match = table(
        "heihachi",
        "gorobei",
        passed=["gorobei"],
        combat={"heihachi": ["4-hat", "1-doll"]},
        coming=["3-doll", "4-doll"],
        barricades=2,
    )
    play(match, "fight", "draw:3-doll", "confront", "use")
    play(match, "fight", "draw:4-doll", "confront", "use")
    assert match.view(None)["barricades"] == 4
    assert board(match, "heihachi")["combat"] == ["3-doll", "4-doll"]


def test_5_3_a_samurai_who_has_passed_has_no_kiai() -> None:
    # A farmstead wounds Heihachi, who has passed: he stands exactly at his animal value.
    match = table(
        "kyuzo",
        "heihachi",
        level="hard",
        passed=["heihachi"],
        wounds={"heihachi": 1},
        barricades=0,
        combat={"kyuzo": ["3-hat-fire-flames"], "heihachi": ["4-hat", "4-doll", "3-doll"]},
    )
    play(match, "farmstead:wound", "wounded:heihachi")
    assert board(match, "heihachi")["side"] == "animal"
    assert board(match, "heihachi")["total"] == board(match, "heihachi")["kiai"] == 11
    assert match.actor == 0
    assert match.legal() == ["fight", "pass"]


def test_5_3_a_samurai_who_has_not_passed_has_it_when_a_farmstead_wounds_him() -> None:
    match = table(
        "kyuzo",
        "heihachi",
        level="hard",
        wounds={"heihachi": 1},
        barricades=0,
        combat={"kyuzo": ["3-hat-fire-flames"], "heihachi": ["4-hat", "4-doll", "3-doll"]},
    )
    play(match, "farmstead:wound", "wounded:heihachi")
    assert match.actor == 1
    assert match.legal() == ["use", "decline"]


def test_5_3_no_kiai_happens_at_the_end_of_a_round() -> None:
    """**Ruling**. English book: "whenever you reach your Kiai value exactly"; at the end of a round
    no book lets anybody act."""
    # Without a hat both are wounded; Heihachi's board is turned at exactly 11.
    match = table(
        "gorobei",
        "heihachi",
        wounds={"heihachi": 1},
        barricades=0,
        combat={"heihachi": ["4-hat", "4-doll", "3-doll"]},
        stack=["4-none-wound"],
        stack_left=1,
    )
    play(match, "fight")
    assert board(match, "heihachi")["side"] == "animal"
    assert match.actor == "chance"
    assert "farmstead:wound" in match.legal()
    assert board(match, "heihachi")["combat"] == ["4-hat", "4-doll", "3-doll"]


# §5.4


def test_5_4_the_inner_kiai_is_resolved_before_the_outer_one_goes_on() -> None:
    match = table(
        "daisuke",
        "heihachi",
        "kanbei",
        wounds={"daisuke": 2},
        barricades=3,
        combat={
            "daisuke": ["4-hat", "4-doll"],
            "heihachi": ["4-farm-no-support", "1-doll"],
            "kanbei": ["3-none-wound"],
        },
        coming=["3-hat-flames"],
    )
    play(match, "fight", "draw:3-hat-flames", "confront", "use", "give:kanbei>heihachi")
    assert match.actor == 1  # Heihachi stands at 8
    match = play(match, "use")
    assert match.view(None)["barricades"] == 4
    assert board(match, "heihachi")["combat"] == ["1-doll", "3-none-wound"]
    assert board(match, "daisuke")["combat"] == ["4-hat", "4-doll", "3-hat-flames"]
    assert match.actor == 0  # and only then Daisuke's second use
    assert match.legal() == ["use", "decline"]
    play(match, "decline")
    assert board(match, "daisuke")["combat"] == ["4-doll", "3-hat-flames"]


def test_5_4_daisuke_who_reaches_the_value_in_his_own_kiai_sets_off_nothing() -> None:
    match = table(
        "daisuke",
        "gorobei",
        wounds={"daisuke": 2},
        combat={"daisuke": ["4-hat", "4-doll"]},
        coming=["3-none-wound"],
    )
    play(match, "fight", "draw:3-none-wound", "confront", "use")  # only Daisuke has a card to give
    assert board(match, "gorobei")["combat"] == ["3-none-wound"]
    play(match, "use", "give:gorobei>daisuke")  # back at 11
    assert board(match, "daisuke")["combat"] == ["4-doll", "3-none-wound"]
    assert match.actor == 1


def test_5_4_a_card_that_takes_him_above_in_his_own_kiai_still_overcomes() -> None:
    match = table(
        "daisuke",
        "gorobei",
        combat={"daisuke": ["4-hat", "1-doll"], "gorobei": ["1-none-fire"]},
        coming=["3-doll"],
        barricades=3,
    )
    play(match, "fight", "draw:3-doll", "confront", "use", "give:gorobei>daisuke")
    assert match.view(None)["barricades"] == 2
    assert board(match, "daisuke")["combat"] == ["1-doll", "3-doll", "1-none-fire"]


def test_5_4_while_a_kiai_is_asked_no_action_may_be_chosen() -> None:
    line = {"gorobei": ["4-hat", "2-doll"]}
    match = table("gorobei", "kanbei", combat=line, coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "confront")
    assert refused(match, "fight")[0] == "not-now"
