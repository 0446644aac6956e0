"""`engawa doctor`: what is installed, what is missing, and how to get it."""

from __future__ import annotations

import os
import platform
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import httpx
from rich.text import Text

import engawa
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.server.settings import Settings, read

PART = "doctor"  # the catalogue of its sentences
FINE, MISSING, BROKEN = "fine", "missing", "broken"  # missing: it works without
MARKS = {FINE: ("+", "safe"), MISSING: ("-", "faint"), BROKEN: ("!", "danger")}
OLDEST_PYTHON = (3, 11)
# The modules that each extra installs.
EXTRAS = {
    "postgres": ("asyncpg",),
    "envs": ("gymnasium", "pettingzoo", "PIL"),
    "lab": ("pyarrow",),
    "ray": ("ray", "pyarrow"),
}
WAIT = 3.0  # seconds for a database or a server to answer


@dataclass(frozen=True)
class Finding:
    """One line: what was checked, its state, and a sentence."""

    about: str
    state: str
    text: str


def line(finding: Finding, language: str) -> Text:
    """The sign, the word and the sentence: no colour stands alone."""
    sign, style = MARKS[finding.state]
    label = say(language, PART, f"label-{finding.about}")
    return Text.assemble((f"{sign} {label}: ", style), finding.text)


def examine(language: str) -> Iterator[Finding]:
    """All checks, one after the other; they create at most empty folders."""
    try:
        settings = read()
    except BadInput as error:
        yield Finding("settings", BROKEN, str(error))
        settings = Settings()

    def found(about: str, state: str, message: str, **details: str | int) -> Finding:
        return Finding(about, state, say(language, PART, message, **details))

    yield _python(found)
    yield _cores(found)
    yield _compiled(found)
    yield _pages(found)
    yield _database(found, settings)
    yield _port(found, settings)
    for extra, modules in EXTRAS.items():
        yield _extra(found, extra, modules, settings)


Found = Callable[..., Finding]


def _python(found: Found) -> Finding:
    is_new_enough = sys.version_info >= OLDEST_PYTHON
    message = "python" if is_new_enough else "python-old"
    state = FINE if is_new_enough else BROKEN
    return found(
        "python", state, message, version=platform.python_version(), engawa=engawa.__version__
    )


def _cores(found: Found) -> Finding:
    from engawa.lab.pool import cores

    return found("cores", FINE, "cores", cores=cores())


def _compiled(found: Found) -> Finding:
    """Are the rules, bots, coach, environments and lab of every game compiled already?"""
    from engawa.preparation import is_prepared

    try:
        missing = [game for game in engawa.games() if not is_prepared(game)]
    except OSError as error:
        file = str(error.filename or "")
        return found("compiled", BROKEN, "not-writable", folder=file, reason=error.strerror or "")
    if missing:
        return found("compiled", MISSING, "compiled-missing", games=", ".join(missing))
    return found("compiled", FINE, "compiled")


def _pages(found: Found) -> Finding:
    """`engawa` opens them, so they are needed; wheels have them inside."""
    is_there = (Path(engawa.__file__).parent / "web" / "index.html").is_file()
    return found("pages", FINE, "pages") if is_there else found("pages", BROKEN, "pages-missing")


def _database(found: Found, settings: Settings) -> Finding:
    if not settings.is_one_node:
        return _postgres(found, settings)
    try:
        file = Path(settings.database_url.partition(":///")[2])
        with tempfile.TemporaryFile(dir=file.parent):
            pass
        if file.exists() and not os.access(file, os.W_OK):
            raise PermissionError(13, os.strerror(13), str(file))
    except OSError as error:
        name = str(error.filename or settings.database)
        return found("data", BROKEN, "not-writable", folder=name, reason=error.strerror or "")
    return found("data", FINE, "data", file=str(file))


def _postgres(found: Found, settings: Settings) -> Finding:
    import asyncio

    if find_spec("asyncpg") is None:
        return found("data", BROKEN, "postgres-missing")
    try:
        version = asyncio.run(_postgres_version(settings))
    except Exception as error:  # whatever the database or its driver complain of
        return found("data", BROKEN, "postgres-silent", reason=str(error) or type(error).__name__)
    return found("data", FINE, "postgres", version=version)


async def _postgres_version(settings: Settings) -> str:
    import asyncpg

    url = settings.database_url.replace("postgresql+asyncpg", "postgresql", 1)
    connection: Any = await asyncpg.connect(url, timeout=WAIT)
    try:
        version = connection.get_server_version()
        return f"{version.major}.{version.minor}"
    finally:
        await connection.close()


def _port(found: Found, settings: Settings) -> Finding:
    where: dict[str, str | int] = {"host": settings.host, "port": str(settings.port)}
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as trial:
        if os.name != "nt":  # there it has another meaning
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((settings.host, settings.port))
        except OSError as error:
            if _is_ours(settings):
                return found("port", FINE, "port-ours", **where)
            return found("port", BROKEN, "port-taken", reason=error.strerror or "", **where)
    return found("port", FINE, "port", **where)


def _is_ours(settings: Settings) -> bool:
    """Is it Engawa that serves there already?"""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)
    named = f"[{host}]" if ":" in host else host
    try:
        answer = httpx.get(f"http://{named}:{settings.port}/health", timeout=WAIT, trust_env=False)
        return "status" in answer.json()
    except (httpx.HTTPError, ValueError):
        return False


def _extra(found: Found, extra: str, modules: tuple[str, ...], settings: Settings) -> Finding:
    is_there = all(find_spec(module) for module in modules)
    if is_there:
        return found(f"extra-{extra}", FINE, "extra")
    is_needed = extra == "postgres" and not settings.is_one_node
    return found(f"extra-{extra}", BROKEN if is_needed else MISSING, "extra-missing", extra=extra)
