#!/usr/bin/env python3
"""Play or test from a checkout with nothing installed but Python 3.11 or newer.

python3 dev.py play [options]   serve tables and open the browser; options go to `engawa serve`
python3 dev.py test [options]   run every check; with options only pytest, which gets them
python3 dev.py docs             build the documentation into build/docs
python3 dev.py lock [options]   renew requirements/ from pyproject.toml (--upgrade: newest releases)

The first run makes .venv, installs pinned, hash-checked packages and builds the browser part;
later runs start immediately.
"""

import contextlib
import hashlib
import importlib.util
import os
import shutil
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

BEGAN = time.monotonic()
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN, EXE = (VENV / "Scripts", ".exe") if os.name == "nt" else (VENV / "bin", "")
PYTHON = BIN / f"python{EXE}"
NPM = BIN / ("npm.cmd" if os.name == "nt" else "npm")  # node comes with the packages
LOG = ROOT / ".dev.log"
WEB = ROOT / "web"
BUILT = ROOT / "src" / "engawa" / "web"
Settings = dict[str, str] | None  # environment variables
DOCS = ["mkdocs", "build", "--strict"]  # strict: a dead link fails

PYTEST = ["pytest", "-n", "auto", "--dist", "worksteal", "--durations", "20"]
CHECKS = {
    "ruff check": ["ruff", "check", "."],
    "ruff format": ["ruff", "format", "--check", "."],
    "mypy": ["mypy"],
    "docs": DOCS,
    "compile": ["engawa", "prepare"],  # once, on all cores, instead of in every test's process
    "pytest": [*PYTEST, "--ignore", "tests/browser"],
    # Apart from the others: Playwright and pytest's event loops do not share a process.
    "browser": [*PYTEST, "tests/browser"],
}
LIMIT = 60  # minutes for one check, four times what the longest takes: on a busy machine too
PROTOCOL = ["engawa.server.schema", "web/protocol.json"]  # what the browser's types are made from
WEB_CHECKS = ("protocol", "lint", "check", "spell", "test")  # scripts of web/package.json
# Requirement file -> where its contents come from. Each agrees with those before it, so that
# `play` and `test` can share .venv.
LOCKED = {
    "test": [
        *("pyproject.toml", "--extra", "envs", "--extra", "lab"),
        *("--extra", "peers", "--extra", "postgres"),
        *("--group", "build", "--group", "dev", "--group", "docs"),
    ],
    "play": ["pyproject.toml", "--group", "build"],
    "docs": ["--group", "docs"],
    "serve": ["pyproject.toml", "--extra", "postgres"],  # what the Dockerfile installs
    "uv": ["--group", "bootstrap"],
}


class Failed(Exception):
    """One sentence for the person at the terminal: what went wrong and what to do."""


def main(command: str = "", *options: str) -> int:
    if command == "play":
        install("play")
        build_web("play")
        become(str(BIN / f"engawa{EXE}"), "serve", *options)
    if command == "test":
        install("test")
        build_web("test")
        install_browser()
        return check(*options)
    if command == "docs":
        install("docs")
        return build_docs()
    if command == "lock":
        return lock(*options)
    print(__doc__)
    return 2


def check(*options: str) -> int:
    """Run the checks in order and stop at the first that fails."""
    python = {name: [str(PYTHON), "-m", *module] for name, module in CHECKS.items()}
    web = {f"web {name}": [str(NPM), "run", "--silent", name] for name in WEB_CHECKS}
    checks = {"protocol": [str(PYTHON), "-m", *PROTOCOL], **web, **python}
    if options:
        checks = {"pytest": [str(PYTHON), "-m", *PYTEST, *options]}
    for name, command in checks.items():
        print(f"== {name}", flush=True)
        started = time.monotonic()
        folder = WEB if name in web else ROOT
        code = ended(command, folder)
        seconds = time.monotonic() - started
        result = {0: "passed", None: "hung and was stopped"}.get(code, "failed")
        print(f"== {name} {result} … {seconds:.1f} s", flush=True)
        if code != 0:
            return 1 if code is None else code
    print(f"== all passed … {(time.monotonic() - BEGAN) / 60:.1f} min in total", flush=True)
    return 0


def ended(command: list[str], folder: Path) -> int | None:
    """Run a check; its exit code, or None if it was stopped because it did not end in time."""
    child = subprocess.Popen(command, cwd=folder, env=surroundings())
    try:
        return child.wait(LIMIT * 60)
    except subprocess.TimeoutExpired:
        if os.name != "nt":  # Windows has no interrupt for one process
            child.send_signal(signal.SIGINT)  # pytest then says where it is and ends its workers
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(60)
        return None
    finally:
        child.kill()  # nothing, if it has ended


