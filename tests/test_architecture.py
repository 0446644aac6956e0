"""How the parts hang together, and how long a file may be."""

from __future__ import annotations

import ast
from pathlib import Path

import engawa

PACKAGE = Path(engawa.__file__).parent
# Each part may import those before it, and those beside it in its own row only if it is one.
ORDER = [
    ["core"],
    ["games"],
    ["bots"],
    ["coach"],
    ["lab", "envs", "server", "terminal", "testing"],
    ["bench"],
]
KNOWS_NUMBA = {f"core/{file}.py" for file in ("intrinsics", "pieces", "signature")}
MOST_LINES = 400
FILES = {file.relative_to(PACKAGE).as_posix(): file for file in sorted(PACKAGE.rglob("*.py"))}


def _imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def _part(name: str) -> str:
    """The part a file belongs to: what a game adds to the coach, the terminal or the lab stands
    beside the game and is found there by that name."""
    folder, *rest = name.removesuffix(".py").split("/")
    own = rest[1] if folder == "games" and len(rest) > 1 else ""
    return own if any(own in parts for parts in ORDER) else folder


def _wrong(name: str, imports: set[str]) -> set[str]:
    """Parts that this file may not import; Numba counts as one."""
    used = {".".join(module.split(".")[:2]) for module in imports}
    row = next((n for n, parts in enumerate(ORDER) if _part(name) in parts), None)
    wrong = {"numba"} if name not in KNOWS_NUMBA else set()
    if row is not None:  # the public API and the command line may import anything
        later = {f"engawa.{part}" for parts in ORDER[row:] for part in parts}
        wrong |= later - {f"engawa.{_part(name)}"}
    return (used | {module.partition(".")[0] for module in imports}) & wrong


def test_imports_point_one_way_and_only_the_compiler_knows_numba() -> None:
    wrong = {name: _wrong(name, _imports(file)) for name, file in FILES.items()}
    assert {name: parts for name, parts in wrong.items() if parts} == {}
    assert all(
        any(module.partition(".")[0] == "numba" for module in _imports(FILES[name]))
        for name in KNOWS_NUMBA
    )


def test_files_stay_short() -> None:
    lengths = {name: len(file.read_text("utf-8").splitlines()) for name, file in FILES.items()}
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}
