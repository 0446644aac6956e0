"""RULES.md §11: the village."""

from typing import Any

import pytest
from tests.games.samurai_spirit.table import board, last_turn, play, protected, table

import engawa

LEVELS = ["easy", "normal", "hard", "heroic"]


def burning(level: str = "hard", **more: Any) -> engawa.Match:
    """Kyuzo's last raider shows fire and no barricade is left: a farmstead is destroyed."""
    options: dict[str, Any] = {"barricades": 0, "combat": {"kyuzo": ["3-hat-fire-flames"]}}
    return table("kyuzo", "gorobei", "kanbei", level=level, **(options | more))


# §11.1


def test_11_1_a_family_adds_no_barricade_beyond_the_cap() -> None:
    match = play(last_turn("gorobei", "kanbei", barricades=4), "fight")
    assert match.view(None)["barricades"] == match.view(None)["barricade_cap"] == 4


def test_11_1_the_cap_is_the_number_at_the_start_in_later_rounds_too() -> None:
    match = play(last_turn("gorobei", "kanbei", round_number=2, barricades=4), "fight")
    assert match.view(None)["barricades"] == 4


def test_11_1_a_kiai_adds_no_barricade_beyond_the_cap() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        wounds={"kyuzo": 2},
        combat={"kyuzo": ["4-hat", "4-doll"]},
        coming=["4-farm-no-support"],
    )
    play(match, "fight", "draw:4-farm-no-support", "confront", "use", "lend:none")
    assert match.view(None)["barricades"] == 4


def test_11_1_whatever_removes_a_barricade_takes_one_while_there_is_one() -> None:
    match = burning(barricades=1)
    assert match.view(None)["barricades"] == 0
    assert match.actor == 0


def test_11_1_with_none_left_a_farmstead_is_destroyed_instead() -> None:
    match = burning("normal")
    assert match.actor == "chance"
    match = play(match, "farmstead:family")
    assert sum(match.view(None)["farmsteads"].values()) == 5
    assert match.actor == 0


# §11.2


@pytest.mark.parametrize("level", LEVELS)
def test_11_2_which_farmstead_is_destroyed_is_drawn_from_those_left(level: str) -> None:
    match = burning(level, farmsteads={"farmstead": 1, "wound": 2})
    assert match.weights() == {"farmstead:farmstead": 1, "farmstead:wound": 2}


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("back", ["family", "farmstead", "barricade", "wound"])
def test_11_2_at_easy_and_normal_the_back_does_nothing(level: str, back: str) -> None:
    match = play(burning(level), f"farmstead:{back}")
    shown = match.view(None)
    assert match.actor == 0
    assert sum(shown["farmsteads"].values()) == 5
    assert len(shown["families"]) == 3
    assert [seat["wounds"] for seat in shown["seats"]] == [0, 0, 0]


HARD_LEVELS = pytest.mark.parametrize("level", ["hard", "heroic"])


@HARD_LEVELS
def test_11_2_family_a_random_family_is_lost(level: str) -> None:
    match = play(burning(level, families=["heal", "repel"]), "farmstead:family")
    assert match.weights() == {"family:heal": 1, "family:repel": 1}
    play(match, "family:heal")
    assert match.view(None)["families"] == ["repel"]
    assert match.actor == 0


@HARD_LEVELS
def test_11_2_farmstead_another_farmstead_is_destroyed_with_its_penalty(level: str) -> None:
    match = play(burning(level), "farmstead:farmstead")
    assert match.weights() == {
        "farmstead:family": 1,
        "farmstead:barricade": 2,
        "farmstead:wound": 2,
    }
    play(match, "farmstead:wound", "wounded:kanbei")
    assert sum(match.view(None)["farmsteads"].values()) == 4
    assert match.actor == 0


@HARD_LEVELS
def test_11_2_barricade_a_barricade_is_lost(level: str) -> None:
    defence = protected("gorobei", "kanbei", symbols=["hat", "doll"])
    defence["kanbei"].append("1-farm-intruder")
    match = last_turn(
        "gorobei", "kanbei", level=level, defence=defence, barricades=2, families=["heal"]
    )
    play(match, "fight", "farmstead:barricade")
    assert match.view(None)["barricades"] == 1


@HARD_LEVELS
def test_11_2_barricade_with_none_left_another_farmstead_is_destroyed(level: str) -> None:
    match = play(burning(level), "farmstead:barricade")
    assert match.actor == "chance"
    match = play(match, "farmstead:barricade", "farmstead:family", "family:repel")
    assert sum(match.view(None)["farmsteads"].values()) == 3
    assert match.actor == 0


