"""The coach at the tables: advice while a game is played, a review when it is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engawa.core.match import Match
from engawa.core.words import say
from engawa.server.messages import Remark, ReviewedTurn
from engawa.server.ports import Progress, Thinker
from engawa.server.refusals import Refused
from engawa.server.table import Table

if TYPE_CHECKING:
    from engawa.coach import Advice, Review, Turn

PART = "coach"  # its catalogue
KEPT = 200  # reviews in memory


@dataclass(frozen=True)
class Found:
    """A review as it goes over the wire."""

    turns: list[ReviewedTurn]
    remarks: list[Remark]


@dataclass
class _Work:
    """A review that is being made, and who wants to know its progress."""

    made: asyncio.Task[Found]
    waiting: list[Progress] = field(default_factory=list)


class Coach:
    """Advice is computed each time; reviews are made once for each table and language, for all who
    ask."""

    def __init__(self, thinker: Thinker, seconds: float) -> None:
        self._thinker = thinker
        self._seconds = seconds  # for each advice
        self._found: OrderedDict[tuple[str, str], Found] = OrderedDict()
        self._working: dict[tuple[str, str], _Work] = {}

    async def advise(self, view: Mapping[str, Any], language: str) -> Advice:
        """What each choice of the seat that has this view is worth."""
        return await self._thinker.advise(view, language, self._seconds)

    async def review(self, table: Table, language: str, progress: Progress) -> Found:
        """The review of that table. Refused while it is played."""
        if table.match is None or table.status != "over":
            raise Refused("not-over")
        key = table.id, language
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if key not in self._working:
            made = asyncio.create_task(self._make(key, table.match.told_in(language)))
            made.add_done_callback(_note)
            self._working[key] = _Work(made)
        work = self._working[key]
        work.waiting.append(progress)
        try:
            return await asyncio.shield(work.made)  # others may wait for it, or ask again
        finally:
            work.waiting.remove(progress)

    async def _make(self, key: tuple[str, str], match: Match) -> Found:
        def progress(done: int, of: int) -> None:
            for each in self._working[key].waiting:
                each(done, of)

        try:
            review = await self._thinker.review(match, progress)
            self._found[key] = _found(match, review)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
            return self._found[key]
        finally:
            del self._working[key]


def _note(made: asyncio.Task[Found]) -> None:
    """The reader who asked may have gone: then nobody else sees an error."""
    if not made.cancelled():
        made.exception()


def _found(match: Match, review: Review) -> Found:
    remarks = [Remark(_luck(match, turn), turn.ply) for turn in review.strokes_of_luck()]
    if not review.turning_points():
        remarks.insert(0, Remark(say(match.language, PART, "no-points"), None))
    return Found(_turns(match, review), remarks)


def _turns(match: Match, review: Review) -> list[ReviewedTurn]:
    """With what every action did, as the player who decided saw it."""
    game, language = match.game, match.language
    again = Match(game, match.start, "", "manual", language)
    actions = [action for _, action in match.actions()]
    turns = []
    for turn in review.turns:
        again.follow(actions[again.ply : turn.ply])
        view = again.view(turn.seat)
        turns.append(
            ReviewedTurn(
                ply=turn.ply,
                seat=turn.seat,
                action=turn.played,
                text=game.choice(view, turn.played, language),
                chance=_rounded(turn.after.chance),
                best=turn.best,
                best_text=game.choice(view, turn.best, language),
                best_chance=_rounded(turn.before.chance),
                drawn=_rounded(turn.drawn.chance),
                is_turning_point=turn.is_turning_point,
                why=list(turn.why),
            )
        )
    return turns


def _luck(match: Match, turn: Turn) -> str:
    return say(
        match.language,
        PART,
        "luck" if turn.luck > 0 else "bad-luck",
        number=turn.ply,  # as a replay counts
        seat=_name(match, turn.seat),
        after=_percent(turn.after.chance),
        drawn=_percent(turn.drawn.chance),
    )


def _name(match: Match, seat: int) -> str:
    return match.game.seat_name(match.view(None), seat, match.language)


def _rounded(chance: float) -> float:
    return round(chance, 4)


def _percent(chance: float) -> int:
    return round(100 * chance)
