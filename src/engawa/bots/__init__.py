"""Bots: players made of code, from one that knows only the rules to one that is hard to beat.

>>> from engawa import bots
>>> bots.new("samurai", "uniform").choose(view, seed=7)  # doctest: +SKIP
'lay:buddha-3@L15'
"""

from __future__ import annotations

from engawa.bots.bot import Bot, Budget
from engawa.bots.uniform import Uniform
from engawa.core.reasons import BadInput
from engawa.games import find

LEVELS = ("beginner", "player", "expert", "master")  # for people, weakest first
KINDS = ("uniform", "greedy", *LEVELS)

__all__ = ["KINDS", "LEVELS", "Bot", "Budget", "new"]


def new(game: str, kind: str) -> Bot:
    """A bot for one seat of one match: it may remember what it thought there."""
    if kind not in KINDS:
        raise BadInput(f"there is no bot '{kind}'; there are {', '.join(KINDS)}")
    return Uniform(find(game))
