"""RULES.md §12: the end of the game."""

import pytest
from tests.games.samurai_spirit.table import last_turn, play, protected, refused, table

import engawa

TWO = ("gorobei", "kanbei")


def is_lost(match: engawa.Match, ending: str) -> bool:
    """Over at once, for all: nobody is asked any more."""
    assert match.actor is None
    assert match.legal() == []
    assert match.outcome is not None
    assert match.outcome.winners == ()
    assert match.outcome.scores == (0,) * match.seats
    return match.outcome.ending == ending


# §12.1, in mid-round


def test_12_1_lost_with_the_fourth_wound_by_a_penalty() -> None:
    match = table("kyuzo", "gorobei", wounds={"kyuzo": 3}, combat={"kyuzo": ["4-none-wound"]})
    assert is_lost(match, "samurai-died")


def test_12_1_lost_with_the_fourth_wound_by_a_farmstead_even_of_a_samurai_who_passed() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        level="hard",
        wounds={"gorobei": 3},
        passed=["gorobei"],
        barricades=0,
        combat={"kyuzo": ["3-hat-fire-flames"]},
    )
    play(match, "farmstead:wound", "wounded:gorobei")
    assert is_lost(match, "samurai-died")


def test_12_1_lost_with_the_last_farmstead_by_fire() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        barricades=0,
        farmsteads={"wound": 1},
        combat={"kyuzo": ["3-hat-fire-flames"]},
    )
    assert match.legal() == ["farmstead:wound"]
    assert is_lost(play(match, "farmstead:wound"), "farmsteads-lost")


def test_12_1_lost_with_the_last_farmstead_by_a_samurai_overcome() -> None:
    match = table(
        *TWO,
        barricades=0,
        farmsteads={"family": 1},
        combat={"gorobei": ["4-hat", "4-doll"]},
        coming=["3-doll"],
    )
    play(match, "fight", "draw:3-doll", "confront", "farmstead:family")
    assert is_lost(match, "farmsteads-lost")


def test_12_1_lost_with_the_last_farmstead_destroyed_by_another() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        level="heroic",
        barricades=0,
        farmsteads={"farmstead": 1, "barricade": 1},
        combat={"kyuzo": ["3-hat-fire-flames"]},
    )
    play(match, "farmstead:farmstead", "farmstead:barricade")
    assert is_lost(match, "farmsteads-lost")


def test_12_1_lost_with_the_last_family_by_a_farmstead() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        level="hard",
        barricades=0,
        families=["repel"],
        combat={"kyuzo": ["3-hat-fire-flames"]},
    )
    play(match, "farmstead:family", "family:repel")
    assert is_lost(match, "families-lost")


# §12.1, at the end of a round

NO_HATS = protected(*TWO, symbols=["farm", "doll"])
NO_FARMS = protected(*TWO, symbols=["hat", "doll"])
NO_DOLLS = protected(*TWO, symbols=["hat", "farm"])


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_12_1_lost_with_the_fourth_wound_for_want_of_a_hat(round_number: int) -> None:
    match = last_turn(*TWO, round_number=round_number, wounds={"kanbei": 3}, defence=NO_HATS)
    assert is_lost(play(match, "fight"), "samurai-died")


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_12_1_lost_with_the_last_farmstead_for_want_of_a_farm(round_number: int) -> None:
    match = last_turn(*TWO, round_number=round_number, farmsteads={"wound": 1}, defence=NO_FARMS)
    assert is_lost(play(match, "fight", "farmstead:wound"), "farmsteads-lost")


@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_12_1_lost_with_the_last_family_for_want_of_a_doll(round_number: int) -> None:
    match = last_turn(*TWO, round_number=round_number, families=["heal"], defence=NO_DOLLS)
    assert is_lost(play(match, "fight", "family:heal"), "families-lost")


def test_12_1_lost_with_the_last_farmstead_by_an_intruders_flames() -> None:
    match = last_turn(
        *TWO,
        barricades=0,
        families=["heal"],
        farmsteads={"barricade": 1},
        intruders=["3-hat-flames", "4-doll"],
    )
    play(match, "fight", "farmstead:barricade")
    assert is_lost(match, "farmsteads-lost")
    assert match.view(None)["intruders"] == ["4-doll"]  # at once: the next is not turned up


