"""Who plays the chunks of a plan: this process, several, or Ray's machines. All give the same
parts, as soon as each is there; a part that was lost with its worker is played again."""

from __future__ import annotations

import logging
import multiprocessing
import os
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from engawa.core.reasons import BadInput
from engawa.lab.chunks import play_chunk
from engawa.lab.plan import Plan
from engawa.lab.processes import ctrl_c_is_ours

Part = tuple[int, bytes]
Crew = Callable[[Plan, Sequence[int], int], Generator[Part, None, None]]
AHEAD = 2  # chunks given out to each worker: one that it plays, and the next
TRIES = 3  # workers lost in a row, without a part between, before we give up


def alone(plan: Plan, chunks: Sequence[int], jobs: int) -> Generator[Part, None, None]:  # noqa: ARG001 (a crew of one)
    """One chunk after the other, in this process."""
    for number in chunks:
        part = play_chunk(plan, number)
        assert part is not None  # nobody stops it
        yield number, part


def processes(plan: Plan, chunks: Sequence[int], jobs: int) -> Generator[Part, None, None]:
    """On several processes. Spawned, not forked: compiled code has threads."""
    left, lost = dict.fromkeys(chunks), 0
    while left:
        try:
            for number, part in _pool(plan, list(left), jobs):
                del left[number]
                lost = 0
                yield number, part
        except BrokenProcessPool:
            lost += 1
            if lost == TRIES:
                raise BadInput(
                    "processes are killed again and again, perhaps for lack of memory; "
                    "try fewer jobs"
                ) from None


def _pool(plan: Plan, chunks: Sequence[int], jobs: int) -> Iterator[Part]:
    """Until a process is lost, which breaks the pool."""
    spawn = multiprocessing.get_context("spawn")
    stopped = spawn.Event()
    pool = ProcessPoolExecutor(jobs, spawn, _begin, (plan, stopped))
    waiting, playing = list(reversed(chunks)), dict[Future[bytes | None], int]()
    try:
        while waiting or playing:
            with ctrl_c_is_ours():
                while waiting and len(playing) < AHEAD * jobs:
                    number = waiting.pop()
                    playing[pool.submit(_play, number)] = number
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                part = done.result()
                if part is not None:
                    yield playing.pop(done), part
    finally:
        stopped.set()
        pool.shutdown(wait=True, cancel_futures=True)


class _Worker:
    """What a process keeps between its chunks."""

    plan: Plan
    stopped: Any


def _begin(plan: Plan, stopped: Any) -> None:
    _Worker.plan, _Worker.stopped = plan, stopped


def _play(number: int) -> bytes | None:
    return play_chunk(_Worker.plan, number, _Worker.stopped.is_set)


def machines(plan: Plan, chunks: Sequence[int], jobs: int) -> Generator[Part, None, None]:
    """As Ray tasks: on the cluster that RAY_ADDRESS names, else on one of our own with so many
    cores. Ray itself plays again what was lost with a worker or a machine."""
    ray = _ray(jobs)
    try:
        task = ray.remote(max_retries=TRIES)(play_chunk)
        shared = ray.put(plan)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, playing = list(reversed(chunks)), dict[Any, int]()
        while waiting or playing:
            while waiting and len(playing) < AHEAD * cores:
                number = waiting.pop()
                playing[task.remote(shared, number)] = number
            for done in ray.wait(list(playing))[0]:
                yield playing.pop(done), _result(ray, done)
    finally:
        ray.shutdown()


def _ray(jobs: int) -> Any:
    try:
        import ray
    except ImportError as error:
        raise BadInput("--on ray needs Ray: pip install 'engawa[ray]'") from error
    own: dict[str, Any] = (
        {} if "RAY_ADDRESS" in os.environ else {"num_cpus": jobs, "include_dashboard": False}
    )
    try:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, **own)
    except (ConnectionError, RuntimeError) as error:
        address = os.environ.get("RAY_ADDRESS", "this machine")
        raise BadInput(f"Ray cannot be reached at {address}: {error}") from error
    return ray


def _result(ray: Any, done: Any) -> bytes:
    try:
        part: bytes = ray.get(done)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise BadInput(f"a worker of Ray failed {TRIES} times: {reason}") from error
    return part


CREWS: dict[str, Crew] = {"cores": processes, "ray": machines}
