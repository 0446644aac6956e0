"""The pieces of compiled rules, made and loaded with Numba; compiler.py says what they are.

Importing this module imports Numba, which playing a match never does.
"""

from __future__ import annotations

import inspect
import pickle
import sys
from collections.abc import Callable, Sequence
from types import FunctionType
from typing import Any, NamedTuple

import llvmlite
import numba
from llvmlite import binding
from numba.core import codegen, compiler, serialize
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.targetconfig import ConfigStack

from engawa.core import intrinsics, linker, signature
from engawa.core.digest import digest
from engawa.core.linker import compiled_form
from engawa.core.rule import Function

# Settings of Numba that change what it makes.
SETTINGS = ("BOUNDSCHECK", "OPT", "LOOP_VECTORIZE", "SLP_VECTORIZE", "DEBUGINFO_DEFAULT")

Callee = Any  # Numba's dispatcher of a rule that other rules call


class Code(NamedTuple):
    """A rule for its callers."""

    description: Any  # Numba's: names and types
    environment: Any
    signature: Any
    is_called: bool
    llvm: bytes  # with what it calls copied in


class Entry(NamedTuple):
    """A rule that Python calls."""

    description: Any
    environment: Any
    signature: Any
    machine: bytes


def toolchain() -> str:
    """Everything besides the rules themselves that affects the compiled code."""
    modules = (sys.modules[__name__], intrinsics, linker, signature)
    return digest(
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        *(str(getattr(numba.config, name)) for name in SETTINGS),
        _codegen().magic_tuple(),
        *map(inspect.getsource, modules),
    )


def to_bytes(piece: Code | Entry) -> bytes:
    return serialize.dumps(tuple(piece))  # type: ignore[no-any-return]  # Numba is untyped


def code_from(data: bytes) -> Code:
    return Code(*pickle.loads(data))


def entry_from(data: bytes) -> Entry:
    return Entry(*pickle.loads(data))


# Making


def make_code(rule: FunctionType, types: tuple[Any, ...], key: str, *, is_called: bool) -> Code:
    """Compile a linked rule. The key distinguishes it from all others: names in compiled code
    contain it."""
    rule.__dict__["key"] = key
    flags = _flags(is_called=is_called)
    library = _Library(_codegen(), rule.__qualname__)
    with global_compiler_lock:
        made = compiler.compile_extra(
            cpu_target.typing_context,
            cpu_target.target_context,
            rule,
            args=types,
            return_type=None,
            flags=flags,
            locals={},
            library=library,
            pipeline_class=_Named,
        )
        library.finalize()
    made.fndesc.typemap = made.fndesc.calltypes = None  # as Numba does before it keeps one
    bitcode = library._final_module.as_bitcode()
    return Code(made.fndesc, made.environment, made.signature, is_called, bitcode)


