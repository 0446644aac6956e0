"""Setting up positions for tests: name what matters, the rest is filled in lawfully."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import engawa
from engawa.games.samurai_spirit.facts import RAIDERS, SAMURAI

PLUNDERERS = [card for card in RAIDERS if card[0] in "1234"]
LIEUTENANTS = [card for card in RAIDERS if card[0] == "5"]
BOSSES = [card for card in RAIDERS if card[0] == "6"]


def table(
    *samurai: str,
    game: str = "samurai-spirit",
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
    two_samurai_rule: bool | None = None,
    village_tokens: Mapping[str, Any] | None = None,
    lent: Mapping[str, str] | None = None,
) -> engawa.Match:
    """A match whose turn is about to begin, with manual chance.

    `stack` and `intruders` name known cards, top first ('?' for an unknown intruder); unknown
    cards lie under the stack's, among them `coming`, which the test will draw. `stack_left`
    limits the stack: what is too many is discarded. `lent` says to whom a samurai's token is lent.
    With one or two players, for whom the two-samurai rule always holds, the village's tokens are
    used up unless the test says otherwise.
    """
    if two_samurai_rule is None and min(players or 7, len(samurai)) <= 2:
        two_samurai_rule = True
        village_tokens = {name: "used" for name in SAMURAI if name not in samurai}
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
        "game": game,
        "players": len(samurai) if players is None else players,
        "level": level,
        "two_samurai_rule": bool(two_samurai_rule),
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
                "token_lent_to": samurai.index(lent[name]) if lent and name in lent else None,
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


def asked(match: engawa.Match) -> str | None:
    """Whom the match waits for: a samurai, 'chance', or None when it is over."""
    actor = match.actor
    return str(match.view(None)["seats"][actor]["samurai"]) if isinstance(actor, int) else actor


def protected(*samurai: str, symbols: Sequence[str] = ("hat", "farm", "doll")) -> dict[str, Any]:
    """A defence with these symbols for each samurai, all of values 1 and 2."""
    low = {s: [card for card in PLUNDERERS if card[0] in "12" and s in card] for s in symbols}
    return {name: [low[s][place] for s in symbols] for place, name in enumerate(samurai)}


def refused(match: engawa.Match, action: str) -> tuple[str, str]:
    """Code and section of the refusal of an action, which must leave the match as it was."""
    before = match.to_dict(), match.log
    with pytest.raises(engawa.IllegalAction) as caught:
        match.play(action)
    assert (match.to_dict(), match.log) == before
    return caught.value.code, caught.value.section


def let_chance_play(match: engawa.Match) -> engawa.Match:
    """Play some outcome of every draw until a player is asked: for round ends and deals."""
    while match.actor == "chance":
        match.play(match.legal()[0])
    return match


def last_turn(*samurai: str, **more: Any) -> engawa.Match:
    """All are protected and all but the first have passed: `fight` draws the last card, which he
    can only confront, and ends the round."""
    plain: dict[str, Any] = {"passed": samurai[1:], "defence": protected(*samurai)}
    return table(*samurai, **(plain | {"stack": ["4-none-wound"], "stack_left": 1} | more))