@HARD_LEVELS
def test_11_2_wound_a_random_samurai_perhaps_one_who_has_passed_is_wounded(level: str) -> None:
    """**Ruling**. Polish book: "losowy gracz", without leaving out those who passed."""
    match = play(burning(level, passed=["gorobei"]), "farmstead:wound")
    assert match.weights() == {"wounded:kyuzo": 1, "wounded:gorobei": 1, "wounded:kanbei": 1}
    play(match, "wounded:gorobei")
    assert board(match, "gorobei")["wounds"] == 1
    assert match.actor == 0


def test_11_2_the_penalty_is_applied_for_whatever_cause_the_farmstead_was_destroyed() -> None:
    overcome = table(
        "gorobei",
        "kanbei",
        level="hard",
        barricades=0,
        combat={"gorobei": ["4-hat", "4-doll"]},
        coming=["3-doll"],
    )
    play(overcome, "fight", "draw:3-doll", "confront", "farmstead:wound")
    assert "wounded:gorobei" in overcome.legal()

    undefended = last_turn("gorobei", "kanbei", level="hard", defence=protected("gorobei"))
    play(undefended, "fight", "farmstead:wound")
    assert "wounded:gorobei" in undefended.legal()

    intruder = last_turn(
        "gorobei",
        "kanbei",
        level="hard",
        barricades=0,
        families=["heal"],
        intruders=["3-hat-flames"],
    )
    play(intruder, "fight", "farmstead:wound")
    assert "wounded:gorobei" in intruder.legal()


# §11.3


@pytest.mark.parametrize("level", LEVELS)
def test_11_3_which_family_is_lost_is_drawn_from_those_left(level: str) -> None:
    match = last_turn(
        "gorobei",
        "kanbei",
        level=level,
        families=["barricade", "repel"],
        defence=protected("gorobei") | protected("kyuzo", "kanbei", symbols=["hat", "farm"]),
    )
    play(match, "fight")
    assert match.weights() == {"family:barricade": 1, "family:repel": 1}


def test_11_3_heal_heals_a_random_samurai_among_those_with_a_wound_token() -> None:
    wounds = {"gorobei": 1, "kanbei": 3, "kyuzo": 2}
    match = last_turn("gorobei", "kanbei", "kyuzo", "heihachi", wounds=wounds)
    play(match, "fight")
    assert match.weights() == {"healed:gorobei": 1, "healed:kanbei": 1}
    play(match, "healed:kanbei")
    assert [seat["wounds"] for seat in match.view(None)["seats"]] == [1, 2, 2, 0]


def test_11_3_heal_heals_a_wound_taken_at_the_end_of_this_round() -> None:
    defence = protected("gorobei") | protected("kanbei", symbols=["farm", "doll"])
    defence["kanbei"] = ["2-farm-intruder", "2-doll"]
    match = play(last_turn("gorobei", "kanbei", defence=defence), "fight")
    assert match.weights() == {"healed:kanbei": 1}


def test_11_3_heal_does_nothing_with_no_wound_token_about() -> None:
    match = last_turn("gorobei", "kanbei", wounds={"gorobei": 2}, families=["heal"])
    play(match, "fight")
    assert match.legal()[0].startswith("deal:")
    assert board(match, "gorobei")["wounds"] == 2


def test_11_3_barricade_adds_a_barricade() -> None:
    match = last_turn("gorobei", "kanbei", barricades=2, families=["barricade"])
    assert play(match, "fight").view(None)["barricades"] == 3


def test_11_3_repel_discards_the_top_intruder_and_its_flames_do_nothing() -> None:
    match = last_turn(
        "gorobei",
        "kanbei",
        barricades=2,
        families=["repel"],
        intruders=["3-hat-flames", "4-doll-fire-flames"],
    )
    assert play(match, "fight").view(None)["barricades"] == 1


def test_11_3_repel_turns_an_unknown_intruder_up() -> None:
    match = last_turn(
        "gorobei",
        "kanbei",
        barricades=2,
        families=["repel"],
        intruders=["?"],
        coming=["3-hat-flames"],
    )
    play(match, "fight", "intruder:3-hat-flames")
    assert match.view(None)["barricades"] == 2


def test_11_3_repel_does_nothing_without_intruders() -> None:
    match = play(last_turn("gorobei", "kanbei", families=["repel"]), "fight")
    assert match.legal()[0].startswith("deal:")


def test_11_3_the_bonuses_come_in_the_order_heal_barricade_repel() -> None:
    match = last_turn("gorobei", "kanbei", barricades=0, wounds={"gorobei": 1}, intruders=["?"])
    play(match, "fight")
    assert match.legal() == ["healed:gorobei"]
    assert match.view(None)["barricades"] == 0
    play(match, "healed:gorobei")
    assert match.view(None)["barricades"] == 1
    assert match.legal()[0].startswith("intruder:")
