"""RULES.md §13.3: worlds that fit what the players know, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from tests.games.samurai_spirit.table import BOSSES, table

import engawa
from engawa.core.dice import new_dice

WORLDS = 6_000


def _guesses(match: engawa.Match) -> list[dict[str, object]]:
    view, worlds = match.view(None), []
    for seed in range(WORLDS):
        world = match.game.restore(view, hidden=True)
        match.game.rules.guess(world, new_dice(seed))
        worlds.append(match.game.describe(world))
    return worlds


def _is_even(found: Counter[object], expected: int) -> bool:
    """Chi-square: would one of ten thousand fair dealers be further from even than this?"""
    even = WORLDS / expected
    distance = sum((count - even) ** 2 / even for count in found.values())
    return len(found) == expected and distance < expected + 5 * (2 * expected) ** 0.5 + 12


def test_13_3_in_round_1_any_plunderer_nobody_has_seen_may_be_in_the_box() -> None:
    match = table("kyuzo", "gorobei", "kanbei", combat={"kyuzo": ["4-hat", "3-doll"]})
    seen = {"4-hat", "3-doll"}
    in_stack: Counter[object] = Counter()
    for world in _guesses(match):
        cards = world["unknown"]
        assert isinstance(cards, list)
        assert len(cards) == 21 - 2
        assert not seen & set(cards)
        in_stack.update(cards)
    assert len(in_stack) == 52 - 2
    share = [count / WORLDS for count in in_stack.values()]
    assert min(share) > 19 / 50 - 0.04
    assert max(share) < 19 / 50 + 0.04


def test_13_3_a_card_that_came_back_is_never_an_intruder_settled_before() -> None:
    """Four unknown cards: two intruders settled by the first reinforcement, two in the stack, one
    of which came back with it. So the settled two are an ordered choice of the other three."""
    match = table(
        "kyuzo",
        "gorobei",
        round_number=3,
        stack_left=2,
        intruders=["?", "?"],
        combat={"kyuzo": [BOSSES[0], "2-doll"]},
        discard=[BOSSES[1]],
        coming=["1-hat-flames", "2-hat-flames", "3-hat-flames", "1-doll"],
    )
    position = match.to_dict()
    del position["agenda"]
    position["unknown"] = ["1-doll", "3-hat-flames"]
    position["intruders"] = ["1-hat-flames", "2-hat-flames"]
    position["reinforcements"] = {"made": 1, "settled": [1, 1], "joined": {"1-doll": 1}}
    worlds = _guesses(engawa.from_dict(position, chance="manual"))
    settled: Counter[object] = Counter(tuple(world["intruders"]) for world in worlds)  # type: ignore[arg-type]  # a list of names
    possible = set(permutations(["1-hat-flames", "2-hat-flames", "3-hat-flames"], 2))
    assert set(settled) == possible
    assert _is_even(settled, len(possible))


def test_13_1_once_all_bosses_in_play_were_seen_the_others_are_known_to_be_in_the_box() -> None:
    one, other, *rest = BOSSES
    match = table("kyuzo", "gorobei", round_number=3, discard=[one], coming=[other])
    assert {other, *rest} <= set(match.view(None)["unknown"])
    match = table("kyuzo", "gorobei", round_number=3, discard=[one, other])
    assert not set(BOSSES) & set(match.view(None)["unknown"])
