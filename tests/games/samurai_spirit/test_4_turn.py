"""RULES.md §4: a turn; its actions are in test_4_actions.py. A table's turn begins at once, so a
penalty due is suffered already."""

from tests.games.samurai_spirit.table import board, play, refused, table

# §4.1


def test_4_1_any_number_of_face_up_tokens_may_be_taken_before_anything_else() -> None:
    match = table("kyuzo", "gorobei", two_samurai_rule=True, coming=["2-doll"])
    assert match.legal() == [
        "take:heihachi",
        "take:daisuke",
        "take:kanbei",
        "take:kikuchiyo",
        "take:katsushiro",
        "begin",
    ]
    play(match, "take:heihachi", "take:katsushiro", "begin", "fight", "draw:2-doll")
    assert match.legal() == ["confront", "defend", "hand:gorobei", "redraw"]


def test_4_1_none_need_be_taken() -> None:
    match = play(table("kyuzo", "gorobei", two_samurai_rule=True), "begin")
    assert match.legal() == ["fight", "support:gorobei", "pass"]
    assert set(match.view(0)["village_tokens"].values()) == {"face-up"}


def test_4_1_a_token_taken_already_works_on_the_penalty_of_this_turn() -> None:
    line = {"kyuzo": ["4-doll-fire-flames"]}
    match = table("kyuzo", "kanbei", two_samurai_rule=True, combat=line)
    without = play(match.copy(), "begin")
    assert without.view(None)["barricades"] == 3
    play(match, "take:gorobei", "begin", "ignore")
    assert match.view(None)["barricades"] == 4


def test_4_1_a_token_taken_cannot_be_taken_again_in_this_turn() -> None:
    match = play(table("kyuzo", "gorobei", two_samurai_rule=True), "take:kanbei")
    assert refused(match, "take:kanbei") == ("token-flipped", "4.1")


def test_4_1_a_token_taken_cannot_be_taken_by_another_player() -> None:
    match = table("kyuzo", "gorobei", two_samurai_rule=True, coming=["3-doll"])
    play(match, "take:kanbei", "begin", "fight", "draw:3-doll", "confront")
    assert match.actor == 1
    assert refused(match, "take:kanbei") == ("token-flipped", "4.1")


def test_4_1_a_token_used_in_an_earlier_round_cannot_be_taken() -> None:
    match = table("kyuzo", "gorobei", two_samurai_rule=True, village_tokens={"kanbei": "used"})
    assert refused(match, "take:kanbei") == ("token-flipped", "4.1")


def test_4_1_the_token_of_a_samurai_in_play_cannot_be_taken() -> None:
    match = table("kyuzo", "gorobei", two_samurai_rule=True)
    assert refused(match, "take:gorobei") == ("token-in-play", "4.1")


def test_4_1_a_village_token_works_outside_the_takers_turn_too() -> None:
    match = table("kyuzo", "heihachi", two_samurai_rule=True, coming=["3-doll", "2-doll"])
    play(match, "take:katsushiro", "begin", "fight", "draw:3-doll", "confront")
    play(match, "begin", "fight", "draw:2-doll", "hand:kyuzo")
    assert match.actor == 0
    assert match.legal() == ["confront", "defend", "redraw"]


def test_4_1_a_village_token_works_until_the_end_of_the_round_and_is_then_used_up() -> None:
    match = table(
        "kyuzo",
        "gorobei",
        two_samurai_rule=True,
        passed=["gorobei"],
        defence={"kyuzo": ["1-hat-flames"], "gorobei": ["2-hat-flames"]},
        coming=["3-doll", "4-none-wound"],
        stack_left=2,
    )
    play(match, "take:daisuke", "take:katsushiro", "begin", "fight", "draw:3-doll", "confront")
    assert match.view(None)["village_tokens"]["katsushiro"] == 0
    play(match, "begin", "fight", "draw:4-none-wound")  # the last card: no redraw, no neighbour
    play(match, "farmstead:wound", "farmstead:wound", "family:heal", "family:repel")
    play(match, "deal:5-hat-wound", "deal:5-farm-fire")
    tokens = match.view(None)["village_tokens"]
    assert tokens["daisuke"] == tokens["katsushiro"] == "used"
    assert tokens["heihachi"] == "face-up"
    assert refused(match, "take:katsushiro") == ("token-flipped", "4.1")


