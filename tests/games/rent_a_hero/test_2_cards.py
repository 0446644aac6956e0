"""RULES.md §2: the cards."""

from __future__ import annotations

import pytest
from tests.games.rent_a_hero.table import code, table

from engawa.games import find
from engawa.games.rent_a_hero.facts import FITTING, Hero

STRENGTHS = range(1, 8)


@pytest.mark.parametrize(
    ("requirement", "players", "fitting"),
    [
        (1, 3, [1, 2, 3]),
        (2, 4, [5, 6, 7]),
        (3, 5, [3, 4, 5]),
        (4, 3, [1, 3, 5, 7]),
        (5, 4, [2, 4, 6]),
        (6, 3, [1, 2, 3]),
        (6, 4, [1, 2, 3, 4]),
        (6, 5, [1, 2, 3, 4, 5]),
        (7, 3, [3, 4, 5, 6, 7]),
        (7, 4, [4, 5, 6, 7]),
        (7, 5, [5, 6, 7]),
    ],
)
def test_2_1_each_hero_requires_what_is_printed(
    requirement: int, players: int, fitting: list[int]
) -> None:
    match = table(
        *[()] * players,
        hands=[STRENGTHS, *[(1,)] * 4],
        requirement=requirement,
        discard=[requirement],
    )
    assert [n for n in STRENGTHS if f"send:{n}" in match.legal()] == fitting


def test_2_1_every_card_has_a_row_for_every_number_of_players() -> None:
    assert [len(row) for row in FITTING] == [len(Hero) + 1] * 3


def test_2_1_facts_tell_what_is_printed_to_whoever_draws_the_cards() -> None:
    heroes = find("rent-a-hero").facts()["heroes"]
    assert [hero["strength"] for hero in heroes] == list(STRENGTHS)
    assert sum(hero["copies"] for hero in heroes) == 77
    assert heroes[3]["name"] == "dog-trainer"
    assert heroes[3]["required"] == {players: [1, 3, 5, 7] for players in ("3", "4", "5")}
    assert heroes[6]["required"] == {"3": [3, 4, 5, 6, 7], "4": [4, 5, 6, 7], "5": [5, 6, 7]}


def test_2_2_only_cards_in_hand_are_sent_given_or_dropped() -> None:
    match = table(hands=[(2, 3), (4, 4), (5,)])
    assert code(match, "send:1") == "not-in-hand"
    match.play("send:2")
    assert code(match, "hint:5") == "not-in-hand"
