"""docs/scale.md says what its figures come to."""

from __future__ import annotations

from bench.scale.__main__ import DOCS
from bench.scale.figures import BACK_A_SECOND, BARE_MOVES_A_SECOND, CELL_TABLES, CONNECTION_KB
from bench.scale.need import Each, Need, Speed
from bench.scale.page import number, rewritten, section

SPEED = Speed.read((DOCS / "figures.md").read_text())


def test_the_page_holds_what_is_reckoned() -> None:
    page = (DOCS / "scale.md").read_text()
    assert rewritten(page, section(SPEED)) == page, "docs/scale.md has drifted: make scale"


def test_a_slower_gate_shows_on_the_page() -> None:
    slower = Speed({game: moves / 2 for game, moves in SPEED.moves.items()}, SPEED.bytes, 19, SPEED.idle_us)
    assert Need(100_000, Each.reckon(slower)).workers > Need(100_000, Each.reckon(SPEED)).workers
    assert section(slower) != section(SPEED)


def test_a_cell_is_full_before_the_next_begins() -> None:
    each = Each.reckon(SPEED)
    assert [Need(tables, each).cells for tables in (1, CELL_TABLES, CELL_TABLES + 1)] == [1, 1, 2]


def test_only_figures_that_count_are_shown() -> None:
    assert [number(value) for value in (0.1234, 4.56, 98.7, 456, 227_300)] == [
        "0.12",
        "4.6",
        "99",
        "460",
        "230,000",
    ]


def test_figures_that_are_written_twice_agree() -> None:
    figures = (DOCS / "figures.md").read_text()
    assert f"| {BARE_MOVES_A_SECOND:,} |" in figures
    assert f"{CONNECTION_KB} KB a connection | `python -m bench.storms moving 2000`" in figures
    assert f"the last {2000 / BACK_A_SECOND:.1f} s" in figures
