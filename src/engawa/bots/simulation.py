"""Monte-Carlo tree search over guessed worlds, for any game. Linked with a game's rules.

A simulation deals a world that fits what the root player sees, walks down the tree where it
knows the way, adds one node, plays on to the end in a sensible hurry, and tells every decision
on its way how the game went. Chance is drawn anew each time. The functions marked `of_game` stand
for the game's own; see `rule.linked`.
"""

from __future__ import annotations

import math

from engawa.bots.tree import (
    EDGES_USED,
    NODES_USED,
    NONE,
    PRIORS,
    Edges,
    Node,
    Nodes,
    add_edge,
    add_node,
    copy_visits,
    find_node,
)
from engawa.core.dice import Dice, DiceCup
from engawa.core.fingerprint import fingerprint
from engawa.core.game import CHANCE, OVER, WORTH
from engawa.core.playout import (
    STEP_LIMIT,
    actor,
    advance,
    apply,
    guess,
    hide,
    legal,
    pick,
    play_on,
)
from engawa.core.record import Record
from engawa.core.rule import Counts, Mask, States, called, of_game, rule

ROOT, WORLD, SIGHT = 0, 1, 2  # places in `states`: what is seen, a guess, what somebody sees in it
STATES = 3
DECISIONS, SIMULATIONS = 2, 3  # places in `used`, after the tree's two
USED = 4
HALVING = 10  # points: an action that looks so much worse is considered half as often
FULL = 1 << 12  # how often the best-looking one is
NARROW = 40  # points: below the root, actions that look worse than this are left out
FAR = 1 << 40  # points: no action looks so bad
DEEPEST = 512  # decisions that a simulation tells how it went


@of_game
def appeal(s: Record, action: int) -> int:
    """How good an action looks at a glance to the player who decides: at least 0."""
    raise NotImplementedError


@of_game
def worth(s: Record, seat: int) -> int:
    """What the end of a game is worth to a seat, from 0 to WORTH."""
    raise NotImplementedError


@of_game
def winners(s: Record) -> int:
    """Who has won, one bit a seat."""
    raise NotImplementedError


@of_game
def score(s: Record, seat: int) -> int:
    """The score of a seat."""
    raise NotImplementedError


@rule
def think(
    states: States,
    nodes: Nodes,
    edges: Edges,
    slots: Counts,
    used: Counts,
    path: Counts,
    mask: Mask,
    cup: DiceCup,
    simulations: int,
    exploration: int,
    glances: int,
) -> None:
    """Run so many simulations from the sight in states[ROOT]."""
    dice = cup[0]
    for _ in range(simulations):
        states[WORLD] = states[ROOT]
        s = states[WORLD]
        guess(s, dice)
        advance(s)
        depth = walk_down(states, nodes, edges, slots, used, path, mask, dice, exploration)
        used[DECISIONS] += depth + play_to_end(s, dice, glances)
        used[SIMULATIONS] += 1
        back_up(s, nodes, edges, path, depth)


@called
@rule
def walk_down(
    states: States,
    nodes: Nodes,
    edges: Edges,
    slots: Counts,
    used: Counts,
    path: Counts,
    mask: Mask,
    dice: Dice,
    exploration: int,
) -> int:
    """Choose down the tree until a node is new; `path` holds each node and edge. The depth."""
    s = states[WORLD]
    depth = 0
    is_known = True
    while is_known and depth < DEEPEST:
        who = play_on(s, dice)
        if who == OVER:
            return depth
        states[SIGHT] = s
        hide(states[SIGHT], who)
        key = fingerprint(states[SIGHT])
        found = find_node(nodes, slots, key)
        is_known = found != NONE
        if not is_known:
            if is_full(nodes, edges, used, mask):
                return depth
            found = add_node(nodes, slots, used, key, who)
            add_edges(s, nodes[found], edges, used, mask, FAR if depth == 0 else NARROW)
        elif depth == 0 and nodes[found].is_narrow:
            widen(s, nodes[found], edges, used, mask)
        edge = best_edge(nodes[found], edges, exploration)
        path[2 * depth] = found
        path[2 * depth + 1] = edge
        depth += 1
        apply(s, edges[edge].action)
    return depth


