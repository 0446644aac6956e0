"""Who is at which table right now, on this node and on others."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from typing import NamedTuple

HERE_FOR = 45.0  # seconds that an announcement of another node is valid
REPEAT = 15.0  # seconds between its announcements


class Visitor(NamedTuple):
    """A guest who plays, or somebody who looks on."""

    id: str
    watches: bool = False
    name: str = ""  # of a spectator, if there is one; players have theirs at the seat


class Presence:
    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[Visitor]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, tuple[frozenset[Visitor], float]]] = (
            defaultdict(dict)
        )  # table -> node -> visitors, until when

    def enter(self, table_id: str, visitor: Visitor) -> bool:
        """Is this news, or was the visitor here already?"""
        self._here[table_id][visitor] += 1
        return self._here[table_id][visitor] == 1

    def leave(self, table_id: str, visitor: Visitor) -> bool:
        """Has the visitor gone, or is another socket of theirs still here?"""
        self._here[table_id][visitor] -= 1
        if self._here[table_id][visitor] > 0:
            return False
        del self._here[table_id][visitor]
        if not self._here[table_id]:
            del self._here[table_id]
        return True

    def set_elsewhere(self, table_id: str, node: str, visitors: list[Visitor]) -> bool:
        """Another node says who is there; is it news?"""
        before = self.at(table_id)
        if visitors:
            self._elsewhere[table_id][node] = (frozenset(visitors), time.monotonic() + HERE_FOR)
        else:
            self._elsewhere[table_id].pop(node, None)
            if not self._elsewhere[table_id]:
                del self._elsewhere[table_id]
        return self.at(table_id) != before

    def at(self, table_id: str) -> set[Visitor]:
        present = set(self._here.get(table_id, ()))
        for visitors, until in self._elsewhere.get(table_id, {}).values():
            if until > time.monotonic():
                present |= visitors
        return present

    def here(self, table_id: str) -> list[Visitor]:
        """On this node, players first."""
        return sorted(self._here.get(table_id, ()), key=lambda v: (v.watches, v.name, v.id))

    def forget_silent_nodes(self) -> list[str]:
        """The tables at which that is news."""
        now, changed = time.monotonic(), []
        for table_id, nodes in list(self._elsewhere.items()):
            gone = [node for node, (_, until) in nodes.items() if until <= now]
            for node in gone:
                del nodes[node]
            if not nodes:
                del self._elsewhere[table_id]
            if gone:
                changed.append(table_id)
        return changed
