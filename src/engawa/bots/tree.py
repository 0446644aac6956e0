"""What search remembers: one node for each thing a player may know, in preallocated arrays.

A node is an information set: all positions that its player cannot tell apart, found by the
fingerprint of what that player sees. So hidden cards, draws of chance and transpositions need no
special treatment, and after the opponents' moves search reuses what it found out about them.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from engawa.core.record import Number, Record, Wide
from engawa.core.rule import Counts, Mask, rule

NONE = -1


class Node(Record):
    """A decision of one player."""

    key: Wide  # the fingerprint of what the player sees
    first: Wide  # its first edge
    visits: Wide
    worth: Wide  # of all visits, to its player
    edges: Annotated[int, "int16"]
    player: Number
    is_narrow: Number  # 1: actions that looked bad have no edge


class Edge(Record):
    """An action that can be chosen there."""

    action: Annotated[int, "int16"]
    prior: Wide  # how promising it looks at a glance; a node's add up to PRIORS
    visits: Wide
    worth: Wide  # of all visits, to the node's player


PRIORS = 30_000

# Places in `Tree.used`
NODES_USED, EDGES_USED, DECISIONS, SIMULATIONS = range(4)
USED = 4


class Tree(NamedTuple):
    """The arrays of one tree, and what a simulation needs besides it."""

    nodes: Annotated[list[Node], Node, 1]
    edges: Annotated[list[Edge], Edge, 1]
    slots: Counts  # 1 + node at the place of its key, or the next free one; half stay empty
    used: Counts  # nodes, edges; decisions and simulations so far
    path: Counts  # of the last simulation: node and edge, again and again
    mask: Mask  # for legal actions


@rule
def find_node(tree: Tree, key: int) -> int:
    """The node of a fingerprint, or NONE."""
    last = len(tree.slots) - 1
    slot = key & last
    while tree.slots[slot] > 0:
        if tree.nodes[tree.slots[slot] - 1].key == key:
            return tree.slots[slot] - 1
        slot = slot + 1 & last
    return NONE


@rule
def has_room(tree: Tree) -> bool:
    """For one more node and all its edges."""
    edges = tree.used[EDGES_USED] + len(tree.mask)
    return tree.used[NODES_USED] < len(tree.nodes) and edges <= len(tree.edges)


@rule
def add_node(tree: Tree, key: int, player: int) -> int:
    """A new node, without edges yet. There must be room."""
    last = len(tree.slots) - 1
    slot = key & last
    while tree.slots[slot] > 0:
        slot = slot + 1 & last
    number = tree.used[NODES_USED]
    tree.used[NODES_USED] += 1
    tree.slots[slot] = number + 1
    node = tree.nodes[number]
    node.key = key
    node.player = player
    node.first = 0
    node.edges = 0
    node.is_narrow = 0
    node.visits = 0
    node.worth = 0
    return number


@rule
def clear_edge(edge: Edge, action: int, prior: int) -> None:
    """An action of which nothing is known yet but how it looks."""
    edge.action = action
    edge.prior = prior
    edge.visits = 0
    edge.worth = 0


@rule
def copy_visits(one: Edge, other: Edge) -> None:
    """What was found out about an action goes to its new edge."""
    other.visits = one.visits
    other.worth = one.worth
