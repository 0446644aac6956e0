"""The bots by name: levels that a person understands, and two to measure against."""

from __future__ import annotations

from engawa.bots.bot import Bot
from engawa.bots.greedy import Greedy
from engawa.bots.search import Search, Style
from engawa.bots.uniform import Uniform
from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.games import find

# They differ in how far they think ahead and how often they play at random, never in what they see.
# Simulations, not seconds, so that a level is equally strong on every machine and can be repeated;
# `master` takes a fifth of a second on a laptop.
STYLES = {
    "beginner": Style(simulations=20, glances=1, slips=35),
    "player": Style(simulations=80, glances=2, slips=10),
    "expert": Style(simulations=500),
    "master": Style(simulations=15_000),
}
LEVELS = tuple(STYLES)
KINDS = ("uniform", "greedy", *LEVELS)


def new(game: str, kind: str, threads: int = 1, progress: Progress | None = None) -> Bot:
    """A bot for one seat of one match: it may remember what it thought there.

    Searching bots are compiled when a machine first needs them, which takes up to a minute;
    `progress` is called."""
    found = find(game)
    if kind == "uniform":
        return Uniform(found)
    if kind == "greedy":
        return Greedy(found)
    if kind not in STYLES:
        raise BadInput(f"there is no bot '{kind}'; there are {', '.join(KINDS)}")
    if threads < 1:
        raise BadInput(f"a bot thinks on at least one thread, not {threads}")
    return Search(found, STYLES[kind], threads, progress)