def make_silence(rule: FunctionType) -> Callee:
    """What stands for `tell`: it takes any number of details, so each call compiles its own."""
    options = {"forceinline": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    return numba.njit(**options)(rule)


def make_callee(code: Code, rule: Function) -> Callee:
    """What stands for the rule where other rules call it."""
    libraries = [] if code.is_called else [_Stored(lambda: [code])]
    form = _unmarked(rule)
    return _dispatcher(form, form, code, libraries)


def make_object(code: Code) -> bytes:
    return _machine_code(binding.parse_bitcode(code.llvm))


def make_entry(code: Code) -> bytes:
    """Numba's wrapper, which takes Python's arguments, with the rule copied in."""
    flags = _flags(is_called=code.is_called)
    library = _Library(_codegen(), f"entry of {code.description.qualname}")
    if not code.is_called:
        library.add_linking_library(_Stored(lambda: [code]))
    with global_compiler_lock, ConfigStack().enter(flags):
        context = compiler._make_subtarget(cpu_target.target_context, flags)
        context.create_cpython_wrapper(
            library, code.description, code.environment, None, release_gil=True
        )
        library.finalize()
    machine = _machine_code(library._final_module)
    return to_bytes(Entry(code.description, code.environment, code.signature, machine))


# Loading


def load_object(machine: bytes) -> None:
    """From now on entries can refer to it."""
    with global_compiler_lock:
        _loaded(machine, "")


def load_entry(entry: Entry, rule: Function, codes: Callable[[], Sequence[Code]]) -> Any:
    """The dispatcher that Python calls. `codes` are asked for when somebody's own compiled code
    calls it: the rule and all it refers to, since that code may be cached."""
    with global_compiler_lock:
        context = cpu_target.target_context
        context.refresh()
        library = _loaded(entry.machine, entry.description.llvm_cpython_wrapper_name)
        function = context.get_executable(library, entry.description, entry.environment)
        return _dispatcher(_unmarked(rule), function, entry, [_Stored(codes)])


# Inside


class _Named(compiler.Compiler):  # type: ignore[misc]  # Numba is untyped
    """Numba's compiler numbers functions; we name them, the same in every process."""

    def _compile_bytecode(self) -> Any:
        self.state.func_id.unique_id = self.state.func_id.func.key
        return super()._compile_bytecode()


class _Library(codegen.JITCodeLibrary):  # type: ignore[misc]  # Numba is untyped
    """Code of LLVM that does not become machine code of its own."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        if self._dynamic_globals:
            raise TypeError(f"{self.name} reads a table that is too big to be compiled in")
        self._finalized = True


class _Stored(_Library):
    """Code that was made before, read when somebody links it."""

    def __init__(self, codes: Callable[[], Sequence[Code]]) -> None:
        super().__init__(_codegen(), "stored")
        self._codes = codes

    def finalize(self) -> None:
        for code in self._codes():
            self._final_module.link_in(binding.parse_bitcode(code.llvm))
        self._finalized = True


def _dispatcher(
    rule: FunctionType, function: Any, made: Code | Entry, libraries: list[_Stored]
) -> Any:
    """A dispatcher for the types it was made for, which converts others and never compiles."""
    context = cpu_target.target_context
    dispatcher = numba.njit(rule)
    result = compiler.compile_result(
        typing_context=cpu_target.typing_context,
        target_context=context,
        entry_point=function,
        fndesc=made.description,
        environment=made.environment,
        signature=made.signature,
        objectmode=False,
    )
    context.insert_user_function(function, made.description, libraries)
    if isinstance(made, Entry):
        dispatcher.add_overload(result)
    else:  # the same, but without an entry for Python
        dispatcher.overloads[result.signature.args] = result
    dispatcher.disable_compile()
    return dispatcher


def _unmarked(rule: Function) -> FunctionType:
    """Numba wants a function of its own: for its name, parameters and defaults."""
    form = compiled_form(rule)
    return FunctionType(form.__code__, {}, form.__name__, form.__defaults__)


def _flags(*, is_called: bool) -> Any:
    flags = compiler.Flags()
    options = {
        "nopython": True,
        "nogil": True,
        # Rules make no arrays, and counting who holds those they are given, a row of a mask each
        # time, would keep threads waiting for each other.
        "_nrt": False,
        "error_model": "numpy",
        # Copied into their callers, rules are two fifths faster.
        "forceinline": not is_called,
        "no_cpython_wrapper": True,
        "no_cfunc_wrapper": True,
    }
    cpu_target.options.parse_as_flags(flags, options)
    flags.no_compile = True
    return flags


def _codegen() -> Any:
    return cpu_target.target_context.codegen()


def _machine_code(module: Any) -> bytes:
    return _codegen()._tm.emit_object(module)  # type: ignore[no-any-return]  # llvmlite is untyped


def _loaded(machine: bytes, symbol: str) -> Any:
    """Numba is told which symbol it will find there by a function of that name."""
    stub = binding.parse_assembly(f'define void @"{symbol or "nothing"}"() {{ ret void }}')
    return _codegen().unserialize_library(("loaded", "object", (machine, stub.as_bitcode())))
