"""RULES.md §5: what each power does."""

from __future__ import annotations

from tests.games.rent_a_hero.table import actor, code, play, seat_of, section, table

import engawa

SMALL = [(2, 3), (4,), (4,)]  # the sender has fitting cards, the others ask no hints


def test_5_1_a_power_is_used_once() -> None:
    match = play(table((7,), (), (), hands=SMALL), "power:7", "draw:1", "draw:1")
    assert seat_of(match, 0)["used"] == [7]
    assert seat_of(match, 0)["powers_used"] == 1
    assert code(match, "power:7") == "already-used"
    assert section(match, "power:7") == "5.1"


def test_5_1_heroes_in_hand_have_no_power() -> None:
    match = table((), (), (), hands=[(2, 7), (4,), (4,)])
    assert code(match, "power:7") == "not-in-band"


LOST_AND_RECRUITED_ANEW = ("send:2", "recruit", "draw:1", "turn:1", "send:2", "pass", "pass")


def test_5_1_a_hero_lost_after_its_use_joins_used() -> None:
    """The book: each power only once in the game."""
    match = table((), (2,), (), used={1: [2]}, hands=[(2,), (2,), (2,)])
    play(match, *LOST_AND_RECRUITED_ANEW)
    assert (seat_of(match, 1)["ready"], seat_of(match, 1)["used"]) == ([], [2])
    assert any("joins as used" in told for _, _, told in match.log)


def test_5_1_a_hero_lost_before_its_use_joins_ready() -> None:
    match = table((), (2,), (), hands=[(2,), (2,), (2,)])
    play(match, *LOST_AND_RECRUITED_ANEW)
    assert (seat_of(match, 1)["ready"], seat_of(match, 1)["used"]) == ([2], [])


def test_7_3_where_powers_are_the_cards_a_hero_recruited_anew_is_ready() -> None:
    match = table((), (2,), (), used={1: [2]}, hands=[(2,), (2,), (2,)], powers="card")
    play(match, *LOST_AND_RECRUITED_ANEW)
    assert (seat_of(match, 1)["ready"], seat_of(match, 1)["used"]) == ([2], [])


def test_7_3_a_record_from_before_there_was_a_choice_was_played_by_the_card() -> None:
    written = engawa.new("rent-a-hero", powers="card", seed=7).save().splitlines(keepends=True)
    first = [line for line in written[:-1] if not line.startswith("rules")]  # named no version
    old = "".join(line.replace(', "powers": "card"', "") for line in first)
    assert "powers" not in old
    assert engawa.load(old).view(None)["variants"]["powers"] == "card"


def test_5_2_no_power_while_dropping() -> None:
    match = play(table((7, 3), (), (), hands=[(4, 5), (4,), (4,)]), "send-top", "top:2")
    assert match.legal() == ["drop:4", "drop:5"]
    assert code(match, "power:7") == "dropping"
    assert section(match, "power:7") == "5.2"


def test_5_2_at_ones_own_decision_any_power_that_can_apply() -> None:
    match = table((1, 2, 3, 7), (), (), used={0: [2]}, hands=SMALL)
    powers = [action for action in match.legal() if action.startswith("power")]
    assert powers == ["power:3>2", "power:7"]


def test_5_6_the_pyromaniac_discards_the_wanderer_and_the_turn_ends() -> None:
    match = play(table((), (2,), (), hands=SMALL), "send:3", "power:2")
    assert match.to_dict()["discard"] == [1, 3]
    assert match.to_dict()["moment"] == "end"
    assert seat_of(match, 1)["eliminated"] == []


def test_5_6_a_wanderer_already_face_up_cannot_be_saved() -> None:
    """The rulebook: once it lies face up, no chicken helps; here nobody is asked any more."""
    match = play(table((), (2,), (1,), hands=SMALL), "send:3", "power:2")
    assert actor(match) == 2
    match.play("wait")
    assert match.to_dict()["discard"] == [1, 3]
    assert actor(match) == "chance"


def test_5_6_it_needs_a_travelling_wanderer() -> None:
    match = table((2,), (), (), hands=SMALL)
    assert code(match, "power:2") == "no-wanderer"
    assert section(match, "power:2") == "4.6"


def test_5_7_the_witch_readies_a_used_hero_of_ones_own() -> None:
    match = play(table((3, 7), (), (), used={0: [7]}, hands=SMALL), "power:3>7")
    assert seat_of(match, 0)["ready"] == [7]
    assert seat_of(match, 0)["used"] == [3]
    assert "power:7" in match.legal()


