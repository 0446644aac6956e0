"""The same work as in `pool.py`, on Ray's machines. Ray itself retries what was lost with a worker
or a machine."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from engawa.core.reasons import BadInput
from engawa.lab.pool import TRIES

AHEAD = 2  # tasks queued for each core: the current one, and the next

Result = TypeVar("Result")


def work(
    function: Callable[[int], Result], tasks: Iterable[int], jobs: int
) -> Generator[tuple[int, Result], None, None]:
    """On the cluster that RAY_ADDRESS names, else on this machine with `jobs` cores."""
    ray = _ray(jobs)
    try:
        remote = ray.remote(max_retries=TRIES)(_call).options(name="lab")
        shared = ray.put(function)
        cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting, given = deque(tasks), dict[Any, int]()
        while waiting or given:
            while waiting and len(given) < AHEAD * cores:
                task = waiting.popleft()
                given[remote.remote(shared, task)] = task
            for done in ray.wait(list(given))[0]:
                yield given.pop(done), _result(ray, done)
    finally:
        ray.shutdown()


def _call(function: Callable[[int], Result], task: int) -> Result:
    return function(task)


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


def _result(ray: Any, done: Any) -> Any:
    try:
        return ray.get(done)
    except ray.exceptions.RayError as error:
        reason = str(error).strip().splitlines()[-1]
        raise BadInput(f"a worker of Ray failed {TRIES} times: {reason}") from error
