"""RULES.md §6: when the game ends, and who wins."""

from __future__ import annotations

import pytest
from tests.games.samurai.table import BLUE, GREEN, RED, YELLOW, play, table

import engawa
from engawa.games.samurai.state import State
from engawa.games.samurai.winners import winners

Captured = tuple[int, int, int]  # helmets, buddhas, rice


def _winners(*captured: Captured) -> list[int]:
    s = State()
    s.players = len(captured)
    for seat, figures in enumerate(captured):
        s.captured[seat] = list(figures)
    return [seat for seat in range(s.players) if winners(s) >> seat & 1]


def _last_helmets(set_aside: list[str]) -> engawa.Match:
    """Red can take the last helmet, in Wakayama; the buddha there would be tied."""
    settlements = {"K18": ["helmet"], "O14": ["buddha", "rice"], "L16": ["buddha", "rice"]}
    settlements |= {"O10": ["buddha", "rice"], "F18": ["buddha"], "G17": ["rice"]}
    empty = ("I17", "J15", "L14", "M13", "N15", "O8", "O12", "Q9", "Q11", "Q13", "Q15")
    return table(
        turn=RED,
        hands={RED: ["helmet-4"]},
        board={"K17": (BLUE, "helmet-3")},
        settlements=settlements | {name: [] for name in empty},
        set_aside=set_aside,
    )


def test_6_1_the_last_figure_of_a_kind_ends_the_game_before_anything_is_drawn() -> None:
    match = play(_last_helmets([]), "lay:helmet-4@L17", "end-turn")
    assert match.actor is None
    assert match.outcome
    assert match.outcome.ending == "last-figure"
    assert len(match.to_dict()["seats"][RED]["hand"]) == 4


def test_6_1_a_last_figure_set_aside_ends_it_too_and_both_endings_may_be_true() -> None:
    match = _last_helmets(["helmet", "rice", "buddha"])
    position = match.to_dict()
    position["board"]["K17"]["tile"] = "helmet-4"
    blue = position["seats"][BLUE]
    (blue["hand"] if "helmet-4" in blue["hand"] else blue["reserve"]).remove("helmet-4")
    blue["reserve"].append("helmet-3")
    if len(blue["hand"]) < 5:
        blue["hand"].append(blue["reserve"].pop(0))
    match = engawa.from_dict(position, chance="manual")
    play(match, "lay:helmet-4@L17", "end-turn")
    assert match.outcome
    assert match.outcome.ending == "last-figure+four-set-aside"


def test_6_1_the_fourth_figure_set_aside_ends_the_game() -> None:
    match = table(
        turn=RED,
        hands={RED: ["helmet-4"]},
        board={"K17": (BLUE, "buddha-4")},
        settlements={"K18": ["rice"]},
        set_aside=["rice", "rice", "helmet"],
    )
    play(match, "lay:helmet-4@L17", "end-turn")
    assert match.outcome
    assert match.outcome.ending == "four-set-aside"


def test_6_1_three_set_aside_do_not() -> None:
    match = table(
        turn=RED,
        hands={RED: ["helmet-4"]},
        board={"K17": (BLUE, "buddha-4")},
        settlements={"K18": ["rice"]},
        set_aside=["rice", "helmet"],
    )
    play(match, "lay:helmet-4@L17", "end-turn")
    assert match.outcome is None


def test_6_2_the_most_of_two_kinds_wins_whatever_the_others_have() -> None:
    assert _winners((1, 1, 0), (0, 0, 6)) == [BLUE]
    assert _winners((3, 3, 3), (2, 2, 2)) == [BLUE]


def test_6_2_example_1_the_most_of_other_kinds() -> None:
    blue, red, green, yellow = (5, 2, 3), (2, 5, 2), (3, 3, 5), (2, 1, 1)
    assert _winners(blue, red, green, yellow) == [GREEN]


def test_6_2_example_2_then_the_most_in_all_among_those_who_stay_in() -> None:
    blue, red, green, yellow = (3, 2, 5), (6, 2, 1), (2, 3, 5), (2, 5, 1)
    assert sum(blue) > sum(red) == 9
    assert sum(green) > sum(yellow) == 8
    assert _winners(blue, red, green, yellow) == [RED]


def test_6_2_one_who_alone_leads_a_kind_wins() -> None:
    assert _winners((3, 2, 2), (0, 2, 2), (0, 0, 0)) == [BLUE]
    assert _winners((1, 0, 0), (0, 4, 4), (0, 4, 4), (0, 0, 0)) == [BLUE]


def test_6_2_still_tied_they_share() -> None:
    assert _winners((4, 1, 1), (1, 4, 1), (0, 0, 1)) == [BLUE, RED]


def test_6_2_ruling_nobody_leads_so_the_most_in_all_wins() -> None:
    assert _winners((4, 4, 0), (4, 0, 4), (0, 4, 4), (3, 3, 3)) == [YELLOW]
    assert _winners((4, 4, 0), (4, 0, 4), (0, 4, 4), (2, 2, 2)) == [BLUE, RED, GREEN]


@pytest.mark.parametrize("figures", [(0, 0, 0), (2, 1, 3), (3, 3, 3)])
def test_6_2_two_players_without_a_leader_always_share(figures: Captured) -> None:
    assert _winners(figures, figures) == [BLUE, RED]


def test_6_2_the_outcome_names_winners_and_scores_in_each_language() -> None:
    for language, word in {
        "en": "Red wins",
        "pl": "Wygrywają Czerwoni",
        "ru": "Победа: Красные",
    }.items():
        match = _last_helmets([])
        match = engawa.from_dict(match.to_dict(), chance="manual", language=language)
        play(match, "lay:helmet-4@L17", "end-turn")
        assert match.outcome
        assert match.outcome.winners == (RED,)
        assert match.outcome.text.startswith(word)
        assert sum(match.outcome.scores) == 21 - 8
