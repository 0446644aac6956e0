"""The bots by name: levels that a person understands, and two to measure against."""

from __future__ import annotations

from dataclasses import replace

from engawa.bots.bot import Bot
from engawa.bots.greedy import Greedy
from engawa.bots.search import Search, Style
from engawa.bots.uniform import Uniform
from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.games import find

# They differ in how far they think ahead and how often they settle for the second best, never in
# what they see. A weak level is short-sighted, never absurd: what looks bad at a glance it leaves
# alone. Simulations, not seconds, so that a level is equally strong on every machine and can be
# repeated; `master` takes a fifth of a second on a laptop.
STYLES = {
    "beginner": Style(simulations=8, glances=1, slips=75, most_lost=0.4, dismisses=25),
    "player": Style(simulations=80, dismisses=25),
    "expert": Style(simulations=500),
    "master": Style(simulations=15_000),
}
LEVELS = tuple(STYLES)
KINDS = ("uniform", "greedy", *LEVELS)


def style_of(game: Game, level: str) -> Style:
    """How a level plays a game. Where all win or lose together nobody slips: an ally does the best
    that it can see."""
    style = STYLES[level]
    return replace(style, slips=0) if game.is_cooperative else style


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
    return Search(found, style_of(found, kind), threads, progress)
