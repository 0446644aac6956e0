"""Search: compiled as in plain Python, spending what it is given, remembering what it found."""

from __future__ import annotations

import time
from typing import Any

from tests.bots.tables import decider, every_game, first_decision, first_view

from engawa import bots
from engawa.bots import simulation, tree
from engawa.bots.levels import STYLES
from engawa.bots.search import Search, Thinker, compiled_think
from engawa.core.dice import new_dice
from engawa.core.linker import linked
from engawa.core.record import Record
from engawa.games import find


class Places(list[Any]):
    """Plain records in a row; putting one into a place copies it, as in a structured array."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value.twin() if isinstance(value, Record) else value)


def _plain_visits(game: str, view: dict[str, Any], simulations: int) -> dict[int, tuple[int, int]]:
    """The same search in CPython: visits and worth of each action of the root."""
    box, style = find(game), STYLES["expert"]
    think = linked({"think": simulation.think}, box.rules)["think"]
    memory = tree.Tree(
        nodes=Places(tree.Node() for _ in range(200)),
        edges=Places(tree.Edge() for _ in range(20_000)),
        slots=[0] * 512,
        used=[0] * tree.USED,
        path=[0] * 2 * simulation.DEEPEST,
        mask=[0] * box.decisions,
    )
    states = Places([box.restore(view, hidden=True), box.state(), box.state()])
    think(states, memory, [new_dice(0)], simulations, style.exploration, style.glances)
    root = memory.nodes[memory.path[0]]
    of_root = memory.edges[root.first : root.first + root.edges]
    return {edge.action: (edge.visits, edge.worth) for edge in of_root}


@every_game
def test_compiled_search_is_the_plain_one(game: str) -> None:
    view = first_view(game)
    thinker = Thinker(find(game), compiled_think(find(game)))
    thinker.look(find(game).restore(view, hidden=True), 0)
    thinker.think(60, STYLES["expert"])
    compiled = {int(e["action"]): (int(e["visits"]), int(e["worth"])) for e in thinker.found()}
    assert compiled == _plain_visits(game, view, 60)


@every_game
def test_every_simulation_begins_at_the_root(game: str) -> None:
    view = first_view(game)
    bot = bots.new(game, "expert")
    assert isinstance(bot, Search)
    considered = bot.consider(view, bots.Budget(simulations=500), to_the_end=True)
    assert sum(one.visits for one in considered) == 500
    assert [one.action for one in considered] == view["legal"]


@every_game
def test_two_threads_share_the_simulations_and_agree_with_themselves(game: str) -> None:
    view = first_view(game)
    found = []
    for _ in range(2):
        bot = bots.new(game, "expert", threads=2)
        assert isinstance(bot, Search)
        found.append(bot.consider(view, bots.Budget(simulations=401), seed=3, to_the_end=True))
    assert found[0] == found[1]
    assert sum(one.visits for one in found[0]) == 401


@every_game
def test_what_was_found_is_remembered_when_others_have_moved_on(game: str) -> None:
    match = first_decision(game)
    seat = match.actor
    bot, budget = bots.new(game, "expert"), bots.Budget(simulations=2_000)
    assert isinstance(bot, Search)
    known: list[int] = []
    while isinstance(match.actor, int) and len(known) < 8:
        action = bots.new(game, "greedy").choose(match.view(match.actor))
        if match.actor == seat:
            considered = bot.consider(match.view(seat), budget, to_the_end=True)
            known.append(sum(one.visits for one in considered) - 2_000)
            action = max(considered, key=lambda one: one.visits).action
        match.play(action)
    assert known[0] == 0
    assert max(known) > 0
    bot.forget()
    considered = bot.consider(match.view(decider(match)), bots.Budget(simulations=30))
    assert sum(one.visits for one in considered) <= 30


@every_game
def test_a_full_tree_goes_on_thinking(game: str) -> None:
    view = first_view(game)
    thinker = Thinker(find(game), compiled_think(find(game)))
    thinker.tree = thinker.tree._replace(nodes=thinker.tree.nodes[:40])
    thinker.look(find(game).restore(view, hidden=True), 0)
    thinker.think(200, STYLES["expert"])
    assert sum(int(edge["visits"]) for edge in thinker.found()) == 200
    assert thinker.tree.used[tree.NODES_USED] == 40


@every_game
def test_a_tree_gets_more_room_the_longer_it_is_thought_about(game: str) -> None:
    view = first_view(game)
    small, large = (Thinker(find(game), compiled_think(find(game))) for _ in range(2))
    room = 3 * find(game).decisions
    small.tree = small.tree._replace(edges=small.tree.edges[:room])
    for thinker in (small, large):
        thinker.look(find(game).restore(view, hidden=True), 0)
        for _ in range(100):
            thinker.think(5, STYLES["expert"])
    assert len(small.tree.edges) > room
    assert [edge.tolist() for edge in small.found()] == [edge.tolist() for edge in large.found()]


def test_a_decided_choice_takes_no_more_time() -> None:
    """When no other action can catch up, the rest of the budget is not spent."""
    view = first_view("samurai-spirit")
    bot = bots.new("samurai-spirit", "expert")
    assert isinstance(bot, Search)
    spent = sum(one.visits for one in bot.consider(view, bots.Budget(simulations=20_000)))
    assert spent < 20_000


def test_a_decided_choice_leaves_time_over() -> None:
    """At the pace so far no other action can catch up in the seconds that are left."""
    bot = bots.new("samurai-spirit", "expert")
    assert isinstance(bot, Search)
    began = time.perf_counter()
    bot.consider(first_view("samurai-spirit"), bots.Budget(seconds=8))
    assert time.perf_counter() - began < 8  # nearly all simulations try one action: about half


@every_game
def test_a_budget_of_seconds_is_kept(game: str) -> None:
    view = first_view(game)
    bot = bots.new(game, "master")
    assert isinstance(bot, Search)
    began = time.perf_counter()
    bot.consider(view, bots.Budget(seconds=0.2), to_the_end=True)
    assert 0.2 <= time.perf_counter() - began < 2  # generous: other tests run beside this one
