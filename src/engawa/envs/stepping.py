"""Stepping many tables, for any game. Linked with a game's rules and compiled.

`states` holds the tables, then the position they start from, then a scratch state for each
thread. Every table has dice of its own, so it does not matter which thread steps it. The functions
marked `of_game` stand for the game's own; see `rule.linked`.
"""

from __future__ import annotations

from typing import Annotated

from engawa.core.dice import Dice, DiceCup, roll, shake
from engawa.core.game import CHANCE, OVER, WORTH
from engawa.core.playout import actor, apply, legal, observe, pick
from engawa.core.reasons import ALLOWED
from engawa.core.record import Record
from engawa.core.rule import Counts, Mask, States, called, of_game, rule

Rows = Annotated[list[list[int]], "int8", 2]  # one row of bytes a table
Rewards = Annotated[list[list[float]], "float32", 2]  # by table and seat
Flags = Annotated[list[bool], "boolean", 1]

# Who decides for a seat: the caller, or a bot inside.
ASKED, UNIFORM, GREEDY = 0, 1, 2
# What a game that has ended brings.
SHARED, EACH, BY_WORTH = 0, 1, 2
NO_TABLE = -1
CHOICES = 1_000_003  # tells the dice of `choose` from those of chance
GAMES = 0  # place in `counts`; behind it the sum of the rewards by seat, in thousandths
LEAST = -(1 << 40)  # points: no action looks so bad


@of_game
def refusal(s: Record, action: int) -> int:
    """Why an action is not allowed."""
    raise NotImplementedError


@of_game
def appeal(s: Record, action: int) -> int:
    """How good an action looks at a glance to the player who decides."""
    raise NotImplementedError


@of_game
def worth(s: Record, seat: int) -> int:
    """What the end of a game is worth to a seat, from 0 to WORTH."""
    raise NotImplementedError


@of_game
def winners(s: Record) -> int:
    """Who has won, one bit a seat."""
    raise NotImplementedError


@rule
def first_refused(states: States, actions: Counts, decisions: int) -> int:
    """The first table whose action the rules refuse, or NO_TABLE. Nothing is changed.

    The rules are asked, not the masks: those belong to the caller, who may have written there."""
    for table in range(len(actions)):
        action = actions[table]
        if action < 0 or action >= decisions or actor(states[table]) == OVER:
            return table
        if refusal(states[table], action) != ALLOWED:
            return table
    return NO_TABLE


@called
@rule
def choose_some(states: States, first: int, after: int, cup: DiceCup, actions: Counts) -> None:
    """A random legal action for each of these tables."""
    for table in range(first, after):
        actions[table] = pick(states[table], cup[table])


@rule
def start_some(
    states: States,
    first: int,
    after: int,
    scratch: int,
    players: Mask,
    cup: DiceCup,
    choices: DiceCup,
    seeds: Counts,
    observations: Rows,
    masks: Rows,
    rewards: Rewards,
    ends: Flags,
    actors: Mask,
) -> None:
    """Shake the dice and begin a game at each of these tables."""
    start = len(cup)
    for table in range(first, after):
        shake(cup[table], seeds[table])
        shake(choices[table], seeds[table] ^ CHOICES)
        ends[table] = False
        for seat in range(len(rewards[table])):
            rewards[table][seat] = 0
        who = begin(states, table, start, players, cup[table], masks[table])
        show(states, table, scratch, who, observations[table], masks[table], actors)


@called
@rule
def step_some(
    states: States,
    first: int,
    after: int,
    scratch: int,
    players: Mask,
    cup: DiceCup,
    actions: Counts,
    observations: Rows,
    masks: Rows,
    rewards: Rewards,
    ends: Flags,
    actors: Mask,
    reward: int,
    starts_again: bool,
) -> None:
    """Do what was decided at each of these tables, and go on to the next question there."""
    start = len(cup)
    for table in range(first, after):
        apply(states[table], actions[table])
        who = play_to_question(states[table], players, cup[table], masks[table])
        pay(states[table], who == OVER, reward, rewards[table])
        ends[table] = who == OVER
        if who == OVER and starts_again:
            who = begin(states, table, start, players, cup[table], masks[table])
        show(states, table, scratch, who, observations[table], masks[table], actors)


@rule
def rollout_some(
    states: States,
    first: int,
    after: int,
    scratch: int,
    players: Mask,
    cup: DiceCup,
    choices: DiceCup,
    actions: Counts,
    observations: Rows,
    masks: Rows,
    rewards: Rewards,
    ends: Flags,
    actors: Mask,
    reward: int,
    starts_again: bool,
    steps: int,
    counts: Counts,
) -> None:
    """As often as that: a random legal action at each of these tables, then a step."""
    for _ in range(steps):
        choose_some(states, first, after, choices, actions)
        step_some(
            states,
            first,
            after,
            scratch,
            players,
            cup,
            actions,
            observations,
            masks,
            rewards,
            ends,
            actors,
            reward,
            starts_again,
        )
        for table in range(first, after):
            if ends[table]:
                counts[GAMES] += 1
                for seat in range(len(rewards[table])):
                    counts[1 + seat] += int(rewards[table][seat] * WORTH + 0.5)


@rule
def begin(
    states: States, table: int, start: int, players: Mask, dice: Dice, scratch_mask: Mask
) -> int:
    """Begin a game, up to the first question; who is asked.

    A game that bots end before the caller was asked once is played for nobody: on to the next."""
    who = OVER
    while who == OVER:
        states[table] = states[start]
        who = play_to_question(states[table], players, dice, scratch_mask)
    return who


@called
@rule
def play_to_question(s: Record, players: Mask, dice: Dice, scratch_mask: Mask) -> int:
    """Let chance draw and bots play until the caller is asked; for which seat, or OVER."""
    who = actor(s)
    while who != OVER and (who == CHANCE or players[who] != ASKED):
        if who != CHANCE and players[who] == GREEDY:
            action = most_appealing(s, dice, scratch_mask)
        else:
            action = pick(s, dice)
        apply(s, action)
        who = actor(s)
    return who


@called
@rule
def most_appealing(s: Record, dice: Dice, scratch_mask: Mask) -> int:
    """What the greedy bot does: the action that looks best at a glance, any of equal ones.

    How an action looks depends only on what its player sees: a test deals the rest anew."""
    legal(s, scratch_mask)
    best = 0
    most = LEAST
    equal = 0
    for action in range(len(scratch_mask)):
        if scratch_mask[action]:
            looks = appeal(s, action)
            if looks > most:
                most = looks
                equal = 0
            if looks == most:
                equal += 1
                if roll(dice, equal) == 0:
                    best = action
    return best


@rule
def pay(
    s: Record, is_over: bool, reward: int, rewards: Annotated[list[float], "float32", 1]
) -> None:
    """Nothing while the game goes on; at its end what it brings to each seat."""
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


@called
@rule
def show(
    states: States, table: int, scratch: int, who: int, observation: Mask, mask: Mask, actors: Mask
) -> None:
    """Write what the one who is asked sees and may do; after the end, what the last one sees."""
    seat = int(actors[table]) if who == OVER else who
    observe(states, table, scratch, seat, observation)
    legal(states[table], mask)
    actors[table] = who
