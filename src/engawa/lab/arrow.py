"""Parquet files. pyarrow is an extra: it is not needed to play."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.reasons import BadInput

SETTINGS = b"engawa"  # where a file keeps its plan
ROWS = 50_000  # of a table that are in memory at a time


def arrow() -> Any:
    """The library; one sentence if it is not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadInput("Parquet files need pyarrow: pip install 'engawa[lab]'") from error
    return pyarrow


def rows(values: NDArray[Any]) -> Any:
    """A list for every game, with a number for every seat."""
    return lists(arrow().array(values.ravel()), *values.shape)


def lists(values: Any, count: int, length: int) -> Any:
    """Lists of one length, from all their values."""
    pa = arrow()
    offsets = np.arange(0, count * length + 1, length, dtype=np.int32)
    return pa.ListArray.from_arrays(pa.array(offsets), values)


def places(column: Any, names: Sequence[str]) -> NDArray[np.int64]:
    """The place of each text in a list of names."""
    import pyarrow.compute as compute

    found = compute.index_in(column, arrow().array(names))
    numbers: NDArray[np.int64] = found.to_numpy().astype(np.int64)
    return numbers


def as_bytes(columns: dict[str, Any], settings: dict[str, Any]) -> bytes:
    """A whole Parquet file."""
    pa = arrow()
    table = pa.table(columns).replace_schema_metadata({SETTINGS: json.dumps(settings)})
    sink = pa.BufferOutputStream()
    pa.parquet.write_table(table, sink, compression="zstd")
    found: bytes = sink.getvalue().to_pybytes()
    return found


def join(parts: Sequence[Path], file: Any) -> None:
    """Write the rows of all parts, one part in memory at a time."""
    pa = arrow()
    schema = pa.parquet.read_schema(parts[0])
    with pa.parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for part in parts:
            writer.write_table(pa.parquet.ParquetFile(part).read())


def read_settings(path: Path) -> dict[str, Any]:
    """The plan of a file; empty if it is not one of ours."""
    pa = arrow()
    try:
        metadata = pa.parquet.read_schema(path).metadata or {}
    except pa.ArrowInvalid:
        return {}
    found: dict[str, Any] = json.loads(metadata.get(SETTINGS, b"{}"))
    return found


def batches(path: Path) -> Iterator[dict[str, Any]]:
    """The columns of a table, some rows at a time: strings as lists, lists of numbers as
    NumPy arrays of offsets and values."""
    for batch in arrow().parquet.ParquetFile(path).iter_batches(ROWS):
        yield {name: batch.column(name) for name in batch.schema.names}
