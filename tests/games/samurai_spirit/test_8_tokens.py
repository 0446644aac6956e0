"""RULES.md §8.7, §4.1, §4.5: tokens on loan and beside the village, and their ways home."""

from typing import Any

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

import engawa

SEATS = ("heihachi", "kanbei", "gorobei")


def home(match: engawa.Match, samurai: str) -> bool:
    return board(match, samurai)["token_lent_to"] is None


# Support


def test_8_7_a_token_lent_by_support_works_in_the_receivers_next_turn() -> None:
    match = table(*SEATS, coming=["4-hat"])
    play(match, "support:kanbei", "fight", "draw:4-hat", "hand:gorobei", "defend")
    assert board(match, "gorobei")["defence"] == ["4-hat"]


def test_8_7_a_token_lent_by_support_works_on_the_penalty_of_that_turn() -> None:
    match = table("gorobei", "kyuzo", "kanbei", combat={"kyuzo": ["4-farm-fire-flames"]})
    play(match, "support:kyuzo", "ignore")
    assert match.view(None)["barricades"] == 5


def test_8_7_a_token_goes_home_after_the_borrowers_turn_when_used() -> None:
    match = table(*SEATS, coming=["4-hat"])
    play(match, "support:kanbei", "fight", "draw:4-hat", "hand:gorobei")
    assert not home(match, "heihachi")  # the turn is not over
    play(match, "defend")
    assert home(match, "heihachi")


@pytest.mark.parametrize(
    "turn", [["fight", "draw:3-doll", "confront"], ["support:gorobei"], ["pass"]]
)
def test_8_7_a_token_goes_home_after_the_borrowers_turn_when_not_used(turn: list[str]) -> None:
    match = table(*SEATS, coming=["3-doll"])
    play(match, "support:kanbei")
    assert board(match, "heihachi")["token_lent_to"] == 1
    play(match, *turn)
    assert home(match, "heihachi")


def test_8_7_a_token_goes_home_after_a_turn_that_was_a_forced_pass() -> None:
    match = table(*SEATS, combat={"kanbei": ["4-hat", "4-doll", "3-doll"]})
    play(match, "support:kanbei")
    assert board(match, "kanbei")["passed"]
    assert home(match, "heihachi")


def test_8_7_a_borrowed_talent_does_not_work_before_the_borrowers_turn() -> None:
    """Gorobei has Kyuzo's token, but it is Heihachi's turn when the card is handed to him."""
    match = table(
        "heihachi",
        "gorobei",
        "kyuzo",
        combat={"gorobei": ["2-doll"]},
        stack=["2-hat-flames"],
        lent={"kyuzo": "gorobei"},
    )
    play(match, "fight", "hand:gorobei")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "discard") == ("talent-missing", "8.1")
    assert not home(match, "kyuzo")


def test_8_7_another_players_turn_does_not_send_the_token_home() -> None:
    match = table("heihachi", "kanbei", "gorobei", stack=["3-doll"], lent={"gorobei": "kanbei"})
    play(match, "fight", "confront")
    assert asked(match) == "kanbei"
    assert board(match, "gorobei")["token_lent_to"] == 1


def test_8_7_several_borrowed_talents_add_up_with_the_own() -> None:
    match = table(
        "kyuzo",
        "heihachi",
        "katsushiro",
        "kikuchiyo",
        combat={"kyuzo": ["2-doll"]},
        stack=["2-hat-flames"],
        lent=dict.fromkeys(("heihachi", "katsushiro", "kikuchiyo"), "kyuzo"),
    )
    play(match, "fight")
    options = ["confront", "defend", "hand:heihachi", "hand:kikuchiyo", "discard", "redraw"]
    assert match.legal() == options
    play(match, "discard", "end-turn")
    assert all(home(match, name) for name in ("heihachi", "katsushiro", "kikuchiyo"))


def test_8_7_the_owner_keeps_his_talent_while_his_token_is_away() -> None:
    match = table(*SEATS, stack=["4-hat"], lent={"heihachi": "gorobei"})
    play(match, "fight")
    assert "hand:kanbei" in match.legal()


def test_8_7_a_token_that_is_away_cannot_be_handed_over_by_support() -> None:
    match = table(*SEATS, lent={"heihachi": "gorobei"})
    assert match.legal() == ["fight", "pass"]
    assert refused(match, "support:kanbei") == ("token-away", "8.7")


