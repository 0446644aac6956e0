"""A state is a record: one annotated class gives the NumPy dtype, the types and the docs.

Rules run on either of two forms of the same record. The *plain* form is an ordinary object of
ints and lists (this module's `Record`), fast in CPython and exact in its integers. The *packed*
form is an element of a NumPy structured array, which compiled rules read and write in place and
copy with one memcpy. `pack` and `unpack` translate.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Self,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

# How a field is declared: a number, a row of numbers, rows of rows. The shape is given in
# Annotated: `combat: Annotated[Grid, 7, 63]`. Fields are one signed byte unless declared wider.
TYPE_CODES = {"int8": "i1", "int16": "i2", "int64": "i8"}
WORD = 8  # bytes: a packed record is whole words, since search distinguishes positions by `words`
Number = Annotated[int, "int8"]
Wide = Annotated[int, "int64"]
Row = list[int]
Grid = list[list[int]]

# Names that np.record or Record have for something else.
REFUSED_NAMES = frozenset(
    "all any base choose clip conj copy data dtype dump fill flags flat getfield imag item max mean"
    " min nbytes ndim prod ptp put ravel real repeat round shape size sort squeeze std strides sum"
    " swapaxes take tobytes tofile tolist trace var view fields rows grids notes twin"
    " padding".split()
)


class Record:
    """The plain form. Subclasses only declare fields; every field starts at zero."""

    fields: ClassVar[tuple[tuple[str, str, tuple[int, ...]], ...]] = ()  # name, type, shape
    rows: ClassVar[tuple[str, ...]] = ()  # names of the fields that are lists …
    grids: ClassVar[tuple[str, ...]] = ()  # … and of those that are lists of lists
    notes: list[tuple[int, ...]]  # what happened, for people to read; never part of the state

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_read_fields(cls))
        cls.rows = tuple(name for name, _, shape in cls.fields if len(shape) == 1)
        cls.grids = tuple(name for name, _, shape in cls.fields if len(shape) == 2)

    def __init__(self) -> None:
        self.notes = []
        for name, _, shape in self.fields:
            setattr(self, name, _zeros(shape))

    def twin(self) -> Self:
        """An independent copy, without the notes."""
        twin = type(self).__new__(type(self))
        values = twin.__dict__
        values.update(self.__dict__, notes=[])  # numbers are copied by this, lists below
        for name in self.rows:
            values[name] = values[name][:]
        for name in self.grids:
            values[name] = [row[:] for row in values[name]]
        return twin


R = TypeVar("R", bound=Record)


def tell(s: Record, event: int, *details: int) -> None:
    """Report an event. Compiled rules keep no notes: there this does nothing."""
    s.notes.append((event, *details))


_DTYPES: dict[type[Record], np.dtype[np.void]] = {}


def dtype(kind: type[Record]) -> np.dtype[np.void]:
    """The one dtype object of this record; Numba is fast only with the identical object."""
    import numpy as np

    if kind not in _DTYPES:
        columns = [(name, TYPE_CODES[code], shape) for name, code, shape in kind.fields]
        rest = -np.dtype(columns, align=True).itemsize % WORD
        if rest:
            columns.append(("padding", "i1", (rest,)))
        _DTYPES[kind] = np.dtype(columns, align=True)
    return _DTYPES[kind]


def words(s: Record) -> list[int]:
    """The packed record as 64-bit numbers. Compiled code reads them where they are."""
    import numpy as np

    packed: list[int] = pack(s).view(np.int64).tolist()
    return packed


def pack(s: Record) -> NDArray[np.void]:
    """The record as a one-element structured array."""
    import numpy as np

    packed = np.zeros(1, dtype(type(s)))
    for name, _, _ in s.fields:
        packed[name][0] = getattr(s, name)
    return packed


def unpack(kind: type[R], packed: NDArray[np.void], index: int = 0) -> R:
    """The plain form of one element of a structured array."""
    s = kind()
    for name, _, _ in kind.fields:
        setattr(s, name, packed[name][index].tolist())
    return s


def values(s: Record) -> dict[str, Any]:
    """The fields by name: two records with equal values are the same position."""
    return {name: value for name, value in vars(s).items() if name != "notes"}


def _read_fields(kind: type[Record]) -> Iterator[tuple[str, str, tuple[int, ...]]]:
    """Name, integer type and shape of each field, in the order of the class."""
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__annotations__:
        if name in REFUSED_NAMES:
            raise TypeError(f"{kind.__name__}.{name}: records have an attribute of that name")
        yield (name, *_code_and_shape(hints[name]))


def _code_and_shape(hint: Any) -> tuple[str, tuple[int, ...]]:
    if get_origin(hint) is not Annotated:
        raise TypeError(f"a field is declared with its type or shape, not as {hint!r}")
    _, *marks = get_args(hint)
    code = next((mark for mark in marks if isinstance(mark, str)), "int8")
    shape = tuple(mark for mark in marks if isinstance(mark, int))
    if len(shape) > 2:
        raise TypeError(f"a field is a number, a row or a grid, not of shape {shape}")
    return code, shape


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])]
