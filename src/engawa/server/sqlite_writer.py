"""Writing to a SQLite file directly, in the thread that serves.

SQLite stores an action in less time than it takes to pass it to another thread and back. A pen
never waits: if somebody else is writing to the file it says so, and the caller waits where that
blocks nobody.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

MOST_UNMOVED = 2000  # writes after which SQLite's log wants to be moved into the database: 24 MB
PATIENCE = 0.1  # seconds that moving the log may block writers


class SqliteWriter:
    def __init__(self, file: str) -> None:
        self._file = file
        self._unmoved = 0
        self._connection = sqlite3.connect(file, timeout=0, isolation_level=None)
        for pragma in ("synchronous=NORMAL", "foreign_keys=ON", "wal_autocheckpoint=0"):
            self._connection.execute(f"PRAGMA {pragma}")

    def write(self, statements: list[tuple[str, list[dict[str, Any]]]]) -> bool:
        """Store all of it, so that it survives whatever happens to this process. False, and nothing
        is stored, if somebody else is writing."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        try:
            for statement, rows in statements:
                self._connection.executemany(statement, rows)
            self._connection.execute("COMMIT")
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        self._unmoved += 1
        return True

    def is_log_long(self) -> bool:
        """Is it time to move the log? Says so once: then somebody should."""
        if self._unmoved < MOST_UNMOVED:
            return False
        self._unmoved = 0
        return True

    def move_log(self) -> None:
        """Move SQLite's log into the database, in another thread. Nearly all of it moves while
        others write, then what they wrote in the meantime; they wait only for the rest, so that the
        log can start again."""
        with closing(sqlite3.connect(self._file, timeout=PATIENCE)) as connection:
            for how in ("PASSIVE", "PASSIVE", "RESTART"):
                connection.execute(f"PRAGMA wal_checkpoint({how})")

    def close(self) -> None:
        self._connection.close()
