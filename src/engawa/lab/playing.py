"""Whole games of quick bots inside compiled code, for any game. Linked with a game's rules.

Every game has a seed of its own, so it does not matter who plays it or what was played before.
The last position of each game stays in `states`, for further use.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from engawa.bots.glance import most_appealing
from engawa.core.contract import CHANCE, OVER, actor, apply, ending, pick, score, winners
from engawa.core.dice import Dice, DiceCup, roll, shake
from engawa.core.playout import STEP_LIMIT
from engawa.core.record import Record
from engawa.core.rule import Counts, Mask, States, called, rule

Rows = Annotated[list[list[int]], "int64", 2]
Cubes = Annotated[list[list[list[int]]], "int16", 3]

UNIFORM, GREEDY = 0, 1  # who decides for a seat
CHANCE_DICE, BOT_DICE = 0, 1  # places in the cup
SEEDS = 1 << 31  # a bot's dice are seeded with a roll of chance's
NOBODY_YET = -1

# Places in a row of `facts`; behind them the score of each seat
ENDING, WINNERS, FIRST, DRAWS = range(4)
SCORES = 4


class Games(NamedTuple):
    """The arrays of many games; row i is game i."""

    states: States  # and behind the games: the position they all start from
    seeds: Counts
    facts: Rows
    did: Cubes  # by game, seat and kind of action: how often
    players: Mask  # by seat: who decides
    kinds: Counts  # of each action
    cup: DiceCup
    mask: Mask


@rule
def play_games(g: Games, seats: int) -> None:
    """Play them all. Samurai Spirit can loop, and greedy bots do not notice: a game that passes the
    limit stops there, without ending or winners."""
    for game in range(len(g.seeds)):
        g.states[game] = g.states[len(g.seeds)]
        shake(g.cup[CHANCE_DICE], g.seeds[game])
        g.facts[game][FIRST] = NOBODY_YET
        play_game(g, game)
        write_facts(g.states[game], g.facts[game], seats)


@called
@rule
def play_game(g: Games, game: int) -> None:
    """Play one, and count what everybody does."""
    s = g.states[game]
    for _ in range(STEP_LIMIT):
        who = actor(s)
        if who == OVER:
            break
        if who == CHANCE:
            g.facts[game][DRAWS] += 1
            apply(s, pick(s, g.cup[CHANCE_DICE]))
        else:
            if g.facts[game][FIRST] == NOBODY_YET:
                g.facts[game][FIRST] = who
            action = decide(s, int(g.players[who]), g.cup[CHANCE_DICE], g.cup[BOT_DICE], g.mask)
            g.did[game][who][g.kinds[action]] += 1
            apply(s, action)


@rule
def decide(s: Record, player: int, dice: Dice, own_dice: Dice, mask: Mask) -> int:
    """What the bot of this seat does. Greedy rolls its own dice, seeded again each time, as
    `Greedy.choose` does with its seed."""
    if player == GREEDY:
        shake(own_dice, roll(dice, SEEDS))
        return most_appealing(s, own_dice, mask)
    return pick(s, dice)


@rule
def write_facts(s: Record, facts: Counts, seats: int) -> None:
    """How the game ended."""
    facts[ENDING] = ending(s)
    facts[WINNERS] = winners(s) if facts[ENDING] else 0
    for seat in range(seats):
        facts[SCORES + seat] = score(s, seat)
