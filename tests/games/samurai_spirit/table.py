"""Setting up positions for tests: name what matters, the rest is filled in lawfully."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engawa
from engawa.games.samurai_spirit.facts import RAIDERS

PLUNDERERS = [card for card in RAIDERS if card[0] in "1234"]
LIEUTENANTS = [card for card in RAIDERS if card[0] == "5"]
BOSSES = [card for card in RAIDERS if card[0] == "6"]


def table(
    *samurai: str,
    level: str = "normal",
    players: int | None = None,
    round_number: int = 1,
    turn: str | None = None,
    combat: Mapping[str, Sequence[str]] | None = None,
    defence: Mapping[str, Sequence[str]] | None = None,
    wounds: Mapping[str, int] | None = None,
    passed: Sequence[str] = (),
    stack: Sequence[str] = (),
    coming: Sequence[str] = (),
    stack_left: int | None = None,
    intruders: Sequence[str] = (),
    discard: Sequence[str] = (),
    barricades: int | None = None,
    families: Sequence[str] = ("heal", "barricade", "repel"),
    farmsteads: Mapping[str, int] | None = None,
    two_samurai_rule: bool = False,
    village_tokens: Mapping[str, Any] | None = None,
) -> engawa.Match:
    """A match whose turn is about to begin, with manual chance.

    `stack` and `intruders` name known cards, top first ('?' for an unknown intruder); unknown
    cards lie under the stack's, among them `coming`, which the test will draw. `stack_left`
    limits the stack: what is too many is discarded.
    """
    named = [*stack, *intruders, *discard]
    for lines in (combat or {}, defence or {}):
        named += [card for cards in lines.values() for card in cards]
    known = [card for card in named if card != "?"]
    in_play = _in_play(len(samurai), level, round_number, [*known, *coming])
    unknown = [card for card in in_play if card not in known and card not in coming]
    unknown += coming
    unseen_intruders = sum(card == "?" for card in intruders)
    left = len(unknown) - unseen_intruders if stack_left is None else stack_left - len(stack)
    spare = len(unknown) - unseen_intruders - left
    thrown, unknown = unknown[:spare], unknown[spare:]
    cap = len(samurai) + {"easy": 3, "normal": 2, "hard": 1, "heroic": 0}[level]
    position = {
        "game": "samurai-spirit",
        "players": len(samurai) if players is None else players,
        "level": level,
        "two_samurai_rule": two_samurai_rule,
        "round": round_number,
        "turn": samurai.index(turn) if turn else 0,
        "barricades": cap if barricades is None else barricades,
        "farmsteads": farmsteads or {"family": 1, "farmstead": 1, "barricade": 2, "wound": 2},
        "families": list(families),
        "stack": [*stack, *["?"] * left],
        "intruders": list(intruders),
        "discard": [*discard, *thrown],
        "unknown": unknown,
        "seats": [
            {
                "samurai": name,
                "wounds": (wounds or {}).get(name, 0),
                "passed": name in passed,
                "combat": list((combat or {}).get(name, ())),
                "defence": list((defence or {}).get(name, ())),
            }
            for name in samurai
        ],
        "village_tokens": dict(village_tokens or {}),
    }
    return engawa.from_dict(position, chance="manual")


def _in_play(seats: int, level: str, round_number: int, named: Sequence[str]) -> list[str]:
    """The cards of the round: those named first, then the first ones of each rank."""
    plunderers = seats * (6 if level == "easy" else 7)
    officers = seats - (level == "easy")
    cards = []
    for rank, count in ((PLUNDERERS, plunderers), (LIEUTENANTS, officers), (BOSSES, officers)):
        if rank is PLUNDERERS or round_number >= (2 if rank is LIEUTENANTS else 3):
            first = [card for card in rank if card in named]
            cards += (first + [card for card in rank if card not in named])[:count]
    return cards


def play(match: engawa.Match, *actions: str) -> engawa.Match:
    """Play several actions; each must be legal."""
    for action in actions:
        match.play(action)
    return match


def board(match: engawa.Match, samurai: str) -> dict[str, Any]:
    """What lies before a samurai: combat, defence, wounds, total, kiai …"""
    found: dict[str, Any] = next(b for b in match.view(None)["seats"] if b["samurai"] == samurai)
    return found
