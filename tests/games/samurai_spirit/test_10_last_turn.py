"""RULES.md §10.1: when a round ends."""

from tests.games.samurai_spirit.table import (
    board,
    last_turn,
    let_chance_play,
    play,
    protected,
    table,
)

THREE = ("kyuzo", "gorobei", "kanbei")


def test_10_1_the_round_ends_as_soon_as_the_last_card_is_drawn_and_played() -> None:
    match = table(*THREE, coming=["3-doll"], stack_left=1, defence=protected(*THREE))
    play(match, "fight", "draw:3-doll")
    assert "deal:5-hat-wound" in match.legal()
    assert match.view(None)["round"] == 2


def test_10_1_a_kiai_set_off_by_the_last_card_is_resolved_first() -> None:
    line = {"heihachi": ["4-hat"]}
    match = last_turn("heihachi", "gorobei", combat=line, barricades=2, families=["heal"])
    play(match, "fight")
    assert match.legal() == ["use", "decline"]
    assert match.view(None)["round"] == 1
    play(match, "use")
    assert match.view(None)["round"] == 2
    assert match.view(None)["barricades"] == 3


def test_10_1_overcome_by_the_last_card_still_costs_a_barricade() -> None:
    line = {"gorobei": ["4-hat", "3-doll"]}
    match = last_turn("gorobei", "kyuzo", combat=line, barricades=2, families=["heal"])
    assert play(match, "fight").view(None)["barricades"] == 1


def test_10_1_a_last_card_handed_on_is_played_first() -> None:
    match = table(
        "daisuke", "gorobei", "kanbei", coming=["3-doll"], stack_left=1, defence=protected("kanbei")
    )
    play(match, "fight", "draw:3-doll", "hand:gorobei")
    assert match.actor == 1
    play(match, "defend")
    assert board(match, "gorobei")["defence"] == ["3-doll"]
    assert "farmstead:family" in match.legal()


def test_10_1_left_draws_takes_the_last_card_and_the_round_ends_without_an_action() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        combat={"gorobei": ["3-farm-left-draws"]},
        defence=protected(*THREE),
        coming=["3-doll"],
        stack_left=1,
    )
    play(match, "draw:3-doll")
    assert match.view(None)["round"] == 2
    assert [who for who, _, _ in match.log] == ["chance"]
    assert let_chance_play(match).actor == 2


def test_10_1_the_intruder_penalty_takes_the_last_card_and_the_round_ends() -> None:
    match = table(
        *THREE,
        combat={"kyuzo": ["2-hat-intruder"]},
        defence=protected(*THREE),
        stack=["4-hat"],
        stack_left=1,
    )
    assert match.view(None)["round"] == 2
    assert match.log == []


def test_10_1_support_moves_the_last_card_and_the_round_ends() -> None:
    match = table(*THREE, defence=protected(*THREE), stack=["4-hat"], stack_left=1)
    assert play(match, "support:gorobei").view(None)["round"] == 2


def test_10_1_gorobeis_kiai_discards_the_last_cards_and_the_round_ends() -> None:
    match = table(
        *THREE,
        turn="gorobei",
        defence=protected(*THREE),
        combat={"gorobei": ["4-hat", "2-doll"]},
        stack=["3-doll", "4-doll", "4-none-wound"],
        stack_left=3,
    )
    play(match, "fight", "use")
    assert match.view(None)["round"] == 2


def test_10_1_when_all_have_passed_the_stack_goes_as_it_lies_on_top_of_the_intruders() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        passed=["kyuzo"],
        stack=["3-doll", "4-doll"],
        stack_left=3,
        intruders=["4-hat"],
    )
    play(match, "pass")
    assert match.view(None)["intruders"] == ["3-doll", "4-doll", "?", "4-hat"]
    assert match.view(None)["stack"] == []
    assert "farmstead:family" in match.legal()


def test_10_1_while_somebody_has_not_passed_and_cards_are_left_the_round_goes_on() -> None:
    match = table(*THREE, passed=["gorobei"], stack_left=2, coming=["3-doll"])
    play(match, "pass", "fight", "draw:3-doll", "confront")
    assert match.view(None)["round"] == 1
    assert match.actor == 2


def test_10_1_the_steps_come_in_order_hats_farms_dolls_bonuses_intruders() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        passed=["kyuzo"],
        defence=protected("kyuzo"),
        barricades=2,
        stack=["4-none-wound"],
        stack_left=1,
        intruders=["?", "4-hat", "?"],
        coming=["3-doll", "3-hat-flames"],
    )
    play(match, "fight")
    assert board(match, "gorobei")["wounds"] == 1
    play(match, "farmstead:wound", "family:barricade", "healed:gorobei")
    assert match.view(None)["barricades"] == 2  # its family is lost
    play(match, "intruder:3-doll")  # repelled
    assert match.view(None)["intruders"] == ["?"]  # 4-hat needed no draw
    play(match, "intruder:3-hat-flames")
    assert match.view(None)["barricades"] == 1
    assert match.view(None)["round"] == 2


def test_10_1_within_a_step_the_samurai_are_gone_through_from_seat_0() -> None:
    match = last_turn(
        "gorobei",
        "kyuzo",
        "kanbei",
        turn="kyuzo",
        passed=["gorobei", "kanbei"],
        wounds=dict.fromkeys(THREE, 3),
        defence={},
    )
    play(match, "fight")
    assert [seat["wounds"] for seat in match.view(None)["seats"]] == [4, 3, 3]
