"""@rule marks a function of the rules: plain Python as it stands, compiled by Numba on demand.

Marking costs nothing and does not import Numba. `linked` takes marked functions and all the
marked functions they call, and gives each a copy whose calls go to the other copies:

- as plain Python, to join a game's rules with code written for any game (`@of_game`);
- compiled, with types read from the annotations, so that each function compiles exactly once.

This is the only module that imports Numba.
"""

from __future__ import annotations

import dis
import hashlib
import inspect
import os
import shutil
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Annotated, Any, TypeVar, cast, get_args, get_origin, get_type_hints

import platformdirs
from filelock import FileLock

from engawa.core.record import WORD, Record, dtype, tell, words

F = TypeVar("F", bound=Callable[..., Any])
Function = Callable[..., Any]
Progress = Callable[[int, int, str], None]  # functions done, functions in all, name of the next

# Annotations of rule parameters beside the record itself and int: what the compiled form takes.
Mask = Annotated[list[int], "int8", 1]  # one byte an action or a feature, the caller's
Counts = Annotated[list[int], "int64", 1]  # tallies of a simulation
States = Annotated[list[Any], Record, 1]  # many packed records; plain code takes a list of them

# Files of the package that hold rules or tables they read. Of the environments and the lab only
# one each: an edit of an adapter or of a plot compiles nothing.
RULE_SOURCES = (
    *("core/**/*.py", "games/**/*.py", "bots/**/*.py"),
    *("envs/stepping.py", "lab/playing.py"),
)
KEPT_CACHES = 6  # compiled forms of as many different sources stay on disk


def rule(function: F) -> F:
    """Mark a function of the rules."""
    function.__dict__["is_rule"] = True
    return function


def of_game(function: F) -> F:
    """Mark a placeholder: the game linked in puts its own function of this name here."""
    function.__dict__["is_of_game"] = True
    return function


def called(function: F) -> F:
    """Mark a big rule that compiled callers call, instead of each holding a copy of it."""
    function.__dict__["is_called"] = True
    return function


@rule
def clear(mask: Mask) -> None:
    """Make all of a mask zero. In Python a loop over thousands takes long; compiled it is one."""
    mask[:] = [0] * len(mask)


@rule
def spread(options: int, count: int, out: Mask, at: int) -> None:
    """Write the first `count` bits of a set from out[at] on, one byte each. The count is a
    constant up to 63: compiled code writes all of them at one go."""
    chosen = [options >> place & 1 for place in range(count)] if options else [0] * count
    out[at : at + count] = chosen


def linked(
    roots: Mapping[str, Function],
    game: Mapping[str, Function],
    finish: Callable[[FunctionType, Function], Function] | None = None,
) -> dict[str, Function]:
    """Copies of the roots and of every rule they call, calling each other.

    `finish` is a compiler: it is handed each copy, callees first, with the function it was made
    from. Compiled copies tell nothing and read tables as arrays.
    """
    made: dict[Function, Function] = {}

    def link(function: Function) -> Function:
        if "is_of_game" in function.__dict__:
            function = game[function.__name__]
        if finish and function in _IN_PLACE:
            return _IN_PLACE[function]()
        if function not in made:
            original = cast(
                FunctionType, _AS_COMPILED.get(function, function) if finish else function
            )
            copy = FunctionType(
                original.__code__, namespace(original), original.__name__, original.__defaults__
            )
            copy.__module__, copy.__qualname__ = original.__module__, original.__qualname__
            made[function] = finish(copy, function) if finish else copy
        return made[function]

    def namespace(function: FunctionType) -> dict[str, Any]:
        names: dict[str, Any] = {"__name__": function.__module__}
        for instruction in dis.get_instructions(function.__code__):
            name = instruction.argval
            if instruction.opname == "LOAD_GLOBAL" and name in function.__globals__:
                value = function.__globals__[name]
                if _is_linked(value):
                    value = link(value)
                elif finish and isinstance(value, tuple):
                    value = _array(value)
                names[name] = value
        return names

    return {name: link(function) for name, function in roots.items()}


def _is_linked(value: Any) -> bool:
    if not isinstance(value, FunctionType):
        return False
    is_marked = "is_rule" in value.__dict__ or "is_of_game" in value.__dict__
    return is_marked or value in (tell, words)


