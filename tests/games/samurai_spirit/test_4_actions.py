"""RULES.md §4.4 to §4.6: fight, support, pass."""

import pytest
from tests.games.samurai_spirit.table import board, last_turn, play, refused, table

# §4.4


def test_4_4_gorobei_with_a_farm_may_defend_with_a_hat() -> None:
    match = table("gorobei", "kanbei", defence={"gorobei": ["2-farm-no-support"]}, coming=["4-hat"])
    play(match, "fight", "draw:4-hat")
    assert match.legal() == ["confront", "defend"]
    play(match, "defend")
    assert board(match, "gorobei")["defence"] == ["4-hat", "2-farm-no-support"]
    assert board(match, "gorobei")["total"] == 0


@pytest.mark.parametrize("card", ["4-farm-no-support", "1-none-fire"])
def test_4_4_a_second_farm_or_a_card_without_a_symbol_must_be_confronted(card: str) -> None:
    match = table("gorobei", "kanbei", defence={"gorobei": ["2-farm-no-support"]}, coming=[card])
    play(match, "fight", f"draw:{card}")
    assert board(match, "gorobei")["combat"] == [card]
    assert match.actor == 1


def test_4_4_confronting_adds_the_card_to_the_end_of_the_line() -> None:
    match = table("gorobei", "kanbei", combat={"gorobei": ["2-doll"]}, coming=["4-hat"])
    play(match, "fight", "draw:4-hat", "confront")
    assert board(match, "gorobei")["combat"] == ["2-doll", "4-hat"]
    assert board(match, "gorobei")["total"] == 6


def test_4_4_defending_even_at_the_brink_sets_nothing_off() -> None:
    match = table("gorobei", "kanbei", combat={"gorobei": ["4-doll", "2-doll"]}, coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "defend")
    assert board(match, "gorobei")["total"] == 6
    assert match.actor == 1


def test_4_4_a_card_without_a_symbol_cannot_be_defended_with() -> None:
    match = table("katsushiro", "kanbei", coming=["1-none-fire"])
    play(match, "fight", "draw:1-none-fire")
    assert match.legal() == ["confront", "redraw"]
    assert refused(match, "defend") == ("no-symbol", "4.4")


def test_4_4_a_symbol_the_defence_holds_cannot_be_defended_with() -> None:
    match = table("katsushiro", "kanbei", defence={"katsushiro": ["2-doll"]}, coming=["4-doll"])
    play(match, "fight", "draw:4-doll")
    assert match.legal() == ["confront", "redraw"]
    assert refused(match, "defend") == ("symbol-held", "4.4")


def test_4_4_the_defence_of_another_samurai_does_not_matter() -> None:
    match = table("gorobei", "kanbei", defence={"kanbei": ["2-doll"]}, coming=["4-doll"])
    play(match, "fight", "draw:4-doll")
    assert "defend" in match.legal()


# §4.5


def test_4_5_support_hands_the_token_over_and_moves_the_top_raider_unseen_onto_the_intruders() -> (
    None
):
    match = table("gorobei", "kyuzo", "kanbei", intruders=["4-doll"])
    play(match, "support:kanbei")
    shown = match.view(None)
    assert board(match, "gorobei")["token_lent_to"] == 2
    assert shown["intruders"] == ["?", "4-doll"]
    assert len(shown["stack"]) == 19
    assert match.actor == 1


def test_4_5_the_receiver_has_the_talent_in_his_next_turn_the_penalty_step_included() -> None:
    match = table("gorobei", "kyuzo", combat={"kyuzo": ["4-doll-fire-flames"]}, barricades=3)
    play(match, "support:kyuzo")
    assert match.legal() == ["ignore", "suffer"]
    assert play(match, "ignore").view(None)["barricades"] == 3


def test_4_5_the_receiver_has_the_talent_and_not_the_kiai() -> None:
    match = table(
        "gorobei", "kyuzo", "heihachi", combat={"kyuzo": ["4-hat", "2-doll"]}, coming=["3-doll"]
    )
    play(match, "support:kyuzo", "fight", "draw:3-doll", "confront", "use")
    assert all(action.startswith("lend:") for action in match.legal())


def test_4_5_kyuzo_with_heihachis_token_draws_a_3_and_the_token_goes_home_unused() -> None:
    match = table("heihachi", "kyuzo", "gorobei", coming=["3-doll"])
    play(match, "support:kyuzo", "fight", "draw:3-doll")
    assert match.legal() == ["confront", "defend"]
    play(match, "confront")
    assert board(match, "heihachi")["token_lent_to"] is None


