"""How fast the vector environment is, compared with others, in one run."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from rich.console import Console
from rich.table import Table

from engawa.bench.compiling import compiling
from engawa.bench.env_peers import CONNECT_FOUR, EXTRA, HANABI, PEERS, SPARROW, Peer
from engawa.envs.vector import VectorTable
from engawa.games import names
from engawa.lab import printed

SIZES = (1, 64, 4096)  # tables
THREADS = (1, 2)
ROUND = 0.05  # seconds between two looks at the clock, about
WARM_UP = 0.1
ROUNDS = 4  # that the time is shared among: the best one counts, since the machine may have others
# Our goals: multiples of a peer's decisions a second.
GOALS = {HANABI: 500, SPARROW: 10, CONNECT_FOUR: 1}


@dataclass(frozen=True)
class Speed:
    """Decisions a second: inside one compiled call, and from Python step by step."""

    game: str
    tables: int
    threads: int
    inside: float
    stepped: float


def report(seconds: float) -> None:
    console = Console()
    peers = measure_peers(seconds, console)
    speeds = measure(seconds, console)
    console.print(speed_table(speeds))
    console.print(peer_table(speeds, peers))


def measure(seconds: float, console: Console) -> list[Speed]:
    speeds = []
    for game in names():
        with compiling(f"the tables of {game}", console) as progress:
            VectorTable(game, 1, progress=progress)
        for threads in THREADS:
            for n in SIZES:
                with console.status(f"{game}, {n} tables, {threads} threads"):
                    many = VectorTable(game, n, seed=1, threads=threads)
                    inside = _rate(partial(rolled, many), seconds)
                    stepped = _rate(partial(stepped_on, many), seconds)
                speeds.append(Speed(game, n, threads, inside, stepped))
    return speeds


def rolled(many: VectorTable, seconds: float) -> int:
    """Random allowed actions inside: every step writes observations, masks and rewards."""
    steps, decisions, until = 1, 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        began = time.perf_counter()
        decisions += many.rollout(steps).decisions
        if time.perf_counter() - began < ROUND:
            steps *= 2
    return decisions


def stepped_on(many: VectorTable, seconds: float) -> int:
    """The same, returning to Python after every step."""
    decisions, until = 0, time.perf_counter() + seconds
    while time.perf_counter() < until:
        many.step(many.choose())
        decisions += many.n
    return decisions


def measure_peers(seconds: float, console: Console) -> dict[str, float]:
    speeds = {}
    for peer in PEERS:
        with console.status(peer.title):
            try:
                speeds[peer.title] = _best(peer, seconds)
            except ImportError:
                console.print(f"{peer.title} is not measured: pip install '{EXTRA}'", markup=False)
    return speeds


def _best(peer: Peer, seconds: float) -> float:
    return max(_rate(play, seconds) for play in peer.prepare())


def _rate(play: Callable[[float], int], seconds: float) -> float:
    play(min(WARM_UP, seconds))
    return max(_one_round(play, seconds / ROUNDS) for _ in range(ROUNDS))


def _one_round(play: Callable[[float], int], seconds: float) -> float:
    began = time.perf_counter()
    decisions = play(seconds)
    return decisions / (time.perf_counter() - began)


def speed_table(speeds: list[Speed]) -> Table:
    title = "VectorTable, random allowed actions, observations and masks included"
    table = printed.table(title, "", "tables", "threads", "inside", "from Python")
    for speed in speeds:
        numbers = [f"{speed.tables:,}", str(speed.threads)]
        table.add_row(speed.game, *numbers, f"{speed.inside:,.0f}", f"{speed.stepped:,.0f}")
    return table


def peer_table(speeds: list[Speed], peers: dict[str, float]) -> Table:
    """Each game at its fastest, inside, as a multiple of a peer's decisions a second."""
    title = "Others, at random, and how many times as fast we are"
    table = printed.table(title, "", "decisions a second", "to reach", *names())
    for peer, speed in peers.items():
        due = f"{GOALS[peer]} ×" if peer in GOALS else ""
        best = [f"{times(_fastest(speeds, game) / speed)} ×" for game in names()]
        table.add_row(peer, f"{speed:,.0f}", due, *best)
    return table


def times(ratio: float) -> str:
    """Three digits are enough."""
    return f"{ratio:,.0f}" if ratio >= 100 else f"{ratio:.3g}"


def _fastest(speeds: list[Speed], game: str) -> float:
    return max(speed.inside for speed in speeds if speed.game == game)