def compiled(
    roots: Mapping[str, Function],
    game: Mapping[str, Function],
    state: type[Record],
    progress: Progress | None = None,
) -> Callable[[str], Any]:
    """Gives each root as a Numba dispatcher, loaded when it is first asked for.

    Everything is compiled here and now, unless the cache on disk is up to date.
    """
    import numba

    folder = cache_folder(state)
    done = folder / f"{state.__module__}.{_fingerprint(roots)}.done"
    total = _count(roots, game)
    finished: list[str] = []

    def finish(copy: FunctionType, original: Function) -> Function:
        if original is tell:  # takes any number of details: compiled where it is called
            return cast(Function, numba.njit(copy))
        dispatcher = numba.njit(
            cache=True,
            nogil=True,
            # Rules make no arrays, and counting who holds those they are given, a row of a mask
            # each time, would keep threads waiting for each other.
            _nrt=False,
            error_model="numpy",
            # Copied into their callers, rules are two fifths faster.
            forceinline="is_called" not in original.__dict__,
        )(copy)
        if not is_cached:
            if progress:
                progress(len(finished), total, original.__name__)
            _settle(dispatcher, original, state)
        finished.append(original.__name__)
        return cast(Function, dispatcher)

    # One process compiles a game, others that need it wait and find it done.
    with FileLock(folder / f"{state.__module__}.lock"):
        is_cached = done.exists()
        previous, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(folder)
        try:
            made = linked(roots, game, finish)
        finally:
            numba.config.CACHE_DIR = previous
        if progress and not is_cached:
            progress(total, total, "")
        done.touch()

    def load(name: str) -> Any:
        dispatcher: Any = made[name]
        if not dispatcher.signatures:  # cached: what it calls is inside it already
            _settle(dispatcher, _resolved(roots[name], game), state)
        return dispatcher

    return load


def _settle(dispatcher: Any, function: Function, state: type[Record]) -> None:
    """Compile, or load, for the annotated types; then convert arguments, never compile anew."""
    dispatcher.compile(signature_of(function, state))
    dispatcher.disable_compile()


def _array(table: tuple[Any, ...]) -> Any:
    """Tables are tuples in Python, quick there; compiled code reads arrays without a jump, of
    bytes where they suffice: many at a time."""
    import numpy as np

    array = np.array(table)
    for kind in (np.int8, np.int16, np.int32):
        if array.dtype.kind == "i" and (array == array.astype(kind)).all():
            return array.astype(kind)
    return array


def _silence(s: Record, *details: int) -> None:
    """What compiled rules have instead of `tell`."""


def _clear_each(mask: Mask) -> None:
    """What compiled rules have instead of `clear`."""
    for place in range(len(mask)):
        mask[place] = 0


