"""A plan becomes a table: played chunk by chunk, each kept at once, joined at the end."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path

from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.lab import cluster, pool
from engawa.lab.arrow import arrow
from engawa.lab.chunks import play_chunk, prepare
from engawa.lab.parts import Parts
from engawa.lab.plan import Plan

EXECUTORS = {"cores": pool.work, "ray": cluster.work}
Told = Callable[[int], None]  # games played so far, at the beginning and after every chunk


def run(
    plan: Plan,
    output: Path,
    jobs: int | None = None,
    on: str = "cores",
    told: Told = lambda _: None,
    progress: Progress | None = None,
) -> Path:
    """Play what is missing of the table and write it. The same plan gives the same table, on any
    number of cores or machines, in one run or several. `progress` is called while compiling."""
    arrow()
    jobs = pool.cores() if jobs is None else pool.check_jobs(jobs)
    if on not in EXECUTORS:
        raise BadInput(f"games are played on {' or '.join(EXECUTORS)}, not on {on!r}")
    parts = Parts(plan, output)
    if parts.is_whole:
        told(plan.total)
        return output
    with parts.opened():
        missing = parts.missing()
        played = plan.total - _games(plan, missing)
        told(played)
        if on == "cores":
            prepare(plan, progress)
        with closing(EXECUTORS[on](partial(play_chunk, plan), missing, jobs)) as playing:
            for number, part in playing:
                parts.keep(number, part)
                played += _games(plan, [number])
                told(played)
        parts.join()
    return output


def _games(plan: Plan, chunks: list[int]) -> int:
    """How many games these chunks hold."""
    last = plan.games - (plan.chunks_each - 1) * plan.chunk  # the last chunk of a way is smaller
    return sum(
        last if number % plan.chunks_each == plan.chunks_each - 1 else plan.chunk
        for number in chunks
    )
