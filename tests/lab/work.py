"""What the workers of test_pool.py do: processes of their own have to find it by its name."""

from __future__ import annotations

import os
import random
import signal
import sys
import threading
import time
from pathlib import Path

LARGE = 2_000_000  # bytes: many times what a pipe holds
LONG = 1000.0  # seconds: longer than any test


def double(number: int) -> int:
    return 2 * number


def shout(number: int) -> bytes:
    """A result that is long on its way."""
    return number.to_bytes(4, "big") * (LARGE // 4)


def fall_silent(folder: Path, number: int) -> bytes:
    """Is killed at its first try, most likely while it sends."""
    tried = folder / str(number)
    if not tried.exists():
        tried.touch()
        moment = random.Random(number).uniform(0, 0.002)
        threading.Timer(moment, os.kill, (os.getpid(), signal.SIGKILL)).start()
        threading.Event().wait(0.0005)
    return shout(number)


def fail_at_three(number: int) -> int:
    if number == 3:
        raise LookupError("three is not here")
    return number


def die_of_three(number: int) -> int:
    """As on a machine without enough memory."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def leave(number: int) -> int:
    sys.exit(number)


def wait_for_first(number: int) -> int:
    """Any but the first is never done."""
    if number:
        time.sleep(LONG)
    return number
