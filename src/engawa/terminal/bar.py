"""A progress bar, shown when something takes longer than a moment."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from engawa.terminal.ink import THEME
from engawa.terminal.terminal import Terminal

A_MOMENT = 0.8  # seconds
WORDS = {
    "compile": "coach-compiling",
    "think": "coach-thinking",
    "review": "coach-reviewing",
    "check": "coach-checking",
}


class Bar:
    """Call it with what is being done, how much is done and how much there is."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        console = Console(stderr=True, theme=THEME)  # so that output can go into a file
        self._bar = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            TimeRemainingColumn(compact=True),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._began = time.perf_counter()
        self._what = ""
        self._task = TaskID(0)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._bar.stop()

    def __call__(self, what: str, done: int, total: int) -> None:
        if time.perf_counter() - self._began < A_MOMENT and what != "compile":
            return
        self._bar.start()
        if what != self._what:
            if self._what:
                self._bar.remove_task(self._task)
            self._what = what
            self._task = self._bar.add_task(self.terminal.words(WORDS[what]), total=total)
        self._bar.update(self._task, completed=done, total=total)
