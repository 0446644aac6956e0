"""The coach: what each action is worth and why, and where a game was won or lost.

>>> from engawa import coach
>>> advice = coach.advise(match, seed=7)  # doctest: +SKIP
>>> advice.best.action, advice.best.chance, advice.best.why  # doctest: +SKIP
('defend', 0.41, ('Keeps the doll that spares the last family at the end of the round.', …))
"""

from __future__ import annotations

from engawa.coach.advice import Advice, Option, advise
from engawa.coach.estimate import Estimate
from engawa.coach.review import Review, Turn, review

__all__ = ["Advice", "Estimate", "Option", "Review", "Turn", "advise", "review"]
