"""RULES.md §9.1 and §9.3 to §9.8: the kiais, one by one; Daisuke's is in test_9_gifts.py."""

import pytest
from tests.games.samurai_spirit.kiai import HUMAN, kiai, others
from tests.games.samurai_spirit.table import (
    asked,
    board,
    let_chance_play,
    play,
    protected,
    refused,
    table,
)

BOTH_SIDES = pytest.mark.parametrize("side", ["human", "animal"])


@BOTH_SIDES
@pytest.mark.parametrize("samurai", HUMAN)
def test_9_a_kiai_declined_changes_nothing_but_the_first_card(samurai: str, side: str) -> None:
    right = others(samurai)[1]
    match = kiai(
        samurai,
        side,
        barricades=2,
        combat={right: ["1-doll"]},
        wounds={right: 1},
        intruders=["?", "?", "?"],
    )
    assert match.legal() == ["use", "decline"]
    line, before = board(match, samurai)["combat"], match.view(None)
    play(match, "decline")
    after = match.view(None)
    assert board(match, samurai)["combat"] == line[1:]
    assert after["discard"] == line[:1]
    for unchanged in ("barricades", "stack", "intruders", "farmsteads", "families"):
        assert after[unchanged] == before[unchanged]
    assert after["seats"][1:] == before["seats"][1:]


@BOTH_SIDES
@pytest.mark.parametrize("samurai", HUMAN)
def test_9_a_kiai_is_not_open_to_other_answers(samurai: str, side: str) -> None:
    match = kiai(samurai, side, barricades=2, intruders=["?"])
    assert refused(match, "fight") == ("not-now", "5.3")
    assert refused(match, "confront") == ("not-now", "5.3")


# §9.1


def test_9_1_heihachis_human_kiai_adds_a_barricade() -> None:
    match = kiai("heihachi", barricades=2, wounds={"kanbei": 1})
    play(match, "use")
    assert match.view(None)["barricades"] == 3
    assert board(match, "kanbei")["wounds"] == 1  # only the animal heals
    assert match.view(None)["discard"] == ["3-hat-flames"]
    assert asked(match) == "gorobei"


@pytest.mark.parametrize(("wounds", "healed"), [(1, 0), (3, 2)])
def test_9_1_heihachis_animal_kiai_adds_a_barricade_and_heals(wounds: int, healed: int) -> None:
    match = kiai("heihachi", "animal", barricades=2, wounds={"kanbei": wounds})
    play(match, "use", "heal:kanbei")
    assert match.view(None)["barricades"] == 3
    assert board(match, "kanbei")["wounds"] == healed


def test_9_1_the_animal_may_heal_himself() -> None:
    match = kiai("heihachi", "animal", barricades=2, wounds={"heihachi": 3})
    play(match, "use", "heal:heihachi")
    assert board(match, "heihachi")["wounds"] == 2


def test_9_1_a_samurai_who_has_passed_may_be_healed_too() -> None:
    match = kiai("heihachi", "animal", barricades=2, wounds={"kanbei": 1}, passed=["kanbei"])
    play(match, "use", "heal:kanbei")
    assert board(match, "kanbei")["wounds"] == 0


def test_9_1_the_healing_may_be_left_out_and_the_barricade_is_added_all_the_same() -> None:
    match = kiai("heihachi", "animal", barricades=2, wounds={"kanbei": 1})
    play(match, "use", "heal:none")
    assert match.view(None)["barricades"] == 3
    assert board(match, "kanbei")["wounds"] == 1


def test_9_1_only_a_samurai_with_a_wound_token_can_be_healed() -> None:
    match = kiai("heihachi", "animal", barricades=2, wounds={"kanbei": 1, "gorobei": 2})
    play(match, "use")
    assert match.legal() == ["heal:kanbei", "heal:none"]
    assert refused(match, "heal:heihachi") == ("no-wound-token", "6.3")
    assert refused(match, "heal:gorobei") == ("no-wound-token", "6.3")
    assert refused(match, "heal:kyuzo") == ("not-in-play", "3.1")


