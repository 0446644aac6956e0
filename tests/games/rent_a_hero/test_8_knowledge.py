"""RULES.md §8: what players know; nobody learns more, by reactions and hints in particular."""

from __future__ import annotations

import json

import pytest
from tests.games.rent_a_hero.table import play, position, seat_of, table

import engawa

HANDS = [(2, 3), (4, 4, 5), (6,)]


def test_8_1_each_player_sees_the_own_hand_and_the_sizes_of_others() -> None:
    match = table(hands=HANDS)
    assert [seat["hand"] for seat in match.view(1)["seats"]] == [["?"] * 2, [4, 4, 5], ["?"]]
    assert [seat["hand"] for seat in match.view(None)["seats"]] == [["?"] * 2, ["?"] * 3, ["?"]]


def test_8_1_bands_eliminated_cards_and_face_up_discards_are_open() -> None:
    match = table((1, 2), (3,), (), used={0: [2]}, eliminated={1: [5, 5]}, hands=HANDS)
    seats = match.view(2)["seats"]
    assert seats[0]["ready"] == [1]
    assert seats[0]["used"] == [2]
    assert seats[1]["eliminated"] == [5, 5]
    assert match.view(2)["discard"] == [1]


def test_8_1_unseen_cards_are_counted_for_each_seat() -> None:
    match = table(hands=HANDS)
    assert match.view(1)["unseen"] == {"1": 10, "2": 11, "3": 11, "4": 9, "5": 10, "6": 11, "7": 11}


def test_8_1_only_who_draws_sees_the_card() -> None:
    match = play(table((7,), (), (), hands=HANDS), "power:7", "draw:5", "draw:6")
    assert [action for _, action, _ in match.seen(0)][1:] == ["draw:5", "draw:6"]
    assert [action for _, action, _ in match.seen(1)][1:] == ["draw:?", "draw:?"]
    assert "Sergeant" in match.seen(0)[1][2]
    assert "Sergeant" not in match.seen(1)[1][2]


def test_8_1_of_the_deal_only_the_own_cards() -> None:
    match = engawa.new("rent-a-hero", seed=3)
    dealt = [action for _, action, _ in match.seen(1) if action.startswith("hand:")]
    assert ["?" in action for action in dealt] == [True] * 5 + [False] * 5 + [True] * 5


def test_8_2_the_sender_knows_the_wanderer_and_nobody_else() -> None:
    match = play(table(hands=HANDS), "send:3")
    assert match.view(0)["wanderer"] == 3
    assert match.view(1)["wanderer"] == "?"
    assert match.view(2)["wanderer"] == "?"
    assert match.seen(1)[0][1] == "send:?"
    assert match.seen(0)[0][1] == "send:3"


def test_8_2_the_others_know_that_it_met_the_requirement() -> None:
    assert play(table(hands=HANDS), "send:3").view(1)["may_be"] == [1, 2, 3]


def test_8_2_unless_that_was_lifted() -> None:
    match = play(table((6,), (), (), hands=HANDS), "power:6", "send:3")
    assert match.view(1)["may_be"] == [1, 2, 3, 4, 5, 6, 7]


def test_8_2_or_it_came_from_the_deck_at_which_only_the_sender_looked() -> None:
    match = play(table(hands=[(4, 4), (5, 5), (6,)]), "send-top", "top:2")
    assert match.view(0)["wanderer"] == 2
    assert match.view(1)["wanderer"] == "?"
    match.play("drop:4")
    assert match.view(1)["may_be"] == [1, 2, 3, 4, 5, 6, 7]
    assert match.seen(2)[1][1] == "top:?"


def test_8_2_a_recruited_wanderer_lies_face_up() -> None:
    match = play(table((), (7,), (), hands=[(7,), (4,), (4,)], requirement=2), "send:7", "recruit")
    assert match.to_dict()["moment"] == "lose"
    assert match.view(None)["wanderer"] == 7


