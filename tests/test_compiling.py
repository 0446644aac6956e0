"""Compiled code is never stale, never needed to import, and could go to a GPU."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

import engawa
from engawa.core.linker import linked
from engawa.core.record import dtype, tell
from engawa.core.rule import Function
from engawa.core.signature import signature_of
from engawa.games import find

PACKAGE = Path(engawa.__file__).parent


def _run(program: str, **settings: str) -> str:
    environment = {**os.environ, **settings}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()


def test_importing_engawa_loads_no_numba() -> None:
    modules = _run("import engawa, sys; print('numba' in sys.modules, 'numpy' in sys.modules)")
    assert modules == "False False"


def test_playing_a_match_loads_no_numba() -> None:
    assert _run(
        "import engawa, sys; m = engawa.new('samurai-spirit'); m.play(m.legal()[0]); m.view(0);"
        "print('numba' in sys.modules)"
    ) == ("False")


COMPILE_ONE = """
from engawa.core.compiler import compiled
from engawa.games.samurai_spirit import boards
from engawa.games.samurai_spirit.state import State
import numpy as np
from engawa.core.record import dtype
value = compiled({"total": boards.line_total}, {}, State)("total")
states = np.zeros(1, dtype(State)).view(dtype(State))
states["combat_count"][0][0] = 2
print(value(states[0], 0))
"""


SPREAD = """
import numpy as np
from engawa.core.compiler import compiled
from engawa.core.rule import Mask, rule, spread
from engawa.games.samurai.state import State
COUNT = 42
@rule
def write(options: int, out: Mask, at: int) -> None:
    spread(options, COUNT, out, at)
compiled_write = compiled({"write": write}, {}, State)("write")
"""
SAME = """
for options in (0, 1, -1, 1 << 41, 1 << 42, 0x155_5555_5555, ~0x155_5555_5555):
    for at in (0, 1, 8, 58):
        plain, row = [7] * 100, np.full(100, 7, np.int8)
        write(options, plain, at)
        compiled_write(options, row, at)
        written = "".join(map(str, reversed(row[at : at + COUNT])))
        print(row.tolist() == plain, written == f"{options % (1 << COUNT):042b}")
"""


def _program(tmp_path: Path, *parts: str) -> Path:
    path = tmp_path / "program.py"
    path.write_text("".join(parts))
    return path


def test_bits_are_spread_alike_in_plain_and_in_compiled_code(tmp_path: Path) -> None:
    path = _program(tmp_path, SPREAD, SAME)
    assert set(_run(f"import runpy; runpy.run_path({str(path)!r})").split()) == {"True"}


@pytest.mark.parametrize("at", [-1, 59])
def test_bits_spread_outside_of_an_array_raise_when_that_is_looked_at(
    tmp_path: Path, at: int
) -> None:
    outside = f"compiled_write(-1, np.zeros(100, np.int8), {at})"
    path = _program(tmp_path, SPREAD, outside)
    settings = {"NUMBA_BOUNDSCHECK": "1", "ENGAWA_CACHE": str(tmp_path)}
    with pytest.raises(subprocess.CalledProcessError) as raised:
        _run(f"import runpy; runpy.run_path({str(path)!r})", **settings)
    assert "IndexError" in raised.value.stderr


def test_editing_a_table_or_a_callee_compiles_anew(tmp_path: Path) -> None:
    """The function called does not change, only what it reads and calls, in other files."""
    copy = tmp_path / "engawa"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    settings = {"PYTHONPATH": str(tmp_path), "ENGAWA_CACHE": str(tmp_path / "cache")}
    assert _run(COMPILE_ONE, **settings) == "2"  # card 0 has value 1
    assert _run(COMPILE_ONE, **settings) == "2"
    facts = copy / "games/samurai_spirit/facts.py"
    facts.write_text(facts.read_text().replace("1-hat-wound-flames 1-hat", "4-hat-wound 1-hat"))
    assert _run(COMPILE_ONE, **settings) == "8"
    cards = copy / "games/samurai_spirit/cards.py"
    cards.write_text(cards.read_text().replace("return VALUE[card]", "return VALUE[card] * 10"))
    assert _run(COMPILE_ONE, **settings) == "80"


@pytest.mark.parametrize("name", engawa.games())
def test_rules_compile_for_a_gpu(name: str) -> None:
    """To PTX, which needs the compiler but no GPU."""
    cuda = pytest.importorskip("numba.cuda", reason="numba-cuda is not installed")
    if not hasattr(cuda, "__path__") or "numba_cuda" not in str(cuda.__path__):
        pytest.skip("numba-cuda is not installed")
    import numba

    game = find(name)

    def finish(copy: FunctionType, original: Function) -> Function:
        if original is tell:
            return cuda.jit(device=True)(copy)  # type: ignore[no-any-return]
        return cuda.jit(signature_of(original, game.state), device=True)(copy)  # type: ignore[no-any-return]

    def kernel(states: Any, actions: Any) -> None:
        i = cuda.grid(1)
        apply(states[i], actions[i])

    states = numba.types.Array(numba.from_dtype(dtype(game.state)), 1, "C")
    device = SimpleNamespace(compute_capability=(9, 0))
    # It asks the driver for the device as soon as functions call each other, even to name one.
    with patch("numba.cuda.dispatcher.get_current_device", lambda: device):
        apply = linked({"apply": game.rules.apply}, game.rules, finish)["apply"]
        ptx, _ = cuda.compile_ptx(kernel, numba.types.void(states, numba.int64[::1]), cc=(9, 0))
    assert ".visible .entry" in ptx
