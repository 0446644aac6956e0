"""Load for a server: many sockets, a steady rate of actions, and how long each takes to reach
everybody at its table."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

PATIENCE = 30.0  # seconds until an action that did not arrive counts as lost


class Group(ABC):
    """The sockets of one table. One of them acts; all of them have to receive it."""

    def __init__(self) -> None:
        self.sockets: list[ClientConnection] = []
        self.heard = asyncio.Event()
        self.due: set[int] = set()  # sockets that have not received the action yet
        self.size = 0  # of the last message

    @abstractmethod
    async def act(self) -> bool:
        """Send the next action; False if there is none."""

    @abstractmethod
    def notices(self, number: int, message: str | bytes) -> bool:
        """Is this message, on the socket of that number, the news of the action?"""

    async def listen(self, number: int) -> None:
        async for message in self.sockets[number]:
            if self.notices(number, message):
                self.size = len(message)
                self.due.discard(number)
                if not self.due:
                    self.heard.set()

    async def measure(self) -> float | None:
        """Act, and say how many seconds it took until everybody knew."""
        self.due = set(range(len(self.sockets)))
        self.heard.clear()
        started = time.perf_counter()
        if not await self.act():
            return None
        async with asyncio.timeout(PATIENCE):
            await self.heard.wait()
        return time.perf_counter() - started


class Echo(Group):
    """A group at the echo server: it sends a message as long as a position."""

    def __init__(self, size: int) -> None:
        super().__init__()
        self._text = "x" * size

    async def act(self) -> bool:
        await self.sockets[0].send(self._text)
        return True

    def notices(self, number: int, message: str | bytes) -> bool:  # noqa: ARG002 (all alike)
        return True


class _View(msgspec.Struct):
    legal: list[str]


class _Sight(msgspec.Struct):
    seat: int | None
    view: _View


class _Position(msgspec.Struct):
    kind: str
    version: int = 0
    actor: int | None = None
    sights: list[_Sight] = []


_decode = msgspec.json.Decoder(_Position).decode


class Players(Group):
    """A table: players first, then spectators. The player who decides takes any legal action."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._choose = random.Random(seed)
        self._version = 0
        self._asked: tuple[int, int, list[str]] | None = None  # socket, seat, what is legal

    async def act(self) -> bool:
        if self._asked is None:
            return False
        number, seat, legal = self._asked
        action = self._choose.choice(legal)
        message = {"kind": "play", "seat": seat, "version": self._version, "action": action}
        self._asked = None
        await self.sockets[number].send(msgspec.json.encode(message).decode())
        return True

    def notices(self, number: int, message: str | bytes) -> bool:
        position = _decode(message)
        if position.kind == "refused":
            raise RuntimeError(f"the server refused: {message!r}")
        if position.kind != "position":
            return False
        self._version = max(self._version, position.version)
        for sight in position.sights:
            if sight.seat is not None and sight.seat == position.actor and sight.view.legal:
                self._asked = number, sight.seat, sight.view.legal
        return True


async def open_sockets(
    stack: AsyncExitStack, group: Group, addresses: Sequence[tuple[str, dict[str, str]]]
) -> list[asyncio.Task[None]]:
    """Connect a group; its tasks listen until the stack is closed."""
    for address, headers in addresses:
        opened: Any = connect(address, additional_headers=headers, compression=None, max_queue=None)
        group.sockets.append(await stack.enter_async_context(opened))
    return [asyncio.create_task(group.listen(number)) for number in range(len(group.sockets))]


async def press(groups: Sequence[Group], each_second: int, seconds: float) -> list[float]:
    """Act at this rate for `seconds`, group after group; the seconds each action took."""
    taken: list[float] = []

    async def act(group: Group) -> None:
        if (took := await group.measure()) is not None:
            taken.append(took)

    tasks = []
    started = time.perf_counter()
    for number, group in zip(itertools.count(), itertools.cycle(groups), strict=False):
        due = number / each_second
        if due >= seconds:
            break
        await asyncio.sleep(max(0.0, started + due - time.perf_counter()))
        tasks.append(asyncio.create_task(act(group)))
    await asyncio.gather(*tasks)
    return taken
