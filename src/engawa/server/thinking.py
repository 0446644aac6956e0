"""Bots think here: in a bounded pool of threads, so that nobody else's moves wait for them."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import structlog

from engawa import bots, games

log = structlog.get_logger("engawa")


class Thinking:
    """Each thread has its own bots, which forget everything before they think: what they choose
    depends on the view and the seed alone, whatever they played before and on whichever node."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bot")
        self._own = threading.local()
        self._loading = threading.Lock()  # compiled rules are loaded once, not by each thread
        self._compiled: set[str] = set()  # games
        self._turn = asyncio.Lock()  # to compile
        self._compiling: asyncio.subprocess.Process | None = None

    async def choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        if kind in bots.LEVELS:
            await self._compile(game)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, self._choose, game, kind, view, seed)

    async def warm_up(self) -> None:
        """Have everything compiled before somebody needs it."""
        for game in games():
            await self._compile(game)

    async def _compile(self, game: str) -> None:
        """What the levels of a game need, once for each installation. In a process of its own, as
        it takes a minute: this one goes on serving, and bots that need it wait."""
        if game in self._compiled:
            return
        async with self._turn:
            if game not in self._compiled:
                program = (sys.executable, "-m", "engawa.server.warm_up", game)
                self._compiling = await asyncio.create_subprocess_exec(*program)
                await self._compiling.wait()
                self._compiled.add(game)
                log.info("bots are ready", game=game)

    def close(self) -> None:
        if self._compiling is not None and self._compiling.returncode is None:
            self._compiling.kill()
        self._pool.shutdown(wait=True, cancel_futures=True)

    def _choose(self, game: str, kind: str, view: Mapping[str, Any], seed: int) -> str:
        own = vars(self._own)
        name = f"{kind} of {game}"
        if name not in own:
            with self._loading:
                own[name] = bots.new(game, kind)
        bot: bots.Bot = own[name]
        bot.forget()
        return bot.choose(view, seed=seed)