def test_4_5_a_token_waits_with_the_receiver_until_his_turn() -> None:
    match = table("heihachi", "gorobei", "kyuzo", coming=["3-doll", "2-doll"])
    play(match, "support:kyuzo", "fight", "draw:3-doll", "confront")
    assert board(match, "heihachi")["token_lent_to"] == 2
    play(match, "fight", "draw:2-doll")
    assert match.legal() == ["confront", "defend", "hand:heihachi", "hand:gorobei"]


def test_4_5_a_samurai_who_holds_several_tokens_has_all_their_talents() -> None:
    line = {"kyuzo": ["4-doll-fire-flames"]}
    match = table("heihachi", "gorobei", "kyuzo", combat=line, coming=["2-doll"], barricades=3)
    play(match, "support:kyuzo", "support:kyuzo", "ignore", "fight", "draw:2-doll")
    assert "hand:heihachi" in match.legal()
    play(match, "confront")
    assert board(match, "heihachi")["token_lent_to"] is None
    assert board(match, "gorobei")["token_lent_to"] is None


def test_4_5_at_the_end_of_the_round_the_token_goes_home_in_any_case() -> None:
    match = last_turn("gorobei", "kyuzo", passed=[], families=["barricade"])
    play(match, "support:kyuzo")  # the last card: Kyuzo has no turn any more
    play(match, "deal:5-hat-wound", "deal:5-farm-fire")
    assert match.view(None)["round"] == 2
    assert board(match, "gorobei")["token_lent_to"] is None


def test_4_5_alone_in_the_round_support_is_not_allowed() -> None:
    match = table("gorobei", "kyuzo", "kanbei", passed=["kyuzo", "kanbei"])
    assert match.legal() == ["fight", "pass"]


def test_4_5_a_samurai_who_has_passed_cannot_be_supported() -> None:
    match = table("gorobei", "kyuzo", "kanbei", passed=["kyuzo"])
    assert match.legal() == ["fight", "support:kanbei", "pass"]
    assert refused(match, "support:kyuzo") == ("samurai-passed", "4.6")


def test_4_5_a_samurai_who_is_not_in_play_cannot_be_supported() -> None:
    match = table("gorobei", "kyuzo", "kanbei")
    assert refused(match, "support:daisuke") == ("not-in-play", "3.1")


def test_4_5_nobody_supports_himself() -> None:
    match = table("gorobei", "kyuzo", "kanbei")
    assert refused(match, "support:gorobei") == ("support-self", "4.5")


def test_4_5_without_the_own_token_at_home_support_is_not_allowed() -> None:
    match = table("gorobei", "kyuzo", "kanbei", lent={"gorobei": "kanbei"})
    assert match.legal() == ["fight", "pass"]
    assert refused(match, "support:kyuzo") == ("token-away", "8.7")


def test_4_5_under_no_support_support_is_not_allowed() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"gorobei": ["3-farm-no-support"]})
    assert match.legal() == ["fight", "pass"]
    assert refused(match, "support:kyuzo") == ("no-support", "7.5")


# §4.6


def test_4_6_daisuke_above_his_kiai_value_first_suffers_fire_and_then_has_to_pass() -> None:
    line = {"daisuke": ["4-hat", "3-doll", "2-none-fire"]}
    match = table("daisuke", "gorobei", combat=line, barricades=3)
    assert match.view(None)["barricades"] == 2
    assert board(match, "daisuke")["passed"] is True
    assert match.actor == 1


def test_4_6_a_samurai_who_has_passed_has_no_turn_and_no_penalty_and_keeps_the_cards() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        turn="kyuzo",
        combat={"kyuzo": ["2-none-fire"], "kanbei": ["1-doll"]},
        defence={"kyuzo": ["4-hat"]},
        coming=["3-doll", "4-doll"],
        barricades=3,
    )
    assert match.view(None)["barricades"] == 2  # Kyuzo's turn has begun
    play(match, "pass", "fight", "draw:3-doll", "confront", "fight", "draw:4-doll", "confront")
    assert match.actor == 2
    assert match.view(None)["barricades"] == 2
    assert board(match, "kyuzo")["combat"] == ["2-none-fire"]
    assert board(match, "kyuzo")["defence"] == ["4-hat"]


def test_4_6_no_card_enters_the_line_of_one_who_has_passed() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        passed=["kyuzo"],
        combat={"gorobei": ["3-farm-left-draws"]},
    )
    assert board(match, "kyuzo")["combat"] == []
    assert board(match, "gorobei")["wounds"] == 1


def test_4_6_a_samurai_who_has_passed_takes_part_in_the_end_of_the_round() -> None:
    defence = {"gorobei": ["1-hat-flames", "1-farm-no-support", "1-doll"]}
    match = play(last_turn("gorobei", "kyuzo", defence=defence), "fight")
    assert board(match, "kyuzo")["wounds"] == 1
    play(match, "farmstead:barricade")
    assert "family:heal" in match.legal()
