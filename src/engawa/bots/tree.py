"""What search remembers: one node for each thing a player may know, in preallocated arrays.

A node stands for all positions that its player cannot tell apart, found by the fingerprint of
what that player sees. So hidden cards, draws of chance and several ways to the same sight need
nothing of their own, and after the opponents' moves search finds again what it thought of them.
"""

from __future__ import annotations

from typing import Annotated

from engawa.core.record import Number, Record, Wide
from engawa.core.rule import Counts, rule

NONE = -1
NODES_USED, EDGES_USED = 0, 1  # places in `used`


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
    worth: Wide  # of all visits: sums, each at most WORTH a visit
    wins: Wide
    score: Wide


PRIORS = 30_000

Nodes = Annotated[list[Node], Node, 1]
Edges = Annotated[list[Edge], Edge, 1]


@rule
def find_node(nodes: Nodes, slots: Counts, key: int) -> int:
    """The node of a fingerprint, or NONE. `slots` holds 1 + node, in a table half empty."""
    slot = key & len(slots) - 1
    while slots[slot] > 0:
        if nodes[slots[slot] - 1].key == key:
            return slots[slot] - 1
        slot = slot + 1 & len(slots) - 1
    return NONE


@rule
def add_node(nodes: Nodes, slots: Counts, used: Counts, key: int, player: int) -> int:
    """A new node, without edges yet. There must be room."""
    slot = key & len(slots) - 1
    while slots[slot] > 0:
        slot = slot + 1 & len(slots) - 1
    number = used[NODES_USED]
    used[NODES_USED] += 1
    slots[slot] = number + 1
    node = nodes[number]
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
    edge.wins = 0
    edge.score = 0


@rule
def copy_visits(one: Edge, other: Edge) -> None:
    """What was found out about an action goes to its new edge."""
    other.visits = one.visits
    other.worth = one.worth
    other.wins = one.wins
    other.score = one.score
