"""RULES.md §4: a turn."""

from __future__ import annotations

from tests.games.rent_a_hero.table import actor, code, play, seat_of, section, table


def test_4_1_the_card_turned_up_sets_the_requirement() -> None:
    match = play(table(moment="turn"), "turn:5")
    assert match.to_dict()["requirement"] == 5
    assert match.to_dict()["discard"] == [5]
    assert [a for a in match.legal() if a.startswith("send")] == ["send:2", "send:4"]


def test_4_2_chicken_turned_up_the_sender_with_2_3_and_6_may_send_2_or_3() -> None:
    """The rulebook's example."""
    match = table(hands=[(2, 3, 6), (4, 4), (4, 4)], requirement=1)
    assert match.legal() == ["send:2", "send:3"]
    assert code(match, "send:6") == "requirement-not-met"
    assert section(match, "send:6") == "4.2"
    match.play("send:3")
    assert actor(match) == 1
    assert match.to_dict()["wanderer"] == 3


def test_4_2_sending_is_asked_even_with_one_possible_answer() -> None:
    assert table(hands=[(2,), (4, 4), (4, 4)]).legal() == ["send:2"]


def test_4_3_only_a_sender_without_a_fitting_card_sends_from_the_deck() -> None:
    match = table(hands=[(2, 5), (4, 4), (4, 4)])
    assert code(match, "send-top") == "has-fitting-card"
    assert section(match, "send-top") == "4.3"
    match = table(hands=[(4, 5), (4, 4), (4, 4)])
    assert match.legal() == ["send-top"]


def test_4_3_the_top_card_need_not_fit_and_a_card_is_dropped_face_up() -> None:
    """**Ruling**: face up. Polish book: "odrzuć jedną kartę z ręki", without saying how."""
    match = play(table(hands=[(4, 5), (4, 4), (4, 4)]), "send-top", "top:7")
    assert actor(match) == 0
    assert match.legal() == ["drop:4", "drop:5"]
    match.play("drop:5")
    assert match.to_dict()["wanderer"] == 7
    assert match.to_dict()["discard"] == [1, 5]
    assert actor(match) == 1


def test_4_3_dropping_is_asked_even_with_one_possible_answer() -> None:
    match = play(table(hands=[(4, 4), (4, 4), (4, 4)]), "send-top", "top:7")
    assert match.legal() == ["drop:4"]


def test_4_3_an_empty_hand_drops_nothing() -> None:
    match = play(table(hands=[(), (4, 4), (4, 4)]), "send-top", "top:7")
    assert actor(match) == 1


def test_4_3_ruling_nothing_to_draw_no_wanderer_no_discard() -> None:
    match = play(table(hands=[(4, 5), (4, 4), (4, 4)], deck=[]), "send-top")
    assert match.actor is None
    assert seat_of(match, 0)["hand"] == [4, 5]


def test_4_4_the_holder_recruits_or_passes_to_the_left() -> None:
    match = play(table(hands=[(2,), (4,), (4,)]), "send:2")
    assert match.legal() == ["recruit", "pass"]
    match.play("pass")
    assert actor(match) == 2
    assert match.to_dict()["holder"] == 2


def test_4_4_back_at_the_sender_it_must_be_recruited_and_his_copy_is_lost() -> None:
    """The rulebook: nobody else wants it, it comes home."""
    match = play(table((3, 6), (), (), hands=[(3,), (4,), (4,)]), "send:3", "pass", "pass")
    board = seat_of(match, 0)
    assert board["ready"] == [6]
    assert board["eliminated"] == [3, 3]
    assert actor(match) == "chance"


def test_4_4_a_sender_with_a_power_is_asked_but_cannot_pass() -> None:
    match = play(table((7,), (), (), hands=[(2,), (4,), (4,)]), "send:2", "pass", "pass")
    assert actor(match) == 0
    assert match.legal() == ["recruit", "power:7"]
    assert code(match, "pass") == "must-recruit"
    assert section(match, "pass") == "4.4"


def test_4_5_a_hint_is_answered_yes_if_it_is_the_same_hero() -> None:
    match = play(table(hands=[(2,), (2, 2, 5), (4,)]), "send:2", "hint:2", "hint:5")
    answers = [hint["answer"] for hint in match.to_dict()["hint_cards"]]
    assert answers == [True, False]
    assert "“yes”" in match.log[1][2]
    assert "“no”" in match.log[2][2]
    assert seat_of(match, 1)["hand"] == [2]


