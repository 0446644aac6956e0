"""RULES.md §5.3, §5.4, §9: kiais in another's turn, inside one another, and at a round's end."""

import pytest
from tests.games.samurai_spirit.kiai import LINES, kiai
from tests.games.samurai_spirit.table import asked, board, let_chance_play, play, protected, table

# In another player's turn


def test_9_a_card_handed_over_sets_off_a_kiai_in_anothers_turn() -> None:
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        combat={"gorobei": LINES[9]},
        stack=["3-doll", "4-doll", "1-doll", "2-hat-flames"],
    )
    play(match, "fight", "hand:gorobei", "confront")
    assert asked(match) == "gorobei"
    play(match, "use")
    assert set(match.view(None)["discard"]) == {"4-hat", "4-doll", "1-doll"}
    assert board(match, "gorobei")["combat"] == ["2-doll", "3-doll"]
    assert match.view(None)["turn"] == 1  # Daisuke's turn is over


@pytest.mark.parametrize("answer", ["use", "decline"])
def test_9_left_draws_sets_off_a_kiai_and_then_the_turn_goes_on(answer: str) -> None:
    match = table(
        "daisuke",
        "kanbei",
        "gorobei",
        combat={"daisuke": ["3-hat-left-draws"], "kanbei": LINES[9]},
        stack=["3-doll"],
        intruders=["1-doll", "2-hat-flames", "1-hat-flames"],
    )
    assert asked(match) == "kanbei"
    play(match, answer)
    assert len(match.view(None)["intruders"]) == (1 if answer == "use" else 3)
    assert board(match, "kanbei")["combat"] == ["2-doll", "3-doll"]
    assert asked(match) == "daisuke"
    assert "fight" in match.legal()


def test_9_a_board_turned_by_a_burning_farmstead_sets_off_the_animal_kiai_in_anothers_turn() -> (
    None
):
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        level="hard",
        combat={"daisuke": ["2-none-fire"], "gorobei": ["4-hat", "4-doll", "4-farm-no-support"]},
        wounds={"gorobei": 1},
        barricades=0,
        stack=["1-doll", "2-doll", "2-hat-flames", "1-hat-flames"],
    )
    play(match, "farmstead:wound", "wounded:gorobei")
    assert asked(match) == "gorobei"
    play(match, "use")
    assert set(match.view(None)["discard"]) == {"1-doll", "2-doll", "2-hat-flames", "4-hat"}
    assert asked(match) == "daisuke"


def test_9_a_board_turned_of_one_who_has_passed_sets_off_nothing() -> None:
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        level="hard",
        combat={"daisuke": ["2-none-fire"], "gorobei": ["4-hat", "4-doll", "4-farm-no-support"]},
        wounds={"gorobei": 1},
        passed=["gorobei"],
        barricades=0,
    )
    play(match, "farmstead:wound", "wounded:gorobei")
    assert board(match, "gorobei")["side"] == "animal"
    assert board(match, "gorobei")["total"] == 12
    assert asked(match) == "daisuke"


def test_9_a_wound_penalty_that_turns_the_board_sets_off_the_animal_kiai_before_the_action() -> (
    None
):
    match = table(
        "kanbei",
        "gorobei",
        "daisuke",
        combat={"kanbei": ["4-hat", "4-doll", "4-farm-wound-flames"]},
        wounds={"kanbei": 1},
        intruders=["1-doll", "2-hat-flames", "1-hat-flames", "2-doll"],
    )
    play(match, "use")
    assert match.view(None)["intruders"] == ["2-doll"]  # three: the animal's
    assert board(match, "kanbei")["combat"] == ["4-doll", "4-farm-wound-flames"]
    assert "fight" in match.legal()


