"""Games of bots through matches and views, as at any table: used by the arena, and by the lab where
a bot thinks.

The lab's only other loop is `playing.py`: bots that do not think play there inside compiled code,
several thousand games a second, since a match keeps a log, checks every action and makes views.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engawa import bots
from engawa.bots import Bot, Budget
from engawa.core.chance import secret_from_seed
from engawa.core.match import Match, Start
from engawa.core.playout import STEP_LIMIT
from engawa.core.rule import Progress
from engawa.games import find
from engawa.lab.plan import Plan


@dataclass(frozen=True)
class Finished:
    """A game that is over, or was stopped because it looped. Lists are by seat."""

    match: Match
    first: int  # the seat that decided first; -1 if nobody did
    did: list[Counter[str]]  # how often each action
    seconds: list[float]  # thought about them


def play(match: Match, players: Sequence[Bot], budgets: Sequence[Budget | None]) -> Finished:
    """Play a match to its end, with a bot for each seat."""
    for bot in players:
        bot.forget()
    first = match.actor if isinstance(match.actor, int) else -1
    did, seconds = [Counter[str]() for _ in players], [0.0 for _ in players]
    while isinstance(match.actor, int) and match.ply < STEP_LIMIT:
        seat = match.actor
        view = match.view(seat)
        began = time.perf_counter()
        action = players[seat].choose(view, budgets[seat], match.bot_seed)
        seconds[seat] += time.perf_counter() - began
        did[seat][action] += 1
        match.play(action)
    return Finished(match, first, did, seconds)


def play_matches(
    plan: Plan, number: int, players: Sequence[Bot] | None = None
) -> Iterator[Finished]:
    """The games of a chunk, by the bots that its way names, or by others in their seats. What
    happens in a game depends on nothing but the plan and its number; budgets in seconds are the
    exception, since no clock repeats itself."""
    chunk = plan.read_chunk(number)
    way = plan.ways[chunk.way]
    players = players or _kept_bots(plan.game, way.bots)
    seated = [players[bot] for bot in chunk.seating]
    budgets = [plan.budget_of(way.bots[bot]) for bot in chunk.seating]
    for seed in chunk.seeds:
        match = Match(find(plan.game), Start(dict(way.options)), secret_from_seed(seed))
        yield play(match, seated, budgets)


@lru_cache(maxsize=1)
def _kept_bots(game: str, kinds: tuple[str, ...]) -> list[Bot]:
    """Made once for all chunks of a way: they forget between games."""
    return [bots.new(game, kind) for kind in kinds]


def prepare_bots(plan: Plan, kinds: set[str], progress: Progress | None = None) -> None:
    """Compile what they think with, once, before several processes need it."""
    for kind in sorted(kinds):
        bots.new(plan.game, kind, progress=progress)
