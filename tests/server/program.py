"""A server in a process of its own, and people who play there over real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Timer
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from engawa.games import find

PATIENCE = 120.0  # seconds: whoever waits longer, also on a busy machine, has found a hang
COMPILING = 400.0  # … unless something is compiled first, once on a machine
GENEROUS = {
    "ENGAWA_WARM_UP": "false",
    "ENGAWA_STAND_IN": "uniform",  # who thinks has to be compiled first
    "ENGAWA_PORT": "0",
    "ENGAWA_REQUESTS_PER_MINUTE": "1000000",
    "ENGAWA_GUESTS_PER_MINUTE": "1000000",
    "ENGAWA_MESSAGES_PER_SECOND": "1000",
    "ENGAWA_SWEEP_SECONDS": "0.3",
    "ENGAWA_LOG_FORMAT": "json",
}


class Server:
    """`engawa serve`, started for a test."""

    def __init__(
        self, database: str, folder: Path, python: str = sys.executable, **settings: str
    ) -> None:
        self.database = database
        self._command = [python, "-m", "engawa", "serve", "--no-open", "--language", "en"]
        self.log = folder / f"server-{next(_numbers)}.log"
        self._settings = {**GENEROUS, **settings, "ENGAWA_DATABASE": database}
        self.start()

    def start(self) -> None:
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                self._command,
                env={**os.environ, **self._settings},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        limit = Timer(PATIENCE, self.process.kill)
        limit.start()
        said = self.process.stdout.readline()  # nothing, if it was killed
        limit.cancel()
        assert "http" in said, f"no server within {PATIENCE:g} seconds: {self.log.read_text()}"
        self.address = said[said.index("http") :].split("/ ")[0].strip()
        self.host = self.address.removeprefix("http://")
        self._settings["ENGAWA_PORT"] = self.host.rpartition(":")[2]  # the same after a crash

    def kill(self) -> None:
        """As `kill -9`: no warning, no goodbye."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._wait()

    def _wait(self) -> int:
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    @property
    def logged(self) -> str:
        return self.log.read_text()


_numbers = itertools.count()


@asynccontextmanager
async def within(seconds: float, what: str) -> AsyncIterator[None]:
    """A limit that says what was waited for."""
    try:
        async with asyncio.timeout(seconds) as limit:
            yield
    except TimeoutError:
        if limit.expired():
            raise AssertionError(f"waited {seconds:g} seconds for {what}") from None
        raise


def anybody(server: Server) -> httpx.AsyncClient:
    """Somebody without a cookie."""
    return httpx.AsyncClient(base_url=server.address, timeout=PATIENCE)


class Line:
    """One socket, and all that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._references = itertools.count()
        self.received: list[dict[str, Any]] = []
        self.table: dict[str, Any] = {}
        self.position: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []  # of the first sight
        self.chat: list[dict[str, Any]] = []

    async def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        """The next message."""
        last = self.received[-1]["kind"] if self.received else "nothing"
        async with within(patience, f"the next message, after {last}"):
            message: dict[str, Any] = json.loads(await self._socket.recv())
        self.received.append(message)
        if message["kind"] == "table":
            self.table = message["table"]
        elif message["kind"] == "position":
            self.position = message
            del self.log[message["log_from"] :]
            self.log += message["sights"][0]["log"]
        elif message["kind"] == "chat":
            self.chat += message["lines"]
        return message

    async def until(self, done: Callable[[Line], Any], patience: float = PATIENCE) -> Self:
        while not done(self):
            await self.hear(patience)
        return self

    async def send(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def send_raw(self, message: str | bytes) -> None:
        await self._socket.send(message)

    async def ask(self, patience: float = PATIENCE, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        reference = str(next(self._references))
        await self.send(re=reference, **message)
        while True:
            answer = await self.hear(patience)
            if answer.get("re") == reference:
                return answer

    async def play(self, action: str, seat: int | None = None) -> dict[str, Any]:
        seat = self.actor if seat is None else seat
        return await self.ask(
            kind="play", seat=seat, version=self.position["version"], action=action
        )

    @property
    def actor(self) -> Any:
        return self.position.get("actor")

    @property
    def is_over(self) -> bool:
        return self.position.get("outcome") is not None

    def view(self, seat: int | None) -> dict[str, Any]:
        views = [sight["view"] for sight in self.position["sights"] if sight["seat"] == seat]
        found: dict[str, Any] = views[0]
        return found

    def legal(self) -> list[str]:
        """What I may do now; nothing if I am not asked."""
        for sight in self.position.get("sights", ()):
            if sight["seat"] is not None and sight["seat"] == self.actor:
                legal: list[str] = sight["view"]["legal"]
                return legal
        return []

    async def close(self) -> None:
        await self._socket.close()


class Player:
    """A guest with a cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE)
        self.id = ""

    @classmethod
    @asynccontextmanager
    async def arrive(
        cls, server: Server, name: str = "Ann", language: str = "en"
    ) -> AsyncIterator[Self]:
        player = cls(server)
        async with player.http:
            made = await player.post("/api/guests", name=name, language=language)
            player.id = made["id"]
            yield player

    async def request(self, method: str, path: str, **given: Any) -> httpx.Response:
        if "engawa_csrf" not in self.http.cookies:
            await self.http.get("/health")
        headers = {"x-engawa-csrf": self.http.cookies["engawa_csrf"], **given.pop("headers", {})}
        return await self.http.request(method, path, headers=headers, **given)

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.request("POST", path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def make(
        self,
        game: str,
        seats: list[str] | None = None,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> dict[str, Any]:
        """A table, with a quick start where the game has one."""
        chosen = {**find(game).options.quick_start, **(options or {})}
        made: dict[str, Any] = await self.post(
            "/api/tables", game=game, seats=seats, options=chosen, **more
        )
        return made

    @asynccontextmanager
    async def at(
        self, table: str, server: Server | None = None, **query: Any
    ) -> AsyncIterator[Line]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = f"/api/tables/{table}/socket"
        async with line(server or self.server, address, {"cookie": cookies}, **query) as opened:
            yield opened


@asynccontextmanager
async def line(
    server: Server, path: str, headers: dict[str, str] | None = None, **query: Any
) -> AsyncIterator[Line]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    async with connect(
        f"ws://{server.host}{path}?{asked}",
        additional_headers=headers,
        compression=None,
        open_timeout=PATIENCE,
    ) as socket:
        opened = Line(socket)
        await opened.hear()  # the greeting, or why there is none
        yield opened


async def play_to_the_end(lines: list[Line], choose: Callable[[list[str]], str]) -> None:
    """Everybody decides when asked, until it is over."""
    for each in lines:
        await each.until(lambda it: it.position)
    while not lines[0].is_over:
        mover = next(each for each in lines if each.legal())
        version = mover.position["version"]
        answer = await mover.play(choose(mover.legal()))
        assert answer["kind"] == "done", answer
        for each in lines:
            await each.until(lambda it: it.position["version"] > version)  # noqa: B023 (awaited at once)
