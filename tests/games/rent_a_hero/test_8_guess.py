"""RULES.md §8.5: a guess is one of the worlds that fit, each as likely as the others.

The worlds are counted here by brute force, with the rules of knowing written anew.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from typing import Any, cast

import pytest
from tests.games.rent_a_hero.table import position

import engawa
from engawa.core.dice import Dice, new_dice
from engawa.games.rent_a_hero.state import State

World = tuple[Any, ...]  # the wanderer, hint cards, hands


def _hint(card: int, giver: int, sender: int, answer: bool, **more: Any) -> dict[str, Any]:
    return {"card": card, "giver": giver, "sender": sender, "answer": answer, **more}


TRAVEL: dict[str, Any] = {"moment": "hold", "holder": 1, "wanderer": 3}
VIEWS: dict[str, tuple[int | None, dict[str, Any]]] = {
    "hands and deck only": (
        1,
        {"hands": [(1, 2), (4,), (1,)], "deck": [2, 5]},
    ),
    "the requirement the card met": (
        1,
        {"hands": [(1, 6), (4,), (2,)], "deck": [3, 3, 5], **TRAVEL},
    ),
    "lifted": (
        1,
        {"hands": [(1, 6), (4,), (2,)], "deck": [3, 3, 5], **TRAVEL, "lifted": True},
    ),
    "own hints answered": (
        1,
        {
            "hands": [(1, 2), (4,), (2,)],
            "deck": [3, 3, 1],
            **TRAVEL,
            "hint_cards": [_hint(2, 1, 0, False)],
        },
    ),
    "another's hints about this wanderer": (
        2,
        {
            "hands": [(1,), (4,), (2,)],
            "deck": [3, 1, 2],
            **TRAVEL,
            "hint_cards": [_hint(3, 1, 0, True), _hint(2, 1, 0, False)],
        },
    ),
    "original hints about this wanderer": (
        2,
        {
            "hands": [(1,), (4,), (2,)],
            "deck": [3, 1, 6],
            **TRAVEL,
            "hints": "original",
            "hint_cards": [_hint(4, 1, 0, True), _hint(2, 1, 0, False)],
        },
    ),
    "a sergeant looked, another hinted": (
        2,
        {
            "hands": [(1,), (4, 4), (2,)],
            "deck": [3, 1, 2],
            **TRAVEL,
            "looked": [2],
            "hint_cards": [_hint(1, 1, 0, False)],
        },
    ),
    "hints about earlier wanderers": (
        0,
        {
            "hands": [(1, 2), (4,), (2,)],
            "deck": [3, 5],
            "hint_cards": [
                _hint(5, 2, 1, True, about=5),
                _hint(2, 1, 2, False, about=3),
                _hint(3, 1, 2, False, about=4),
            ],
        },
    ),
    "a hand that lacked": (
        0,
        {
            "hands": [(1, 2), (5, 6), (2, 1)],
            "deck": [3, 1, 2],
            "lacks": {1: [1, 2, 3]},
        },
    ),
    "a hand that lacked, and drew": (
        0,
        {
            "hands": [(1, 2), (5, 6, 1), (2,)],
            "deck": [3, 1, 2],
            "lacks": {1: [1, 2, 3]},
            "newer": {1: 1},
        },
    ),
    "a sender that lacked, drew, sent and hinted before": (
        2,
        {
            "hands": [(5, 1), (4,), (2,)],
            "deck": [3, 1],
            **TRAVEL,
            "lacks": {0: [1, 3]},
            "newer": {0: 2},
            "hint_cards": [_hint(6, 0, 1, False, about=2, since=True)],
        },
    ),
    "a giver that lacked": (
        0,
        {
            "hands": [(1,), (5,), (2,)],
            "deck": [3, 1, 6],
            "lacks": {1: [1, 2, 3]},
            "hint_cards": [_hint(6, 1, 2, False, about=2, since=True)],
        },
    ),
    "a spectator": (
        None,
        {
            "hands": [(1,), (4,), (2,)],
            "deck": [3],
            **TRAVEL,
            "hint_cards": [_hint(3, 1, 0, True)],
        },
    ),
}


def _meets(strength: int, requirement: int) -> bool:
    """With three players."""
    by_number: dict[int, Callable[[int], bool]] = {
        1: lambda n: n <= 3,
        2: lambda n: n >= 5,
        3: lambda n: n in (3, 4, 5),
        4: lambda n: n % 2 == 1,
        5: lambda n: n % 2 == 0,
        6: lambda n: n <= 3,
        7: lambda n: n >= 3,
    }
    return by_number[requirement](strength)


def _fits(view: dict[str, Any], wanderer: Any, hints: list[int], hands: list[list[int]]) -> bool:
    """Is all that this view tells true in this world?"""
    from_hand = wanderer is not None and not view["from_top"]
    if from_hand and not view["lifted"] and not _meets(wanderer, view["requirement"]):
        return False
    for hint, card in zip(view["hint_cards"], hints, strict=True):
        about = hint["about"] or wanderer
        is_original = view["variants"]["hints"] == "original"
        answer = _meets(about, card) if is_original else about == card
        if answer != hint["answer"]:
            return False
    for seat, board in enumerate(view["seats"]):
        held = list(hands[seat])
        pairs = zip(view["hint_cards"], hints, strict=True)
        held += [card for hint, card in pairs if hint["giver"] == seat and hint["since"]]
        if from_hand and seat == view["sender"]:
            held.append(wanderer)
        lacked = [card for card in held if card in board["lacks"]]
        if board["lacks"] and len(lacked) > board["newer"]:
            return False
    return True


def _worlds(view: dict[str, Any]) -> Counter[World]:
    """Every world that fits, with the number of ways to lay the unseen cards."""
    unseen = [int(hero) for hero, copies in view["unseen"].items() for _ in range(copies)]
    hands = [list(board["hand"]) for board in view["seats"]]
    hints = [hint["card"] for hint in view["hint_cards"]]
    places = [view["wanderer"], *hints, *(card for hand in hands for card in hand)]
    unknown = [place for place, card in enumerate(places) if card == "?"]
    found: Counter[World] = Counter()
    for cards in permutations(unseen, len(unknown)):
        for place, card in zip(unknown, cards, strict=True):
            places[place] = card
        rest = iter(places[1 + len(hints) :])
        dealt = [[next(rest) for _ in hand] for hand in hands]
        laid = places[1 : 1 + len(hints)]
        if _fits(view, places[0], laid, dealt):
            found[(places[0], *laid, *(tuple(sorted(hand)) for hand in dealt))] += 1
    return found


def _world(described: dict[str, Any]) -> World:
    hints = [hint["card"] for hint in described["hint_cards"]]
    return (described["wanderer"], *hints, *(tuple(b["hand"]) for b in described["seats"]))


@pytest.mark.parametrize("name", VIEWS)
def test_8_5_guesses_are_uniform_over_the_worlds_that_fit(name: str) -> None:
    seat, more = VIEWS[name]
    match = engawa.from_dict(position((), (), (), **more), chance="manual")
    view = match.view(seat)
    worlds = _worlds(view)
    guesses = max(2000, 12 * len(worlds))
    hidden, dice = cast(State, match.game.restore(view, hidden=True)), new_dice(7)
    found: Counter[World] = Counter()
    for _ in range(guesses):
        found[_world(_guess(match, hidden, dice))] += 1
    assert set(found) <= set(worlds)
    assert len(worlds) > 3
    ways = sum(worlds.values())
    distance = sum(
        (found[world] - guesses * count / ways) ** 2 / (guesses * count / ways)
        for world, count in worlds.items()
    )
    freedom = len(worlds) - 1
    assert abs(distance - freedom) < 4 * math.sqrt(2 * freedom), (distance, freedom)


def _guess(match: engawa.Match, hidden: State, dice: Dice) -> dict[str, Any]:
    world = hidden.twin()
    match.game.rules.guess(world, dice)
    return match.game.describe(world)


def test_8_5_a_guess_can_be_played_on_at_once() -> None:
    match = engawa.new("rent-a-hero", players=5, seed=4)
    seat = cast(int, match.actor)
    world = match.game.restore(match.view(seat), hidden=True)
    match.game.rules.guess(world, new_dice(1))
    mask = [0] * len(match.game.actions)
    assert match.game.rules.legal(world, mask) == len(match.legal())