def test_8_7_the_token_of_an_owner_who_has_passed_still_works() -> None:
    match = table(
        *SEATS, turn="kanbei", passed=["heihachi"], stack=["4-hat"], lent={"heihachi": "kanbei"}
    )
    play(match, "fight", "hand:gorobei")
    assert asked(match) == "gorobei"


def test_8_7_a_lent_token_does_not_lend_the_kiai() -> None:
    """Heihachi's kiai value is 8, Kanbei's 9."""
    match = table(
        *SEATS,
        turn="kanbei",
        combat={"kanbei": ["3-hat-flames", "2-doll"]},
        stack=["3-doll"],
        barricades=1,
        lent={"heihachi": "kanbei"},
    )
    play(match, "fight", "confront")
    assert board(match, "kanbei")["total"] == 8
    assert asked(match) == "gorobei"


# The end of the round


def test_8_7_all_tokens_go_home_at_the_end_of_the_round() -> None:
    """**Ruling**. Polish book: given back "po zakończonej turze"; of a round that ends before that
    turn no book speaks."""
    match = table(
        *SEATS,
        defence=protected(*SEATS),
        stack=["4-hat"],
        stack_left=1,
        lent={"kanbei": "gorobei", "gorobei": "heihachi"},
    )
    play(match, "fight", "confront")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert all(home(match, name) for name in SEATS)
    assert match.legal() == ["fight", "support:heihachi", "support:gorobei", "pass"]


def test_8_7_a_token_lent_by_the_support_that_ends_the_round_is_at_home_again() -> None:
    match = table(*SEATS, defence=protected(*SEATS), stack=["4-hat"], stack_left=1)
    play(match, "support:gorobei")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert (
        asked(match) == "kanbei"
    )  # left of Heihachi: the last card was not drawn, the turn was his
    assert home(match, "heihachi")


# Kyuzo's kiai (§9.6)

KYUZO = ("kyuzo", "heihachi", "kanbei")
KYUZO_AT_6: dict[str, list[str]] = {"kyuzo": ["4-hat", "2-doll"]}


def test_8_7_a_token_kyuzo_lends_himself_in_his_own_turn_goes_home_at_its_end() -> None:
    match = table(*KYUZO, combat=KYUZO_AT_6, stack=["3-doll"])
    play(match, "fight", "confront", "use", "lend:kanbei>kyuzo")
    assert asked(match) == "heihachi"
    assert home(match, "kanbei")


def test_8_7_a_token_that_arrives_in_the_own_turn_has_no_effect_in_it() -> None:
    """Kikuchiyo's token, lent before, gives a second fight; Heihachi's, just lent, nothing."""
    match = table(
        *KYUZO[:2],
        "kikuchiyo",
        combat=KYUZO_AT_6,
        stack=["3-doll", "4-farm-no-support"],
        lent={"kikuchiyo": "kyuzo"},
    )
    play(match, "fight", "confront", "use", "lend:heihachi>kyuzo", "fight-again")
    assert board(match, "heihachi")["token_lent_to"] == 0
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "hand:heihachi") == ("talent-missing", "8.1")
    play(match, "defend")
    assert home(match, "heihachi")
    assert home(match, "kikuchiyo")


def test_8_7_a_second_fight_does_not_come_with_a_token_that_arrives_in_the_own_turn() -> None:
    match = table(*KYUZO[:2], "kikuchiyo", combat=KYUZO_AT_6, stack=["3-doll"])
    play(match, "fight", "confront", "use", "lend:kikuchiyo>kyuzo")
    assert asked(match) == "heihachi"


def test_8_7_a_token_kyuzo_lends_himself_in_anothers_turn_works_in_his_next_turn() -> None:
    """Daisuke hands Kyuzo the 3 that sets off his kiai; his next turn comes at once."""
    match = table(
        "daisuke",
        "kyuzo",
        "gorobei",
        combat={"kyuzo": ["4-hat", "2-doll-intruder"]},
        stack=["3-farm-fire-flames", "3-doll"],
    )
    play(match, "fight", "hand:kyuzo", "confront", "use", "lend:daisuke>kyuzo")
    assert board(match, "daisuke")["token_lent_to"] == 1
    assert asked(match) == "kyuzo"
    play(match, "fight", "hand:gorobei", "defend")
    assert board(match, "gorobei")["defence"] == ["3-doll"]
    assert home(match, "daisuke")


