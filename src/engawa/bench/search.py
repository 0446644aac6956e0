"""How fast search is, compared with OpenSpiel's, in one run: simulated decisions a second."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

import engawa
from engawa.bench.compiling import compiling
from engawa.bots.bot import Budget
from engawa.bots.search import Search, Style
from engawa.bots.tree import DECISIONS, SIMULATIONS
from engawa.games import find
from engawa.lab import printed

PEER = "oh_hell(players=7)"
ROUNDS = 3  # each way of searching is measured this often, in turn; the median counts
HURRIED, SENSIBLE = 1, 4  # actions looked at before each choice of a playout


def most_players(game: str) -> int:
    return find(game).options.players.counts[-1]


@dataclass(frozen=True)
class Pace:
    decisions: float  # a second
    simulations: float


def report(games: Sequence[str], seconds: float) -> None:
    console = Console()
    headings = ("one thread", "× OpenSpiel", "two threads", "× one", "with sensible playouts")
    table = printed.table("Search: simulated decisions per second", "", *headings)
    paces: dict[str, list[list[Pace]]] = {game: [] for game in games}
    peers: list[Pace] = []
    for number in range(ROUNDS):
        for game in games:
            with console.status(f"{game}, {number + 1} of {ROUNDS}"):
                ways = [(HURRIED, 1), (HURRIED, 2), (SENSIBLE, 1)]
                paces[game].append([pace(game, *way, seconds, console) for way in ways])
        with console.status(f"OpenSpiel, {number + 1} of {ROUNDS}"):
            peers += openspiel_pace(seconds, console)
    for game in games:
        one, two, sensible = (_median(way) for way in zip(*paces[game], strict=True))
        ratio = f"{one.decisions / _median(peers).decisions:.2f}" if peers else "–"
        table.add_row(
            f"{game}, {most_players(game)} seats",
            f"{one.decisions:,.0f}",
            ratio,
            f"{two.decisions:,.0f}",
            f"{two.decisions / one.decisions:.2f}",
            f"{sensible.decisions:,.0f} ({sensible.simulations:,.0f} simulations)",
        )
    if peers:
        peer = f"{_median(peers).decisions:,.0f}"
        table.add_row("OpenSpiel ISMCTSBot, oh_hell, 7 seats", peer, "1.00")
    console.print(table)


def _median(paces: Sequence[Pace]) -> Pace:
    return sorted(paces, key=lambda one: one.decisions)[len(paces) // 2]


def pace(game: str, glances: int, threads: int, seconds: float, console: Console) -> Pace:
    """From the first decision of a full table, where playouts are longest."""
    match = engawa.new(game, seed=1, players=most_players(game))
    assert isinstance(match.actor, int)
    with compiling(game, console) as progress:
        bot = Search(find(game), Style(simulations=0, glances=glances), threads, progress)
    view = match.view(match.actor)
    bot.consider(view, Budget(simulations=100 * threads), to_the_end=True)
    before = [thinker.tree.used.copy() for thinker in bot.thinkers]
    began = time.perf_counter()
    bot.consider(view, Budget(seconds=seconds), seed=1, to_the_end=True)
    spent = time.perf_counter() - began
    done = sum(thinker.tree.used - used for thinker, used in zip(bot.thinkers, before, strict=True))
    return Pace(float(done[DECISIONS] / spent), float(done[SIMULATIONS] / spent))


def openspiel_pace(seconds: float, console: Console) -> list[Pace]:
    """OpenSpiel's own bot in C++, from the first decision. How many decisions a simulation makes
    is counted in random games: they all take the same cards and bids."""
    try:
        import pyspiel
    except ImportError:
        console.print("OpenSpiel is not installed: pip install 'engawa\\[peers]'")
        return []
    state = pyspiel.load_game(PEER).new_initial_state()
    choose = random.Random(0)
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(choose.choices(outcomes, weights)[0])
    decisions, game = 0, state.clone()
    while not game.is_terminal():
        game.apply_action(choose.choice(game.legal_actions()))
        decisions += 1
    simulations, spent = 0, 0.0
    while spent < seconds:
        bot = pyspiel.ISMCTSBot(
            simulations,
            pyspiel.RandomRolloutEvaluator(1, simulations),
            2.0,
            2_000,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        began = time.perf_counter()
        bot.step(state)
        spent += time.perf_counter() - began
        simulations += 2_000
    return [Pace(decisions * simulations / spent, simulations / spent)]
