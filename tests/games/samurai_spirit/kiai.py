"""A kiai about to be used: the position most tests of RULES.md §9 start from."""

from __future__ import annotations

from typing import Any

from tests.games.samurai_spirit.table import play, table

import engawa

# Lines that a 3 brings to each kiai value.
LINES = {
    8: ["3-hat-flames", "2-doll"],
    9: ["4-hat", "2-doll"],
    10: ["4-hat", "3-hat-flames"],
    11: ["4-hat", "4-doll"],
    12: ["4-hat", "3-hat-flames", "2-doll"],
    13: ["4-hat", "4-doll", "2-doll"],
}
HUMAN = {
    "heihachi": 8,
    "daisuke": 8,
    "gorobei": 9,
    "kanbei": 9,
    "kyuzo": 9,
    "kikuchiyo": 10,
    "katsushiro": 10,
}


def others(samurai: str) -> list[str]:
    """The two at seats 1 and 2: Gorobei and Kanbei, or Heihachi for the one who is there."""
    return [name for name in ("gorobei", "kanbei", "heihachi") if name != samurai][:2]


def kiai(samurai: str, side: str = "human", **more: Any) -> engawa.Match:
    """His kiai has just been set off by a 3 he confronted in his own turn, at seat 0."""
    value = HUMAN[samurai] + (3 if side == "animal" else 0)
    wounds = {samurai: 2 if side == "animal" else 0} | more.pop("wounds", {})
    combat = {samurai: LINES[value]} | more.pop("combat", {})
    stack = ["3-doll", *more.pop("stack", ())]
    match = table(samurai, *others(samurai), combat=combat, wounds=wounds, stack=stack, **more)
    play(match, "fight")
    return play(match, "confront") if "confront" in match.legal() else match  # else not asked
