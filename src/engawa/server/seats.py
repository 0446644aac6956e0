"""Who sits where."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Seat:
    """A seat at a table: with a guest, with a bot, with a bot that stands in for a guest, open. The
    name of an open one tells who left it or, before the match, who is awaited there."""

    guest: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def is_open(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The guest who decides for this seat now."""
        return None if self.bot is not None else self.guest