@cache
def _words_in_place() -> Function:
    """What compiled rules have instead of `words`: the record's own memory, as an array."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array, populate_array

    kind = types.Array(types.int64, 1, "C")
    size = ir.Constant(ir.IntType(64), WORD)

    @intrinsic  # type: ignore[untyped-decorator]  # Numba loses a function's signature
    def words(context: Any, record: Any) -> Any:  # noqa: ARG001 (Numba's form of an intrinsic)
        def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
            array = make_array(kind)(context, builder)
            data = builder.bitcast(values[0], array.data.type)
            shape = (ir.Constant(ir.IntType(64), record.size // WORD),)
            populate_array(array, data, shape, strides=(size,), itemsize=size, meminfo=None)
            return array._getvalue()

        return kind(record), build

    return cast(Function, words)


@cache
def _spread_in_place() -> Function:
    """What compiled rules have instead of `spread`: the bits become a vector of bytes, stored at
    once. A loop would look at every place whether it is below zero, and write one by one."""
    from llvmlite import ir
    from numba import types
    from numba.core.cgutils import do_boundscheck
    from numba.extending import intrinsic
    from numba.np.arrayobj import make_array

    @intrinsic  # type: ignore[untyped-decorator]
    def spread(context: Any, options: Any, count: Any, out: Any, at: Any) -> Any:  # noqa: ARG001
        if not isinstance(count, types.IntegerLiteral):
            return None  # Numba asks again with the constant
        size = count.literal_value
        bits, row = ir.VectorType(ir.IntType(1), size), ir.VectorType(ir.IntType(8), size)

        def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:  # noqa: ARG001
            array = make_array(out)(context, builder, values[2])
            if context.enable_boundscheck:
                last = builder.add(values[3], ir.Constant(ir.IntType(64), size - 1))
                for end in (values[3], last):
                    do_boundscheck(context, builder, end, builder.extract_value(array.shape, 0))
            place = builder.bitcast(builder.gep(array.data, [values[3]]), row.as_pointer())
            chosen = builder.bitcast(builder.trunc(values[0], ir.IntType(size)), bits)
            builder.store(builder.zext(chosen, row), place, align=1)
            return context.get_dummy_value()

        return types.void(types.int64, count, out, types.int64), build

    return cast(Function, spread)


# Other code to compile, or code that is ready to be called.
_AS_COMPILED: dict[Function, Function] = {tell: _silence, clear: _clear_each}
_IN_PLACE: dict[Function, Callable[[], Function]] = {
    words: _words_in_place,
    spread: _spread_in_place,
}


def cache_folder(state: type[Record] = Record) -> Path:
    """Where this very source is kept compiled; of a game from outside, with that game's.

    Numba looks only at the file of a cached function, not at what it calls or which tables it
    reads, so the folder is named by all of the source: an edit anywhere compiles anew.
    """
    import llvmlite
    import numba

    package = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{sys.version} {numba.__version__} {llvmlite.__version__}".encode())
    digest.update(f"boundscheck={numba.config.BOUNDSCHECK}".encode())
    sources = [path for pattern in RULE_SOURCES for path in package.glob(pattern)]
    home, kind = Path(inspect.getfile(state)).parent, "rules"
    if not home.is_relative_to(package):
        sources += home.glob("*.py")
        kind = "outside"  # never in the place of ours
    for path in sorted(sources):
        digest.update(f"{path} {path.stat().st_mtime_ns}\n".encode())  # Numba looks at it too
        digest.update(path.read_bytes())
    caches = Path(os.environ.get("ENGAWA_CACHE") or platformdirs.user_cache_dir("engawa"))
    folder = caches / f"{kind}-{digest.hexdigest()[:16]}"
    try:
        folder.mkdir(parents=True)
    except FileExistsError:  # not asked before: another process may make it at this very moment
        return folder
    with FileLock(caches / f"{kind}.lock"):
        _drop_old(caches, kind)
    return folder


def _drop_old(caches: Path, kind: str) -> None:
    newest_first = sorted(caches.glob(f"{kind}-*"), key=lambda f: f.stat().st_mtime, reverse=True)
    for folder in newest_first[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def _resolved(function: Function, game: Mapping[str, Function]) -> Function:
    return game[function.__name__] if "is_of_game" in function.__dict__ else function


def _count(roots: Mapping[str, Function], game: Mapping[str, Function]) -> int:
    names: list[str] = []

    def note(copy: FunctionType, original: Function) -> Function:
        names.append(original.__name__)
        return copy

    linked(roots, game, note)
    return len(names)


def _fingerprint(roots: Mapping[str, Function]) -> str:
    return hashlib.sha256(" ".join(sorted(roots)).encode()).hexdigest()[:8]


def signature_of(function: Function, state: type[Record]) -> tuple[Any, ...]:
    """Numba's types of a rule's parameters, as annotated; a plain Record is the game's state."""
    hints = get_type_hints(function, include_extras=True)
    hints.pop("return", None)
    return tuple(_numba_type(hint, state) for hint in hints.values())


def _numba_type(hint: Any, state: type[Record]) -> Any:
    import numba

    if get_origin(hint) is Annotated:
        _, element, dimensions = get_args(hint)
        scalar = (
            getattr(numba, element) if isinstance(element, str) else _numba_type(element, state)
        )
        return numba.types.Array(scalar, dimensions, "C")
    if isinstance(hint, type) and issubclass(hint, tuple):  # a NamedTuple: arrays that go together
        parts = get_type_hints(hint, include_extras=True).values()
        return numba.types.NamedTuple([_numba_type(part, state) for part in parts], hint)
    if isinstance(hint, type) and issubclass(hint, Record):
        return numba.from_dtype(dtype(state if hint is Record else hint))
    return {int: numba.int64, bool: numba.boolean}[hint]
