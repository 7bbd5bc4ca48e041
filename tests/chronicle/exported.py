"""Reads exported files back, as their data dictionary says."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from pyarrow import parquet

from inklings.chronicle.export.columns import Column, Row, Type
from inklings.chronicle.export.tables import TABLES


def milliseconds(time: str) -> int:
    return round(datetime.fromisoformat(time).timestamp() * 1000)


FROM_CSV: dict[Type, Callable[[str], Any]] = {
    "id": str,
    "text": lambda text: text.removeprefix("'"),
    "integer": int,
    "number": float,
    "boolean": {"true": True, "false": False}.__getitem__,
    "time": milliseconds,
}


def from_csv(path: Path, columns: Sequence[Column]) -> list[Row]:
    with path.open(encoding="utf-8", newline="") as file:
        header, *lines = csv.reader(file)
    assert header == [column.name for column in columns]
    return [
        tuple(
            None if column.empty and not text else FROM_CSV[column.type](text)
            for column, text in zip(columns, line, strict=True)
        )
        for line in lines
    ]


def from_jsonl(path: Path, columns: Sequence[Column]) -> list[Row]:
    found = [json.loads(line) for line in path.read_bytes().splitlines()]
    assert all(list(row) == [column.name for column in columns] for row in found)
    return [
        tuple(
            milliseconds(row[column.name]) if column.type == "time" else row[column.name]
            for column in columns
        )
        for row in found
    ]


def from_parquet(path: Path, columns: Sequence[Column]) -> list[Row]:
    table = parquet.read_table(path)
    assert table.column_names == [column.name for column in columns]
    assert [field.nullable for field in table.schema] == [bool(column.empty) for column in columns]
    return [
        tuple(
            round(value.timestamp() * 1000) if isinstance(value, datetime) else value
            for value in row.values()
        )
        for row in table.to_pylist()
    ]


READERS = {"csv": from_csv, "jsonl": from_jsonl, "parquet": from_parquet}


def read(folder: Path, file_format: str) -> dict[str, list[Row]]:
    return {
        table.name: READERS[file_format](folder / f"{table.name}.{file_format}", table.columns)
        for table in TABLES
    }