def test_9_a_kiai_may_come_again_later() -> None:
    """Alone: the kiai at 8 leaves 2 and 3, another 3 makes 8 again."""
    match = table(
        "heihachi",
        "gorobei",
        "kanbei",
        combat={"heihachi": LINES[8]},
        passed=["gorobei", "kanbei"],
        stack=["3-doll", "3-doll-no-defence"],
        barricades=2,
    )
    play(match, "fight", "confront", "use", "fight", "confront", "use")
    assert match.view(None)["barricades"] == 4


# One inside another (§5.4)


def test_9_daisukes_gift_sets_off_another_kiai_which_is_resolved_first() -> None:
    match = kiai(
        "daisuke",
        combat={
            "gorobei": ["4-hat", "1-none-fire"],
            "kanbei": ["2-hat-flames", "4-farm-no-support"],
        },
        stack=["1-doll", "1-hat-flames", "4-doll"],
    )
    play(match, "use", "give:kanbei>gorobei", "confront")
    assert asked(match) == "gorobei"
    assert match.legal() == ["use", "decline"]
    assert board(match, "daisuke")["combat"] == ["3-hat-flames", "2-doll", "3-doll"]
    play(match, "use")
    assert board(match, "gorobei")["combat"] == ["1-none-fire", "4-farm-no-support"]
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll"]


def test_9_the_inner_kiai_is_over_before_the_second_gift_is_asked() -> None:
    match = kiai(
        "daisuke",
        "animal",
        combat={
            "gorobei": ["4-farm-no-support", "2-doll"],
            "kanbei": ["2-hat-flames", "3-hat-flames"],
        },
        stack=["1-doll", "1-hat-flames"],
    )
    play(match, "use", "give:kanbei>gorobei", "confront", "decline")
    assert board(match, "gorobei")["combat"] == ["2-doll", "3-hat-flames"]
    assert asked(match) == "daisuke"
    assert match.legal() == ["use", "decline"]
    assert board(match, "daisuke")["combat"] == ["4-hat", "4-doll", "3-doll"]


def test_9_both_gifts_of_the_animal_can_set_off_a_kiai_even_the_same_one() -> None:
    """Gorobei, at 6, gets a 3 and discards his 4; at 5 again, he gets a 4."""
    match = kiai(
        "daisuke",
        "animal",
        combat={
            "gorobei": ["4-farm-no-support", "2-doll"],
            "kanbei": ["4-doll-no-defence", "3-hat-flames"],
        },
        stack=["1-doll", "1-hat-flames", "1-none-fire", "2-none-fire"],
    )
    play(match, "use", "give:kanbei>gorobei", "confront", "use")
    play(match, "use", "give:kanbei>gorobei", "confront", "use")
    assert board(match, "gorobei")["combat"] == ["3-hat-flames", "4-doll-no-defence"]
    thrown = {"1-hat-flames", "1-doll", "1-none-fire", "2-none-fire"}  # by Gorobei's two kiais
    firsts = {"4-farm-no-support", "2-doll", "4-hat"}
    assert set(match.view(None)["discard"]) == thrown | firsts


def test_9_a_card_handed_to_daisuke_lets_his_kiai_set_off_that_of_the_active_player() -> None:
    """Three deep: Gorobei's turn, Daisuke's kiai in it, Gorobei's kiai in that one."""
    match = table(
        "gorobei",
        "daisuke",
        "heihachi",
        combat={
            "gorobei": LINES[9],
            "daisuke": ["4-doll", "2-hat-flames"],
            "heihachi": ["3-doll"],
        },
        stack=["2-doll-intruder", "1-doll", "1-hat-flames", "4-farm-no-support"],
        lent={"heihachi": "gorobei"},
    )
    play(match, "fight", "hand:daisuke", "confront")
    assert asked(match) == "daisuke"
    play(match, "use", "give:heihachi>gorobei", "confront")
    assert asked(match) == "gorobei"
    play(match, "use")
    assert board(match, "gorobei")["combat"] == ["2-doll", "3-doll"]
    assert board(match, "daisuke")["combat"] == ["2-hat-flames", "2-doll-intruder"]
    assert set(match.view(None)["discard"]) == {"1-doll", "1-hat-flames", "4-hat", "4-doll"}


