"""A bar for what is compiled the first time on a machine."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress

from engawa.core.rule import Progress as Told


@contextmanager
def compiling(name: str, console: Console) -> Iterator[Told]:
    """A callback for the progress of `compiled`; the bar appears only if it is called."""
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task(f"Compiling {name}, once", visible=False)

        def show(done: int, total: int, function: str) -> None:  # noqa: ARG001 (the bar says enough)
            progress.update(task, completed=done, total=total, visible=True)

        yield show
