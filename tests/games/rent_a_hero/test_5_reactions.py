"""RULES.md §5.3 to §5.5: who is asked, and cancels of cancels."""

from __future__ import annotations

import random

import pytest
from tests.games.rent_a_hero.table import actor, code, play, seat_of, section, table

import engawa

SMALL = [(2, 3), (4,), (4,), (4,), (4,)]


def test_5_3_before_sending_others_with_a_black_knight_are_asked_first() -> None:
    match = table((6,), (6,), (), (6,), hands=SMALL)
    assert actor(match) == 1
    match.play("wait")
    assert actor(match) == 3
    match.play("wait")
    assert actor(match) == 0


def test_5_3_nobody_is_asked_without_a_key_power() -> None:
    """**Ruling**. Polish book: powers "w dowolnym momencie"; we ask only those whose power could
    matter now."""
    match = table((), (2, 3), (1, 7), hands=SMALL)
    assert actor(match) == 0
    play(match, "send:2")
    assert actor(match) == 1


def test_5_3_when_it_arrives_others_with_2_4_or_5_are_asked_in_seat_order() -> None:
    match = play(table((4,), (2,), (5,), (2,), hands=SMALL), "send:2")
    asked = [match.actor]
    while match.actor != 1:
        match.play("wait")
        asked.append(match.actor)
    assert asked == [2, 3, 0, 1]


def test_5_3_a_used_key_power_beside_a_ready_witch_counts() -> None:
    match = play(table((), (), (2, 3), used={2: [2]}, hands=SMALL), "send:2")
    assert actor(match) == 2
    assert match.legal() == ["power:3>2", "wait"]
    match.play("power:3>2")
    assert actor(match) == 2
    assert match.legal() == ["power:2", "wait"]


def test_5_3_a_used_key_power_without_her_does_not() -> None:
    match = play(table((), (), (2, 3), used={2: [2, 3]}, hands=SMALL), "send:2")
    assert actor(match) == 1


def test_5_3_one_who_has_seen_the_wanderer_is_not_asked_for_a_sergeant() -> None:
    match = play(table((5,), (), (5,), hands=SMALL), "send:2")
    assert actor(match) == 2
    match.play("power:5")
    assert actor(match) == 1


def test_5_3_whoever_is_asked_may_use_any_power_that_can_apply() -> None:
    match = play(table((), (), (4, 7), hands=SMALL), "send:2")
    assert match.legal() == ["power:4>1", "power:7", "wait"]


def test_5_3_after_each_hint_the_moment_is_asked_anew() -> None:
    match = play(table((), (), (2,), hands=[(2,), (4, 4, 5), (4,)]), "send:2", "wait", "hint:4")
    assert actor(match) == 2
    play(match, "wait", "hint:5")
    assert actor(match) == 2


def test_5_3_after_every_power_the_open_moment_is_asked_anew() -> None:
    match = play(table((), (7,), (2,), hands=SMALL), "send:2", "wait", "power:7")
    play(match, "draw:1", "draw:1")
    assert actor(match) == 2
    match.play("wait")
    assert actor(match) == 1


def test_5_3_after_a_cancelled_power_too() -> None:
    match = play(table((1,), (7,), (2,), hands=SMALL), "send:2", "wait", "power:7", "power:1")
    assert actor(match) == 2
    assert seat_of(match, 1)["hand"] == [4]


def test_5_3_a_lifted_requirement_is_not_asked_about_again() -> None:
    match = play(table((), (6,), (6,), hands=SMALL), "power:6")
    assert actor(match) == 0


def test_5_3_wait_is_no_answer_to_an_own_decision() -> None:
    match = table(hands=SMALL)
    assert code(match, "wait") == "not-now"


def test_5_4_a_power_is_turned_and_counted_at_once() -> None:
    match = play(table((7,), (1,), (), hands=SMALL), "power:7")
    assert seat_of(match, 0)["used"] == [7]
    assert seat_of(match, 0)["powers_used"] == 1
    assert match.to_dict()["pending"] == [{"seat": 0, "power": "power:7"}]
    assert actor(match) == 1


