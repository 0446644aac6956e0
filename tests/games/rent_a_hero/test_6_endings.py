"""RULES.md §6: the end, and §7: the variants."""

from __future__ import annotations

import pytest
from tests.games.rent_a_hero.table import play, seat_of, table

import engawa

SMALL = [(2, 3), (4,), (4,)]


def test_6_1_six_different_heroes_win_at_once_in_anybodys_turn() -> None:
    match = table((), (1, 2, 4, 5, 6), (), used={1: [1, 2, 4, 5, 6]}, hands=SMALL)
    play(match, "send:3", "recruit")
    assert match.actor is None
    assert match.outcome
    assert match.outcome.ending == "six-heroes"
    assert match.outcome.winners == (1,)
    assert match.outcome.scores == (0, 6, 0)
    assert seat_of(match, 0)["hand"] == [2]


def test_6_2_the_game_ends_after_the_turn_in_which_the_last_card_was_drawn() -> None:
    match = table((), (), (), hands=SMALL, deck=[6])
    play(match, "send:3", "recruit")
    assert match.actor == "chance"
    match.play("draw:6")
    assert match.actor is None
    assert match.outcome
    assert match.outcome.ending == "counted"


def test_6_2_however_it_was_drawn_and_that_turn_is_played_out() -> None:
    match = table((7,), (), (), hands=SMALL, deck=[6])
    play(match, "power:7", "draw:6", "send:3")
    assert match.actor == 1
    match.play("recruit")
    assert match.actor is None
    assert seat_of(match, 0)["hand"] == [2, 6]


def test_6_2_the_requirement_may_be_the_last_card() -> None:
    match = play(table((), (), (), hands=SMALL, deck=[1], moment="turn"), "turn:1", "send:2")
    match.play("pass")
    match.play("recruit")
    assert match.actor is None


@pytest.mark.parametrize(
    ("bands", "eliminated", "uses", "winners"),
    [
        (((1, 2), (1,), (1,)), {}, {0: 9}, (0,)),
        (((1, 2), (1, 2), (1,)), {0: [3, 3]}, {1: 5}, (1,)),
        (((1, 2), (1, 2), (1,)), {}, {0: 2, 1: 1}, (1,)),
        (((1, 2), (1, 2), (1,)), {}, {0: 1, 1: 1}, (0, 1)),
        (((1,), (2,), (3,)), {}, {}, (0, 1, 2)),
        (((1, 2), (1, 2), (1, 2)), {0: [3, 3], 1: [4, 4, 5, 5]}, {2: 9}, (2,)),
    ],
)
def test_6_3_most_heroes_fewest_eliminated_fewest_uses_else_shared(
    bands: tuple[tuple[int, ...], ...],
    eliminated: dict[int, list[int]],
    uses: dict[int, int],
    winners: tuple[int, ...],
) -> None:
    match = table(
        *bands,
        eliminated=eliminated,
        powers_used=uses,
        hands=[(), (), ()],
        deck=[],
        used={seat: list(band) for seat, band in enumerate(bands)},
    )
    match.play("send-top")
    assert match.outcome
    assert match.outcome.ending == "counted"
    assert match.outcome.winners == winners


def test_6_3_ruling_every_use_counts_cancelled_ones_and_again_after_a_witch() -> None:
    match = table((7, 3), (1,), (), hands=SMALL)
    play(match, "power:7", "power:1", "power:3>7", "power:7", "draw:1", "draw:1")
    assert seat_of(match, 0)["powers_used"] == 3
    assert seat_of(match, 1)["powers_used"] == 1


def test_7_1_original_hints_are_about_the_requirement_on_the_hint_card() -> None:
    match = table(hands=[(2,), (1, 2, 5, 4), (4,)], hints="original")
    play(match, "send:2", "hint:1", "hint:2", "hint:5")
    answers = [hint["answer"] for hint in match.to_dict()["hint_cards"]]
    assert answers == [True, False, True]  # 2 is at most 3, not at least 5, even


def test_7_1_the_number_of_players_counts_for_knight_and_wizard() -> None:
    hands = [(4,), (6, 7, 1), (1,), (1,)]
    match = table((), (), (), (), hands=hands, hints="original", requirement=5, discard=[5])
    play(match, "send:4", "hint:6", "hint:7")
    assert [hint["answer"] for hint in match.to_dict()["hint_cards"]] == [True, True]
    hands = [(4,), (6, 7, 1), (1,)]
    match = table((), (), (), hands=hands, hints="original", requirement=5, discard=[5])
    play(match, "send:4", "hint:6", "hint:7")
    assert [hint["answer"] for hint in match.to_dict()["hint_cards"]] == [False, True]


def test_7_2_the_whole_discard_pile_becomes_the_deck_face_down_cards_too() -> None:
    """**Ruling**: hint cards lie face down until then. Polish book: "na razie zakryta"."""
    match = table((7,), (), (), hands=[(2, 3), (4, 5), (4,)], deck=[], endless=True)
    before = match.to_dict()
    discarded = len(before["discard"])
    play(match, "send:3", "hint:5", "recruit")
    assert match.to_dict()["deck"] == discarded + 1
    assert match.to_dict()["discard"] == []
    assert match.to_dict()["hint_cards"] == []
    assert match.weights()["draw:5"] > 0


def test_7_2_the_requirement_stays_in_force() -> None:
    match = table((7,), (), (), hands=SMALL, deck=[], endless=True, requirement=1)
    play(match, "power:7", "draw:6", "draw:7")
    assert match.to_dict()["requirement"] == 1
    assert match.legal() == ["send:2", "send:3"]


def test_7_2_the_game_goes_on_after_the_last_card() -> None:
    match = table((), (), (), hands=SMALL, deck=[6], endless=True)
    play(match, "send:3", "recruit", "draw:6")
    assert match.actor == "chance"
    assert match.to_dict()["sender"] == 1


def test_7_2_ruling_when_nothing_can_be_turned_up_the_heroes_are_counted() -> None:
    rest = [hero for hero in range(1, 8) for _ in range(11)]
    rest.remove(3)
    rest.remove(6)
    match = table((), (6,), (), hands=[(3,), rest, ()], discard=[], endless=True, lifted=True)
    play(match, "send:3", "recruit")
    assert match.actor is None
    assert match.outcome
    assert match.outcome.ending == "counted"
    assert match.outcome.winners == (1,)


def test_the_outcome_is_told_in_every_language() -> None:
    for language in ("en", "pl", "ru"):
        match = table(hands=[(), (), ()], deck=[])
        position = match.to_dict()
        told = engawa.from_dict(position, language=language)
        told.play("send-top")
        assert told.outcome
        assert "1, 2, 3" in told.outcome.text
