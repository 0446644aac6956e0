"""RULES.md §3 and on: a position that somebody sets up is refused if it breaks a rule."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.samurai_spirit.table import PLUNDERERS, play, table

import engawa

Position = dict[str, Any]


def a_position() -> Position:
    """A turn of Kyuzo's about to begin."""
    match = table(
        "kyuzo",
        "gorobei",
        "kanbei",
        combat={"gorobei": ["4-hat", "3-doll"]},
        defence={"kanbei": ["2-doll"]},
        discard=["4-doll"],
    )
    position = match.to_dict()
    del position["agenda"]
    return position


def test_3_a_position_that_keeps_the_rules_is_taken() -> None:
    match = engawa.from_dict(a_position(), chance="manual")
    assert match.legal() == ["fight", "support:gorobei", "support:kanbei", "pass"]


def _set(*path: str | int, to: Any) -> Callable[[Position], None]:
    def edit(position: Position) -> None:
        inner: Any = position
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = to

    return edit


def _add(*path: str | int, card: str) -> Callable[[Position], None]:
    def edit(position: Position) -> None:
        inner: Any = position
        for key in path:
            inner = inner[key]
        inner.append(card)

    return edit


def _empty_stack(position: Position) -> None:
    position["discard"] += position["unknown"]
    position["stack"], position["unknown"] = [], []


def _without(key: str) -> Callable[[Position], None]:
    return lambda position: position.pop(key)


NO_FARMSTEAD = {"family": 0, "farmstead": 0, "barricade": 0, "wound": 0}


@pytest.mark.parametrize(
    ("edit", "named", "section"),
    [
        (_set("players", to=2), "2 .* 3 samurai", "3.1"),
        (_set("seats", 1, "samurai", to="kyuzo"), "kyuzo", ""),
        (_set("seats", 1, "samurai", to=None), r"seats\[1\]", ""),
        (_set("seats", 1, "samurai", to="toshiro"), "toshiro", ""),
        (_set("level", to="impossible"), "impossible", ""),
        (_without("turn"), "turn", ""),
        (_set("colour", to="red"), "colour", ""),
        (_set("two_samurai_rule", to="yes"), "two_samurai_rule", ""),
        (_set("round", to=4), "round", ""),
        (_set("round", to=2), "0 lieutenants .* 3", "10.6"),
        (_set("level", to="easy"), "21 plunderers .* 18", "3.2"),
        (_set("discard", to=[]), "20 plunderers .* 21", "3.2"),
        (_add("discard", card="5-hat-wound"), "1 lieutenants .* 0", "10.6"),
        (_add("discard", card="6-doll-must-pass-flames"), "1 bosses .* 0", "10.6"),
        (_add("discard", card="4-hat"), "4-hat", ""),
        (_add("discard", card="4-hat-flames"), "4-hat-flames", ""),
        (_add("stack", card="?"), "17 .* 18", ""),
        (_set("barricades", to=6), "6 barricades.* 5", "11.1"),
        (_set("farmsteads", "wound", to=3), "3 farmsteads .*wound.* 2", ""),
        (_set("farmsteads", to=NO_FARMSTEAD), "farmstead", "12.1"),
        (_set("families", to=[]), "family", "12.1"),
        (_set("seats", 0, "wounds", to=4), "wounds", "6.1"),
        (_set("seats", 0, "passed", to=True), "seat 0 has passed", "4.6"),
        (_empty_stack, "stack is empty", "10.1"),
        (_add("seats", 2, "defence", card="1-none-fire"), "1-none-fire .* no symbol", "4.4"),
        (_add("seats", 2, "defence", card="3-doll-left-draws"), "same symbol", "4.4"),
    ],
)
def test_3_a_position_that_breaks_a_rule_is_refused_with_a_sentence_naming_it(
    edit: Callable[[Position], None], named: str, section: str
) -> None:
    position = a_position()
    edit(position)
    with pytest.raises(engawa.BadInput, match=named) as caught:
        engawa.from_dict(position)
    if section:
        assert f"§{section}" in str(caught.value)


def test_2_3_a_position_with_the_same_family_twice_is_refused() -> None:
    with pytest.raises(engawa.BadInput, match="heal"):
        engawa.from_dict(a_position() | {"families": ["heal", "heal"]})


def test_2_3_a_position_with_a_farmstead_back_that_does_not_exist_is_refused() -> None:
    position = a_position()
    position["farmsteads"]["barn"] = 1
    with pytest.raises(engawa.BadInput, match="barn"):
        engawa.from_dict(position)


def test_3_5_a_position_with_fewer_than_two_dolls_under_the_two_samurai_rule_is_refused() -> None:
    cards = [card for card in PLUNDERERS if "doll" not in card][:14]
    position = table("kyuzo", "gorobei", two_samurai_rule=True).to_dict()
    with pytest.raises(engawa.BadInput, match="doll"):
        engawa.from_dict(position | {"unknown": cards})


def test_3_5_a_solo_position_without_the_two_samurai_rule_is_refused() -> None:
    with pytest.raises(engawa.BadInput, match="two"):
        engawa.from_dict(a_position() | {"players": 1, "two_samurai_rule": False})


def test_4_7_a_position_where_one_who_has_passed_holds_a_token_is_refused() -> None:
    position = a_position()
    position["seats"][2]["passed"] = True
    position["seats"][1]["token_lent_to"] = 2
    with pytest.raises(engawa.BadInput, match="token"):
        engawa.from_dict(position)


def test_3_5_a_village_token_of_a_samurai_in_play_is_refused() -> None:
    position = table("kyuzo", "gorobei", two_samurai_rule=True).to_dict()
    tokens = position["village_tokens"] | {"kyuzo": "face-up"}
    with pytest.raises(engawa.BadInput, match="kyuzo"):
        engawa.from_dict(position | {"village_tokens": tokens})


def test_3_a_position_given_out_is_the_position_taken_back() -> None:
    match = table(
        "katsushiro",
        "heihachi",
        "kyuzo",
        round_number=2,
        two_samurai_rule=True,
        wounds={"kyuzo": 3, "heihachi": 1},
        passed=["kyuzo"],
        combat={"kyuzo": ["4-hat"], "katsushiro": ["2-doll-fire-flames"]},
        intruders=["?", "4-doll"],
        coming=["2-doll"],
        village_tokens={"daisuke": "used"},
        lent={"heihachi": "katsushiro"},
    )
    play(match, "take:gorobei", "begin", "suffer", "fight", "draw:2-doll", "hand:heihachi")
    again = engawa.from_dict(match.to_dict(), chance="manual")
    assert again.to_dict() == match.to_dict()
    assert again.legal() == match.legal()
    assert again.actor == match.actor == 1
