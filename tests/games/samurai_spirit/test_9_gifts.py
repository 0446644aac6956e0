"""RULES.md §9.2: Daisuke's kiai gives the last card of a combat line to another samurai."""

import pytest
from tests.games.samurai_spirit.kiai import LINES, kiai
from tests.games.samurai_spirit.table import asked, board, play, refused, table

GIFT = {"gorobei": ["4-doll", "1-doll"], "kanbei": ["1-hat-flames"]}


def test_9_2_daisuke_gives_the_last_card_of_a_line_to_another_samurai() -> None:
    match = kiai("daisuke", combat=GIFT)
    play(match, "use", "give:gorobei>kanbei")
    assert asked(match) == "kanbei"
    assert match.legal() == ["confront", "defend"]
    play(match, "confront")
    assert board(match, "gorobei")["combat"] == ["4-doll"]
    assert board(match, "kanbei")["combat"] == ["1-hat-flames", "1-doll"]
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll"]
    assert asked(match) == "gorobei"


def test_9_2_either_may_be_daisuke() -> None:
    match = kiai("daisuke", combat=GIFT)
    play(match, "use")
    gifts = {
        "give:daisuke>gorobei",
        "give:daisuke>kanbei",
        "give:gorobei>daisuke",
        "give:gorobei>kanbei",
        "give:kanbei>daisuke",
        "give:kanbei>gorobei",
    }
    assert set(match.legal()) == gifts
    play(match, "give:daisuke>kanbei", "confront")
    assert board(match, "kanbei")["combat"] == ["1-hat-flames", "3-doll"]
    assert board(match, "daisuke")["combat"] == ["2-doll"]


def test_9_2_the_receiver_may_defend_with_the_card() -> None:
    match = kiai("daisuke", combat=GIFT)
    play(match, "use", "give:gorobei>daisuke", "defend")
    assert board(match, "daisuke")["defence"] == ["1-doll"]
    assert board(match, "daisuke")["combat"] == ["2-doll", "3-doll"]


def test_9_2_the_receiver_confronts_unasked_what_he_cannot_defend_with() -> None:
    match = kiai("daisuke", combat=GIFT, defence={"kanbei": ["4-doll-no-defence"]})
    play(match, "use", "give:gorobei>kanbei")
    assert board(match, "kanbei")["combat"] == ["1-hat-flames", "1-doll"]


def test_9_2_a_gift_needs_two_samurai_in_play_and_a_card() -> None:
    match = kiai("daisuke", combat={"gorobei": ["1-doll"]})
    play(match, "use")
    assert refused(match, "give:gorobei>gorobei") == ("same-samurai", "9.2")
    assert refused(match, "give:kanbei>gorobei") == ("line-empty", "9.2")
    assert refused(match, "give:gorobei>kyuzo") == ("not-in-play", "3.1")
    assert refused(match, "give:kyuzo>gorobei") == ("not-in-play", "3.1")


def test_9_2_passed_samurai_neither_give_nor_receive() -> None:
    match = kiai("daisuke", combat=GIFT, passed=["kanbei"])
    play(match, "use")
    assert set(match.legal()) == {"give:daisuke>gorobei", "give:gorobei>daisuke"}
    assert refused(match, "give:gorobei>kanbei") == ("samurai-passed", "4.6")
    assert refused(match, "give:kanbei>gorobei") == ("samurai-passed", "4.6")


@pytest.mark.parametrize(
    ("receiver", "gift", "talent"),
    [
        ("kyuzo", "1-doll", "discard"),
        ("katsushiro", "1-doll", "redraw"),
        ("heihachi", "2-hat-flames", "hand:gorobei"),
    ],
)
def test_9_2_no_talent_works_on_a_card_given(receiver: str, gift: str, talent: str) -> None:
    """**Ruling**. Polish book: it is laid left or right "zgodnie ze standardowymi zasadami"; it was
    not drawn, and talents work on cards drawn."""
    match = table(
        "daisuke",
        receiver,
        "gorobei",
        combat={
            "daisuke": LINES[8],
            receiver: ["1-none-fire"],
            "gorobei": [gift],
        },
        stack=["3-doll"],
    )
    play(match, "fight", "confront", "use", f"give:gorobei>{receiver}")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent)[0] == "card-kept"


def test_9_2_no_talent_of_daisukes_own_works_on_a_card_he_gives_himself() -> None:
    match = kiai("daisuke", combat=GIFT)
    play(match, "use", "give:gorobei>daisuke")
    assert match.legal() == ["confront", "defend"]


def test_9_2_a_line_that_comes_down_to_the_kiai_value_sets_off_nothing() -> None:
    match = kiai(
        "daisuke", combat={"gorobei": ["4-doll", "4-farm-no-support", "1-doll", "1-none-fire"]}
    )
    play(match, "use", "give:gorobei>kanbei")
    assert board(match, "gorobei")["total"] == 9
    assert asked(match) == "gorobei"  # Kanbei could only confront; Gorobei's own turn has begun


def test_9_2_the_animal_gives_a_second_time_if_wanted() -> None:
    match = kiai("daisuke", "animal", combat={"gorobei": ["1-doll"], "kanbei": ["1-hat-flames"]})
    play(match, "use", "give:gorobei>kanbei", "confront", "use", "give:kanbei>gorobei", "confront")
    assert board(match, "gorobei")["combat"] == ["1-doll"]
    assert board(match, "kanbei")["combat"] == ["1-hat-flames"]
    assert match.view(None)["discard"] == ["4-hat"]
    assert asked(match) == "gorobei"  # never a third time


def test_9_2_the_animal_may_decline_the_second_gift() -> None:
    match = kiai("daisuke", "animal", combat={"gorobei": ["1-doll"], "kanbei": ["1-hat-flames"]})
    play(match, "use", "give:gorobei>kanbei", "confront")
    assert match.legal() == ["use", "decline"]
    play(match, "decline")
    assert asked(match) == "gorobei"
    assert board(match, "daisuke")["combat"] == ["4-doll", "3-doll"]


def test_9_2_the_human_gives_only_once() -> None:
    match = kiai("daisuke", combat=GIFT)
    play(match, "use", "give:kanbei>gorobei", "confront")
    assert asked(match) == "gorobei"
    assert match.view(None)["turn"] == 1


def test_9_2_a_line_emptied_by_two_gifts_has_no_first_card_to_discard() -> None:
    match = table(
        "daisuke",
        "gorobei",
        "kanbei",
        combat={"daisuke": ["6-farm-fire-fire-flames"]},
        wounds={"daisuke": 2},
        stack=["5-doll-intruder"],
        round_number=3,
    )
    play(match, "fight", "confront", "use", "give:daisuke>gorobei", "confront")
    play(match, "use", "give:daisuke>kanbei", "confront")
    assert board(match, "daisuke")["combat"] == []
    assert match.view(None)["discard"] == []
    assert asked(match) == "gorobei"


def test_9_2_the_refusal_of_a_talent_on_a_card_given_names_the_rule_of_gifts() -> None:
    match = table(
        "daisuke",
        "katsushiro",
        "gorobei",
        combat={"daisuke": LINES[8], "gorobei": ["1-doll"]},
        stack=["3-doll"],
    )
    play(match, "fight", "confront", "use", "give:gorobei>katsushiro")
    assert refused(match, "redraw") == ("card-kept", "9.2")
