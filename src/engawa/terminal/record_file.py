"""The file a match is kept in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import engawa
from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.terminal.terminal import PART
from engawa.whole_file import whole_file


def read_text(path: Path, language: str) -> str:
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadInput(say(language, PART, "not-text", file=str(path))) from error


def read_match(path: Path, language: str) -> Match:
    return engawa.load(read_text(path, language), language)


class RecordFile:
    """Where a match is kept, and whether what is there is up to date."""

    def __init__(self, match: Match, path: Path | None = None, *, is_kept: bool = False) -> None:
        self.match = match
        self.path = path or Path(f"{match.game.name}-{match.id[:8]}.txt")
        self.is_kept = is_kept  # written after every action, not only when asked
        self._ours = {path.resolve()} if path else set()  # files that hold this very match
        self._written = match.save()  # nothing is lost as long as nothing was decided

    @property
    def is_up_to_date(self) -> bool:
        return self.match.save() == self._written

    @contextmanager
    def nothing_lost(self) -> Iterator[None]:
        """What happens inside would happen again in the same way, and need not be saved."""
        was_up_to_date = self.is_up_to_date
        yield
        if was_up_to_date:
            self._written = self.match.save()

    def is_taken(self, path: Path) -> bool:
        """Would writing there destroy something that is not this match?"""
        return path.exists() and path.resolve() not in self._ours

    def keep_quietly(self) -> None:
        """Write the match, if requested; a failure is shown on the next screen."""
        if self.is_kept:
            with suppress(OSError):
                self.write()

    def write(self, path: Path | None = None) -> None:
        """Write the match atomically: a reader or a crash sees the old record or the new one."""
        path = path or self.path
        text = self.match.save()
        with whole_file(path) as file:
            file.write(text.encode())
        self.path, self._written = path, text
        self._ours.add(path.resolve())