def test_4_1_a_village_token_still_works_in_the_takers_next_turn() -> None:
    match = table(
        "kyuzo", "gorobei", two_samurai_rule=True, passed=["gorobei"], coming=["3-doll", "2-doll"]
    )
    play(match, "take:katsushiro", "begin", "fight", "draw:3-doll", "confront")
    play(match, "begin", "fight", "draw:2-doll")
    assert "redraw" in match.legal()


def test_4_1_without_the_two_samurai_rule_no_token_is_offered() -> None:
    match = table("kyuzo", "gorobei", "kanbei")
    assert match.legal() == ["fight", "support:gorobei", "support:kanbei", "pass"]


def test_4_1_nothing_is_asked_when_no_token_lies_face_up() -> None:
    used = dict.fromkeys(("heihachi", "daisuke", "kanbei", "kikuchiyo", "katsushiro"), "used")
    match = table("kyuzo", "gorobei", two_samurai_rule=True, village_tokens=used)
    assert match.legal() == ["fight", "support:gorobei", "pass"]


# §4.2


def test_4_2_three_raiders_the_last_a_4_with_fire_cost_kanbei_a_barricade() -> None:
    line = {"kanbei": ["1-doll", "2-doll", "4-hat-fire-flames"]}
    match = table("kanbei", "gorobei", combat=line, barricades=3)
    assert match.view(None)["barricades"] == 2
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_4_2_only_the_last_card_counts() -> None:
    line = {"kyuzo": ["1-none-fire", "3-none-wound", "2-doll"]}
    match = table("kyuzo", "gorobei", combat=line, barricades=3)
    assert match.view(None)["barricades"] == 3
    assert board(match, "kyuzo")["wounds"] == 0


def test_4_2_only_the_own_line_counts() -> None:
    match = table("kyuzo", "gorobei", combat={"gorobei": ["1-none-fire"]}, barricades=3)
    assert match.view(None)["barricades"] == 3


def test_4_2_nothing_happens_with_an_empty_line() -> None:
    match = table("kyuzo", "gorobei", defence={"kyuzo": ["1-hat-wound-flames"]}, barricades=3)
    assert match.view(None)["barricades"] == 3
    assert board(match, "kyuzo")["wounds"] == 0


def test_4_2_a_penalty_stays_due_though_its_card_left_and_a_new_last_card_brings_nothing() -> None:
    # The wound turns Kikuchiyo's board at 13: his kiai removes the boss from his own line.
    match = table(
        "kikuchiyo",
        "gorobei",
        round_number=3,
        wounds={"kikuchiyo": 1},
        barricades=3,
        combat={
            "kikuchiyo": ["4-hat", "3-doll-fire-flames", "6-none-wound-no-talent-flames"],
        },
        coming=["1-doll"],
    )
    play(match, "first:wound", "use", "decline")  # only his line holds cards: no choice of whose
    assert board(match, "kikuchiyo")["combat"] == ["3-doll-fire-flames"]
    assert match.view(None)["barricades"] == 3
    assert match.view(None)["suffered"] == ["no-talent"]
    play(match, "fight", "draw:1-doll", "defend")
    assert match.actor == 1  # no talent: no second fight


# §4.3


def test_4_3_exactly_one_action_is_taken() -> None:
    match = table("gorobei", "kyuzo", coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "confront")
    assert match.actor == 1
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_4_3_above_the_kiai_value_the_samurai_must_pass() -> None:
    match = table("heihachi", "gorobei", combat={"heihachi": ["4-hat", "3-doll", "2-doll"]})
    assert board(match, "heihachi")["passed"] is True
    assert match.actor == 1


