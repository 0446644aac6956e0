"""The real program, run as a person or a script would: with pipes, or in a window (a pty)."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

PROGRAM = str(Path(sys.executable).with_name("engawa"))
PATIENCE = 60.0  # seconds until a program that says nothing counts as hanging
QUICK_START = ("--hands", "random", "--figures", "random")  # of Samurai
SOON = 3.0  # seconds until a key press counts as not noticed
CONTROL = re.compile(r"\x1b(?:\[[0-9;?]*[A-Za-z]|[=>])|\r")
CHOICE = re.compile(r"^(?:[╭│╰].*[╮│╯])? {2,}(\d+) {2}\S", re.MULTILINE)


def environment(**settings: str) -> dict[str, str]:
    """The caller's, without what would change languages, colours or widths."""
    personal = ("LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "LINES", "TERM")
    kept = {name: value for name, value in os.environ.items() if name not in personal}
    return kept | {"COLUMNS": "80", "PYTHONIOENCODING": "utf-8"} | settings


def run(
    *arguments: str | Path,
    typed: str | bytes = "",
    folder: Path | None = None,
    **settings: str,
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with all that is typed ready on its input."""
    given = typed.encode() if isinstance(typed, str) else typed
    done = subprocess.run(
        [PROGRAM, *map(str, arguments)],
        input=given,
        capture_output=True,
        cwd=folder,
        env=environment(**settings),
        timeout=PATIENCE,
    )
    out, err = done.stdout.decode("utf-8", "replace"), done.stderr.decode("utf-8", "replace")
    assert "Traceback" not in err + out
    return subprocess.CompletedProcess(done.args, done.returncode, out, err)


def complaint(
    *arguments: str | Path, status: int = 2, typed: str = "", folder: Path | None = None
) -> str:
    """What a command says that makes no sense: one sentence, and nothing else."""
    done = run(*arguments, typed=typed, folder=folder)
    assert (done.returncode, done.stdout) == (status, ""), arguments
    assert re.fullmatch(r"[^\n]+\.\n", done.stderr), done.stderr
    return done.stderr


class Playing:
    """A program in progress: type something, read what it shows until it asks again."""

    def __init__(self, program: subprocess.Popen[bytes], reader: int, writer: int) -> None:
        self.program, self.reader, self.writer = program, reader, writer
        self.screens: list[str] = []

    def read(self, until: str | tuple[str, ...] = "> ") -> str:
        """What is shown up to a prompt that ends like this; or up to the end of the program."""
        seen = b""
        while not self.screen_of(seen).endswith(until):
            ready, _, _ = select.select([self.reader], [], [], PATIENCE)
            assert ready, f"no prompt after {seen[-300:]!r}"
            try:
                more = os.read(self.reader, 65536)
            except OSError:  # how a pty says that its program has ended
                more = b""
            if not more:
                break
            seen += more
        self.screens.append(self.screen_of(seen))
        return self.screens[-1]

    def wait_for(self, text: str) -> None:
        """Until this was shown, whatever comes after it."""
        seen = b""
        while text not in self.screen_of(seen):
            assert select.select([self.reader], [], [], PATIENCE)[0], f"no {text!r}"
            seen += os.read(self.reader, 65536)

    @staticmethod
    def screen_of(seen: bytes) -> str:
        return CONTROL.sub("", seen.decode("utf-8", "replace"))

    def type(self, text: str, until: str | tuple[str, ...] = "> ") -> str:
        os.write(self.writer, f"{text}\n".encode())
        return self.read(until)

    def press(self, key: bytes, until: str) -> str:
        """Press Ctrl-C or Ctrl-D: again if the program was not listening yet."""
        os.write(self.writer, key)
        while not select.select([self.reader], [], [], SOON)[0]:
            os.write(self.writer, key)
        return self.read(until)

    def end(self) -> int:
        """Wait for the program to end."""
        self.read(until="\0")
        for end in {self.reader, self.writer}:
            os.close(end)
        return self.program.wait(PATIENCE)


def choices(screen: str) -> list[int]:
    """The numbers that a screen offers."""
    return [int(number) for number in CHOICE.findall(screen)]


def start(*arguments: str | Path, folder: Path, **settings: str) -> Playing:
    """The program with pipes."""
    their_input, writer = os.pipe()
    reader, their_output = os.pipe()
    program = subprocess.Popen(
        [PROGRAM, *map(str, arguments)],
        stdin=their_input,
        stdout=their_output,
        stderr=their_output,
        cwd=folder,
        env=environment(**settings),
    )
    os.close(their_input)
    os.close(their_output)
    return Playing(program, reader, writer)


def open_window(
    *arguments: str | Path,
    folder: Path,
    size: tuple[int, int] = (80, 24),
    settings: Mapping[str, str] | None = None,
) -> Playing:
    """The program in a window of its own: columns, lines."""
    import fcntl
    import pty
    import struct
    import termios

    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    # Ctrl-C reaches a program only from the terminal that controls it.
    take_control = (
        "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        "os.execv(sys.argv[1], sys.argv[1:])"
    )
    window = environment(TERM="xterm-256color", **(settings or {}))
    del window["COLUMNS"]  # the window knows its size
    program = subprocess.Popen(
        [sys.executable, "-c", take_control, PROGRAM, *map(str, arguments)],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        cwd=folder,
        env=window,
        start_new_session=True,
    )
    os.close(theirs)
    return Playing(program, ours, ours)