def test_8_7_a_token_lent_by_kyuzos_kiai_works_in_the_borrowers_next_turn() -> None:
    match = table(*KYUZO, combat=KYUZO_AT_6, stack=["3-doll", "3-hat-flames", "2-hat-flames"])
    play(match, "fight", "confront", "use", "lend:heihachi>kanbei")
    play(match, "fight", "confront")
    assert board(match, "heihachi")["token_lent_to"] == 2
    play(match, "fight", "hand:kyuzo", "defend")
    assert board(match, "kyuzo")["defence"] == ["2-hat-flames"]
    assert home(match, "heihachi")


def test_8_7_a_token_lent_to_the_active_player_by_another_kyuzo_is_idle_in_that_turn() -> None:
    """Daisuke, with a second fight, sets off Kyuzo's kiai; Kyuzo lends him Heihachi's token."""
    match = table(
        "daisuke",
        "kyuzo",
        "heihachi",
        "kikuchiyo",
        combat=KYUZO_AT_6,
        stack=["3-doll", "4-doll"],
        lent={"kikuchiyo": "daisuke"},
    )
    play(match, "fight", "hand:kyuzo", "confront", "use", "lend:heihachi>daisuke", "fight-again")
    assert match.legal() == ["confront", "defend"]
    assert refused(match, "hand:kyuzo") == ("talent-missing", "8.1")
    play(match, "confront")
    assert home(match, "heihachi")


# Village tokens (§4.1)

VILLAGE = ("heihachi", "gorobei", "kanbei")
USED: dict[str, Any] = dict.fromkeys(("daisuke", "kikuchiyo", "kyuzo", "katsushiro"), "used")


def test_8_7_a_village_token_stays_until_the_end_of_the_round() -> None:
    """It is used in the taker's turn, in another's turn and in the taker's next turn."""
    match = table(
        "gorobei",
        "kanbei",
        "heihachi",
        combat={"gorobei": ["2-doll"]},
        stack=["2-hat-flames", "3-doll", "2-farm-no-support", "2-none-fire"],
        two_samurai_rule=True,
        village_tokens=USED | {"kyuzo": "face-up"},
    )
    play(match, "take:kyuzo", "fight", "discard")
    play(match, "fight", "confront")  # Kanbei
    play(match, "fight", "hand:gorobei", "discard")  # Heihachi's turn
    play(match, "fight", "discard")
    thrown = {"2-hat-flames", "2-farm-no-support", "2-none-fire"}
    assert set(match.view(None)["discard"]) == thrown
    assert match.view(None)["village_tokens"]["kyuzo"] == 0


def test_8_7_a_village_token_is_gone_after_the_round_and_cannot_be_taken_again() -> None:
    match = table(
        *VILLAGE,
        defence=protected(*VILLAGE),
        stack=["3-doll"],
        stack_left=1,
        two_samurai_rule=True,
        village_tokens=USED | {"kyuzo": 1, "daisuke": "face-up"},
    )
    play(match, "begin", "fight")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert match.view(None)["village_tokens"]["kyuzo"] == "used"
    assert match.legal() == ["take:daisuke", "begin"]
    assert refused(match, "take:kyuzo") == ("token-flipped", "4.1")


def test_8_7_any_number_of_village_tokens_may_be_taken_and_they_add_up() -> None:
    match = table(
        *VILLAGE,
        combat={"heihachi": ["2-doll"]},
        stack=["2-hat-flames"],
        two_samurai_rule=True,
    )
    play(match, "take:kyuzo", "take:katsushiro", "begin", "fight")
    options = ["confront", "defend", "hand:gorobei", "hand:kanbei", "discard", "redraw"]
    assert match.legal() == options


def test_8_7_a_taken_village_token_helps_nobody_else() -> None:
    match = table(
        *VILLAGE,
        turn="gorobei",
        combat={"gorobei": ["2-doll"]},
        stack=["2-hat-flames"],
        two_samurai_rule=True,
        village_tokens=USED | {"kyuzo": 0},
    )
    play(match, "fight")
    assert refused(match, "discard") == ("talent-missing", "8.1")
