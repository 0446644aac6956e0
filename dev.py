#!/usr/bin/env python3
"""Play or test from a checkout with nothing installed but Python 3.11 or newer.

python3 dev.py play [options]   start Samurai Spirit; options go to `engawa play samurai-spirit`
python3 dev.py test [options]   run every check; with options only pytest, which gets them
python3 dev.py lock [options]   renew requirements/ from pyproject.toml (--upgrade: newest releases)

The first run makes .venv and installs pinned, hash-checked packages; later runs start at once.
"""

import hashlib
import importlib.util
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import NoReturn

# No syntax newer than Python 3.6 in this file: older versions must get as far as this sentence.
if sys.version_info < (3, 11):  # noqa: UP036 (whoever runs this may have an older Python)
    sys.exit(
        f"Engawa needs Python 3.11 or newer and this is {sys.version.split()[0]}: "
        "run dev.py with a newer one, for example `python3.13 dev.py play`."
    )

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = BIN / f"python{EXE}"
LOG = ROOT / ".dev.log"
Settings = dict[str, str] | None  # environment variables

CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "compile": ["engawa", "prepare"],  # once, on all cores, instead of in every test's process
    "pytest": ["pytest", "-n", "auto", "--dist", "worksteal"],
}
# Requirement file -> where its contents come from. Each agrees with those before it, so that
# `play` and `test` can share .venv.
LOCKED = {
    "test": [
        *("pyproject.toml", "--extra", "envs", "--extra", "peers", "--extra", "postgres"),
        *("--group", "build", "--group", "dev"),
    ],
    "play": ["pyproject.toml", "--group", "build"],
    "uv": ["--group", "bootstrap"],
}


class Failed(Exception):
    """One sentence for the person at the terminal: what went wrong and what to do."""


def main(command: str = "", *options: str) -> int:
    if command == "play":
        install("play")
        become(str(BIN / f"engawa{EXE}"), "play", "samurai-spirit", *options)
    if command == "test":
        install("test")
        return check(*options)
    if command == "lock":
        return lock(*options)
    print(__doc__)
    return 2


def check(*options: str) -> int:
    """Run the checks in order and stop at the first that fails."""
    checks = {"pytest": CHECKS["pytest"]} if options else CHECKS
    for name, module in checks.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        code = subprocess.run([str(PYTHON), "-m", *module, *options], cwd=ROOT).returncode
        seconds = time.monotonic() - started
        print(f"== {name} {'failed' if code else 'passed'} … {seconds:.1f} s", flush=True)
        if code:
            return code
    return 0


def lock(*options: str) -> int:
    """Resolve for all platforms and Pythons at once; the files name no index and no machine."""
    make_venv()
    uv = uv_settings()
    common = ["--universal", "--python-version", "3.11", "--fork-strategy", "fewest"]
    common += ["--generate-hashes", "--custom-compile-command", "python3 dev.py lock", *options]
    for name, contents in LOCKED.items():
        target = f"requirements/{name}.txt"
        command = ["uv", "pip", "compile", *contents, *common, "-o", target]
        if uv is None or not run(f"Resolving {target}", command, uv):
            raise Failed(f"Could not resolve {target}: see {LOG.name}, then run this again.")
        common += ["--constraint", target]
    return 0


