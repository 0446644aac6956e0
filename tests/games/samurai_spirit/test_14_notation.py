"""RULES.md §14: notation."""

import re
from importlib.resources import files

import pytest
from tests.games.samurai_spirit.table import board, last_turn, play, refused, table

import engawa
from engawa.games.samurai_spirit.facts import RAIDERS
from engawa.games.samurai_spirit.reasons import Why

RULES = (files("engawa.games.samurai_spirit") / "RULES.md").read_text(encoding="utf-8")
SAMURAI = ("heihachi", "daisuke", "gorobei", "kanbei", "kikuchiyo", "kyuzo", "katsushiro")
PENALTIES = (
    "fire wound intruder no-defence no-support left-draws right-draws "
    "must-pass reinforce no-talent lose-defence"
).split()
SYMBOLS = ("hat", "farm", "doll")
PAIRS = [f"{one}>{other}" for one in SAMURAI for other in SAMURAI if one != other]

DECISIONS = [
    *(f"take:{name}" for name in SAMURAI),
    "begin",
    *(f"first:{penalty}" for penalty in PENALTIES),
    "ignore",
    "suffer",
    *(f"lose:{symbol}" for symbol in SYMBOLS),
    "fight",
    *(f"support:{name}" for name in SAMURAI),
    "pass",
    "confront",
    "defend",
    *(f"hand:{name}" for name in SAMURAI),
    "discard",
    "redraw",
    "fight-again",
    "end-turn",
    "use",
    "decline",
    *(f"heal:{name}" for name in (*SAMURAI, "none")),
    *(f"give:{pair}" for pair in PAIRS),
    *(f"remove:{name}" for name in SAMURAI),
    *(f"lend:{pair}" for pair in (*PAIRS, "none")),
    *(f"order:{places}" for places in ("1-2", "2-1", "1-2-3", "1-3-2", "2-1-3")),
    *(f"order:{places}" for places in ("2-3-1", "3-1-2", "3-2-1")),
]
CHANCE = [
    *(f"samurai:{name}" for name in SAMURAI),
    *(f"seat:{seat}" for seat in range(7)),
    *(f"{verb}:{card}" for verb in ("deal", "draw", "intruder", "reinforce") for card in RAIDERS),
    *(f"farmstead:{back}" for back in ("family", "farmstead", "barricade", "wound")),
    *(f"family:{back}" for back in ("heal", "barricade", "repel")),
    *(f"{verb}:{name}" for verb in ("wounded", "healed") for name in SAMURAI),
]


def code(match: engawa.Match, action: str) -> str:
    reason = match.why_not(action)
    return "allowed" if reason is None else reason.code


# §14.1


def test_14_1_every_decision_of_the_rules_is_understood() -> None:
    match = table("kyuzo", "gorobei")
    codes = {action: code(match, action) for action in DECISIONS}
    assert [a for a, c in codes.items() if c in ("unknown-action", "only-chance")] == []


@pytest.mark.parametrize(
    "action", ["attack", "Fight", "support", "support:toshiro", "order:1-1", "take:none", ""]
)
def test_14_1_what_is_no_action_is_refused_as_such(action: str) -> None:
    assert refused(table("kyuzo", "gorobei"), action)[0] == "unknown-action"


@pytest.mark.parametrize("action", ["confront", "begin", "use", "ignore", "end-turn"])
def test_14_1_a_decision_that_is_not_asked_now_is_refused(action: str) -> None:
    assert refused(table("kyuzo", "gorobei"), action)[0] == "not-now"


def test_14_1_a_decision_for_another_seat_is_refused() -> None:
    match = table("kyuzo", "gorobei")
    before = match.to_dict(), match.log
    with pytest.raises(engawa.IllegalAction) as caught:
        match.play("fight", seat=1)
    assert caught.value.code == "wrong-seat"
    assert (match.to_dict(), match.log) == before


def test_14_1_a_program_reads_what_was_refused_and_what_is_allowed() -> None:
    with pytest.raises(engawa.IllegalAction) as caught:
        table("kyuzo", "gorobei").play("confront")
    assert str(caught.value).startswith("'confront': ")
    assert str(caught.value).endswith("Allowed: fight, support:gorobei, pass")


@pytest.mark.parametrize("action", ["confront", "defend:all", "draw:4-hat"])
def test_14_1_a_person_reads_no_notation(action: str) -> None:
    reason = table("kyuzo", "gorobei").why_not(action)
    assert reason is not None
    assert not re.search(r"\w:\w|confront|defend", reason.reason)


def test_14_1_a_refusal_by_a_rule_names_its_section() -> None:
    reason = table("kyuzo", "gorobei").why_not("support:kyuzo")
    assert str(reason) == "Kyuzo cannot support himself. (§4.5)"


