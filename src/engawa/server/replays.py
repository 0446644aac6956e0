"""Replaying a finished match: its position at an earlier length of the log."""

from __future__ import annotations

from collections import OrderedDict

from engawa.core.match import Match
from engawa.server.refusals import Refused
from engawa.server.table import Table

KEPT = 30  # matches being replayed
STRIDE = 16  # actions from one mark to the next


class Replays:
    def __init__(self) -> None:
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    def of(self, table: Table) -> Replay:
        """Refused while the match is played."""
        if table.match is None or table.status != "over":
            raise Refused("not-over")
        if table.id not in self._replays:
            self._replays[table.id] = Replay(table.match)
        self._replays.move_to_end(table.id)
        if len(self._replays) > KEPT:
            self._replays.popitem(last=False)
        return self._replays[table.id]


class Replay:
    """A match with marks on the way: from each it is a few actions to any position after it."""

    def __init__(self, match: Match) -> None:
        self._log = match.actions()
        self._actions = [action for _, action in self._log]
        walker = Match(match.game, match.start, "", "manual", match.language)
        self._marks = [walker.copy()]
        for start in range(0, len(self._actions), STRIDE):
            walker.follow(self._actions[start : start + STRIDE])
            self._marks.append(walker.copy())

    def at(self, ply: int) -> Match:
        """When the log held this many actions."""
        if not 0 <= ply <= len(self._actions):
            raise Refused("no-such-ply", 404, ply=ply, last=len(self._actions))
        match = self._marks[ply // STRIDE].copy()
        match.follow(self._actions[match.ply : ply])
        return match

    def last_decision(self, ply: int) -> int:
        """How long the log was before the last decision of the first `ply` actions."""
        for length in range(ply - 1, -1, -1):
            if self._log[length][0] != "chance":
                return length
        return 0
