"""The data dictionary of an export: every table and column, for people (Markdown) and for programs (JSON)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from msgspec import Struct

from inklings.chronicle.export.columns import Column, Type

HOW: dict[str, dict[Type, str]] = {
    "csv": {
        "text": "as people wrote it. If it begins with `=`, `+`, `-`, `@`, `'`, a tab or a line break, a `'` "
        "is before it, so that no spreadsheet takes it for a formula: remove that",
        "boolean": "`true` or `false`",
        "time": "UTC, as `2026-01-31T20:15:00.000Z`",
    },
    "jsonl": {"text": "as people wrote it", "time": "UTC, as `2026-01-31T20:15:00.000Z`"},
    "parquet": {"text": "as people wrote it", "time": "a timestamp in milliseconds, UTC"},
}
"""How each format has some types."""
PEOPLE = (
    "These files hold names and words of people. If someone leaves a circle or wants to be forgotten later, "
    "the chronicle forgets them, but these files don't: delete them, and export again."
)
EMPTY = {"csv": "An empty field", "jsonl": "`null`", "parquet": "A null"}


class Described(Struct, frozen=True):
    """A table that was written."""

    name: str
    file: str
    meaning: str
    rows: int
    columns: tuple[Column, ...]


class Dictionary(Struct, frozen=True):
    """All that can be said of an export."""

    made: str
    """When."""
    release: str
    """By which release of Inklings."""
    format: str
    circle: str | None
    """The only circle that is in it; None: all are."""
    tables: Sequence[Described]

    def as_json(self) -> bytes:
        """For programs."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"

    def as_markdown(self) -> str:
        """For people."""
        return "\n".join(self._lines())

    def _lines(self) -> Iterator[str]:
        what = "all circles" if self.circle is None else f"the circle `{self.circle}`"
        yield from (
            "# What is in these files",
            "",
            f"The chronicle of {what} as it was on {self.made}, written by Inklings {self.release}.",
            "",
            PEOPLE,
            "",
            "Ids of the same name mean the same in all tables, so tables can be joined by them.",
            f"{EMPTY[self.format]} means what “if empty” says; if that is blank, there is always a value.",
            "",
            *(f"- **{name}**: {how}." for name, how in HOW[self.format].items()),
        )
        for table in self.tables:
            yield from (
                "",
                f"## {table.name}",
                "",
                f"`{table.file}`, rows: {table.rows:,}. {table.meaning}",
                "",
                "| column | type | unit | meaning | if empty |",
                "|---|---|---|---|---|",
                *(
                    f"| {one.name} | {one.type} | {one.unit} | {one.meaning} | {one.empty} |"
                    for one in table.columns
                ),
            )
        yield ""