def install(name: str) -> None:
    """Bring .venv to the pins of requirements/<name>.txt, unless a stamp says that it is there."""
    pins = ROOT / "requirements" / f"{name}.txt"
    # pyproject.toml too: the editable install takes the `engawa` command from it.
    stamp, wanted = VENV / f"{name}.stamp", fingerprint(pins, ROOT / "pyproject.toml")
    if not make_venv() and stamp.is_file() and stamp.read_text() == wanted:
        return
    uv = uv_settings()
    # A later part of the project adds its own steps here (`npm ci`, `vite build`).
    steps = [
        (f"the packages to {name}", pinned(pins)),
        ("engawa", ["install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]),
    ]
    for what, arguments in steps:
        # uv is several times faster than pip, but does not know all of pip's settings.
        if uv is not None and run(f"Installing {what}", ["uv", "pip", *arguments], uv):
            continue
        if not run(f"Installing {what} with pip", ["pip", *arguments]):
            reason = LOG.read_text("utf-8", "replace").split("\n")[-2:][0].strip()
            raise Failed(
                f"Could not install {what} ({reason}; more in {LOG.name}): if the network or the "
                "package index is at fault, mend that (pip's settings count), then run this again."
            )
    stamp.write_text(wanted)


def make_venv() -> bool:
    """Make .venv where there is none for this Python in this folder; True if one was made."""
    stamp, wanted = VENV / "venv.stamp", fingerprint()
    if PYTHON.exists() and stamp.is_file() and stamp.read_text() == wanted:
        return False
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Failed(
            "This Python came without its venv module: install it (on Debian and Ubuntu with "
            "`sudo apt install python3-venv`), then run this again."
        )
    # Not sys.executable: when that is .venv's own, it is about to be cleared.
    base = Path(getattr(sys, "_base_executable", sys.executable))
    LOG.unlink(missing_ok=True)
    if not run("Making .venv", ["venv", "--clear", str(VENV)], python=base):
        raise Failed(f"Could not make .venv: see {LOG.name}, delete .venv, then run this again.")
    stamp.write_text(wanted)
    return True


def uv_settings() -> Settings:
    """Install uv and say what it must be told, as it does not read pip's settings; None: no uv."""
    if not run("Installing uv", ["pip", *pinned(ROOT / "requirements" / "uv.txt")]):
        return None
    ask = [str(PYTHON), "-m", "pip", "config", "list"]
    settings = subprocess.run(ask, text=True, capture_output=True).stdout.splitlines()
    found = [line.partition("=")[2].strip("'") for line in settings if "global.index" in line]
    index = os.environ.get("PIP_INDEX_URL", "".join(found[:1]))
    # The system's certificates: some networks have their own.
    return {"UV_SYSTEM_CERTS": "1", **({"UV_DEFAULT_INDEX": index} if index else {})}


def pinned(pins: Path) -> list[str]:
    # The pins are complete, so nothing is resolved; wheels only, so nothing foreign is built.
    return ["install", "--no-deps", "--only-binary", ":all:", "--require-hashes", "-r", str(pins)]


def run(title: str, module: list[str], settings: Settings = None, python: Path = PYTHON) -> bool:
    """Run `python -m module` behind one line, "title … 12 s"; what it says goes to the log."""
    # What the caller has set wins, but for the folder: another venv may be active.
    environment = {**(settings or {}), **os.environ, "VIRTUAL_ENV": str(VENV)}
    line = f"\r{title} …" if sys.stdout.isatty() else f"{title} …"
    started, seconds = time.monotonic(), 0.0
    with LOG.open("ab") as log:
        command = [str(python), "-m", *module]
        child = subprocess.Popen(command, cwd=ROOT, env=environment, stdout=log, stderr=log)
        while child.poll() is None:
            time.sleep(0.05)
            seconds = time.monotonic() - started
            if sys.stdout.isatty() and seconds > 1:
                print(line, f"{seconds:.0f} s", end="", flush=True)
    if child.returncode or seconds > 1:
        print(line, "failed" if child.returncode else f"{seconds:.0f} s", flush=True)
    return child.returncode == 0


def fingerprint(*files: Path) -> str:
    """What an install depends on: this Python, this folder (scripts hold its path), the files."""
    digest = hashlib.sha256(repr((sys.version, sys.base_prefix, str(ROOT))).encode())
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def become(*command: str) -> NoReturn:
    """Turn into the program: the terminal, Ctrl-C and the exit code are its own."""
    if os.name != "nt":
        os.execv(command[0], command)
    # Windows has no exec: wait for the program and leave Ctrl-C to it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.run(command).returncode)


if __name__ == "__main__":
    try:
        sys.exit(main(*sys.argv[1:]))
    except Failed as failure:
        sys.exit(str(failure))
    except KeyboardInterrupt:
        sys.exit(130)
