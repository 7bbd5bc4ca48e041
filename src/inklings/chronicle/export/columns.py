"""What a column of an exported table is: files and the data dictionary are both written from this."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

Type: TypeAlias = Literal["id", "text", "integer", "number", "boolean", "time"]
Row: TypeAlias = tuple[Any, ...]
"""One value for each column, in order. A time is in milliseconds since 1970; None: the field is empty."""


class Column(Struct, frozen=True):
    """One column."""

    name: str
    type: Type
    meaning: str
    unit: str = ""
    empty: str = ""
    """What it means if there is nothing in it. If this is not said, there is always something."""