def test_9_left_draws_sets_off_daisukes_kiai_and_that_one_another() -> None:
    """Three deep: Kanbei's penalty, Daisuke's kiai in it, Kanbei's kiai in that one."""
    match = table(
        "kanbei",
        "daisuke",
        "gorobei",
        combat={
            "kanbei": ["4-hat", "3-doll-left-draws"],
            "daisuke": LINES[8],
            "gorobei": ["2-hat-flames"],
        },
        stack=["3-doll"],
        intruders=["?"],
    )
    play(match, "suffer", "use", "give:gorobei>kanbei", "confront")
    assert asked(match) == "kanbei"
    assert match.legal() == ["use", "decline"]
    play(match, "decline")
    assert board(match, "kanbei")["combat"] == ["3-doll-left-draws", "2-hat-flames"]
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll"]
    assert "fight" in match.legal()


def test_9_daisuke_reaching_his_value_during_his_own_kiai_sets_off_nothing() -> None:
    match = kiai("daisuke", "animal", combat={"kanbei": ["2-hat-flames", "3-hat-flames"]})
    play(match, "use", "give:daisuke>gorobei", "confront", "use", "give:kanbei>daisuke", "confront")
    assert board(match, "daisuke")["combat"] == ["4-doll", "3-hat-flames"]
    assert match.view(None)["discard"] == ["4-hat"]
    assert match.view(None)["turn"] == 1


def test_9_daisuke_going_above_his_value_during_his_own_kiai_is_overcome() -> None:
    match = kiai("daisuke", combat={"kanbei": ["2-hat-flames"]})
    play(match, "use", "give:kanbei>daisuke", "confront")
    assert match.view(None)["barricades"] == 4
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll", "2-hat-flames"]


def test_9_a_gift_can_overcome_its_receiver() -> None:
    match = kiai("daisuke", combat={"gorobei": ["4-hat", "4-doll"], "kanbei": ["2-hat-flames"]})
    play(match, "use", "give:kanbei>gorobei", "confront")
    assert board(match, "gorobei")["total"] == 10
    assert match.view(None)["barricades"] == 4


def test_9_the_side_that_showed_when_the_kiai_was_set_off_counts() -> None:
    """Daisuke's gift overcomes Gorobei; the farmstead that burns turns Daisuke's own board."""
    match = kiai(
        "daisuke",
        level="hard",
        combat={"gorobei": ["4-hat", "4-doll"], "kanbei": ["2-hat-flames"]},
        wounds={"daisuke": 1},
        barricades=0,
    )
    play(match, "use", "give:kanbei>gorobei", "confront", "farmstead:wound", "wounded:daisuke")
    assert board(match, "daisuke")["side"] == "animal"
    assert asked(match) == "kanbei"  # no second gift; Gorobei, overcome, had to pass


def test_9_a_board_turned_during_the_own_kiai_sets_off_nothing() -> None:
    """Human at 8, Daisuke gives himself a 3: overcome, and the wound turns his board at 11."""
    match = kiai(
        "daisuke",
        level="hard",
        combat={"kanbei": ["3-farm-no-support"]},
        wounds={"daisuke": 1},
        barricades=0,
    )
    play(match, "use", "give:kanbei>daisuke", "confront", "farmstead:wound", "wounded:daisuke")
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll", "3-farm-no-support"]
    assert match.view(None)["turn"] == 1


