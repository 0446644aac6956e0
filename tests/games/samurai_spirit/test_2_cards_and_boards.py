"""RULES.md §2: cards and boards."""

import re
from collections import Counter
from importlib.resources import files

import pytest
from tests.games.samurai_spirit.table import board, play, table

import engawa
from engawa.games.samurai_spirit.facts import RAIDERS

RULES = (files("engawa.games.samurai_spirit") / "RULES.md").read_text(encoding="utf-8")
SYMBOLS = ("hat", "farm", "doll", "none")


def _cards_of_the_rules() -> list[str]:
    """The table of §2.1, each card as §14.3 writes it."""
    cards = []
    for row in re.findall(r"^\| ([1-6]) \|(.+)\| \d+ \|$", RULES, flags=re.MULTILINE):
        value, cells = row[0], row[1].split(" | ")
        for symbol, cell in zip(SYMBOLS, cells, strict=True):
            for text in cell.partition(":")[2].split(","):
                penalties = text.strip().removesuffix("†").replace(" and ", "-")
                marks = "" if penalties == "plain" else f"-{penalties}"
                flames = "-flames" if "†" in text else ""
                cards.append(f"{value}-{symbol}{marks}{flames}")
    return cards


def test_2_1_there_are_66_raiders_no_two_alike() -> None:
    assert len(RAIDERS) == len(set(RAIDERS)) == 66
    ranks = Counter("plunderer" if card[0] in "1234" else card[0] for card in RAIDERS)
    assert ranks == {"plunderer": 52, "5": 7, "6": 7}


def test_2_1_plunderers_show_14_hats_16_farms_18_dolls_and_4_have_no_symbol() -> None:
    symbols = Counter(card.split("-")[1] for card in RAIDERS if card[0] in "1234")
    assert symbols == {"hat": 14, "farm": 16, "doll": 18, "none": 4}


def test_2_1_flames_burn_on_six_cards_of_each_low_value_four_lieutenants_and_all_bosses() -> None:
    flames = Counter(card[0] for card in RAIDERS if card.endswith("-flames"))
    assert flames == {"1": 6, "2": 6, "3": 6, "4": 6, "5": 4, "6": 7}


def test_2_1_the_cards_are_those_of_the_table_in_the_rules() -> None:
    assert sorted(_cards_of_the_rules()) == sorted(RAIDERS)


@pytest.mark.parametrize(
    ("samurai", "human", "animal"),
    [
        ("heihachi", 8, 11),
        ("daisuke", 8, 11),
        ("gorobei", 9, 12),
        ("kanbei", 9, 12),
        ("kyuzo", 9, 12),
        ("kikuchiyo", 10, 13),
        ("katsushiro", 10, 13),
    ],
)
def test_2_2_the_kiai_value_of_the_animal_is_three_higher(
    samurai: str, human: int, animal: int
) -> None:
    other = "gorobei" if samurai != "gorobei" else "kanbei"
    for wounds, side, kiai in (
        (0, "human", human),
        (1, "human", human),
        (2, "animal", animal),
        (3, "animal", animal),
    ):
        shown = board(table(samurai, other, wounds={samurai: wounds}), samurai)
        assert (shown["side"], shown["kiai"]) == (side, kiai)


def test_2_2_the_total_counts_the_combat_line_and_not_the_defence() -> None:
    match = table(
        "gorobei",
        "kanbei",
        combat={"gorobei": ["4-hat", "3-doll"]},
        defence={"gorobei": ["2-hat-flames", "2-doll"]},
    )
    assert board(match, "gorobei")["total"] == 7


def test_2_2_cards_lie_in_the_combat_line_in_the_order_they_came() -> None:
    match = table("gorobei", "kanbei", combat={"gorobei": ["4-hat"]}, coming=["2-doll"])
    play(match, "fight", "draw:2-doll", "confront")
    assert board(match, "gorobei")["combat"] == ["4-hat", "2-doll"]


@pytest.mark.parametrize("wounds", [0, 1, 2, 3])
def test_2_2_the_talent_is_the_same_on_both_sides(wounds: int) -> None:
    match = table("katsushiro", "kanbei", wounds={"katsushiro": wounds}, coming=["3-doll"])
    play(match, "fight", "draw:3-doll")
    assert "redraw" in match.legal()


def test_2_3_six_farmsteads_three_families_and_three_piles() -> None:
    shown = engawa.new("samurai-spirit", samurai=3, seed=1).view(None)
    assert shown["farmsteads"] == {"family": 1, "farmstead": 1, "barricade": 2, "wound": 2}
    assert shown["families"] == ["heal", "barricade", "repel"]
    assert len(shown["stack"]) == 21
    assert shown["intruders"] == shown["discard"] == []