@rule
def is_full(nodes: Nodes, edges: Edges, used: Counts, mask: Mask) -> bool:
    """Might the next node not find room?"""
    return used[NODES_USED] >= len(nodes) or used[EDGES_USED] + len(mask) > len(edges)


@rule
def add_edges(s: Record, node: Node, edges: Edges, used: Counts, mask: Mask, furthest: int) -> None:
    """An edge for every legal action, weighed by its appeal; none for one that looks further
    behind the best than `furthest`."""
    legal(s, mask)
    most = -FAR
    for action in range(len(mask)):
        if mask[action]:
            most = max(most, appeal(s, action))
    total = 0
    for action in range(len(mask)):
        if mask[action]:
            behind = most - appeal(s, action)
            if behind > furthest:
                node.is_narrow = 1
            else:
                add_edge(node, edges, used, action, weight_of(behind))
                total += weight_of(behind)
    for place in range(node.first, node.first + node.edges):
        edges[place].prior = edges[place].prior * PRIORS // total


@rule
def widen(s: Record, node: Node, edges: Edges, used: Counts, mask: Mask) -> None:
    """A node below an earlier root has become the root: now every legal action is considered."""
    if used[EDGES_USED] + len(mask) > len(edges):
        return
    old = int(node.first)
    after = old + int(node.edges)
    node.first = used[EDGES_USED]
    node.edges = 0
    node.is_narrow = 0
    add_edges(s, node, edges, used, mask, FAR)
    for place in range(node.first, node.first + node.edges):
        if old < after and edges[old].action == edges[place].action:  # both by action number
            copy_visits(edges[old], edges[place])
            old += 1


@rule
def weight_of(behind: int) -> int:
    """How often an action is considered that looks so many points worse than the best."""
    if behind >= 12 * HALVING:
        return 1
    whole = FULL >> behind // HALVING
    return whole - whole * (behind % HALVING) // (2 * HALVING)


@rule
def best_edge(node: Node, edges: Edges, exploration: int) -> int:
    """PUCT: the mean worth so far, and more for what was seldom tried but looks promising.

    An action never tried counts as much as the node does on average."""
    best = int(node.first)
    most = -1.0
    reach = exploration / 1000 * math.sqrt(node.visits + 1) / PRIORS
    untried = node.worth / (node.visits * WORTH) if node.visits else 1.0
    for place in range(node.first, node.first + node.edges):
        edge = edges[place]
        mean = edge.worth / (edge.visits * WORTH) if edge.visits else untried
        value = mean + reach * edge.prior / (1 + edge.visits)
        if value > most:
            most = value
            best = place
    return best


@called
@rule
def play_to_end(s: Record, dice: Dice, glances: int) -> int:
    """Play on, each player choosing sensibly; how many decisions that took."""
    decisions = 0
    for _ in range(STEP_LIMIT):
        who = actor(s)
        if who == OVER:
            break
        if who == CHANCE:
            apply(s, pick(s, dice))
        else:
            apply(s, sensible(s, dice, glances))
            decisions += 1
    return decisions


@rule
def sensible(s: Record, dice: Dice, glances: int) -> int:
    """The most appealing of a few actions picked at random, as somebody in a hurry looks."""
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
def back_up(s: Record, nodes: Nodes, edges: Edges, path: Counts, depth: int) -> None:
    """Tell every decision on the way how the game went for its player."""
    won = winners(s)
    count = 0
    for seat in range(8):
        count += won >> seat & 1
    for step in range(depth):
        node = nodes[path[2 * step]]
        edge = edges[path[2 * step + 1]]
        player = int(node.player)
        reward = worth(s, player)
        node.visits += 1
        node.worth += reward
        edge.visits += 1
        edge.worth += reward
        if won >> player & 1:
            edge.wins += WORTH // count
        edge.score += score(s, player)