def test_12_1_lost_with_the_fourth_wound_by_a_farmstead_at_the_end_of_a_round() -> None:
    match = last_turn(*TWO, level="hard", wounds={"kanbei": 3}, defence=NO_FARMS)
    play(match, "fight", "farmstead:wound", "wounded:kanbei")
    assert is_lost(match, "samurai-died")


def test_12_1_lost_with_the_last_family_by_a_farmstead_at_the_end_of_a_round() -> None:
    match = last_turn(*TWO, level="heroic", families=["repel"], defence=NO_FARMS)
    play(match, "fight", "farmstead:family", "family:repel")
    assert is_lost(match, "families-lost")


def test_12_1_at_once_means_that_nothing_else_happens() -> None:
    match = last_turn(*TWO, wounds={"gorobei": 3, "kanbei": 1}, defence={})
    play(match, "fight")
    assert is_lost(match, "samurai-died")
    assert match.view(None)["seats"][1]["wounds"] == 1
    assert sum(match.view(None)["farmsteads"].values()) == 6


def test_12_1_after_the_end_every_action_is_refused() -> None:
    match = table("kyuzo", "gorobei", wounds={"kyuzo": 3}, combat={"kyuzo": ["4-none-wound"]})
    assert refused(match, "fight")[0] == "game-over"


# §12.2


def test_12_2_won_when_the_end_of_round_3_has_been_gone_through() -> None:
    match = last_turn(
        *TWO, round_number=3, barricades=0, families=["heal"], intruders=["3-hat-flames"]
    )
    play(match, "fight")
    assert match.outcome is None
    play(match, "farmstead:wound")
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.ending == "victory"
    assert match.outcome.winners == (0, 1)
    assert match.outcome.scores == (7, 7)


def test_12_2_won_when_all_have_passed_in_round_3() -> None:
    match = play(last_turn(*TWO, round_number=3, families=["heal"]), "pass")
    assert match.outcome is not None
    assert match.outcome.ending == "victory"


@pytest.mark.parametrize("round_number", [1, 2])
def test_12_2_an_earlier_round_does_not_end_the_game(round_number: int) -> None:
    match = play(last_turn(*TWO, round_number=round_number), "fight")
    assert match.outcome is None


# §12.3


@pytest.mark.parametrize(
    ("level", "grade"),
    [("easy", "10"), ("normal", "10+"), ("hard", "10++"), ("heroic", "10+++")],
)
def test_12_3_ten_points_at_most_and_a_mark_for_the_level(level: str, grade: str) -> None:
    match = play(last_turn(*TWO, level=level, round_number=3), "fight")
    assert match.outcome is not None
    assert match.outcome.scores == (10, 10)
    assert match.outcome.text == f"The village is saved, score {grade}."


def test_12_3_four_farmsteads_two_families_and_nobody_with_a_token_at_hard_are_7_and_2() -> None:
    match = last_turn(
        *TWO,
        level="hard",
        round_number=3,
        farmsteads={"barricade": 2, "wound": 2},
        families=["barricade", "repel"],
    )
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.scores == (7, 7)
    assert match.outcome.text == "The village is saved, score 7++."


@pytest.mark.parametrize(("wounds", "points"), [(0, 9), (1, 8), (2, 9), (3, 8)])
def test_12_3_one_point_if_no_samurai_human_or_animal_has_a_wound_token(
    wounds: int, points: int
) -> None:
    match = last_turn(
        *TWO, round_number=3, wounds={"kanbei": wounds}, families=["barricade", "repel"]
    )
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.scores == (points, points)


def test_12_3_a_token_healed_by_the_family_at_the_last_end_does_not_count() -> None:
    match = last_turn(*TWO, round_number=3, wounds={"kanbei": 1})
    play(match, "fight", "healed:kanbei")
    assert match.outcome is not None
    assert match.outcome.scores == (10, 10)


def test_12_3_the_least_victory_is_two_points() -> None:
    match = last_turn(
        *TWO,
        level="heroic",
        round_number=3,
        wounds={"kanbei": 3},
        farmsteads={"family": 1},
        families=["heal"],
        barricades=0,
    )
    play(match, "fight")
    assert match.outcome is not None
    assert match.outcome.text == "The village is saved, score 2+++."