def test_5_4_against_a_pending_power_only_a_chicken_or_a_witch_for_her() -> None:
    match = play(table((7,), (1, 3, 7, 2), (), used={1: [1, 2]}, hands=SMALL), "power:7")
    assert match.legal() == ["power:3>1", "wait"]
    assert code(match, "power:7") == "power-pending"
    assert code(match, "power:3>2") == "power-pending"
    assert section(match, "power:7") == "5.4"
    match.play("power:3>1")
    assert match.legal() == ["power:1", "wait"]


def test_5_4_asked_from_the_left_of_the_user() -> None:
    match = play(table((1,), (7,), (1,), (1,), hands=SMALL), "send:2", "power:7")
    assert actor(match) == 2
    match.play("wait")
    assert actor(match) == 3
    match.play("wait")
    assert actor(match) == 0


def test_5_5_a_chicken_cancels_the_power_which_stays_used() -> None:
    match = play(table((7,), (1,), (), hands=SMALL), "power:7", "power:1")
    assert actor(match) == 0
    assert seat_of(match, 0)["hand"] == [2, 3]
    assert seat_of(match, 0)["used"] == [7]
    assert seat_of(match, 1)["used"] == [1]


def test_5_5_a_chicken_cancels_a_chicken() -> None:
    """The rulebook says so."""
    match = play(table((7, 1), (1,), (), hands=SMALL), "power:7", "power:1")
    assert actor(match) == 0
    assert match.legal() == ["power:1", "wait"]
    match.play("power:1")
    assert actor(match) == "chance"
    play(match, "draw:5", "draw:5")
    assert seat_of(match, 0)["hand"] == [2, 3, 5, 5]


def test_5_5_and_the_chicken_that_cancelled_it_can_be_cancelled() -> None:
    match = table((7, 1), (1,), (1,), hands=SMALL)
    play(match, "power:7", "power:1", "wait", "power:1", "power:1")
    assert match.to_dict()["pending"] == []
    assert seat_of(match, 0)["hand"] == [2, 3]
    assert actor(match) == 0
    assert all(seat_of(match, seat)["used"] for seat in range(3))


def test_5_5_when_a_chicken_is_cancelled_the_power_beneath_is_asked_about_anew() -> None:
    match = table((7, 1), (1, 3), (1,), hands=SMALL)
    play(match, "power:7", "power:1", "wait", "power:1")  # seat 0 cancels seat 1's chicken
    assert actor(match) == 1  # a chicken used beside a ready witch, against seat 0's chicken
    play(match, "wait", "wait")
    assert match.to_dict()["pending"] == [{"seat": 0, "power": "power:7"}]
    assert actor(match) == 1


def test_5_5_a_readied_chicken_cancels_twice_in_one_pile() -> None:
    match = table((7, 1), (1, 3), (), hands=SMALL)
    play(match, "power:7", "power:1", "power:1")
    assert match.legal() == ["power:3>1", "wait"]
    play(match, "power:3>1", "power:1")
    assert match.to_dict()["pending"] == []
    assert seat_of(match, 0)["hand"] == [2, 3]
    assert seat_of(match, 1)["powers_used"] == 3


def test_5_5_it_needs_a_waiting_power() -> None:
    match = table((1,), (), (), hands=SMALL)
    assert code(match, "power:1") == "nothing-to-cancel"
    assert section(match, "power:1") == "5.5"


def test_5_5_a_cancelled_sergeant_saw_nothing() -> None:
    match = play(table((1,), (5,), (), hands=SMALL), "send:2", "power:5", "power:1")
    assert match.view(1)["wanderer"] == "?"
    assert match.to_dict()["looked"] == []


def test_5_5_a_cancelled_last_use_of_a_wizard() -> None:
    match = table((1,), (7,), (), hands=[(7,), (4,), (4,)], requirement=2)
    play(match, "send:7", "recruit", "power:7", "power:1")
    assert seat_of(match, 1)["eliminated"] == [7, 7]
    assert seat_of(match, 1)["hand"] == [4]
    assert seat_of(match, 1)["powers_used"] == 1


@pytest.mark.parametrize("players", [3, 4, 5])
def test_5_3_in_random_games_only_players_who_could_use_something_are_asked(players: int) -> None:
    for seed in range(20):
        match = engawa.new("rent-a-hero", players=players, seed=seed)
        choose = random.Random(seed)
        while match.actor is not None:
            legal = match.legal()
            if "wait" in legal:
                powers = [action for action in legal if action.startswith("power:")]
                assert powers
                assert len(powers) == len(legal) - 1
            match.play(choose.choice(legal))
