"""Stepping many tables, for any game. Linked with a game's rules and compiled.

`states` holds the tables, then the position they start from, then a scratch state for each
thread. Every table has its own dice, so it does not matter which thread steps it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from engawa.bots.glance import most_appealing
from engawa.core.contract import (
    CHANCE,
    OVER,
    WORTH,
    actor,
    apply,
    legal,
    pick,
    refusal,
    winners,
    worth,
)
from engawa.core.dice import Dice, DiceCup, shake
from engawa.core.playout import observe
from engawa.core.reasons import ALLOWED
from engawa.core.record import Record
from engawa.core.rule import Counts, Mask, States, called, rule

Rows = Annotated[list[list[int]], "int8", 2]  # one row of bytes per table
Rewards = Annotated[list[list[float]], "float32", 2]  # by table and seat
Paid = Annotated[list[float], "float32", 1]  # by seat
Flags = Annotated[list[bool], "boolean", 1]


class Tables(NamedTuple):
    """The arrays of all tables; row i is table i."""

    states: States  # and behind the tables: the start, and a scratch state for each thread
    players: Mask  # by seat: who decides
    cup: DiceCup  # for chance and bots
    choices: DiceCup  # for `choose_some`
    actions: Counts  # what is decided
    observations: Rows
    masks: Rows
    rewards: Rewards
    ends: Flags
    actors: Mask


# Who decides for a seat: the caller, or a bot inside.
ASKED, UNIFORM, GREEDY = 0, 1, 2
# The reward of a game that has ended.
SHARED, EACH, BY_WORTH = 0, 1, 2
NO_TABLE = -1
CHOICES = 1_000_003  # separates the dice of `choose` from those of chance
GAMES = 0  # place in `counts`; behind it the sum of the rewards by seat, in thousandths


@rule
def first_refused(t: Tables, decisions: int) -> int:
    """The first table whose action the rules refuse, or NO_TABLE. Nothing is changed.

    The rules decide, not the masks: those belong to the caller, who may have changed them."""
    for table in range(len(t.actions)):
        action = t.actions[table]
        if action < 0 or action >= decisions or actor(t.states[table]) == OVER:
            return table
        if refusal(t.states[table], action) != ALLOWED:
            return table
    return NO_TABLE


@rule
def start_some(t: Tables, first: int, after: int, scratch: int, seeds: Counts) -> None:
    """Seed the dice and begin a game at each of these tables."""
    for table in range(first, after):
        shake(t.cup[table], seeds[table])
        shake(t.choices[table], seeds[table] ^ CHOICES)
        t.ends[table] = False
        for seat in range(len(t.rewards[table])):
            t.rewards[table][seat] = 0
        show(t, table, scratch, begin(t, table))


@rule
def choose_some(t: Tables, first: int, after: int) -> None:
    """A random legal action for each of these tables."""
    for table in range(first, after):
        t.actions[table] = pick(t.states[table], t.choices[table])


@rule
def step_some(
    t: Tables, first: int, after: int, scratch: int, reward: int, starts_again: bool
) -> None:
    """Apply the decision at each of these tables, and continue to the next question there."""
    for table in range(first, after):
        step(t, table, scratch, reward, starts_again)


@rule
def rollout_some(
    t: Tables, first: int, after: int, scratch: int, reward: int, steps: int, counts: Counts
) -> None:
    """`steps` times: a random legal action at each of these tables, then a step."""
    for _ in range(steps):
        for table in range(first, after):
            t.actions[table] = pick(t.states[table], t.choices[table])
            step(t, table, scratch, reward, True)
            if t.ends[table]:
                count_game(t.rewards[table], counts)


@rule
def step(t: Tables, table: int, scratch: int, reward: int, starts_again: bool) -> None:
    """Apply the decision at a table, and continue to the next question there."""
    apply(t.states[table], t.actions[table])
    who = play_to_question(t.states[table], t.players, t.cup[table], t.masks[table])
    pay(t.states[table], who == OVER, reward, t.rewards[table])
    t.ends[table] = who == OVER
    if who == OVER and starts_again:
        who = begin(t, table)
    show(t, table, scratch, who)


@rule
def count_game(rewards: Paid, counts: Counts) -> None:
    """Count a game that has ended, and its rewards."""
    counts[GAMES] += 1
    for seat in range(len(rewards)):
        counts[1 + seat] += int(rewards[seat] * WORTH + 0.5)


@rule
def begin(t: Tables, table: int) -> int:
    """Begin a game, up to the first question; who decides. A game that bots end before the caller's
    first decision is skipped."""
    start = len(t.cup)
    who = OVER
    while who == OVER:
        t.states[table] = t.states[start]
        who = play_to_question(t.states[table], t.players, t.cup[table], t.masks[table])
    return who


@called
@rule
def play_to_question(s: Record, players: Mask, dice: Dice, scratch_mask: Mask) -> int:
    """Let chance draw and bots play until the caller decides; for which seat, or OVER."""
    who = actor(s)
    while who != OVER and (who == CHANCE or players[who] != ASKED):
        if who != CHANCE and players[who] == GREEDY:
            action = most_appealing(s, dice, scratch_mask)
        else:
            action = pick(s, dice)
        apply(s, action)
        who = actor(s)
    return who


@rule
def pay(s: Record, is_over: bool, reward: int, rewards: Paid) -> None:
    """Zero during the game; at its end the reward of each seat."""
    for seat in range(len(rewards)):
        rewards[seat] = 0
    if is_over:
        won = winners(s)
        count = 0
        for seat in range(len(rewards)):
            count += won >> seat & 1
        for seat in range(len(rewards)):
            if reward == BY_WORTH:
                rewards[seat] = worth(s, seat) / WORTH
            elif won >> seat & 1:
                rewards[seat] = 1 if reward == EACH else 1 / count


@rule
def show(t: Tables, table: int, scratch: int, who: int) -> None:
    """Write what the seat that decides sees and may do; after the end, what the last one sees."""
    seat = int(t.actors[table]) if who == OVER else who
    write(t.states, table, scratch, seat, t.observations[table], t.masks[table])
    t.actors[table] = who


@called
@rule
def write(
    states: States, table: int, scratch: int, seat: int, observation: Mask, mask: Mask
) -> None:
    """Only what is needed is passed: a call with all of `Tables` takes longer."""
    observe(states, table, scratch, seat, observation)
    legal(states[table], mask)