def test_8_3_a_hint_card_is_known_to_giver_and_sender() -> None:
    match = play(table(hands=HANDS), "send:3", "hint:4")
    cards = [match.view(seat)["hint_cards"][0]["card"] for seat in (0, 1, 2, None)]
    assert cards == [4, 4, "?", "?"]
    seen = [match.seen(seat)[1][1] for seat in (0, 1, 2, None)]
    assert seen == ["hint:4", "hint:4", "hint:?", "hint:?"]


def test_8_3_the_answer_is_heard_by_all() -> None:
    match = play(table(hands=HANDS), "send:3", "hint:4")
    for seat in (0, 1, 2, None):
        assert "answers “no”" in match.seen(seat)[1][2]
        assert match.view(seat)["hint_cards"][0]["answer"] is False


def test_8_3_an_answer_narrows_what_the_giver_knows_of_the_wanderer() -> None:
    match = play(table(hands=[(2, 3), (1, 2, 5), (6,)]), "send:3", "hint:1")
    assert match.view(1)["may_be"] == [2, 3]
    assert match.view(2)["may_be"] == [1, 2, 3]
    match.play("hint:2")
    assert match.view(1)["may_be"] == [3]


def test_8_3_once_the_wanderer_is_seen_the_hint_is_about_it() -> None:
    match = play(table(hands=HANDS), "send:3", "hint:4", "recruit")
    assert match.view(2)["hint_cards"] == [
        {"card": "?", "giver": 1, "sender": 0, "answer": False, "about": 3, "since": False}
    ]


def test_8_3_a_reshuffle_ends_it() -> None:
    match = table(hands=HANDS, deck=[], endless=True)
    play(match, "send:3", "hint:4", "recruit")
    assert match.view(2)["hint_cards"] == []


def test_8_5_ruling_what_a_giver_heard_of_the_wanderer_outlives_a_reshuffle() -> None:
    hands = [(2, 3), (1, 4, 4), (6,)]
    match = table((), (7,), (), hands=hands, deck=[], endless=True)
    play(match, "send:3", "hint:1")
    assert match.view(1)["may_be"] == [2, 3]
    play(match, "power:7", "draw:5", "draw:5")
    assert match.to_dict()["hint_cards"] == []
    assert match.view(1)["may_be"] == [2, 3]
    assert match.view(1)["seats"][1]["ruled_out"] == [1]
    assert match.view(2)["may_be"] == [1, 2, 3]
    assert match.view(2)["seats"][1]["ruled_out"] == []
    match.play("recruit")
    assert seat_of(match, 1)["ruled_out"] == []


def test_8_4_send_top_tells_that_no_card_fitted() -> None:
    match = play(table(hands=[(4, 4, 5), (5, 5), (6,)]), "send-top", "top:2", "drop:4")
    assert match.view(1)["seats"][0]["lacks"] == [1, 2, 3]
    assert match.view(1)["seats"][0]["newer"] == 0


def test_8_4_a_drawn_card_may_be_anything() -> None:
    match = play(table(hands=[(4, 4, 5), (5,), (6,)]), "send-top", "top:2", "drop:4", "recruit")
    match.play("draw:1")
    assert seat_of(match, 0)["newer"] == 1
    assert seat_of(match, 0)["lacks"] == [1, 2, 3]


def test_8_4_a_shown_card_of_those_heroes_was_a_newer_one() -> None:
    match = table(
        hands=[(2, 4, 4), (5,), (6,)], lacks={0: [1, 2, 3]}, newer={0: 1}, sender=0, requirement=1
    )
    play(match, "send:2")
    assert seat_of(match, 0)["newer"] == 1  # not shown yet
    match.play("recruit")
    assert seat_of(match, 0)["newer"] == 0


def test_8_4_ruling_when_all_cards_may_be_newer_nothing_is_known() -> None:
    match = table(hands=[(2, 4), (5,), (6,)], lacks={0: [5]}, newer={0: 1})
    play(match, "send:2", "recruit", "draw:1")
    assert seat_of(match, 0)["lacks"] == []
    assert seat_of(match, 0)["newer"] == 0


def test_8_4_ruling_the_latest_send_top_counts() -> None:
    match = table(hands=[(3, 4, 4), (5,), (6,)], lacks={0: [1, 2]}, requirement=2, discard=[2])
    play(match, "send-top", "top:1", "drop:3")
    assert seat_of(match, 0)["lacks"] == [5, 6, 7]


