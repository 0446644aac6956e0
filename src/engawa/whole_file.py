"""Files written atomically: a reader, a crash or a full disk never leaves half a file."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """A file to write; it takes the path's place when all of it is on the disk."""
    fresh = _fresh(path)
    try:
        with fresh.open("wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        raise OSError(error.errno, error.strerror or str(error), str(path)) from error
    finally:
        fresh.unlink(missing_ok=True)


def check_writable(path: Path) -> None:
    """Better to fail before the long work than after it."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "Is a directory", str(path))
    fresh = _fresh(path)
    try:
        fresh.touch()
        fresh.unlink()
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _fresh(path: Path) -> Path:
    return path.with_name(f".{path.name}.new")
