"""Information set Monte Carlo tree search, for any game. Linked with a game's rules.

A simulation deals a world, a position that is consistent with what the root player sees. It
descends the tree, adds one node, plays out quickly but sensibly to the end, or to the next lap of a
game that has laps, and backs the result up the path. Chance is drawn again each time.
"""

from __future__ import annotations

import math

from engawa.bots.tree import (
    DECISIONS,
    EDGES_USED,
    NONE,
    PRIORS,
    SIMULATIONS,
    Node,
    Tree,
    add_node,
    clear_edge,
    copy_visits,
    find_node,
    has_room,
)
from engawa.core.contract import (
    CHANCE,
    OVER,
    WORTH,
    actor,
    advance,
    appeal,
    apply,
    guess,
    hide,
    lap,
    legal,
    pick,
    worth,
)
from engawa.core.dice import Dice, DiceCup
from engawa.core.fingerprint import fingerprint
from engawa.core.playout import STEP_LIMIT, play_on
from engawa.core.record import Record
from engawa.core.rule import States, called, rule

ROOT, WORLD, SIGHT = 0, 1, 2  # places in `states`: what is seen, a guess, what somebody sees in it
STATES = 3
HALVING = 10  # points: an action that looks this much worse is considered half as often
FULL = 1 << 12  # how often the best-looking one is
NARROW = 40  # points: below the root, actions that look worse than this are left out
FAR = 1 << 40  # points: no action looks so bad
ALL_LAPS = 127  # a game has fewer
DEEPEST = 512  # decisions to which a simulation backs up its result


@rule
def think(
    states: States, tree: Tree, cup: DiceCup, simulations: int, exploration: int, glances: int
) -> None:
    """Run `simulations` simulations from the sight in states[ROOT]."""
    dice = cup[0]
    last = lap(states[ROOT])
    for _ in range(simulations):
        deal_world(states, dice)
        s = states[WORLD]
        depth = walk_down(states, tree, dice, exploration, last)
        tree.used[DECISIONS] += depth + play_to_end(s, dice, glances, last)
        tree.used[SIMULATIONS] += 1
        back_up(s, tree, depth)


@rule
def deal_world(states: States, dice: Dice) -> None:
    """A position that is consistent with states[ROOT], ready to be played."""
    states[WORLD] = states[ROOT]
    guess(states[WORLD], dice)
    advance(states[WORLD])


@called
@rule
def walk_down(states: States, tree: Tree, dice: Dice, exploration: int, last: int) -> int:
    """Choose down the tree until a node is new or the last lap is over; the path holds each node
    and edge. The depth."""
    s = states[WORLD]
    for depth in range(DEEPEST):
        who = play_on(s, dice)
        if who == OVER or lap(s) > last:
            return depth
        found = node_seen_by(states, tree, who)
        if found == NONE:
            return depth
        node = tree.nodes[found]
        if lacks_edges(node, depth) and has_room(tree):
            add_edges(s, node, tree, FAR if depth == 0 else NARROW)
        tree.path[2 * depth] = found
        tree.path[2 * depth + 1] = NONE
        if node.edges == 0:
            return depth + 1
        edge = best_edge(node, tree, exploration)
        tree.path[2 * depth + 1] = edge
        apply(s, tree.edges[edge].action)
    return DEEPEST


@rule
def node_seen_by(states: States, tree: Tree, seat: int) -> int:
    """The node of what this seat sees, a new one if necessary; NONE if there is no room."""
    states[SIGHT] = states[WORLD]
    hide(states[SIGHT], seat)
    key = fingerprint(states[SIGHT])
    found = find_node(tree, key)
    if found == NONE and has_room(tree):
        return add_node(tree, key, seat)
    return found


@rule
def lacks_edges(node: Node, depth: int) -> bool:
    """A node gets its edges when it is met again: most are met only once. The root needs all."""
    if depth == 0:
        return node.edges == 0 or node.is_narrow == 1
    return node.edges == 0 and node.visits > 0