def build_docs() -> int:
    command = [str(PYTHON), "-m", *DOCS]
    code = subprocess.run(command, cwd=ROOT, env=surroundings()).returncode
    if not code:
        print("Open build/docs/index.html, or serve it, so that search works:")
        print("python3 -m http.server --directory build/docs")
    return code


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
    steps = [(f"the packages to {name}", pinned(pins))]
    if name != "docs":  # they read the source and run nothing
        steps.append(("engawa", ["install", "--no-deps", "--no-build-isolation", "-e", str(ROOT)]))
    for what, arguments in steps:
        # uv is several times faster than pip, but does not know all of pip's settings.
        if uv is not None and run(f"Installing {what}", ["uv", "pip", *arguments], uv):
            continue
        if not run(f"Installing {what} with pip", ["pip", *arguments]):
            raise Failed(
                f"Could not install {what} ({last_words()}; more in {LOG.name}): if the network or "
                "the package index is at fault, fix that (pip's settings apply), then run this "
                "again."
            )
    stamp.write_text(wanted)


def build_web(name: str) -> None:
    """Bring node_modules to its lock file and the built pages to their sources."""
    lock, modules = WEB / "package-lock.json", WEB / "node_modules"
    locked = fingerprint(lock)
    stamps = [modules / "test.stamp", *([modules / "play.stamp"] if name == "play" else [])]
    if not any(stamp.is_file() and stamp.read_text() == locked for stamp in stamps):
        # The tests' tools are three times as much as what builds the pages.
        command = [str(NPM), "ci", *(["--omit=dev"] if name == "play" else [])]
        if not call("Installing what builds the pages", command, WEB):
            raise Failed(
                f"Could not install what builds the pages ({last_words()}; more in {LOG.name}): if "
                "the network or the npm registry is at fault, fix that (npm's settings apply), "
                "then run this again."
            )
        stamps[-1].write_text(locked)
    sources = [*WEB.glob("src/**/*"), *WEB.glob("public/*"), *WEB.glob("*.*")]
    sources += ROOT.glob("src/engawa/**/locale/*/*.ftl")
    built, wanted = modules / "built.stamp", fingerprint(*sorted(filter(Path.is_file, sources)))
    if built.is_file() and built.read_text() == wanted and (BUILT / "index.html").is_file():
        return
    if not call("Building the pages", [str(NPM), "run", "build"], WEB):
        raise Failed(f"Could not build the pages: see {LOG.name}, then run this again.")
    built.write_text(wanted)


def install_browser() -> None:
    """A Chromium for the tests: the system's, Debian's if we may install it, or Playwright's."""
    if shutil.which("chromium") or shutil.which("google-chrome"):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        call("Looking for packages", ["apt-get", "update"])
        if call("Installing Chromium", ["apt-get", "install", "--yes", "chromium"]):
            return
    if not run("Installing Chromium", ["playwright", "install", "chromium"]):
        raise Failed(
            f"Could not install Chromium ({last_words()}): install it yourself, so that `chromium` "
            "or `google-chrome` is found, then run this again."
        )


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
    """Run `python -m module` as `call` does."""
    return call(title, [str(python), "-m", *module], settings=settings)


def call(title: str, command: list[str], folder: Path = ROOT, settings: Settings = None) -> bool:
    """Run a command behind one line, "title … 12 s"; what it says goes to the log."""
    environment = {**(settings or {}), **surroundings()}
    line = f"\r{title} …" if sys.stdout.isatty() else f"{title} …"
    started, seconds = time.monotonic(), 0.0
    with LOG.open("ab") as log:
        child = subprocess.Popen(command, cwd=folder, env=environment, stdout=log, stderr=log)
        while child.poll() is None:
            time.sleep(0.05)
            seconds = time.monotonic() - started
            if sys.stdout.isatty() and seconds > 1:
                print(line, f"{seconds:.0f} s", end="", flush=True)
    if child.returncode or seconds > 1:
        print(line, "failed" if child.returncode else f"{seconds:.0f} s", flush=True)
    return child.returncode == 0


def surroundings() -> dict[str, str]:
    """What the caller has set, but for the folder: another venv may be active. Node is .venv's own
    and trusts the system's certificates: some networks have their own."""
    path = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    certificates = {"NODE_USE_SYSTEM_CA": "1"}
    return {**certificates, **os.environ, "VIRTUAL_ENV": str(VENV), "PATH": path}


def last_words() -> str:
    """The last line of the log."""
    lines = LOG.read_text("utf-8", "replace").strip().split("\n")
    return lines[-1].strip()


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