def test_what_one_may_do_is_not_told_to_others() -> None:
    match = table(hands=[(4, 5), (1,), (1,)])
    assert match.view(0)["legal"] == ["send-top"]
    assert match.view(1)["legal"] == []


@pytest.mark.parametrize("seat", [2, None])
def test_a_reaction_tells_nothing_of_the_hidden_card(seat: int | None) -> None:
    """The same public course with another wanderer and another hand looks the same."""
    views = []
    for sent, held in ((2, 5), (3, 6)):
        match = table((1,), (2,), (5, 4), hands=[(sent,), (held, 4, 4), (4,)])
        play(match, f"send:{sent}", "wait", "hint:4", "wait")
        views.append((json.dumps(match.view(seat)), match.seen(seat)))
    assert views[0] == views[1]


def test_whoever_is_asked_follows_from_public_facts() -> None:
    one = table((), (5, 2), (4,), hands=[(2,), (4, 4), (5, 5)])
    other = table((), (5, 2), (4,), hands=[(3,), (6, 7), (1, 1)])
    actions = (("send:2", "send:3"), ("wait", "wait"), ("pass", "pass"), ("wait", "wait"))
    for first, second in actions:
        one.play(first)
        other.play(second)
        assert one.actor == other.actor


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"wanderer": None}, "needs a 'wanderer'"),
        ({"wanderer": 4}, "does not meet the requirement"),
        ({"requirement": None}, "needs a 'requirement'"),
        ({"looked": [0]}, "the sender knows the wanderer"),
        ({"holder": 4}, "there is no seat 4"),
        ({"deck": 3}, "cards are left for it"),
        ({"moment": "lunch"}, "is not one of band, hand"),
        ({"wanderer": "?"}, "'\\?' is allowed only in views"),
        ({"discard": [1] * 12}, "cards show hero 1; there are 11"),
        ({"pending": [{"seat": 1, "power": "power:9"}]}, "is not one of power:1"),
        ({"pending": [{"seat": 1, "power": "power:7"}]}, "has no hero for power:7"),
        ({"pending": [{"seat": 1, "power": "power:1"}]}, "cannot be used at 'hold'"),
        ({"drawing": {"seat": 0, "cards": 3}}, "not have the right form"),
        ({"from_top": 7}, "not have the right form"),
        ({"ending": "six-heroes"}, "six end the game"),
        ({"surprise": 1}, "unknown field `surprise`"),
    ],
)
def test_edited_positions_are_refused_by_name(change: dict[str, object], message: str) -> None:
    good = position((), (1, 2), (), hands=HANDS, moment="hold", holder=1, wanderer=3)
    assert engawa.from_dict(good).actor == 1
    with pytest.raises(engawa.BadInput, match=message):
        engawa.from_dict({**good, **change})


@pytest.mark.parametrize(
    ("hint", "message"),
    [
        ({"card": 3, "giver": 1, "sender": 0, "answer": False}, "has to answer"),
        ({"card": 4, "giver": 1, "sender": 0, "answer": True, "about": 5}, "has to answer"),
        ({"card": 4, "giver": 0, "sender": 0, "answer": False}, "giver and sender differ"),
        ({"card": 4, "giver": 1, "sender": 2, "answer": False}, "only while that wanderer"),
        ({"card": 4, "giver": 1, "sender": 0, "answer": False, "since": True}, "giver lacked"),
    ],
)
def test_hints_of_an_edited_position_must_be_true(hint: dict[str, object], message: str) -> None:
    good = position(hands=HANDS, moment="hold", holder=1, wanderer=3)
    with pytest.raises(engawa.BadInput, match=message):
        engawa.from_dict({**good, "hint_cards": [hint]})


def test_a_hand_cannot_hold_more_of_what_it_lacks_than_newer_cards() -> None:
    with pytest.raises(engawa.BadInput, match="more of what it 'lacks'"):
        table(hands=HANDS, lacks={1: [4]}, newer={1: 1})
    assert table(hands=HANDS, lacks={1: [4]}, newer={1: 2}).actor == 0
