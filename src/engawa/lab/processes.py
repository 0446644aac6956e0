"""Games of an arena on several processes. Spawned, not forked: compiled code has threads."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import Any

from engawa.bots import Bot
from engawa.core.reasons import BadInput
from engawa.lab.arena import Contest, Played, new_bots, play

LARGEST_CHUNK = 8  # games that a process plays before it tells how they went
CHUNKS_EACH = 8  # for each process at least, so that none waits long for the last one


class _Worker:
    """What a process keeps between its games: the contest, its bots, and when to stop."""

    contest: Contest
    players: list[Bot]
    stopped: Any


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_jobs(jobs: int) -> int:
    if jobs < 1:
        raise BadInput(f"{jobs} processes cannot play; one or more can")
    return jobs


def play_together(contest: Contest, numbers: range, jobs: int) -> Iterator[Played]:
    """These games, as soon as each is over. Leaving early stops all processes."""
    context = multiprocessing.get_context("spawn")
    stopped = context.Event()
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (jobs * CHUNKS_EACH)))
    chunks = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    pool = ProcessPoolExecutor(jobs, context, _begin, (contest, stopped))
    try:
        with ctrl_c_is_ours():
            tasks = [pool.submit(_play_chunk, chunk) for chunk in chunks]
        for task in as_completed(tasks):
            yield from task.result()
    finally:
        stopped.set()
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def ctrl_c_is_ours() -> Iterator[None]:
    """Processes started meanwhile do not hear of Ctrl-C: we tell them to stop."""
    try:
        previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread: Ctrl-C goes elsewhere anyway
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def _begin(contest: Contest, stopped: Any) -> None:
    _Worker.contest = contest
    _Worker.players = new_bots(contest)
    _Worker.stopped = stopped


def _play_chunk(numbers: range) -> list[Played]:
    games = (
        play(_Worker.contest, number, _Worker.players, _Worker.stopped.is_set) for number in numbers
    )
    return [played for played in games if played]
