"""RULES.md §10.2 to §10.6: the end of a round."""

import pytest
from tests.games.samurai_spirit.table import (
    board,
    last_turn,
    let_chance_play,
    play,
    protected,
    table,
)

THREE = ("kyuzo", "gorobei", "kanbei")


# §10.2


def test_10_2_each_samurai_without_a_hat_takes_a_wound_passed_or_not() -> None:
    defence = protected(*THREE, symbols=["farm", "doll"])
    defence["gorobei"].append("1-hat-flames")
    match = play(last_turn(*THREE, defence=defence, families=["repel"]), "fight")
    assert [seat["wounds"] for seat in match.view(None)["seats"]] == [1, 0, 1]


# §10.3


def test_10_3_for_each_samurai_without_a_farm_a_farmstead_is_destroyed_at_random() -> None:
    defence = protected(*THREE, symbols=["hat", "doll"])
    defence["gorobei"].append("1-farm-fire-flames")
    match = play(last_turn(*THREE, defence=defence), "fight")
    assert match.weights() == {
        "farmstead:family": 1,
        "farmstead:farmstead": 1,
        "farmstead:barricade": 2,
        "farmstead:wound": 2,
    }
    play(match, "farmstead:wound", "farmstead:family")
    assert match.view(None)["farmsteads"] == {
        "family": 0,
        "farmstead": 1,
        "barricade": 2,
        "wound": 1,
    }
    assert match.view(None)["round"] == 2


# §10.4


def test_10_4_for_each_samurai_without_a_doll_a_family_is_lost_at_random() -> None:
    defence = protected(*THREE, symbols=["hat", "farm"])
    defence["gorobei"].append("1-doll")
    match = play(last_turn(*THREE, defence=defence), "fight")
    assert match.weights() == {"family:heal": 1, "family:barricade": 1, "family:repel": 1}
    play(match, "family:heal", "family:repel")
    assert match.view(None)["families"] == ["barricade"]
    assert match.view(None)["round"] == 2


def test_10_4_only_the_families_still_there_give_their_bonuses() -> None:
    defence = protected(*THREE, symbols=["hat", "farm"])
    defence["gorobei"].append("1-doll")
    defence["kanbei"].append("2-doll")
    match = last_turn(*THREE, defence=defence, barricades=1, wounds={"kanbei": 1})
    play(match, "fight", "family:heal")
    assert match.view(None)["barricades"] == 2
    assert board(match, "kanbei")["wounds"] == 1


def test_10_4_at_heroic_no_family_gives_a_bonus() -> None:
    match = last_turn(
        *THREE, level="heroic", barricades=1, wounds={"kanbei": 1}, intruders=["3-hat-flames"]
    )
    play(match, "fight")
    assert board(match, "kanbei")["wounds"] == 1
    assert match.view(None)["barricades"] == 0  # the intruder was not repelled


# §10.5


def test_10_5_one_barricade_and_intruders_plain_flames_flames_cost_it_and_a_farmstead() -> None:
    match = last_turn(
        *THREE,
        barricades=1,
        families=["heal"],
        intruders=["4-doll", "3-hat-flames", "4-doll-fire-flames"],
    )
    play(match, "fight", "farmstead:barricade")
    shown = match.view(None)
    assert shown["barricades"] == 0
    assert sum(shown["farmsteads"].values()) == 5
    assert shown["round"] == 2


def test_10_5_intruders_are_turned_up_one_by_one_from_the_top_onto_the_discard_pile() -> None:
    match = last_turn(
        *THREE,
        barricades=0,
        families=["heal"],
        intruders=["4-doll", "3-hat-flames", "?"],
        coming=["3-doll"],
    )
    play(match, "fight")
    shown = match.view(None)
    assert {"4-doll", "3-hat-flames"} <= set(shown["discard"])
    assert shown["intruders"] == ["?"]
    play(match, "farmstead:wound")
    assert match.legal() == ["intruder:3-doll"]


def test_10_5_at_hard_the_penalty_of_the_farmstead_comes_before_the_next_intruder() -> None:
    match = last_turn(
        *THREE, level="hard", barricades=0, families=["heal"], intruders=["3-hat-flames", "?"]
    )
    play(match, "fight", "farmstead:wound")
    assert match.legal() == ["wounded:gorobei", "wounded:kanbei", "wounded:kyuzo"]
    play(match, "wounded:kanbei")
    assert match.legal()[0].startswith("intruder:")


def test_10_5_the_penalty_of_an_intruder_does_nothing() -> None:
    match = last_turn(*THREE, families=["heal"], intruders=["3-none-wound", "2-none-fire"])
    play(match, "fight")
    assert match.view(None)["barricades"] == 5
    assert [seat["wounds"] for seat in match.view(None)["seats"]] == [0, 0, 0]


# §10.6


