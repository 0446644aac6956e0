"""Imports point one way, and only one module knows Numba."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import engawa

PACKAGE = Path(engawa.__file__).parent
# Each part may import those before it, and those beside it in its own row only if it is one.
ORDER = [
    ["core"],
    ["games"],
    ["bots"],
    ["coach"],
    ["lab", "envs", "server", "terminal"],
    ["bench"],
]
FILES = sorted(PACKAGE.rglob("*.py"))


def _imports(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{name.name}" for name in node.names}
    return found


def _part(module: str) -> str:
    return module.split(".")[1] if module.count(".") else ""


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_point_one_way(file: Path) -> None:
    part = file.relative_to(PACKAGE).parts[0]
    row = next((n for n, parts in enumerate(ORDER) if part in parts), None)
    if row is None:  # the public API and the command line may import anything
        return
    allowed = {part, *(name for parts in ORDER[:row] for name in parts)}
    parts = {name for row in ORDER for name in row}
    used = {_part(module) for module in _imports(file) if module.startswith("engawa.")}
    assert used & parts <= allowed


def test_only_the_compiler_imports_numba() -> None:
    users = {
        str(file.relative_to(PACKAGE))
        for file in FILES
        if any(module.split(".")[0] == "numba" for module in _imports(file))
    }
    files = ("compiler", "intrinsics", "pieces", "signature")
    assert users == {f"core/{file}.py" for file in files}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_files_stay_short(file: Path) -> None:
    assert len(file.read_text().splitlines()) <= 400