@rule
def add_edges(s: Record, node: Node, tree: Tree, furthest: int) -> None:
    """An edge for every legal action, weighed by its appeal; none for one that looks further
    behind the best than `furthest`. A node that was narrow keeps what it knows."""
    old = int(node.first)
    old_edges = int(node.edges)
    node.first = tree.used[EDGES_USED]
    node.edges = legal(s, tree.mask)
    most = weigh(s, node, tree)
    total = 0
    kept = int(node.first)
    for place in range(node.first, node.first + node.edges):
        behind = most - tree.edges[place].prior
        if behind <= furthest:
            clear_edge(tree.edges[kept], int(tree.edges[place].action), weight_of(behind))
            total += weight_of(behind)
            kept += 1
    node.is_narrow = kept < node.first + node.edges
    node.edges = kept - node.first
    tree.used[EDGES_USED] = kept
    for place in range(node.first, kept):
        edge = tree.edges[place]
        edge.prior = edge.prior * PRIORS // total
        if old_edges > 0 and tree.edges[old].action == edge.action:  # both by action number
            copy_visits(tree.edges[old], edge)
            old += 1
            old_edges -= 1


@rule
def weigh(s: Record, node: Node, tree: Tree) -> int:
    """Write every legal action and its appeal into edges that are still free; the most."""
    most = -FAR
    place = int(node.first)
    for action in range(len(tree.mask)):
        if tree.mask[action]:
            edge = tree.edges[place]
            edge.action = action
            edge.prior = appeal(s, action)
            most = max(most, edge.prior)
            place += 1
    return most


@rule
def weight_of(behind: int) -> int:
    """How often an action is considered that looks this many points worse than the best."""
    if behind >= 12 * HALVING:
        return 1
    whole = FULL >> behind // HALVING
    return whole - whole * (behind % HALVING) // (2 * HALVING)


@rule
def best_edge(node: Node, tree: Tree, exploration: int) -> int:
    """PUCT: the mean worth so far, and more for what was seldom tried but looks promising.

    An action never tried counts as much as the node does on average."""
    best = int(node.first)
    most = -1.0
    reach = exploration / 1000 * math.sqrt(node.visits + 1) / PRIORS
    untried = node.worth / (node.visits * WORTH) if node.visits else 1.0
    for place in range(node.first, node.first + node.edges):
        edge = tree.edges[place]
        mean = edge.worth / (edge.visits * WORTH) if edge.visits else untried
        value = mean + reach * edge.prior / (1 + edge.visits)
        if value > most:
            most = value
            best = place
    return best


@called
@rule
def play_to_end(s: Record, dice: Dice, glances: int, last: int) -> int:
    """Play to the end of the last lap, each player choosing sensibly; how many decisions that
    took."""
    decisions = 0
    for _ in range(STEP_LIMIT):
        who = actor(s)
        if who == OVER or lap(s) > last:
            break
        if who == CHANCE:
            apply(s, pick(s, dice))
        else:
            apply(s, sensible(s, dice, glances))
            decisions += 1
    return decisions


@rule
def sensible(s: Record, dice: Dice, glances: int) -> int:
    """The most appealing of a few actions picked at random."""
    best = pick(s, dice)
    if glances > 1:
        most = appeal(s, best)
        for _ in range(glances - 1):
            other = pick(s, dice)
            if other != best:
                looks = appeal(s, other)
                if looks > most:
                    most = looks
                    best = other
    return best


@rule
def back_up(s: Record, tree: Tree, depth: int) -> None:
    """Back up the worth of the end, for each decision's player."""
    for step in range(depth):
        node = tree.nodes[tree.path[2 * step]]
        reward = worth(s, int(node.player))
        node.visits += 1
        node.worth += reward
        if tree.path[2 * step + 1] != NONE:
            edge = tree.edges[tree.path[2 * step + 1]]
            edge.visits += 1
            edge.worth += reward