def test_14_1_every_section_a_refusal_can_name_is_in_the_rules() -> None:
    headings = set(re.findall(r"^#{2,3} ([0-9.]+?)\.? ", RULES, flags=re.MULTILINE))
    assert {why.section for why in Why} <= headings


def test_14_1_a_decision_with_one_possible_answer_is_neither_asked_nor_recorded() -> None:
    match = table("gorobei", "kyuzo", coming=["1-none-fire"])
    play(match, "fight", "draw:1-none-fire")
    assert board(match, "gorobei")["combat"] == ["1-none-fire"]
    assert [action for _, action, _ in match.log] == ["fight", "draw:1-none-fire"]


def test_14_1_a_forced_pass_is_neither_asked_nor_recorded() -> None:
    match = table(
        "gorobei",
        "kyuzo",
        "kanbei",
        combat={"kyuzo": ["4-hat", "4-doll", "3-doll"]},
        coming=["2-doll"],
    )
    play(match, "fight", "draw:2-doll", "confront")
    assert board(match, "kyuzo")["passed"] is True
    assert match.actor == 2
    assert [action for _, action, _ in match.log] == ["fight", "draw:2-doll", "confront"]


def test_14_1_the_log_says_who_decided() -> None:
    match = table("gorobei", "kyuzo", turn="kyuzo", coming=["2-doll"])
    play(match, "fight", "draw:2-doll", "confront", "pass")
    assert [(who, action) for who, action, _ in match.log] == [
        (1, "fight"),
        ("chance", "draw:2-doll"),
        (1, "confront"),
        (0, "pass"),
    ]


# §14.2


def test_14_2_every_outcome_of_chance_is_understood_and_not_for_players() -> None:
    match = table("kyuzo", "gorobei")
    assert {code(match, action) for action in CHANCE} == {"only-chance"}
    assert refused(match, "draw:4-hat")[0] == "only-chance"


def test_14_2_an_outcome_chance_cannot_come_to_is_refused() -> None:
    match = play(table("kyuzo", "gorobei", discard=["4-hat"]), "fight")
    assert refused(match, "draw:4-hat")[0] == "not-drawn"
    assert refused(match, "draw:6-doll-must-pass-flames")[0] == "not-drawn"
    assert refused(match, "confront")[0] == "not-drawn"


def test_14_2_chance_is_recorded_even_where_only_one_outcome_is_possible() -> None:
    match = table("kyuzo", "gorobei", coming=["3-doll"], stack_left=1)
    play(match, "fight")
    assert match.actor == "chance"
    assert match.weights() == {"draw:3-doll": 1}
    play(match, "draw:3-doll")
    assert match.log[-1][:2] == ("chance", "draw:3-doll")


def test_14_2_equal_tokens_are_one_outcome_the_likelier_the_more_there_are() -> None:
    match = table("kyuzo", "gorobei", barricades=0, combat={"kyuzo": ["3-hat-fire-flames"]})
    assert match.weights() == {
        "farmstead:family": 1,
        "farmstead:farmstead": 1,
        "farmstead:barricade": 2,
        "farmstead:wound": 2,
    }


def test_14_2_all_cards_of_the_bag_are_equally_likely() -> None:
    match = play(table("kyuzo", "gorobei"), "fight")
    assert len(match.weights()) == 14
    assert set(match.weights().values()) == {1}


def test_14_2_a_decision_asks_nothing_of_chance() -> None:
    assert table("kyuzo", "gorobei").weights() == {}


def test_14_2_healing_at_the_end_of_a_round_is_written_healed() -> None:
    match = last_turn("gorobei", "kanbei", wounds={"kanbei": 1})
    assert play(match, "fight").legal() == ["healed:kanbei"]


# §14.3


@pytest.mark.parametrize(
    "card",
    [
        "4-hat",
        "1-none-fire",
        "3-doll-wound-flames",
        "6-hat-intruder-intruder-flames",
        "6-none-no-defence-reinforce-flames",
    ],
)
def test_14_3_the_cards_of_the_examples_are_written_so(card: str) -> None:
    assert card in RAIDERS


def test_14_3_a_card_is_value_symbol_penalties_flames() -> None:
    penalty = "|".join(PENALTIES)
    form = rf"[1-6]-(hat|farm|doll|none)(-({penalty})){{0,2}}(-flames)?"
    assert [card for card in RAIDERS if not re.fullmatch(form, card)] == []


@pytest.mark.parametrize("card", ["4-hat-flames", "4", "7-hat", "4-hat-right-draws", "hat-4"])
def test_14_3_what_is_no_card_is_refused(card: str) -> None:
    match = play(table("kyuzo", "gorobei"), "fight")
    assert refused(match, f"draw:{card}")[0] == "unknown-action"
