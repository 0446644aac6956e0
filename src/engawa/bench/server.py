"""How soon everybody at a table knows of an action, on a server with many tables.

The server and the floor run as processes of their own, one after the other, under the same load.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket as sockets
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any

import httpx
from rich.console import Console
from rich.table import Table

from engawa.bench.crowd import Echo, Group, Players, open_sockets, press
from engawa.lab import printed

GAME = "samurai"  # the game with the largest views
PLAYERS = 2
WARM_UP = 3.0  # seconds of the same load before the clock starts
START = 30.0  # seconds a server may take to start
SETTINGS = {
    "ENGAWA_WARM_UP": "false",
    "ENGAWA_REQUESTS_PER_MINUTE": "1000000",
    "ENGAWA_GUESTS_PER_MINUTE": "1000000",
    "ENGAWA_LOG_LEVEL": "warning",
}


@dataclass(frozen=True)
class Load:
    tables: int
    sockets: int
    actions: int  # a second
    seconds: float

    @property
    def sockets_each(self) -> int:
        return self.sockets // self.tables


@dataclass(frozen=True)
class Latency:
    """Of all actions: seconds until everybody at the table knew."""

    actions: int
    median: float
    slowest_in_100: float
    slowest: float

    @classmethod
    def of(cls, taken: list[float]) -> Latency:
        return cls(
            len(taken), median(taken), quantiles(taken, n=100, method="inclusive")[98], max(taken)
        )


@dataclass(frozen=True)
class Result:
    latency: Latency
    bytes_each: float  # of a message
    memory: dict[str, float]  # bytes for each table, for each socket


def report(load: Load, database: str) -> None:
    console = Console()
    with console.status("Engawa"):
        served = _run(_measure_server(load, database))
    with console.status("Litestar echo"):
        floor = _run(_measure_echo(load, round(served.bytes_each)))
    console.print(latency_table(load, served, floor))


def _run(measuring: Coroutine[Any, Any, Result]) -> Result:
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.run(measuring)
    return uvloop.run(measuring)


def latency_table(load: Load, served: Result, floor: Result) -> Table:
    title = f"{load.sockets:,} sockets at {load.tables} tables, {load.actions} actions a second"
    caption = f"An action is done when all {load.sockets_each} sockets of its table know it."
    table = printed.table(title, "", "Engawa", "Litestar echo", "ratio", caption=caption)
    ours, theirs = served.latency, floor.latency
    table.add_row("actions", f"{ours.actions:,}", f"{theirs.actions:,}", "")
    table.add_row("bytes a message", f"{served.bytes_each:,.0f}", f"{floor.bytes_each:,.0f}", "")
    for name, mine, peer in (
        ("median", ours.median, theirs.median),
        ("99th percentile", ours.slowest_in_100, theirs.slowest_in_100),
        ("slowest", ours.slowest, theirs.slowest),
    ):
        table.add_row(name, f"{mine * 1e3:.2f} ms", f"{peer * 1e3:.2f} ms", f"{mine / peer:.1f}×")
    for name, size in served.memory.items():
        table.add_row(f"memory for each {name}", f"{size / 1024:,.0f} KiB", "", "")
    return table


async def _measure_server(load: Load, database: str) -> Result:
    with tempfile.TemporaryDirectory() as folder:
        port = _free_port()
        settings = SETTINGS | {"ENGAWA_DATABASE": database or f"{folder}/tables.db"}
        command = ("-m", "engawa", "serve", "--no-open", "--port", str(port))
        with _running(*command, settings=settings):
            address = f"http://127.0.0.1:{port}"
            _until_there(address)
            return await _play(load, address)


async def _play(load: Load, address: str) -> Result:
    empty = _memory(address)
    tables = [_table(address, load.sockets_each) for _ in range(load.tables)]
    with_tables = _memory(address)
    groups: list[Group] = [Players(seed) for seed in range(load.tables)]
    async with AsyncExitStack() as stack:
        listening = []
        for group, addresses in zip(groups, tables, strict=True):
            listening += await open_sockets(stack, group, addresses)
        with_sockets = _memory(address)
        result = await _press(load, groups)
        for task in listening:
            task.cancel()
    memory = {
        "table": (with_tables - empty) / load.tables,
        "socket": (with_sockets - with_tables) / load.sockets,
    }
    return Result(result.latency, result.bytes_each, memory)


async def _measure_echo(load: Load, size: int) -> Result:
    port = _free_port()
    with _running("-m", "engawa.bench.echo", str(port)):
        _until_there(f"http://127.0.0.1:{port}")
        groups: list[Group] = [Echo(size) for _ in range(load.tables)]
        async with AsyncExitStack() as stack:
            listening = []
            for number, group in enumerate(groups):
                address = (f"ws://127.0.0.1:{port}/{number}", dict[str, str]())
                listening += await open_sockets(stack, group, [address] * load.sockets_each)
            result = await _press(load, groups)
            for task in listening:
                task.cancel()
        return result


async def _press(load: Load, groups: list[Group]) -> Result:
    with _no_pauses():
        await press(groups, load.actions, WARM_UP)
        taken = await press(groups, load.actions, load.seconds)
    sizes = [group.size for group in groups]
    return Result(Latency.of(taken), sum(sizes) / len(sizes), {})


@contextmanager
def _no_pauses() -> Iterator[None]:
    """This process does not collect garbage: with a thousand sockets that takes so long that it
    would be measured instead of the server."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _table(address: str, sockets_each: int) -> list[tuple[str, dict[str, str]]]:
    """A table with players and spectators: where to connect, and as whom."""
    web = address.replace("http", "ws")
    cookies, table = [], dict[str, str]()
    for number in range(PLAYERS):
        with httpx.Client(base_url=address, timeout=START) as client:
            client.get("/health")
            client.headers["x-engawa-csrf"] = client.cookies["engawa_csrf"]
            client.post("/api/guests", json={"name": f"Player {number}"}).raise_for_status()
            if number == 0:
                seats = ["me", *["open"] * (PLAYERS - 1)]
                body = {"game": GAME, "options": {"players": PLAYERS}, "seats": seats}
                table = client.post("/api/tables", json=body).raise_for_status().json()
            else:
                client.post(f"/api/invites/{table['invite']}", json={}).raise_for_status()
            cookies.append(f"engawa_guest={client.cookies['engawa_guest']}")
    path = f"{web}/api/tables/{table['id']}/socket"
    players = [(path, {"cookie": cookie}) for cookie in cookies]
    spectator = (f"{web}/api/watch/{table['watch']}/socket", dict[str, str]())
    return [*players, *[spectator] * (sockets_each - PLAYERS)]


@contextmanager
def _running(*command: str, settings: dict[str, str] | None = None) -> Iterator[None]:
    environment = {**os.environ, **(settings or {})}
    with subprocess.Popen(
        [sys.executable, *command], env=environment, stdout=subprocess.DEVNULL
    ) as process:
        try:
            yield
        finally:
            process.terminate()


def _until_there(address: str) -> None:
    deadline = time.monotonic() + START
    while True:
        try:
            httpx.get(f"{address}/health", timeout=START)
        except httpx.TransportError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
        else:
            return


def _memory(address: str) -> float:
    """Bytes the server has in memory, as it reports itself; nothing where it cannot."""
    lines = httpx.get(f"{address}/metrics", timeout=START).text.splitlines()
    found = [line for line in lines if line.startswith("process_resident_memory_bytes ")]
    return float(found[0].split()[1]) if found else 0.0


def _free_port() -> int:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
