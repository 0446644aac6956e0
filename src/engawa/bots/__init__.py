"""Bots: players made of code, from one that knows only the rules to one that is hard to beat.

>>> from engawa import bots
>>> bots.new("samurai", "master").choose(view, seed=7)  # doctest: +SKIP
'lay:buddha-3@L15'
"""

from __future__ import annotations

from engawa.bots.bot import Bot, Budget
from engawa.bots.levels import KINDS, LEVELS, new

__all__ = ["KINDS", "LEVELS", "Bot", "Budget", "new"]
