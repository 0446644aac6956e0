"""Compiled code on disk: files named by their content, so that none is ever out of date."""

from __future__ import annotations

import hashlib
import os
import time
from contextlib import suppress
from pathlib import Path
from uuid import uuid4

import platformdirs
from filelock import FileLock

MOST_BYTES = 1 << 29  # what was not used for longest goes first …
SAFE_SECONDS = 3600  # … but not what another process may be about to read
LOCK = ".lock"
CHECK = hashlib.sha256().digest_size  # bytes at the beginning of a file


class CompileCache:
    """A folder of files. A damaged file counts as missing."""

    def __init__(self) -> None:
        caches = os.environ.get("ENGAWA_CACHE") or platformdirs.user_cache_dir("engawa")
        self.folder = Path(caches) / "compiled"
        self.folder.mkdir(parents=True, exist_ok=True)

    def lock(self, name: str) -> FileLock:
        """The process that compiles holds it; others wait and find the work done."""
        return FileLock(self.folder / f"{name}{LOCK}")

    def has(self, name: str) -> bool:
        return (self.folder / name).exists()

    def read(self, name: str) -> bytes | None:
        try:
            content = (self.folder / name).read_bytes()
        except FileNotFoundError:
            return None
        check, data = content[:CHECK], content[CHECK:]
        if hashlib.sha256(data).digest() != check:
            (self.folder / name).unlink(missing_ok=True)
            return None
        with suppress(OSError):  # the folder may be read-only
            os.utime(self.folder / name)
        return data

    def write(self, name: str, data: bytes) -> None:
        """Atomic: whole or not at all, whatever other processes read or write at the same time."""
        unfinished = self.folder / f"{name}.{uuid4().hex}"
        unfinished.write_bytes(hashlib.sha256(data).digest() + data)
        unfinished.replace(self.folder / name)

    def drop_old(self) -> None:
        """Keep what was used last."""
        found = []
        for path in self.folder.iterdir():
            with suppress(FileNotFoundError):  # another process drops them too
                if path.suffix != LOCK:
                    found.append((path.stat().st_mtime, path.stat().st_size, path))
        left = sum(size for _, size, _ in found)
        for used, size, path in sorted(found):
            if left <= MOST_BYTES or used > time.time() - SAFE_SECONDS:
                break
            path.unlink(missing_ok=True)
            left -= size
