"""The parts of a table while it is being played, in the folder `<file>.parts`.

A manifest says which plan they belong to; each part is written atomically. So a run that was killed
resumes, and one with other settings is refused.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from engawa.core.reasons import BadInput
from engawa.lab import arrow
from engawa.lab.plan import Plan
from engawa.whole_file import check_writable, whole_file


class Parts:
    """What there is of a table."""

    def __init__(self, plan: Plan, output: Path) -> None:
        check_writable(output)
        self.plan, self.output = plan, output
        self.folder = output.with_name(f"{output.name}.parts")
        self._manifest = self.folder / "manifest.json"

    @property
    def is_whole(self) -> bool:
        """Does the table exist already? BadInput if another one does."""
        if not self.output.exists():
            return False
        _check_same(self.plan, arrow.read_settings(self.output), self.output)
        return True

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Make the folder, or resume in it; nobody else writes there in the meantime."""
        self.folder.mkdir(exist_ok=True)
        try:
            with FileLock(self.folder / "lock", timeout=0):
                self._check_manifest()
                yield
        except Timeout:
            raise BadInput(f"another run is writing {self.output}; wait for it") from None
        finally:
            if not self._manifest.exists():  # nothing is there, or nothing any more
                shutil.rmtree(self.folder, ignore_errors=True)

    def missing(self) -> list[int]:
        """The chunks that have to be played."""
        return [number for number in self.plan.chunks if not self._part(number).exists()]

    def keep(self, number: int, part: bytes) -> None:
        with whole_file(self._part(number)) as file:
            file.write(part)

    def join(self) -> None:
        """Join all parts, in order, into the table, and remove them."""
        with whole_file(self.output) as file:
            arrow.join([self._part(number) for number in self.plan.chunks], file)
        self._manifest.unlink()

    def _part(self, number: int) -> Path:
        return self.folder / f"{number:06}.parquet"

    def _check_manifest(self) -> None:
        if self._manifest.exists():
            found = json.loads(self._manifest.read_text("utf-8"))
            return _check_same(self.plan, found, self.folder)
        with whole_file(self._manifest) as file:
            file.write(json.dumps(self.plan.settings, indent=1).encode())
        return None


def _check_same(plan: Plan, found: dict[str, Any], path: Path) -> None:
    """Refuse to mix games, naming what is different."""
    wanted = plan.settings
    if not found:
        raise BadInput(f"{path} exists and holds something else; choose another name")
    for name, value in wanted.items():
        if found.get(name) != value:
            both = f", {found.get(name)!r} instead of {value!r}" if name != "ways" else ""
            raise BadInput(
                f"{path} holds games of other settings ({name}{both}); "
                "remove it or choose another name"
            )
