"""What compiled rules use instead of a few plain functions, which Numba could not compile or would
compile to slow code."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, cast

from engawa.core.record import WORD, Record, tell, words
from engawa.core.rule import Function, Mask, clear, spread


def _silence(s: Record, *details: int) -> None:
    """What compiled rules use instead of `tell`."""


def _clear_each(mask: Mask) -> None:
    """What compiled rules use instead of `clear`."""
    for place in range(len(mask)):
        mask[place] = 0


@cache
def _words_in_place() -> Function:
    """What compiled rules use instead of `words`: the record's own memory, as an array."""
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
    """What compiled rules use instead of `spread`: the bits become a vector of bytes, stored in one
    instruction. A loop would check at every place whether it is below zero, and write one by
    one."""
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
AS_COMPILED: dict[Function, Function] = {tell: _silence, clear: _clear_each}
IN_PLACE: dict[Function, Callable[[], Function]] = {
    words: _words_in_place,
    spread: _spread_in_place,
}
