"""How fast somebody may talk."""

from __future__ import annotations

import asyncio
import time


class RateLimit:
    """This many messages a second, with bursts of a few seconds' worth; then the sender waits."""

    def __init__(self, each_second: int) -> None:
        self._each_second = each_second
        self._left = self._most = 2.0 * each_second
        self._at = time.monotonic()

    async def wait(self) -> None:
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._each_second)
        self._at = now
        self._left -= 1
        if self._left < 0:
            await asyncio.sleep(-self._left / self._each_second)