def test_9_1_the_healing_is_not_asked_if_nobody_has_a_wound_token() -> None:
    match = kiai("heihachi", "animal", barricades=2)
    play(match, "use")
    assert match.view(None)["barricades"] == 3
    assert asked(match) == "gorobei"


# §9.3


@pytest.mark.parametrize(
    ("side", "thrown"),
    [
        ("human", ["4-farm-no-support", "1-doll"]),
        ("animal", ["4-farm-no-support", "1-doll", "1-hat-flames"]),
    ],
)
def test_9_3_gorobei_discards_the_top_2_or_3_cards_of_the_stack(
    side: str, thrown: list[str]
) -> None:
    match = kiai("gorobei", side, coming=thrown)
    size = len(match.view(None)["stack"])
    play(match, "use", *[f"draw:{card}" for card in thrown])
    assert set(match.view(None)["discard"]) == {*thrown, "4-hat"}
    assert len(match.view(None)["stack"]) == size - len(thrown)
    assert asked(match) == "kanbei"


def test_9_3_known_cards_are_discarded_without_asking_chance() -> None:
    match = kiai("gorobei", stack=["4-farm-no-support", "1-doll", "1-hat-flames"])
    play(match, "use")
    assert set(match.view(None)["discard"]) == {"4-farm-no-support", "1-doll", "4-hat"}
    assert match.view(None)["stack"][0] == "1-hat-flames"


def test_9_3_fewer_cards_than_named_are_all_discarded_and_the_round_ends() -> None:
    match = kiai(
        "gorobei",
        "animal",
        defence=protected("gorobei", "kanbei", "heihachi"),
        stack=["4-farm-no-support"],
        stack_left=2,
    )
    play(match, "use")
    let_chance_play(match)
    assert match.view(None)["round"] == 2
    assert asked(match) == "kanbei"  # left of Gorobei, whose turn it was


# §9.4


@pytest.mark.parametrize(("side", "count"), [("human", 2), ("animal", 3)])
def test_9_4_kanbei_discards_the_top_2_or_3_intruders(side: str, count: int) -> None:
    pile = ["4-farm-no-support", "1-doll", "1-hat-flames", "1-none-fire"]
    match = kiai("kanbei", side, intruders=pile)
    play(match, "use")
    assert match.view(None)["intruders"] == pile[count:]
    assert set(match.view(None)["discard"]) == {*pile[:count], "4-hat"}


def test_9_4_unseen_intruders_are_turned_up_and_their_flames_do_nothing() -> None:
    match = kiai("kanbei", intruders=["?", "?", "?"], coming=["1-hat-flames", "1-doll-fire-flames"])
    play(match, "use", "intruder:1-hat-flames", "intruder:1-doll-fire-flames")
    assert match.view(None)["intruders"] == ["?"]
    thrown = {"1-hat-flames", "1-doll-fire-flames", "4-hat"}
    assert set(match.view(None)["discard"]) == thrown
    assert match.view(None)["barricades"] == 5


def test_9_4_fewer_intruders_than_named_are_all_discarded() -> None:
    match = kiai("kanbei", "animal", intruders=["1-doll"])
    play(match, "use")
    assert match.view(None)["intruders"] == []
    assert set(match.view(None)["discard"]) == {"1-doll", "4-hat"}
    assert asked(match) == "gorobei"


# §9.5


def test_9_5_kikuchiyo_discards_the_last_card_of_any_line() -> None:
    match = kiai("kikuchiyo", combat={"gorobei": ["2-doll", "1-doll"], "kanbei": ["1-hat-flames"]})
    play(match, "use")
    assert set(match.legal()) == {"remove:kikuchiyo", "remove:gorobei", "remove:kanbei"}
    play(match, "remove:gorobei")
    assert board(match, "gorobei")["combat"] == ["2-doll"]
    assert set(match.view(None)["discard"]) == {"1-doll", "4-hat"}
    assert match.legal() == ["fight-again", "end-turn"]  # the human has no second removal


