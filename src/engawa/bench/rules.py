"""How fast a game's rules are, compared with OpenSpiel, on one core; and how random games end."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table

from engawa.bench.compiling import compiling
from engawa.bench.endings import endings_table
from engawa.bench.guesses import guess_times
from engawa.bench.loops import (
    compiled_loop,
    interpreted_loop,
    match_loop,
    openspiel_loop,
    peer_of,
    step_loop,
)
from engawa.bench.questions import questions_table
from engawa.bench.ways import ready, ways_to_play
from engawa.core.compiled import CompiledRules, compiled_rules
from engawa.core.game import Game
from engawa.games import find
from engawa.lab import printed

WARM_UP = 0.05  # seconds of play before the clock starts: what is loaded late is there then
QUESTIONED = 10_000  # games whose questions are counted, at most


@dataclass(frozen=True)
class Speed:
    """What one way of playing reaches: decisions of players, and all actions with chance's."""

    name: str
    decisions: float
    actions: float


def report(name: str, seconds: float, games: int, *, cold: bool) -> None:
    console = Console()
    game = find(name)
    rules = load(game, console)
    console.print(readiness_table(game, rules, cold=cold))
    console.print(speed_table(measure(game, rules, seconds, console)))
    mean, most = guess_times(rules, [ready(game, options) for options in ways_to_play(game)])
    console.print(
        f"A guess of what a seat cannot see: {mean:.2f} µs; 99 of 100 below {most:.2f} µs"
    )
    if games and game.question:
        console.print(questions_table(game, rules, min(games, QUESTIONED)))
    if games:
        console.print(endings_table(game, rules, games, console))


def load(game: Game, console: Console) -> CompiledRules:
    """The compiled rules; the first time on a machine, with a bar."""
    with compiling(f"the rules of {game.name}", console) as progress:
        return compiled_rules(game, progress)


def measure(game: Game, rules: CompiledRules, seconds: float, console: Console) -> list[Speed]:
    """Each loop for `seconds`, one after the other on one core."""
    ways = [ready(game, options) for options in ways_to_play(game)]
    peer = peer_of(game)
    loops: dict[str, Callable[[float], tuple[int, int]]] = {
        "compiled, inside": lambda limit: compiled_loop(rules, ways, limit),
        "compiled, step by step from Python": lambda limit: step_loop(rules, ways, limit),
        "interpreted": lambda limit: interpreted_loop(game, ways, limit),
        "engawa.new … Match.play": lambda limit: match_loop(game, limit),
        f"OpenSpiel {peer.title}, from Python": lambda limit: openspiel_loop(peer, limit),
    }
    speeds = []
    for title, loop in loops.items():
        with console.status(title):
            try:
                loop(WARM_UP)
                started = time.perf_counter()
                decisions, actions = loop(seconds)
            except ImportError:
                console.print("OpenSpiel is not installed: pip install 'engawa\\[peers]'")
                continue
            spent = time.perf_counter() - started
        speeds.append(Speed(title, decisions / spent, actions / spent))
    return speeds


def speed_table(speeds: list[Speed]) -> Table:
    headings = ("decisions", "and draws", "× OpenSpiel", "× with draws")
    table = printed.table("Random play on one core, a second", "", *headings)
    peer = next((speed for speed in speeds if speed.name.startswith("OpenSpiel")), None)
    for speed in speeds:
        ratios = ["–", "–"]
        if peer is not None:
            by_decision, by_action = speed.decisions / peer.decisions, speed.actions / peer.actions
            ratios = [f"{by_decision:.3g}", f"{by_action:.3g}"]
        table.add_row(speed.name, f"{speed.decisions:,.0f}", f"{speed.actions:,.0f}", *ratios)
    return table


def readiness_table(game: Game, rules: CompiledRules, *, cold: bool) -> Table:
    """How long loading takes; each time measured in its own process."""
    table = Table(title=f"{game.name}: ready to play", show_header=False)
    load = f"import engawa; rules = engawa.rules({game.name!r}); rules.step, rules.play_many"
    rows = {
        "a state": f"{rules.dtype.itemsize} bytes",
        "import engawa": f"{_time('import engawa'):.2f} s",
        "compiled rules from the cache": f"{_time(load):.2f} s",
    }
    if cold:
        with tempfile.TemporaryDirectory() as folder:
            rows["compiled rules from scratch"] = f"{_time(load, folder):.1f} s"
    for what, value in rows.items():
        table.add_row(what, value)
    return table


def _time(program: str, cache: str | None = None) -> float:
    """Seconds the program takes in a fresh Python, minus the start of Python itself."""
    timed = f"import time; t = time.perf_counter(); {program}; print(time.perf_counter() - t)"
    settings = f"import os; os.environ['ENGAWA_CACHE'] = {cache!r}; " if cache else ""
    command = [sys.executable, "-c", settings + timed]
    return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
