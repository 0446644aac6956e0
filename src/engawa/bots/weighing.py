"""How games continue after one action: simulations (simulation.py) that all begin with it.

A bot mostly visits good actions and soon ignores the rest, which is right for choosing and wrong
for showing a player what each action is worth. Here the caller says how often an action is tried,
and gets the ends of the games counted.
"""

from __future__ import annotations

from engawa.bots.simulation import (
    ALL_LAPS,
    WORLD,
    back_up,
    deal_world,
    play_to_end,
    walk_down,
)
from engawa.bots.tree import NONE, Tree
from engawa.core.contract import WORTH, apply, ending, score, winners, worth
from engawa.core.dice import DiceCup
from engawa.core.record import Record
from engawa.core.rule import Counts, States, rule

SEATS = 8  # length of the rows of `tallies`: no game has more seats, or more endings
SIMULATIONS, WINS, SHARES, WORTHS, SCORES, ENDINGS = (row * SEATS for row in range(6))
TALLIES = 6 * SEATS


@rule
def count_after(
    states: States,
    tree: Tree,
    cup: DiceCup,
    simulations: int,
    exploration: int,
    glances: int,
    action: int,
    seats: int,
    tallies: Counts,
) -> None:
    """Run `simulations` simulations from the sight in states[ROOT], each beginning with the action;
    with NONE, with any."""
    dice = cup[0]
    for _ in range(simulations):
        deal_world(states, dice)
        s = states[WORLD]
        if action != NONE:
            apply(s, action)
        depth = walk_down(states, tree, dice, exploration, ALL_LAPS)
        play_to_end(s, dice, glances, ALL_LAPS)
        back_up(s, tree, depth)
        tally(s, seats, tallies)


@rule
def tally(s: Record, seats: int, tallies: Counts) -> None:
    """Count how the game went for every seat: did it win at all, and its share of the win."""
    won = winners(s)
    count = 0
    for seat in range(seats):
        count += won >> seat & 1
    for seat in range(seats):
        if won >> seat & 1:
            tallies[WINS + seat] += WORTH
            tallies[SHARES + seat] += WORTH // count
        tallies[WORTHS + seat] += worth(s, seat)
        tallies[SCORES + seat] += score(s, seat)
    tallies[ENDINGS + ending(s)] += 1
    tallies[SIMULATIONS] += 1