def test_4_5_never_the_last_card() -> None:
    match = play(table(hands=[(2,), (5, 5), (4,)]), "send:2")
    assert "hint:5" in match.legal()
    match.play("hint:5")
    assert match.legal() == ["recruit", "pass"]
    assert code(match, "hint:5") == "last-card"
    assert section(match, "hint:5") == "4.5"


def test_4_5_the_sender_asks_no_hints() -> None:
    match = play(table((7,), (), (), hands=[(2, 2, 3), (4,), (4,)]), "send:2", "pass", "pass")
    assert code(match, "hint:2") == "sender-asks-nothing"


def test_4_6_a_hero_the_band_lacks_joins_it_ready() -> None:
    match = play(table((), (5,), (), hands=[(2,), (4,), (4,)]), "send:2", "recruit")
    assert seat_of(match, 1)["ready"] == [2, 5]
    assert match.to_dict()["wanderer"] is None


def test_4_7_a_second_copy_costs_both() -> None:
    match = play(table((), (2, 5), (), hands=[(2,), (4,), (4,)]), "send:2", "recruit")
    board = seat_of(match, 1)
    assert board["ready"] == [5]
    assert board["eliminated"] == [2, 2]


def test_4_7_a_wizard_about_to_be_lost_may_draw_first() -> None:
    match = play(table((), (7,), (), hands=[(7,), (4,), (4,)], requirement=2), "send:7", "recruit")
    assert actor(match) == 1
    assert match.legal() == ["power:7", "wait"]
    play(match, "power:7", "draw:1", "draw:2")
    board = seat_of(match, 1)
    assert board["hand"] == [1, 2, 4]
    assert board["eliminated"] == [7, 7]


def test_4_7_wait_loses_the_pair_unused() -> None:
    match = play(table((), (7,), (), hands=[(7,), (4,), (4,)], requirement=2), "send:7", "recruit")
    match.play("wait")
    assert seat_of(match, 1)["eliminated"] == [7, 7]
    assert seat_of(match, 1)["powers_used"] == 0


def test_4_7_a_witch_about_to_be_lost_may_ready_another_first() -> None:
    match = table((), (3, 2), (), used={1: [2]}, hands=[(3,), (4,), (4,)])
    play(match, "send:3", "recruit")
    assert match.legal() == ["power:3>2", "wait"]
    match.play("power:3>2")
    board = seat_of(match, 1)
    assert board["ready"] == [2]
    assert board["eliminated"] == [3, 3]


def test_4_7_ruling_a_ready_witch_may_ready_the_hero_about_to_be_lost() -> None:
    match = table((), (3, 7), (), used={1: [7]}, hands=[(7,), (4,), (4,)], requirement=2)
    play(match, "send:7", "recruit")
    assert match.legal() == ["power:3>7", "wait"]
    match.play("power:3>7")
    assert match.legal() == ["power:7", "wait"]
    play(match, "power:7", "draw:1", "draw:2")
    assert seat_of(match, 1)["used"] == [3]
    assert seat_of(match, 1)["powers_used"] == 2


def test_4_7_no_other_hero_is_used_then() -> None:
    match = table((), (3, 7, 2), (), used={1: [2]}, hands=[(7,), (4,), (4,)], requirement=2)
    play(match, "send:7", "recruit")
    assert match.legal() == ["power:7", "wait"]
    assert code(match, "power:3>2") == "another-is-lost"
    assert section(match, "power:3>2") == "4.7"


def test_4_7_a_hero_without_effect_is_not_asked_about() -> None:
    match = table((), (2, 3), (), used={1: [2]}, hands=[(2,), (4,), (4,)])
    play(match, "send:2", "recruit")
    assert actor(match) == "chance"


def test_4_8_the_sender_draws_and_the_left_neighbour_is_next() -> None:
    match = play(table(hands=[(2,), (4,), (4,)]), "send:2", "recruit", "draw:6")
    assert seat_of(match, 0)["hand"] == [6]
    assert match.to_dict()["sender"] == 1
    assert match.to_dict()["moment"] == "turn"


def test_4_8_what_held_in_a_turn_ends_with_it() -> None:
    match = table((6, 5), (5,), (), hands=[(7,), (4,), (4,)])
    play(match, "power:6", "send:7", "power:5", "pass", "pass", "draw:1")
    position = match.to_dict()
    assert position["lifted"] is False
    assert position["looked"] == []
    assert position["requirement"] is None