def test_5_7_not_herself_not_a_ready_hero_not_one_that_is_not_there() -> None:
    """**Ruling**: not herself. Polish book: one hero "którego karta leży teraz poziomo"."""
    match = table((3, 7, 2), (), (), used={0: [2]}, hands=SMALL)
    assert code(match, "power:3>3") == "witch-herself"
    assert code(match, "power:3>7") == "not-used"
    assert code(match, "power:3>5") == "not-in-band"
    assert section(match, "power:3>3") == "5.7"


def test_5_8_the_holder_must_pass_at_once() -> None:
    match = play(table((), (), (4,), hands=SMALL), "send:3")
    assert actor(match) == 2
    match.play("power:4>1")
    assert match.to_dict()["holder"] == 2
    assert actor(match) == 2


def test_5_8_the_dog_trainer_on_the_sender_discards_the_wanderer() -> None:
    match = play(table((), (4,), (), hands=SMALL), "send:3", "pass", "wait", "pass")
    assert actor(match) == 1
    match.play("power:4>0")
    assert match.to_dict()["discard"] == [1, 3]
    assert match.to_dict()["moment"] == "end"


def test_5_8_ruling_the_target_is_the_holder() -> None:
    match = play(table((), (), (4,), hands=SMALL), "send:3")
    assert code(match, "power:4>0") == "not-the-holder"
    assert section(match, "power:4>0") == "5.8"
    assert code(match, "power:4>4") == "not-the-holder"


def test_5_8_never_oneself() -> None:
    match = play(table((), (4,), (), hands=SMALL), "send:3")
    assert actor(match) == 1
    assert code(match, "power:4>1") == "oneself"


def test_5_9_only_the_sergeants_player_sees_the_wanderer() -> None:
    match = play(table((), (), (5,), hands=SMALL), "send:3", "power:5")
    assert match.view(2)["wanderer"] == 3
    assert match.view(1)["wanderer"] == "?"
    assert match.view(None)["wanderer"] == "?"
    assert match.view(1)["looked"] == [2]


def test_5_9_the_sender_needs_no_sergeant() -> None:
    match = play(table((5, 2), (), (), hands=SMALL), "send:3")
    assert actor(match) == 0
    assert match.legal() == ["power:2", "wait"]
    assert code(match, "power:5") == "has-seen-it"


def test_5_9_one_who_looked_cannot_look_again() -> None:
    match = play(table((), (5, 3), (), hands=SMALL), "send:3", "power:5", "power:3>5")
    assert code(match, "power:5") == "has-seen-it"
    assert section(match, "power:5") == "5.9"


def test_5_10_any_card_may_be_sent_once_the_requirement_is_lifted() -> None:
    match = play(table((6,), (), (), hands=[(2, 7), (4,), (4,)]), "power:6")
    assert match.legal() == ["send:2", "send:7"]
    assert code(match, "send-top") == "has-fitting-card"


def test_5_10_it_is_optional_send_top_stays_possible_without_a_fitting_card() -> None:
    """**Ruling**. Polish book: the sender may "zignorować" the requirement and send "dowolną kartę
    z ręki"; that they may also do without is ours."""
    match = play(table((), (6,), (), hands=[(4, 7), (4,), (4,)]), "power:6")
    assert actor(match) == 0
    assert match.legal() == ["send:4", "send:7", "send-top"]


def test_5_10_once_a_turn_before_sending_for_a_sender_with_a_card() -> None:
    match = play(table((6, 3), (6,), (), hands=[(2, 7), (4,), (4,)]), "wait", "power:6")
    assert actor(match) == 0
    match.play("power:3>6")
    assert code(match, "power:6") == "already-lifted"
    match.play("send:7")
    assert code(match, "power:6") == "not-before-sending"
    match = table((6,), (6,), (), hands=[(), (4,), (4,)])
    assert actor(match) == 0
    assert code(match, "power:6") == "empty-hand"
    assert section(match, "power:6") == "5.10"


def test_5_11_the_wizard_draws_two_cards() -> None:
    match = play(table((7,), (), (), hands=SMALL), "power:7", "draw:5", "draw:6")
    assert seat_of(match, 0)["hand"] == [2, 3, 5, 6]


def test_5_11_with_one_card_in_the_deck_the_wizard_draws_one() -> None:
    match = play(table((7,), (), (), hands=SMALL, deck=[6]), "power:7", "draw:6")
    assert seat_of(match, 0)["hand"] == [2, 3, 6]
    assert actor(match) == 0


def test_5_11_with_none_he_cannot_be_used() -> None:
    match = table((7,), (), (), hands=SMALL, deck=[])
    assert code(match, "power:7") == "nothing-to-draw"
    assert section(match, "power:7") == "5.11"
