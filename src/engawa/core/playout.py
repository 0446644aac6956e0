"""Automatic play, for any game: random playouts and fused steps. Linked with a game's rules. The
rules it imports from the contract stand for the game's own; see `rule.linked`.
"""

from __future__ import annotations

from engawa.core.contract import (
    CHANCE,
    OVER,
    actor,
    apply,
    conserved,
    ending,
    features,
    guess,
    hide,
    legal,
    pick,
    question,
)
from engawa.core.dice import Dice, DiceCup, shake
from engawa.core.record import Record
from engawa.core.rule import Counts, Mask, States, rule

STEP_LIMIT = 5000  # more actions than this in one game mean a bug


@rule
def play_on(s: Record, dice: Dice) -> int:
    """Let chance draw until a player has to decide; who that is, or OVER."""
    who = actor(s)
    while who == CHANCE:
        apply(s, pick(s, dice))
        who = actor(s)
    return who


@rule
def play_out(s: Record, dice: Dice, counts: Counts) -> int:
    """Play at random to the end; how many actions it took, or -1 past the limit.

    `counts[0]` grows by the decisions of players, `counts[1]` by the draws of chance.
    """
    for taken in range(STEP_LIMIT):
        who = actor(s)
        if who == OVER:
            return taken
        counts[1 if who == CHANCE else 0] += 1
        apply(s, pick(s, dice))
    return -1


@rule
def play_many(
    states: States, start: int, games: int, seed: int, cup: DiceCup, counts: Counts
) -> None:
    """Play `games` random games from states[start], using the state after it as the table.

    `counts[2]` grows by the games past the limit."""
    for game in range(games):
        states[start + 1] = states[start]
        shake(cup[0], seed + game)
        if play_out(states[start + 1], cup[0], counts) < 0:
            counts[2] += 1


@rule
def check_many(
    states: States, start: int, games: int, seed: int, cup: DiceCup, counts: Counts
) -> int:
    """Play random games, checking after every action whether all components are there.

    `counts[k]` grows by the games with ending k, the last of `counts` by all actions; the result
    is how many games went wrong, by losing a component or by passing the limit."""
    wrong = 0
    for game in range(games):
        states[start + 1] = states[start]
        s = states[start + 1]
        shake(cup[0], seed + game)
        taken = 0
        while taken < STEP_LIMIT and conserved(s) and actor(s) != OVER:
            apply(s, pick(s, cup[0]))
            taken += 1
        wrong += actor(s) != OVER or not conserved(s)
        counts[ending(s)] += 1
        counts[len(counts) - 1] += taken
    return wrong


@rule
def start(states: States, index: int, cup: DiceCup, mask: Mask) -> int:
    """Let chance set up a game, and fill the first mask: who decides first."""
    s = states[index]
    who = play_on(s, cup[0])
    legal(s, mask)
    return who


@rule
def step(states: States, index: int, action: int, cup: DiceCup, mask: Mask) -> int:
    """One decision from Python in one call: apply it, let chance draw, fill the next mask."""
    s = states[index]
    apply(s, action)
    who = play_on(s, cup[0])
    legal(s, mask)
    return who


@rule
def observe(states: States, index: int, scratch: int, seat: int, out: Mask) -> None:
    """Write what a seat sees of states[index]; states[scratch] is overwritten."""
    states[scratch] = states[index]
    hide(states[scratch], seat)
    features(states[scratch], seat, out)


@rule
def guess_many(
    states: States, index: int, scratch: int, seat: int, times: int, cup: DiceCup
) -> None:
    """Guess what a seat does not see of states[index], again and again, in states[scratch]."""
    for _ in range(times):
        states[scratch] = states[index]
        hide(states[scratch], seat)
        guess(states[scratch], cup[0])


@rule
def ask_many(
    states: States, start: int, games: int, seed: int, cup: DiceCup, counts: Counts
) -> None:
    """Play random games; `counts[k]` grows by the questions of kind k."""
    for game in range(games):
        states[start + 1] = states[start]
        s = states[start + 1]
        shake(cup[0], seed + game)
        who = actor(s)
        while who != OVER:
            if who != CHANCE:
                counts[question(s)] += 1
            apply(s, pick(s, cup[0]))
            who = actor(s)