def test_10_6_all_cards_are_gathered_and_the_boards_are_empty_but_the_losses_stay() -> None:
    match = table(
        *THREE,
        passed=["gorobei"],
        wounds={"kyuzo": 3, "gorobei": 2, "kanbei": 1},
        barricades=1,
        families=["repel"],
        farmsteads={"barricade": 2},
        combat={"gorobei": ["4-hat", "3-doll"]},
        defence=protected(*THREE),
        intruders=["4-doll"],
        lent={"kanbei": "kyuzo"},
        stack=["4-none-wound"],
        stack_left=1,
    )
    play(match, "fight", "deal:5-hat-wound", "deal:5-farm-fire", "deal:5-doll-intruder")
    shown = match.view(None)
    assert shown["round"] == 2
    assert shown["stack"] == ["?"] * 24
    assert shown["intruders"] == shown["discard"] == []
    for seat in shown["seats"]:
        assert (seat["combat"], seat["defence"], seat["total"]) == ([], [], 0)
        assert (seat["passed"], seat["token_lent_to"]) == (False, None)
    assert [seat["wounds"] for seat in shown["seats"]] == [3, 2, 1]
    assert [seat["side"] for seat in shown["seats"]] == ["animal", "animal", "human"]
    assert shown["barricades"] == 1
    assert shown["farmsteads"] == {"family": 0, "farmstead": 0, "barricade": 2, "wound": 0}
    assert shown["families"] == ["repel"]


def test_10_6_the_plunderers_stay_those_of_the_first_round() -> None:
    match = last_turn(*THREE)
    before = match.to_dict()
    boards = [card for seat in before["seats"] for card in seat["defence"]]
    in_play = {*before["stack"], *before["discard"], *boards}
    play(match, "fight", "deal:5-hat-wound", "deal:5-farm-fire", "deal:5-doll-intruder")
    added = {"5-hat-wound", "5-farm-fire", "5-doll-intruder"}
    assert set(match.to_dict()["unknown"]) == in_play | added


def test_10_6_bosses_join_in_round_3_beside_the_lieutenants_of_round_2() -> None:
    match = play(last_turn("gorobei", "kanbei", round_number=2), "fight")
    play(match, "deal:6-doll-must-pass-flames", "deal:6-farm-fire-fire-flames")
    unknown = match.to_dict()["unknown"]
    assert sorted(card for card in unknown if card[0] == "6") == [
        "6-doll-must-pass-flames",
        "6-farm-fire-fire-flames",
    ]
    assert sum(card[0] == "5" for card in unknown) == 2
    assert len(match.view(None)["stack"]) == 18


@pytest.mark.parametrize(("drawer", "begins"), [("kyuzo", 1), ("gorobei", 2), ("kanbei", 0)])
def test_10_6_the_seat_left_of_the_one_who_drew_the_last_card_begins(
    drawer: str, begins: int
) -> None:
    match = table(
        *THREE, turn=drawer, defence=protected(*THREE), stack=["4-none-wound"], stack_left=1
    )
    assert let_chance_play(play(match, "fight")).actor == begins


def test_10_6_left_of_the_drawer_even_if_he_handed_the_last_card_on() -> None:
    names = ("daisuke", "gorobei", "kanbei")
    match = table(*names, defence=protected(*names), stack=["3-none-wound"], stack_left=1)
    assert let_chance_play(play(match, "fight", "hand:gorobei")).actor == 1


@pytest.mark.parametrize(("last", "begins"), [("kyuzo", 1), ("gorobei", 2), ("kanbei", 0)])
def test_10_6_the_seat_left_of_the_one_who_passed_last_begins(last: str, begins: int) -> None:
    others = [name for name in THREE if name != last]
    match = table(
        *THREE,
        turn=last,
        passed=others,
        defence=protected(*THREE),
        stack=["4-none-wound"],
        stack_left=1,
    )
    assert let_chance_play(play(match, "pass")).actor == begins


def test_10_6_the_seat_left_of_the_one_who_had_to_pass_last_begins() -> None:
    match = table(
        *THREE,
        turn="gorobei",
        passed=["kyuzo", "kanbei"],
        defence=protected(*THREE),
        combat={"gorobei": ["4-hat", "4-doll", "3-doll"]},
        stack=["4-none-wound"],
        stack_left=1,
    )
    assert match.view(None)["round"] == 2
    assert let_chance_play(match).actor == 2


def test_10_6_if_support_moved_the_last_card_the_seat_left_of_the_supporter_begins() -> None:
    match = table(
        *THREE, turn="gorobei", defence=protected(*THREE), stack=["4-none-wound"], stack_left=1
    )
    assert let_chance_play(play(match, "support:kyuzo")).actor == 2


def test_10_6_if_a_penalty_moved_the_last_card_the_seat_left_of_whose_turn_it_was_begins() -> None:
    match = table(
        *THREE,
        turn="kanbei",
        combat={"kanbei": ["2-hat-intruder"]},
        defence=protected(*THREE),
        stack=["4-none-wound"],
        stack_left=1,
    )
    assert let_chance_play(match).actor == 0


def test_10_6_if_gorobeis_kiai_discarded_the_last_card_left_of_whose_turn_it_was_begins() -> None:
    # Kyuzo's last raider makes Gorobei draw a 3: he stands at 9 and discards the last two cards.
    match = table(
        *THREE,
        combat={"kyuzo": ["3-hat-left-draws"], "gorobei": ["4-hat", "2-farm-intruder"]},
        defence=protected(*THREE),
        stack=["3-doll", "4-doll", "4-none-wound"],
        stack_left=3,
    )
    play(match, "use")
    assert match.view(None)["round"] == 2
    assert let_chance_play(match).actor == 1
