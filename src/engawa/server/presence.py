"""Who looks at which table just now, on this node and on others."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Callable

HERE_FOR = 45.0  # seconds that another node's word is good for
REPEAT = 15.0  # seconds between its words


class Presence:
    def __init__(self) -> None:
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, tuple[frozenset[str], float]]] = defaultdict(
            dict
        )  # table -> node -> guests, until when
        self.changed: Callable[[str], None] = lambda _table: None  # on this node or another …
        self.announce: Callable[[str, list[str]], None] = lambda _table, _guests: None  # … on this

    def enter(self, table: str, guest: str) -> None:
        self._here[table][guest] += 1
        if self._here[table][guest] == 1:
            self.announce(table, sorted(self._here[table]))
            self.changed(table)

    def leave(self, table: str, guest: str) -> None:
        self._here[table][guest] -= 1
        if self._here[table][guest] <= 0:
            del self._here[table][guest]
            self.announce(table, sorted(self._here[table]))
            self.changed(table)
        if not self._here[table]:
            del self._here[table]

    def hear(self, table: str, node: str, guests: list[str]) -> None:
        """Another node says who is there."""
        before = self.at(table)
        if guests:
            self._elsewhere[table][node] = (frozenset(guests), time.monotonic() + HERE_FOR)
        else:
            self._elsewhere[table].pop(node, None)
            if not self._elsewhere[table]:
                del self._elsewhere[table]
        if self.at(table) != before:
            self.changed(table)

    def at(self, table: str) -> set[str]:
        present = set(self._here.get(table, ()))
        for guests, until in self._elsewhere.get(table, {}).values():
            if until > time.monotonic():
                present |= guests
        return present

    def repeat(self) -> None:
        """Say again who is here, and forget nodes that no longer do."""
        for table, guests in self._here.items():
            self.announce(table, sorted(guests))
        now = time.monotonic()
        for table, nodes in list(self._elsewhere.items()):
            gone = [node for node, (_, until) in nodes.items() if until <= now]
            for node in gone:
                del nodes[node]
            if not nodes:
                del self._elsewhere[table]
            if gone:
                self.changed(table)
