"""Random play in each way to run the rules, until the time is up: decisions of players, and all
actions."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engawa.core import playout
from engawa.core.compiled import CompiledRules
from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.core.game import Game
from engawa.core.linker import linked
from engawa.core.match import Match, Start
from engawa.core.record import Record

MANY_DECISIONS = 500  # a game with more of them is played on a board
BATCH = 200  # games between two looks at the clock
Tally = tuple[int, int]


def compiled_loop(rules: CompiledRules, ways: Sequence[Record], limit: float) -> Tally:
    """Whole games inside compiled code, from the first draw of the setup on."""
    states, cup, counts = packed(rules, ways), rules.dice(0), np.zeros(4, np.int64)
    until, seed = time.perf_counter() + limit, 0
    while time.perf_counter() < until:
        for way in range(0, len(states), 2):
            rules.play_many(states, way, BATCH, seed, cup, counts)
            seed += BATCH
    return int(counts[0]), int(counts[0] + counts[1])


def step_loop(rules: CompiledRules, ways: Sequence[Record], limit: float) -> Tally:
    """One call from Python a decision, which also gives the next mask; Python chooses."""
    states, cup = packed(rules, ways), rules.dice(0)
    mask = np.zeros(rules.decisions, np.int8)
    is_legal = mask.view(np.bool_)  # NumPy finds those quicker
    step, choose = rules.step, random.Random(0).random
    until, decisions = time.perf_counter() + limit, 0
    while time.perf_counter() < until:
        for table in range(1, len(states), 2):
            states[table] = states[table - 1]
            who = rules.start(states, table, cup, mask)
            while who != OVER:
                legal = is_legal.nonzero()[0]
                who = step(states, table, legal[int(choose() * len(legal))], cup, mask)
                decisions += 1
    return decisions, decisions


def packed(rules: CompiledRules, ways: Sequence[Record]) -> NDArray[np.void]:
    """Each way to play as a packed state, and behind it room for the table."""
    states = rules.states(2 * len(ways))
    for number, way in enumerate(ways):
        rules.put(states, 2 * number, way)
    return states


def interpreted_loop(game: Game, ways: Sequence[Record], limit: float) -> Tally:
    """The same rules in CPython, on plain objects."""
    play_out = linked({"play_out": playout.play_out}, game.rules)["play_out"]
    counts = [0, 0, 0, 0]
    until, seed = time.perf_counter() + limit, 0
    while time.perf_counter() < until:
        for way in ways:
            play_out(way.twin(), new_dice(seed), counts)
            seed += 1
    return counts[0], counts[0] + counts[1]


def match_loop(game: Game, limit: float) -> Tally:
    """What people and servers use: text actions, reasons, a log, fair draws."""
    choose = random.Random(0)
    until, decisions, actions, seed = time.perf_counter() + limit, 0, 0, 0
    while time.perf_counter() < until:
        match = Match(game, Start(game.options.read({"players": 4})), str(seed))
        while match.actor is not None:
            match.play(choose.choice(match.legal()))
            decisions += 1
        actions += match.ply
        seed += 1
    return decisions, actions


@dataclass(frozen=True)
class Peer:
    """A game of OpenSpiel whose rules do about as much as ours."""

    title: str
    name: str  # as OpenSpiel writes it


CARDS = Peer("Hanabi, 5 players", "hanabi(players=5)")
BOARD = Peer("Hex, 11 × 11", "hex(board_size=11)")


def peer_of(game: Game) -> Peer:
    """The one that offers about as many actions: cards, or the spaces of a board."""
    return BOARD if game.decisions > MANY_DECISIONS else CARDS


def openspiel_loop(peer: Peer, limit: float) -> Tally:
    """The peer through OpenSpiel's Python API."""
    import pyspiel

    game, choose = pyspiel.load_game(peer.name), random.Random(0)
    until, decisions, actions = time.perf_counter() + limit, 0, 0
    while time.perf_counter() < until:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(outcomes, weights)[0])
            else:
                state.apply_action(choose.choice(state.legal_actions()))
                decisions += 1
            actions += 1
    return decisions, actions
