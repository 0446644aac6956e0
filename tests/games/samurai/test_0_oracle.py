"""RULES.md §5 and §6 against the naive oracle, over thousands of random games."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from tests.games.samurai import oracle

from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.games.samurai.actions import Action
from engawa.games.samurai.board import owner_at, tile_at
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import KIND_NAMES, KINDS, TILES
from engawa.games.samurai.game import GAME
from engawa.games.samurai.japan import SETTLEMENT_NAMES, SPACE_NAMES
from engawa.games.samurai.state import State, Step
from engawa.games.samurai.winners import winners

GAMES = 700  # for each number of players


def _board(s: State) -> oracle.Board:
    return {
        SPACE_NAMES[at]: (owner_at(s, at), TILES[tile_at(s, at)])
        for at, laid in enumerate(s.laid)
        if laid
    }


def _figures(s: State) -> oracle.Figures:
    found: oracle.Figures = {}
    for kind, places in enumerate(s.figures):
        for number, name in enumerate(SETTLEMENT_NAMES):
            if places >> number & 1:
                found.setdefault(name, set()).add(KIND_NAMES[kind])
    return found


def _taken(s: State) -> Counter[tuple[int | None, str]]:
    """All figures that have left the board: by whom, and the kind."""
    found: Counter[tuple[int | None, str]] = Counter()
    for kind in range(KINDS):
        found[None, KIND_NAMES[kind]] = s.set_aside[kind]
        for seat in range(s.players):
            found[seat, KIND_NAMES[kind]] = s.captured[seat][kind]
    return found


def _ends_turn(s: State, action: int) -> bool:
    """Does this action end the turn? (A swap as a player's very last tile is left out.)"""
    if s.step == Step.LAY and s.tiles_laid + s.hand_count[s.turn] > 0:
        is_last = s.hand_count[s.turn] == 1 and Action.LAY <= action < Action.SWAP
        return action == Action.END_TURN or is_last
    return False


def _went_on(s: State) -> bool:
    """Did the next player have only one thing to do, which was done at once?"""
    events = [note[0] for note in s.notes]
    later = events[events.index(Event.TURN_BEGINS) :] if Event.TURN_BEGINS in events else []
    return len(later) > 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_5_captures_are_those_of_the_oracle_in_every_turn_of_random_games(players: int) -> None:
    options = GAME.options.read({"players": players})
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        s, dice = GAME.set_up(options), new_dice(seed)
        GAME.rules.advance(s)
        while GAME.rules.actor(s) != OVER:
            action = GAME.rules.pick(s, dice)
            if not _ends_turn(s, action):
                GAME.rules.apply(s, action)
                continue
            figures, before = _figures(s), _taken(s)
            board = _board(s)
            if action != Action.END_TURN:
                tile, _, at = GAME.actions[action].removeprefix("lay:").partition("@")
                board[at] = (s.turn, tile)
            s.notes = []
            GAME.rules.apply(s, action)
            if _went_on(s):
                continue
            due = Counter(oracle.captures(board, figures, players))
            assert _taken(s) - before == due
            seen["captures"] += sum(due.values())
            seen["ties"] += sum(n for (seat, _), n in due.items() if seat is None)
            seen["several"] += len({seat for seat, _ in due}) > 1
        captured = [dict(zip(KIND_NAMES, s.captured[seat], strict=True)) for seat in range(players)]
        assert _bits(oracle.winners(captured)) == winners(s)
        seen["shared"] += len(oracle.winners(captured)) > 1
    assert seen["captures"] > GAMES * 5
    assert min(seen["ties"], seen["several"]) > GAMES / 10
    assert seen["shared"] > 0


def _bits(seats: list[int]) -> int:
    return sum(1 << seat for seat in seats)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_6_2_the_ladder_is_the_oracles_for_any_captured_figures(players: int) -> None:
    choose = random.Random(players)
    small = itertools.product(range(3), repeat=3 * players)
    every = list(small) if players == 2 else []
    for _ in range(6000):
        every.append(tuple(choose.choice((0, 1, 2, 3, 4, 5)) for _ in range(3 * players)))
    for numbers in every:
        s = State()
        s.players = players
        for seat in range(players):
            s.captured[seat] = list(numbers[3 * seat : 3 * seat + 3])
        captured = [dict(zip(KIND_NAMES, s.captured[seat], strict=True)) for seat in range(players)]
        assert _bits(oracle.winners(captured)) == winners(s)


def test_2_3_the_oracle_reads_the_same_map() -> None:
    assert len(oracle.HEXES) == 174
    assert oracle.HEXES["O14"] == "E"
    for name, around in oracle.NEIGHBOURS.items():
        assert len(around) <= 6
        assert all(name in oracle.NEIGHBOURS[other] for other in around)
