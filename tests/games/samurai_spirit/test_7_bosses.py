"""RULES.md §7.8 to §7.12: the penalties that only bosses show, and two on one card."""

import pytest
from tests.games.samurai_spirit.table import (
    asked,
    board,
    let_chance_play,
    play,
    protected,
    refused,
    table,
)

SEATS = ("kyuzo", "gorobei", "kanbei")
REINFORCE = "6-none-no-defence-reinforce-flames"
NO_TALENT = "6-none-wound-no-talent-flames"
LOSE_DEFENCE = "6-none-lose-defence-flames"
NO_SUPPORT = "6-none-no-support-wound-flames"
INTRUDERS = "6-hat-intruder-intruder-flames"
FIRES = "6-farm-fire-fire-flames"

# §7.8


def test_7_8_reinforce_shuffles_a_random_discarded_card_into_the_stack() -> None:
    match = table(
        *SEATS, combat={"kyuzo": [REINFORCE]}, discard=["1-doll", "2-doll"], round_number=3
    )
    before = len(match.view(None)["stack"])
    play(match, "first:reinforce")
    assert match.weights() == {"reinforce:1-doll": 1, "reinforce:2-doll": 1}
    play(match, "reinforce:2-doll")
    assert match.view(None)["discard"] == ["1-doll"]
    assert match.view(None)["stack"] == ["?"] * (before + 1)
    assert board(match, "kyuzo")["wounds"] == 0


def test_7_8_known_cards_of_the_stack_are_unknown_after_reinforce() -> None:
    match = table(
        *SEATS, combat={"kyuzo": [REINFORCE]}, discard=["1-doll"], stack=["4-hat"], round_number=3
    )
    play(match, "first:reinforce", "reinforce:1-doll")
    assert "4-hat" not in match.view(None)["stack"]
    play(match, "fight")
    assert {"draw:4-hat", "draw:1-doll"} <= set(match.legal())


def test_7_8_reinforce_with_an_empty_discard_pile_is_a_wound() -> None:
    match = table(*SEATS, combat={"kyuzo": [REINFORCE]}, round_number=3)
    play(match, "first:reinforce")
    assert board(match, "kyuzo")["wounds"] == 1


# §7.9

# Whose talent, the line under the boss, the card drawn, what no-talent forbids.
TALENTS = [
    ("heihachi", [], "2-hat-flames", "hand:gorobei"),
    ("daisuke", [], "1-hat-flames", "hand:gorobei"),
    ("kyuzo", ["2-doll"], "2-hat-flames", "discard"),
    ("katsushiro", [], "2-hat-flames", "redraw"),
]


