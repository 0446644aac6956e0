"""Compiles rules, each function once, and keeps what it makes on disk (compile_cache.py).

Of a rule there are up to three pieces (pieces.py), named by its content (digest.py):

- `code`: the rule for its callers, of which each gets a copy;
- `object`: of a rule marked `called`, machine code that callers refer to by name;
- `entry`: of a root, machine code that Python calls.

So an edited rule compiles itself, what it is copied into, and the entries above. To call a root,
its entry and the objects it refers to are loaded, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from threading import RLock
from types import FunctionType
from typing import TYPE_CHECKING, Any

from engawa.core.compile_cache import CompileCache
from engawa.core.digest import Digests, digest
from engawa.core.linker import linked, resolved
from engawa.core.record import Record, tell
from engawa.core.rule import Function, Progress
from engawa.core.signature import signature_of

if TYPE_CHECKING:
    from engawa.core.pieces import Callee, Code

CODE, OBJECT, ENTRY = "code", "object", "entry"
MOST_TRIES = 4  # to read a piece that was just made
Piece = tuple[Function, str]  # of which rule, and which

# What this process has loaded, by file.
_objects: set[str] = set()
_entries: dict[str, Any] = {}
_loading = RLock()


def compiled(
    roots: Mapping[str, Function],
    game: Mapping[str, Function],
    state: type[Record],
    progress: Progress | None = None,
) -> Callable[[str], Any]:
    """Gives each root as a Numba dispatcher, loaded when it is first asked for.

    Everything is compiled here and now, unless it was before.
    """
    compiler = Compiler(game, state)
    found = {name: resolved(root, game) for name, root in roots.items()}
    compiler.compile(found.values(), progress)
    return lambda name: compiler.load(found[name])


def is_compiled(
    roots: Mapping[str, Function], game: Mapping[str, Function], state: type[Record]
) -> bool:
    """Is there nothing left to compile for these roots?"""
    return not Compiler(game, state).missing(resolved(root, game) for root in roots.values())


class Compiler:
    """Compiles and loads the rules of one game."""

    def __init__(self, game: Mapping[str, Function], state: type[Record]) -> None:
        from engawa.core.pieces import toolchain

        self.game, self.state = game, state
        self.cache = CompileCache()
        self._digests = Digests(game, state)
        self._toolchain = toolchain()

    def key(self, function: Function) -> str:
        """What a rule is made of, and with what it is compiled."""
        return digest(self._digests.of(function), self._toolchain)[:32]

    def file(self, function: Function, kind: str) -> str:
        return f"{function.__name__}-{self.key(function)}.{kind}"

    def called_from(self, root: Function) -> list[Function]:
        """The rules marked `called` that machine code of a root refers to, callees first."""
        own = [root] if "is_called" in root.__dict__ else []
        return [*self._digests.called_from(root), *own]

    def missing(self, roots: Iterable[Function]) -> list[Piece]:
        """The machine code that these roots need and that is missing."""
        needed: dict[Piece, None] = {}
        for root in roots:
            needed.update(((function, OBJECT), None) for function in self.called_from(root))
            needed[root, ENTRY] = None
        return [piece for piece in needed if not self.cache.has(self.file(*piece))]

    def compile(self, roots: Iterable[Function], progress: Progress | None = None) -> None:
        """Make what is missing. One process does, others that need it wait and find it done."""
        roots = list(roots)
        if self.missing(roots):
            with self.cache.lock(self.state.__module__):
                Build(self, progress).make(self.missing(roots))
                self.cache.drop_old()

    def load(self, root: Function) -> Any:
        """The root as a dispatcher for Python."""
        from engawa.core import pieces

        entry = self.file(root, ENTRY)
        with _loading:
            if entry not in _entries:
                for file in (self.file(function, OBJECT) for function in self.called_from(root)):
                    if file not in _objects:
                        pieces.load_object(self._read(root, file))
                        _objects.add(file)
                _entries[entry] = pieces.load_entry(
                    pieces.entry_from(self._read(root, entry)), root, lambda: self._codes(root)
                )
        return _entries[entry]

    def _read(self, root: Function, file: str) -> bytes:
        """A piece of a root; made again if it was damaged or dropped in the meantime."""
        for _ in range(MOST_TRIES):
            data = self.cache.read(file)
            if data is not None:
                return data
            self.compile([root])
        raise OSError(f"compiled rules cannot be kept: {file} is missing after it was written")

    def _codes(self, root: Function) -> list[Code]:
        """The root and all that it refers to."""
        with self.cache.lock(self.state.__module__):
            build = Build(self)
            return [build.code(function) for function in {*self.called_from(root), root}]


class Build:
    """Makes the missing pieces from those that exist."""

    def __init__(self, compiler: Compiler, progress: Progress | None = None) -> None:
        self._compiler = compiler
        self._progress = progress
        self._done = self._total = 0
        self._codes: dict[Function, Code] = {}
        self._callees: dict[Function, Callee] = {}

    def make(self, missing: list[Piece]) -> None:
        from engawa.core import pieces

        self._total = len(missing) + self._codes_missing(missing)
        for function, kind in missing:
            code = self.code(function)
            self._step(function.__name__)
            made = pieces.make_object(code) if kind == OBJECT else pieces.make_entry(code)
            self._compiler.cache.write(self._compiler.file(function, kind), made)
        self._step("")

    def code(self, function: Function) -> Code:
        linked({"": function}, self._compiler.game, self._compile, self._known)
        return self._codes[function]

    def _compile(self, copy: FunctionType, function: Function) -> Callee:
        from engawa.core import pieces

        if function is tell:
            return pieces.make_silence(copy)
        self._step(function.__name__)
        code = pieces.make_code(
            copy,
            signature_of(function, self._compiler.state),
            self._compiler.key(function),
            is_called="is_called" in function.__dict__,
        )
        file = self._compiler.file(function, CODE)
        self._compiler.cache.write(file, pieces.to_bytes(code))
        return self._add(function, code)

    def _known(self, function: Function) -> Callee | None:
        from engawa.core import pieces

        if function not in self._callees:
            data = self._compiler.cache.read(self._compiler.file(function, CODE))
            if data is None:
                return None
            self._add(function, pieces.code_from(data))
        return self._callees[function]

    def _add(self, function: Function, code: Code) -> Callee:
        from engawa.core import pieces

        self._codes[function] = code
        self._callees[function] = pieces.make_callee(code, function)
        return self._callees[function]

    def _codes_missing(self, missing: list[Piece]) -> int:
        names: list[str] = []

        def note(copy: FunctionType, function: Function) -> Function:
            names.append(function.__name__)
            return copy

        def known(function: Function) -> Function | None:
            file = self._compiler.file(function, CODE)
            return function if self._compiler.cache.has(file) else None

        roots = {str(number): function for number, (function, _) in enumerate(missing)}
        linked(roots, self._compiler.game, note, known)
        return len(names) - names.count("tell")

    def _step(self, name: str) -> None:
        if self._progress:
            self._progress(self._done, self._total, name)
        self._done += 1
