"""What was measured, as tables for docs/figures.md."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from bench.speed.load import Turn

BEGIN = "<!-- speed: written by `make speed` -->"
END = "<!-- speed ends -->"
BARE = "bare"
WHAT = {
    BARE: "bare loop",
    "votes": "a vote changed (cheapest move)",
    "moons": "Thirty Moons",
    "rorschach": "Rorschach",
    "pareidolia": "Pareidolia",
    "telepathic": "Telepathic",
}
SERVED = 0.95
"""A server that does less than this of what is offered is said to be saturated."""


@dataclass(frozen=True)
class Still:
    """What a gate costs at which nobody does anything."""

    tables: int
    connection: float
    """Kilobytes."""
    table: float
    idle: float
    """Microseconds of CPU a second, for a table of six with their pings."""
    bare_connection: float


@dataclass
class Row:
    """The same play on the same engine, turn by turn."""

    engine: str
    play: str
    offered: int
    turns: list[Turn] = field(default_factory=list)

    def median(self, of: str) -> float:
        """The turns' median of a figure."""
        return float(median(getattr(turn, of) for turn in self.turns))

    @property
    def efficiencies(self) -> list[float]:
        """Moves for a second of the server's CPU, turn by turn."""
        return [turn.moves / turn.cpu for turn in self.turns]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return median(turn.moves / turn.seconds for turn in self.turns)


def ratio(row: Row, bare: Row) -> float:
    """How many moves a CPU second, of the bare loop's: the median of turns that were taken side by side."""
    return median(ours / theirs for ours, theirs in zip(row.efficiencies, bare.efficiencies, strict=True))


def section(rows: Sequence[Row], engines: dict[str, str], still: Still | None, how: str) -> str:
    """The whole section."""
    parts = [how]
    closed = [row for row in rows if not row.offered]
    opened = [row for row in rows if row.offered]
    if closed:
        parts.append("\n".join(_closed(closed, engines)))
    if opened:
        parts.append("\n".join(_opened(opened, engines)))
    if still:
        parts.append(
            f"With {still.tables} tables of six: {still.connection:.0f} KB a connection (the bare loop: "
            f"{still.bare_connection:.0f}), {still.table:.0f} KB a table besides, and {still.idle:.0f} µs of "
            "CPU a second for a table at which nobody moves, pings included."
        )
    return "\n\n".join(parts)


def _closed(rows: Sequence[Row], engines: dict[str, str]) -> Iterable[str]:
    yield _line(
        "engine",
        "each table as fast as it can",
        "moves a CPU second",
        "of bare",
        "moves a second",
        "p50 / p99 ms",
        "bytes a move a client",
    )
    yield "|---" * 7 + "|"
    for row in rows:
        bare = next((one for one in rows if one.engine == row.engine and one.play == BARE), None)
        share = f"{ratio(row, bare):.1%}" if bare else "-"
        yield _line(
            engines[row.engine],
            WHAT[row.play],
            f"{median(row.efficiencies):,.0f}",
            share,
            f"{row.rate:,.0f}",
            f"{row.median('p50'):.1f} / {row.median('p99'):.1f}",
            f"{row.median('bytes'):,.0f}",
        )


def _opened(rows: Sequence[Row], engines: dict[str, str]) -> Iterable[str]:
    offers = sorted({row.offered for row in rows})
    yield _line("engine, p50 / p99 ms when offered", *(f"{offered:,} moves a second" for offered in offers))
    yield "|---" * (len(offers) + 1) + "|"
    for engine, play in dict.fromkeys((row.engine, row.play) for row in rows):
        mine = {row.offered: row for row in rows if (row.engine, row.play) == (engine, play)}
        cells = (_served(mine[offered]) if offered in mine else "-" for offered in offers)
        yield _line(f"{engines[engine]}: {WHAT[play]}", *cells)


def _served(row: Row) -> str:
    times = f"{row.median('p50'):,.1f} / {row.median('p99'):,.1f}"
    return times if row.rate >= SERVED * row.offered else f"saturated at {row.rate:,.0f}, {times}"


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def write(file: Path, text: str) -> None:
    """Put the section in its place."""
    before, _, rest = file.read_text().partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{file} has no place for it: {BEGIN} … {END}"
    file.write_text(f"{before}{BEGIN}\n\n{text}\n\n{END}{after}")
