"""Every test of the lab has a limit: one that hangs says so, and the others go on."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from types import FrameType

import pytest

LIMIT = 600  # seconds for each test; one of the first may have to compile a game on a busy machine


@pytest.fixture(autouse=True)
def limit(request: pytest.FixtureRequest) -> Iterator[None]:
    """Ends a test that takes too long, whatever it waits for."""
    if not hasattr(signal, "SIGALRM"):  # Windows
        yield
        return

    def end(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 (how handlers are called)
        raise TimeoutError(f"{request.node.name} has not ended in {LIMIT} seconds")

    previous = signal.signal(signal.SIGALRM, end)
    signal.alarm(LIMIT)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, previous)
