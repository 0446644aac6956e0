"""RULES.md §6: wounds. A table's turn begins at once, so a wound penalty is suffered already."""

import pytest
from tests.games.samurai_spirit.table import board, play, refused, table

import engawa


def wounded_again(wounds: int, *line: str, samurai: str = "kyuzo") -> engawa.Match:
    """The last card of the line wounds a samurai who has these wounds already."""
    other = "gorobei" if samurai != "gorobei" else "kyuzo"
    return table(samurai, other, wounds={samurai: wounds}, combat={samurai: line}, barricades=3)


@pytest.mark.parametrize(
    ("before", "after", "side"), [(0, 1, "human"), (1, 2, "animal"), (2, 3, "animal")]
)
def test_6_1_the_second_wound_turns_the_board_and_the_others_lay_a_token(
    before: int, after: int, side: str
) -> None:
    match = wounded_again(before, "3-none-wound")
    assert board(match, "kyuzo")["wounds"] == after
    assert board(match, "kyuzo")["side"] == side
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_6_1_the_fourth_wound_kills_and_loses_the_game_at_once() -> None:
    match = wounded_again(3, "3-none-wound")
    assert match.actor is None
    assert match.outcome is not None
    assert match.outcome.ending == "samurai-died"


@pytest.mark.parametrize(
    "line", [["3-doll", "2-hat-wound-flames"], ["4-hat", "2-hat-wound-flames"]]
)
def test_6_2_a_board_turned_at_5_or_6_stays_there_on_a_longer_track(line: list[str]) -> None:
    match = wounded_again(1, *line)
    total = sum(int(card[0]) for card in line)
    assert board(match, "kyuzo")["total"] == total
    assert board(match, "kyuzo")["kiai"] == 12
    assert board(match, "kyuzo")["combat"] == line


def test_6_2_kanbei_with_4_and_2_is_turned_and_stays_at_6_with_a_kiai_value_of_12() -> None:
    match = wounded_again(1, "4-hat", "2-hat-wound-flames", samurai="kanbei")
    shown = board(match, "kanbei")
    assert (shown["wounds"], shown["side"], shown["total"], shown["kiai"]) == (2, "animal", 6, 12)


def test_6_2_the_defence_stays_when_the_board_is_turned() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        wounds={"kyuzo": 1},
        combat={"kyuzo": ["3-none-wound"]},
        defence={"kyuzo": ["4-hat", "2-doll"]},
    )
    assert board(match, "kyuzo")["side"] == "animal"
    assert board(match, "kyuzo")["defence"] == ["4-hat", "2-doll"]


def test_6_2_heihachi_above_the_human_and_below_the_animal_value_may_choose_any_action() -> None:
    match = wounded_again(1, "4-hat", "3-doll", "3-none-wound", samurai="heihachi")
    assert board(match, "heihachi")["total"] == 10
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_6_2_heihachi_exactly_at_the_animal_value_has_a_kiai_of_the_animal_side() -> None:
    match = table(
        "heihachi",
        "gorobei",
        wounds={"heihachi": 1, "gorobei": 1},
        combat={"heihachi": ["4-hat", "4-doll", "3-none-wound"]},
        barricades=3,
    )
    play(match, "use")
    assert match.view(None)["barricades"] == 4
    assert match.legal() == ["heal:gorobei", "heal:none"]
    play(match, "heal:gorobei")
    assert board(match, "gorobei")["wounds"] == 0
    assert board(match, "heihachi")["combat"] == ["4-doll", "3-none-wound"]
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_6_2_exactly_at_the_human_value_when_turned_sets_off_nothing() -> None:
    match = wounded_again(1, "4-hat", "1-doll", "3-none-wound", samurai="heihachi")
    assert board(match, "heihachi")["total"] == 8
    assert match.legal() == ["fight", "support:gorobei", "pass"]


@pytest.mark.parametrize("wounds", [0, 2])
def test_6_2_a_wound_that_does_not_turn_the_board_sets_off_nothing(wounds: int) -> None:
    line = ["4-hat", "1-doll", "3-none-wound"]  # 8, the human value
    if wounds == 2:
        line = ["4-hat", "4-doll", "3-none-wound"]  # 11, the animal value
    match = wounded_again(wounds, *line, samurai="heihachi")
    assert board(match, "heihachi")["combat"] == line
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def heihachi_heals(**wounds: int) -> engawa.Match:
    """Heihachi's animal uses his kiai and may heal."""
    match = table(
        "heihachi",
        "gorobei",
        "kanbei",
        wounds={"heihachi": 2} | wounds,
        combat={"heihachi": ["4-hat", "4-doll"]},
        coming=["3-doll"],
    )
    return play(match, "fight", "draw:3-doll", "confront", "use")


@pytest.mark.parametrize(("before", "after", "side"), [(1, 0, "human"), (3, 2, "animal")])
def test_6_3_healing_removes_a_wound_token_and_the_animal_stays(
    before: int, after: int, side: str
) -> None:
    match = play(heihachi_heals(gorobei=before, kanbei=1), "heal:gorobei")
    assert board(match, "gorobei")["wounds"] == after
    assert board(match, "gorobei")["side"] == side
    assert board(match, "kanbei")["wounds"] == 1


@pytest.mark.parametrize("wounds", [0, 2])
def test_6_3_a_samurai_without_a_token_cannot_be_healed(wounds: int) -> None:
    match = heihachi_heals(gorobei=1, kanbei=wounds)
    assert match.legal() == ["heal:gorobei", "heal:none"]
    assert refused(match, "heal:kanbei") == ("no-wound-token", "6.3")


def test_6_3_a_samurai_who_is_not_in_play_cannot_be_healed() -> None:
    assert refused(heihachi_heals(gorobei=1), "heal:kyuzo") == ("not-in-play", "3.1")
