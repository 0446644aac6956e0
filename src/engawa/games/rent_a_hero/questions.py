"""The kinds of questions to players, to count them: are there too many?"""

from __future__ import annotations

from enum import IntEnum

from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import NOBODY
from engawa.games.rent_a_hero.state import Moment, State


class Question(IntEnum):
    """A player's own decisions, and reactions: before sending, to a wanderer held, to a power."""

    SEND, DROP, HOLD, LOSE = range(4)
    REACT_SEND, REACT_HOLD, REACT_POWER = range(4, 7)


@rule
def question(s: State) -> int:
    """The kind of the open question, when a player has to decide."""
    if s.reactor == NOBODY:
        match s.moment:
            case Moment.SEND:
                return Question.SEND
            case Moment.DROP:
                return Question.DROP
            case Moment.HOLD:
                return Question.HOLD
        return Question.LOSE
    if s.pending_count > 0:
        return Question.REACT_POWER
    before = s.moment == Moment.SEND
    return Question.REACT_SEND if before else Question.REACT_HOLD
