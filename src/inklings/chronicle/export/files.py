"""One table as a file: CSV, JSON Lines or Parquet. Rows are written batch by batch."""

from __future__ import annotations

import csv
from collections.abc import Callable, Generator, Sequence
from contextlib import AbstractContextManager, contextmanager
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from inklings.chronicle.export.columns import Column, Row, Type

Write: TypeAlias = Callable[[Sequence[Row]], None]
OpenFile: TypeAlias = Callable[[Path, Sequence[Column]], AbstractContextManager[Write]]

FORMULA = tuple("=+-@\t\r\n'")
"""A spreadsheet may take a text that begins so for a formula, and people write what they like."""


class ExportError(RuntimeError):
    """It cannot be exported; the message says what to do."""


def opener(file_format: str) -> OpenFile:
    """What opens files of a format; raises `ExportError` if a package for it is missing."""
    if file_format == "parquet" and find_spec("pyarrow") is None:
        raise ExportError("Parquet needs pyarrow: pip install 'inklings[chronicle,export]'")
    return FORMATS[file_format]


def time_text(milliseconds: int) -> str:
    """A time as text.

    >>> time_text(1_700_000_000_123)
    '2023-11-14T22:13:20.123Z'
    """
    seconds, rest = divmod(milliseconds, 1000)
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%dT%H:%M:%S}.{rest:03}Z"


def _harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(FORMULA) else text


_IN_CSV: dict[Type, Callable[[Any], Any]] = {
    "text": _harmless,
    "boolean": lambda value: "true" if value else "false",
    "time": time_text,
}
_IN_JSON: dict[Type, Callable[[Any], Any]] = {"time": time_text}


def _values(column: Column, values: Sequence[Any], ways: dict[Type, Callable[[Any], Any]]) -> Sequence[Any]:
    """The values of a column as a format has them."""
    way = ways.get(column.type)
    return values if way is None else [None if value is None else way(value) for value in values]


def _turned(columns: Sequence[Column], rows: Sequence[Row], ways: dict[Type, Callable[[Any], Any]]) -> Any:
    by_column = zip(columns, zip(*rows, strict=True), strict=True)
    return zip(*(_values(column, values, ways) for column, values in by_column), strict=True)


@contextmanager
def csv_file(path: Path, columns: Sequence[Column]) -> Generator[Write]:
    """As RFC 4180 says, in UTF-8, with the names of the columns in the first line."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([column.name for column in columns])
        yield lambda rows: writer.writerows(_turned(columns, rows, _IN_CSV))


@contextmanager
def jsonl_file(path: Path, columns: Sequence[Column]) -> Generator[Write]:
    """One JSON object a line, with every column in it."""
    names, encoder = [column.name for column in columns], msgspec.json.Encoder()
    with path.open("wb") as file:

        def write(rows: Sequence[Row]) -> None:
            turned = _turned(columns, rows, _IN_JSON)
            file.write(encoder.encode_lines([dict(zip(names, row, strict=True)) for row in turned]))

        yield write


@contextmanager
def parquet_file(path: Path, columns: Sequence[Column]) -> Generator[Write]:
    """With types, and with what each column means as its metadata."""
    import pyarrow as pa  # noqa: PLC0415  (an extra)
    from pyarrow import parquet  # noqa: PLC0415

    types = {
        "id": pa.string(),
        "text": pa.string(),
        "integer": pa.int64(),
        "number": pa.float64(),
        "boolean": pa.bool_(),
        "time": pa.timestamp("ms", "UTC"),
    }
    schema = pa.schema(
        [
            pa.field(one.name, types[one.type], nullable=bool(one.empty), metadata={"meaning": one.meaning})
            for one in columns
        ]
    )
    with parquet.ParquetWriter(path, schema, compression="zstd") as writer:

        def write(rows: Sequence[Row]) -> None:
            by_column = zip(schema, zip(*rows, strict=True), strict=True)
            arrays = [pa.array(values, field.type) for field, values in by_column]
            writer.write_batch(pa.RecordBatch.from_arrays(arrays, schema=schema))

        yield write


FORMATS: dict[str, OpenFile] = {"csv": csv_file, "jsonl": jsonl_file, "parquet": parquet_file}
"""By the ending of the file's name."""