def test_9_5_his_own_last_card_too_and_then_the_first_goes() -> None:
    match = kiai("kikuchiyo", combat={"gorobei": ["1-doll"]})
    play(match, "use", "remove:kikuchiyo")
    assert board(match, "kikuchiyo")["combat"] == ["3-hat-flames"]
    assert set(match.view(None)["discard"]) == {"3-doll", "4-hat"}


def test_9_5_passed_samurai_and_empty_lines_cannot_be_chosen() -> None:
    match = kiai(
        "kikuchiyo", "animal", combat={"gorobei": ["1-doll", "1-none-fire"]}, passed=["gorobei"]
    )
    play(match, "use")  # only Kikuchiyo's own last card can go: not asked
    assert board(match, "kikuchiyo")["total"] == 10
    assert board(match, "gorobei")["combat"] == ["1-doll", "1-none-fire"]


def test_9_5_the_choice_names_why_a_line_cannot_be_chosen() -> None:
    match = table(
        "kikuchiyo",
        "gorobei",
        "kanbei",
        "kyuzo",
        combat={
            "kikuchiyo": ["4-hat", "3-hat-flames"],
            "gorobei": ["1-doll"],
            "kyuzo": ["1-hat-flames"],
        },
        passed=["kyuzo"],
        stack=["3-doll"],
    )
    play(match, "fight", "confront", "use")
    assert match.legal() == ["remove:gorobei", "remove:kikuchiyo"]
    assert refused(match, "remove:kanbei")[0] == "line-empty"
    assert refused(match, "remove:kyuzo") == ("samurai-passed", "4.6")
    assert refused(match, "remove:daisuke") == ("not-in-play", "3.1")


def test_9_5_the_refusal_of_an_empty_line_names_kikuchiyos_rule() -> None:
    match = kiai("kikuchiyo", combat={"gorobei": ["1-doll"]})
    play(match, "use")
    assert refused(match, "remove:kanbei") == ("line-empty", "9.5")


@pytest.mark.parametrize(
    ("second", "gorobeis", "kanbeis"),
    [("gorobei", [], ["1-hat-flames"]), ("kanbei", ["1-none-fire"], [])],
)
def test_9_5_the_animal_discards_a_second_card_from_the_same_line_or_another(
    second: str, gorobeis: list[str], kanbeis: list[str]
) -> None:
    match = kiai(
        "kikuchiyo",
        "animal",
        combat={"gorobei": ["1-none-fire", "1-doll"], "kanbei": ["1-hat-flames"]},
    )
    play(match, "use", "remove:gorobei", "use", f"remove:{second}")
    assert board(match, "gorobei")["combat"] == gorobeis
    assert board(match, "kanbei")["combat"] == kanbeis
    assert match.legal() == ["fight-again", "end-turn"]


def test_9_5_the_animal_may_decline_the_second_removal() -> None:
    match = kiai("kikuchiyo", "animal", combat={"gorobei": ["1-none-fire", "1-doll"]})
    play(match, "use", "remove:gorobei", "decline")
    assert board(match, "gorobei")["combat"] == ["1-none-fire"]
    assert board(match, "kikuchiyo")["combat"] == ["4-doll", "2-doll", "3-doll"]


def test_9_5_the_kiai_it_sets_off_comes_before_the_animals_second_removal() -> None:
    line = ["3-none-wound", "2-hat-flames", "4-farm-no-support", "1-none-fire"]
    match = kiai("kikuchiyo", "animal", combat={"gorobei": line})
    play(match, "use", "remove:gorobei")
    assert (asked(match), board(match, "gorobei")["total"]) == ("gorobei", 9)
    play(match, "decline")
    assert board(match, "gorobei")["total"] == 6
    assert (asked(match), match.legal()) == ("kikuchiyo", ["use", "decline"])