def test_9_a_gift_can_turn_the_board_of_a_third_samurai_and_set_off_his_kiai() -> None:
    match = kiai(
        "daisuke",
        level="hard",
        combat={
            "gorobei": ["4-hat", "4-doll", "4-farm-no-support"],
            "kanbei": ["4-hat-fire-flames", "3-farm-no-support", "2-hat-flames"],
        },
        wounds={"gorobei": 1},
        barricades=0,
        stack=["1-doll", "1-hat-flames", "1-none-fire", "2-none-fire"],
    )
    play(match, "use", "give:daisuke>kanbei", "confront", "farmstead:wound", "wounded:gorobei")
    assert asked(match) == "gorobei"
    play(match, "use")
    assert board(match, "gorobei")["combat"] == ["4-doll", "4-farm-no-support"]
    assert board(match, "daisuke")["combat"] == ["2-doll"]


# A kiai that empties the stack (§10.1, §10.6)

SEATS = ("daisuke", "gorobei", "kanbei")


def test_9_a_round_emptied_by_a_kiai_in_anothers_turn_begins_left_of_whose_turn_it_was() -> None:
    match = table(
        *SEATS,
        combat={"gorobei": LINES[9]},
        defence=protected(*SEATS),
        stack=["3-doll", "4-doll", "3-hat-flames"],
        stack_left=3,
    )
    play(match, "fight", "hand:gorobei", "use")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"  # left of Daisuke, not of Gorobei


def test_9_a_round_emptied_by_a_kiai_after_left_draws_begins_left_of_whose_turn_it_was() -> None:
    match = table(
        *SEATS,
        combat={"daisuke": ["3-hat-left-draws"], "gorobei": LINES[9]},
        defence=protected(*SEATS),
        stack=["3-doll", "4-doll"],
        stack_left=2,
    )
    play(match, "use")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"


def test_9_the_outer_kiai_is_resolved_before_the_round_ends_with_the_stack_empty() -> None:
    match = kiai(
        "daisuke",
        "animal",
        combat={
            "gorobei": ["4-farm-no-support", "2-doll"],
            "kanbei": ["2-hat-flames", "3-hat-flames"],
        },
        defence=protected(*SEATS),
        stack=["1-none-fire", "2-none-fire"],
        stack_left=3,
    )
    play(match, "use", "give:kanbei>gorobei", "use")
    assert match.view(None)["stack"] == []
    assert asked(match) == "daisuke"
    assert match.legal() == ["use", "decline"]  # the second gift
    play(match, "decline")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"


def test_9_the_last_card_drawn_may_set_off_a_kiai_and_its_drawers_left_seat_begins() -> None:
    match = table(
        *SEATS,
        combat={"gorobei": ["4-farm-no-support"], "daisuke": LINES[8]},
        defence=protected(*SEATS),
        stack=["3-doll"],
        stack_left=1,
    )
    play(match, "fight", "confront", "use", "give:daisuke>kanbei")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "gorobei"


def test_9_a_second_fight_is_lost_if_a_kiai_empties_the_stack() -> None:
    seats = ("gorobei", "kanbei", "kikuchiyo")
    match = table(
        *seats,
        combat={"gorobei": LINES[9]},
        defence=protected(*seats),
        stack=["3-doll", "4-doll"],
        stack_left=2,
        lent={"kikuchiyo": "gorobei"},
    )
    play(match, "fight", "use")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "kanbei"


def test_9_no_kiai_happens_at_the_end_of_a_round() -> None:
    """Without a hat Heihachi's board is turned at exactly 11, but the round is over."""
    seats = ("daisuke", "heihachi", "kanbei")
    defence = protected(*seats)
    defence["heihachi"] = defence["heihachi"][1:]
    match = table(
        *seats,
        combat={"heihachi": ["4-hat", "4-doll", "3-doll"]},
        defence=defence,
        wounds={"heihachi": 1},
        barricades=2,
        stack=["2-doll"],
        stack_left=1,
    )
    play(match, "fight")
    let_chance_play(match)
    assert board(match, "heihachi")["side"] == "animal"
    assert match.view(None)["round"] == 2
    assert match.view(None)["barricades"] == 3  # the family's; Heihachi's kiai would add another