@pytest.mark.parametrize(("samurai", "line", "card", "talent"), TALENTS)
def test_7_9_no_talent_forbids_the_own_talent(
    samurai: str, line: list[str], card: str, talent: str
) -> None:
    match = table(
        samurai,
        "gorobei",
        "kanbei",
        combat={samurai: [*line, NO_TALENT]},
        stack=[card],
        round_number=3,
    )
    play(match, "first:no-talent", "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("no-talent", "7.9")


def test_7_9_no_talent_forbids_kikuchiyos_second_fight() -> None:
    match = table(
        "kikuchiyo",
        "gorobei",
        "kanbei",
        combat={"kikuchiyo": [NO_TALENT]},
        stack=["2-doll"],
        round_number=3,
    )
    play(match, "first:no-talent", "fight", "confront")
    assert asked(match) == "gorobei"


def test_7_9_no_talent_forbids_gorobei_to_ignore_the_other_penalty() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": [NO_TALENT]}, round_number=3)
    play(match, "first:no-talent", "suffer")
    assert board(match, "gorobei")["wounds"] == 1
    assert "fight" in match.legal()


def test_7_9_no_talent_forbids_a_lent_gorobei_to_ignore_the_other_penalty() -> None:
    match = table(*SEATS, combat={"kyuzo": [NO_TALENT]}, lent={"gorobei": "kyuzo"}, round_number=3)
    play(match, "first:no-talent", "suffer")
    assert board(match, "kyuzo")["wounds"] == 1
    assert "fight" in match.legal()


@pytest.mark.parametrize(("owner", "line", "card", "talent"), TALENTS)
def test_7_9_no_talent_forbids_support_tokens(
    owner: str, line: list[str], card: str, talent: str
) -> None:
    match = table(
        "kanbei",
        "gorobei",
        owner,
        combat={"kanbei": [*line, NO_TALENT]},
        stack=[card],
        lent={owner: "kanbei"},
        round_number=3,
    )
    play(match, "first:no-talent", "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("no-talent", "7.9")


@pytest.mark.parametrize(("token", "line", "card", "talent"), TALENTS)
def test_7_9_no_talent_forbids_village_tokens(
    token: str, line: list[str], card: str, talent: str
) -> None:
    match = table(
        "kanbei",
        "gorobei",
        "kikuchiyo",
        combat={"kanbei": [*line, NO_TALENT]},
        stack=[card],
        two_samurai_rule=True,
        round_number=3,
    )
    play(match, f"take:{token}", "begin", "first:no-talent", "fight")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, talent) == ("no-talent", "7.9")


def test_7_9_no_talent_forbids_a_lent_second_fight() -> None:
    match = table(
        "kanbei",
        "gorobei",
        "kikuchiyo",
        combat={"kanbei": [NO_TALENT]},
        stack=["2-doll"],
        lent={"kikuchiyo": "kanbei"},
        round_number=3,
    )
    play(match, "first:no-talent", "fight", "confront")
    assert asked(match) == "gorobei"


def test_7_9_under_no_talent_the_support_action_stays_allowed() -> None:
    match = table(*SEATS, combat={"kyuzo": [NO_TALENT]}, round_number=3)
    play(match, "first:no-talent", "support:gorobei")
    assert board(match, "kyuzo")["token_lent_to"] == 1


def test_7_9_no_talent_does_not_forbid_the_kiai() -> None:
    match = table(
        *SEATS, combat={"kyuzo": [NO_TALENT]}, stack=["3-doll"], intruders=["?"], round_number=3
    )
    play(match, "first:no-talent", "fight", "confront")
    assert match.legal() == ["use", "decline"]


def test_7_9_no_talent_lasts_for_one_turn() -> None:
    match = table(
        *SEATS,
        passed=["gorobei", "kanbei"],
        combat={"kyuzo": [NO_TALENT]},
        stack=["2-doll", "2-hat-flames"],
        round_number=3,
    )
    play(match, "first:no-talent", "fight", "confront", "fight", "discard")
    assert match.view(None)["discard"] == ["2-hat-flames"]


# §7.10


def test_7_10_lose_defence_discards_the_card_the_player_chooses() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": [LOSE_DEFENCE]},
        defence={"kyuzo": ["4-hat", "2-farm-no-support"]},
        round_number=3,
    )
    assert match.legal() == ["lose:hat", "lose:farm"]
    assert refused(match, "lose:doll") == ("nothing-to-lose", "7.10")
    play(match, "lose:farm")
    assert board(match, "kyuzo")["defence"] == ["4-hat"]
    assert match.view(None)["discard"] == ["2-farm-no-support"]
    assert board(match, "kyuzo")["wounds"] == 0


def test_7_10_the_only_card_of_a_defence_is_lost_without_asking() -> None:
    match = table(
        *SEATS, combat={"kyuzo": [LOSE_DEFENCE]}, defence={"kyuzo": ["4-hat"]}, round_number=3
    )
    assert board(match, "kyuzo")["defence"] == []
    assert match.view(None)["discard"] == ["4-hat"]
    assert "fight" in match.legal()


def test_7_10_lose_defence_with_an_empty_defence_is_a_wound() -> None:
    match = table(
        *SEATS, combat={"kyuzo": [LOSE_DEFENCE]}, defence={"gorobei": ["4-hat"]}, round_number=3
    )
    assert board(match, "kyuzo")["wounds"] == 1
    assert board(match, "gorobei")["defence"] == ["4-hat"]


# §7.12


def test_7_12_the_order_of_two_different_penalties_is_asked() -> None:
    match = table(*SEATS, combat={"kyuzo": [NO_SUPPORT]}, round_number=3)
    assert set(match.legal()) == {"first:no-support", "first:wound"}
    assert refused(match, "first:fire") == ("penalty-not-on-card", "7.12")


@pytest.mark.parametrize("first", ["first:no-support", "first:wound"])
def test_7_12_both_penalties_are_applied_in_either_order(first: str) -> None:
    match = table(*SEATS, combat={"kyuzo": [NO_SUPPORT]}, round_number=3)
    play(match, first)
    assert board(match, "kyuzo")["wounds"] == 1
    assert match.legal() == ["fight", "pass"]