def test_4_3_exactly_at_the_kiai_value_nothing_is_set_off_and_any_action_is_open() -> None:
    match = table("heihachi", "gorobei", combat={"heihachi": ["4-hat", "4-doll"]}, barricades=2)
    assert match.actor == 0
    assert match.legal() == ["fight", "support:gorobei", "pass"]
    assert board(match, "heihachi")["combat"] == ["4-hat", "4-doll"]


def test_4_3_under_must_pass_the_samurai_must_pass() -> None:
    line = {"kyuzo": ["6-doll-must-pass-flames"]}
    match = table("kyuzo", "gorobei", round_number=3, combat=line)
    assert board(match, "kyuzo")["passed"] is True
    assert match.actor == 1


def test_4_3_over_the_kiai_value_but_turned_by_a_wound_penalty_he_need_not_pass() -> None:
    line = {"heihachi": ["4-hat", "3-doll", "3-none-wound"]}
    match = table("heihachi", "gorobei", wounds={"heihachi": 1}, combat=line)
    assert board(match, "heihachi")["side"] == "animal"
    assert match.actor == 0
    assert match.legal() == ["fight", "support:gorobei", "pass"]


def test_4_3_a_samurai_driven_above_in_anothers_turn_passes_only_in_his_own() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "heihachi",
        combat={"gorobei": ["3-farm-left-draws"], "kyuzo": ["4-hat", "4-doll"]},
        coming=["4-doll-no-defence", "2-doll"],
    )
    play(match, "draw:4-doll-no-defence")
    assert board(match, "kyuzo")["total"] == 12
    assert board(match, "kyuzo")["passed"] is False
    play(match, "fight", "draw:2-doll", "confront")
    assert board(match, "kyuzo")["passed"] is True
    assert match.actor == 2


# §4.7


def test_4_7_lent_tokens_go_home_after_the_turn_and_not_before() -> None:
    match = table("gorobei", "kyuzo", "kanbei", turn="kyuzo", lent={"gorobei": "kyuzo"})
    assert board(match, "gorobei")["token_lent_to"] == 1
    play(match, "support:kanbei")
    assert board(match, "gorobei")["token_lent_to"] is None
    assert board(match, "kyuzo")["token_lent_to"] == 2


def test_4_7_tokens_lent_to_others_stay_where_they_are() -> None:
    match = table("gorobei", "kyuzo", "kanbei", lent={"kyuzo": "kanbei"}, coming=["3-doll"])
    play(match, "fight", "draw:3-doll", "confront")
    assert board(match, "kyuzo")["token_lent_to"] == 2


def test_4_7_a_lent_token_goes_home_when_the_borrower_passes() -> None:
    match = table("gorobei", "kyuzo", "kanbei", turn="kyuzo", lent={"gorobei": "kyuzo"})
    play(match, "pass")
    assert board(match, "gorobei")["token_lent_to"] is None


def test_4_7_the_next_seat_to_the_left_that_has_not_passed_has_the_next_turn() -> None:
    match = table("gorobei", "kyuzo", "kanbei", "heihachi", passed=["kyuzo", "kanbei"])
    play(match, "support:heihachi")
    assert match.actor == 3


def test_4_7_after_the_last_seat_comes_seat_0() -> None:
    match = table("gorobei", "kyuzo", "kanbei", turn="kanbei")
    assert play(match, "pass").actor == 0


def test_4_7_a_samurai_alone_in_the_round_takes_turn_after_turn() -> None:
    match = table("gorobei", "kyuzo", passed=["kyuzo"], coming=["1-doll", "3-doll"])
    play(match, "fight", "draw:1-doll", "confront")
    assert match.actor == 0
    play(match, "fight", "draw:3-doll", "confront")
    assert match.actor == 0


def test_4_7_a_restriction_of_a_penalty_ends_with_the_turn() -> None:
    line = {"gorobei": ["3-farm-no-support"]}
    match = table("gorobei", "kyuzo", "kanbei", combat=line, coming=["2-doll"])
    play(match, "fight", "draw:2-doll", "confront")
    assert match.legal() == ["fight", "support:gorobei", "support:kanbei", "pass"]
    play(match, "support:kanbei", "support:kyuzo")
    assert match.actor == 0
    assert "support:kyuzo" in match.legal()
