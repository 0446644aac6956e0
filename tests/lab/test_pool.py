"""The pool: every task is done exactly once, whoever is killed meanwhile, and nothing hangs."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import sys
import threading
import time
from contextlib import closing, suppress
from functools import partial
from pathlib import Path

import pytest
from tests.lab import work as works

from engawa.core.reasons import BadInput
from engawa.lab.pool import WorkersLost, check_jobs, work

OFTEN = 1000  # tries: enough for whatever is killed by chance
needs_kill = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("tasks", [0, 1, 4, 30])
def test_every_task_is_done_once(jobs: int, tasks: int) -> None:
    found = list(work(works.double, range(tasks), jobs))
    assert sorted(found) == [(number, 2 * number) for number in range(tasks)]
    assert not multiprocessing.active_children()


def test_results_come_as_soon_as_they_are_there() -> None:
    with closing(work(works.wait_for_first, [1, 0, 0, 0], jobs=2)) as results:
        assert [next(results) for _ in range(3)] == [(0, 0)] * 3


def kill_at_random(times: int) -> None:
    """Kill so many workers, at random moments."""
    dice = random.Random(7)
    while times:
        time.sleep(dice.uniform(0, 0.25))
        alive = multiprocessing.active_children()
        with suppress(ProcessLookupError, TypeError, IndexError, ValueError):  # gone already
            os.kill(dice.choice(alive).pid, signal.SIGKILL)  # type: ignore[arg-type] # or None
            times -= 1


@needs_kill
def test_a_hundred_killed_workers_lose_nothing() -> None:
    """Killed while they start, work, wait and send; the results are many times as large as what a
    pipe holds."""
    killer = threading.Thread(target=kill_at_random, args=(100,), daemon=True)
    killer.start()
    while killer.is_alive():
        found = []
        for number, text in work(works.shout, range(200), jobs=3, tries=OFTEN):
            assert text == works.shout(number)
            found.append(number)
        assert sorted(found) == list(range(200))


@needs_kill
def test_workers_that_die_while_they_send_lose_nothing(tmp_path: Path) -> None:
    found = dict(work(partial(works.fall_silent, tmp_path), range(30), jobs=2))
    assert len(list(tmp_path.iterdir())) == 30  # each died once
    assert all(found[number] == works.shout(number) for number in range(30))


@needs_kill
def test_a_task_that_kills_its_workers_is_an_error() -> None:
    with pytest.raises(WorkersLost, match="processes are killed again and again, perhaps for lack"):
        list(work(works.die_of_three, range(5), jobs=2))
    assert not multiprocessing.active_children()


def test_a_worker_that_leaves_is_lost_too() -> None:
    with pytest.raises(WorkersLost):
        list(work(works.leave, range(2), jobs=2))


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_a_task_raises_is_raised_here(jobs: int) -> None:
    with pytest.raises(LookupError, match="three is not here"):
        list(work(works.fail_at_three, range(5), jobs))
    assert not multiprocessing.active_children()


def test_leaving_early_ends_the_workers_at_once() -> None:
    began = time.monotonic()
    with closing(work(works.wait_for_first, [0, 1, 1], jobs=2)) as results:
        assert next(results) == (0, 0)
    assert not multiprocessing.active_children()
    assert time.monotonic() - began < works.LONG


def test_at_least_one_process_works() -> None:
    assert check_jobs(1) == 1
    with pytest.raises(BadInput, match="0 processes cannot play; at least one is needed"):
        check_jobs(0)