def test_7_12_two_equal_penalties_are_applied_without_asking_the_order() -> None:
    fires = table(*SEATS, combat={"kyuzo": [FIRES]}, round_number=3)
    assert fires.view(None)["barricades"] == 3
    intruders = table(*SEATS, combat={"kyuzo": [INTRUDERS]}, round_number=3)
    assert intruders.view(None)["intruders"] == ["?", "?"]


def test_7_12_the_second_intruder_is_dropped_if_the_first_empties_the_stack() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": [INTRUDERS]},
        defence=protected(*SEATS),
        stack=["4-hat"],
        stack_left=1,
        round_number=3,
    )
    assert match.outcome is not None
    assert match.outcome.ending == "victory"


def test_7_12_the_second_fire_is_dropped_if_a_kiai_in_the_first_empties_the_stack() -> None:
    """Hard: the first fire burns a farmstead, which turns Gorobei's board at exactly 12."""
    match = table(
        *SEATS,
        level="hard",
        combat={"kyuzo": [FIRES], "gorobei": ["4-hat", "4-doll", "4-farm-no-support"]},
        defence=protected(*SEATS),
        wounds={"gorobei": 1},
        barricades=0,
        stack=["3-doll", "3-hat-flames"],
        stack_left=2,
        round_number=3,
    )
    play(match, "farmstead:wound", "wounded:gorobei", "use")
    assert match.outcome is not None
    assert match.outcome.ending == "victory"
    assert match.outcome.scores == (9, 9, 9)  # five farmsteads, three families, no wound token


def test_7_12_gorobei_may_suffer_one_penalty_and_ignore_the_other() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": [NO_SUPPORT]}, round_number=3)
    play(match, "first:wound", "suffer", "ignore")
    assert board(match, "gorobei")["wounds"] == 1
    assert "support:kyuzo" in match.legal()


def test_7_12_gorobei_may_ignore_the_first_and_suffer_the_second() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": [NO_SUPPORT]}, round_number=3)
    play(match, "first:wound", "ignore", "suffer")
    assert board(match, "gorobei")["wounds"] == 0
    assert match.legal() == ["fight", "pass"]


def test_7_12_two_equal_penalties_are_ignored_one_by_one() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": [FIRES]}, round_number=3)
    play(match, "ignore", "suffer")
    assert match.view(None)["barricades"] == 4


def test_7_12_gorobei_may_ignore_no_talent_and_then_the_wound() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": [NO_TALENT]}, round_number=3)
    play(match, "first:no-talent", "ignore", "ignore")
    assert board(match, "gorobei")["wounds"] == 0


def test_7_12_the_wound_may_be_ignored_before_no_talent_is_suffered() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        combat={"gorobei": [NO_TALENT]},
        stack=["2-hat-flames"],
        lent={"kyuzo": "gorobei"},
        round_number=3,
    )
    play(match, "first:wound", "ignore", "suffer", "fight")
    assert board(match, "gorobei")["wounds"] == 0
    assert refused(match, "discard") == ("no-talent", "7.9")


def test_7_12_the_second_penalty_stays_due_though_the_boss_has_left_the_line() -> None:
    """The wound turns Kikuchiyo's board at 13, and his kiai removes the boss itself."""
    match = table(
        "kikuchiyo",
        "gorobei",
        "kanbei",
        combat={"kikuchiyo": ["4-hat", "3-hat-flames", NO_SUPPORT], "gorobei": ["2-doll"]},
        wounds={"kikuchiyo": 1},
        round_number=3,
    )
    play(match, "first:wound", "use", "remove:kikuchiyo", "decline")
    assert board(match, "kikuchiyo")["combat"] == ["3-hat-flames"]
    assert refused(match, "support:kanbei") == ("no-support", "7.5")


def test_7_12_reinforce_and_no_defence_both_hold() -> None:
    match = table(
        *SEATS,
        combat={"kyuzo": ["2-doll", REINFORCE]},
        discard=["2-hat-flames"],
        stack_left=1,
        round_number=3,
    )
    play(match, "first:no-defence")
    let_chance_play(match)
    assert len(match.view(None)["stack"]) == 2
    assert match.view(None)["suffered"] == ["no-defence"]
