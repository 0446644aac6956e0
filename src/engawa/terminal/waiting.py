"""While others think: a sign that moves, and who it is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console
from rich.text import Text

MOMENT = 0.3  # seconds that need no sign


class Waiting:
    """Shown once it has taken longer than a moment; never where there is no window."""

    def __init__(self, console: Console, *, is_window: bool) -> None:
        self.is_shown = False
        self._status = console.status(Text(), spinner="line", spinner_style="asked")
        self._timer = Timer(MOMENT, self._appear)
        self._is_window = is_window

    def on(self, text: Text) -> None:
        """Whom everybody is waiting for now."""
        self._status.update(text)

    @contextmanager
    def going_on(self) -> Iterator[None]:
        if self._is_window:
            self._timer.start()
        try:
            yield
        finally:
            self._timer.cancel()
            if self._is_window:
                self._timer.join()  # it may be appearing just now
            if self.is_shown:
                self._status.stop()

    def _appear(self) -> None:
        self._status.start()
        self.is_shown = True
