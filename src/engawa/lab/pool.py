"""Work on several processes of this machine; the task of a killed process is retried.

Every worker has a pipe of its own. Those of `concurrent.futures`, loky and Pebble share a queue and
so its lock: a worker that is killed while it holds the lock leaves the others waiting for ever.
"""

from __future__ import annotations

import os
import signal
import traceback
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from engawa.core.reasons import BadInput

SPAWN = get_context("spawn")  # compiled code has threads: forking it is unsafe
TRIES = 3  # workers that may die of the same task before we give up

Task = TypeVar("Task", int, str)
Result = TypeVar("Result")


class WorkersLost(BadInput):
    """Every worker that was given a task has died of it."""


def cores() -> int:
    """How many processes can work at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def check_jobs(jobs: int) -> int:
    if jobs < 1:
        raise BadInput(f"{jobs} processes cannot play; at least one is needed")
    return jobs


def work(
    function: Callable[[Task], Result], tasks: Iterable[Task], jobs: int, tries: int = TRIES
) -> Generator[tuple[Task, Result], None, None]:
    """The result of every task, as soon as it is ready. One job runs in this process, more in their
    own processes; closing the generator ends them immediately."""
    waiting, deaths = deque(tasks), Counter[Task]()
    jobs = min(jobs, len(waiting))
    if jobs <= 1:
        yield from ((task, function(task)) for task in waiting)
        return
    workers = [_Worker() for _ in range(jobs)]
    try:
        for worker in workers:
            worker.start(function, waiting.popleft())
        while workers:
            worker = _first_ready(workers)
            task, answer = worker.task, worker.answer()
            if answer is None:
                deaths[task] += 1
                if deaths[task] == tries:
                    raise WorkersLost(
                        "processes are killed again and again, perhaps for lack of memory; "
                        "try fewer jobs"
                    )
                worker.start(function, task)
                continue
            if waiting:  # at once: it need not wait until its answer is used
                worker.give(waiting.popleft())
            else:
                worker.end()
                workers.remove(worker)
            result, error = answer
            if error:
                raise error
            yield task, result
    finally:
        for worker in workers:
            worker.end()


class _Worker:
    """A process at a time, and the pipe to it that nobody else holds."""

    task: Any
    pipe: Any = None  # a Connection, while there is a process

    def start(self, function: Callable[[Any], Any], task: Any) -> None:
        """Give the task to a fresh process."""
        self.end()
        ours, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=_serve, args=(theirs,), daemon=True)
        with _ctrl_c_is_ours(), theirs:
            process.start()
            self.process, self.pipe = process, ours
        self.give(function)
        self.give(task)

    def give(self, task: Any) -> None:
        self.task = task
        with suppress(OSError):  # it is dead: who waits for its answer will learn that
            self.pipe.send(task)

    def answer(self) -> tuple[Any, Exception | None] | None:
        """Its result, or what was raised; None if it died, perhaps with half the answer sent."""
        found: tuple[Any, Exception | None] | None = None
        with suppress(EOFError, OSError):
            found = self.pipe.recv() if self.pipe.poll() else None
        return found

    def end(self) -> None:
        if self.pipe is None:
            return
        self.process.kill()
        self.process.join()
        self.pipe.close()
        self.pipe = None


def _first_ready(workers: Sequence[_Worker]) -> _Worker:
    """A worker that has answered, or died."""
    ends = {end: worker for worker in workers for end in (worker.pipe, worker.process.sentinel)}
    return ends[wait(ends)[0]]


@contextmanager
def _ctrl_c_is_ours() -> Iterator[None]:
    """Processes started inside do not get Ctrl-C: we end them."""
    try:
        previous = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not the main thread: Ctrl-C goes elsewhere anyway
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, previous)


def _serve(pipe: Connection) -> None:
    """What a worker does until it is ended, or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        function = pipe.recv()
        while True:
            pipe.send(_attempt(function, pipe.recv()))


def _attempt(function: Callable[[Any], Any], task: Any) -> tuple[Any, Exception | None]:
    try:
        return function(task), None
    except Exception as error:  # whatever it is, it is raised again where the results are wanted
        error.add_note(traceback.format_exc())
        return None, error
