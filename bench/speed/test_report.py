from pathlib import Path

import pytest
from bench.speed import report
from bench.speed.load import Turn
from bench.speed.meter import percentile


def turn(moves: int, cpu: float, seconds: float = 1.0) -> Turn:
    return Turn(moves=moves, seconds=seconds, cpu=cpu, p50=1.5, p99=9.25, bytes=507.2, refused=0)


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [5.0, 1.0, 4.0, 2.0, 3.0]
    assert [percentile(values, share) for share in (0.01, 0.5, 0.99, 1)] == [1, 3, 5, 5]


def test_the_ratio_is_taken_turn_by_turn() -> None:
    bare = report.Row("always", "bare", 0, [turn(1000, 1), turn(500, 1), turn(2000, 1)])
    ours = report.Row("always", "votes", 0, [turn(100, 1), turn(50, 1), turn(100, 1)])
    assert report.ratio(ours, bare) == pytest.approx(0.1)


def test_the_section_has_a_line_for_each_row_and_says_who_is_saturated() -> None:
    rows = [
        report.Row("always", "bare", 0, [turn(8000, 1)]),
        report.Row("always", "votes", 0, [turn(800, 1)]),
        report.Row("always", "bare", 1000, [turn(1000, 0.1)]),
        report.Row("always", "votes", 1000, [turn(450, 1)]),
    ]
    still = report.Still(tables=10, connection=30, table=12, idle=99, bare_connection=20)
    text = report.section(rows, {"always": "one"}, still, "How.")
    assert "| one | a vote changed (cheapest move) | 800 | 10.0% | 800 | 1.5 / 9.2 | 507 |" in text
    assert "| one: bare loop | 1.5 / 9.2 |" in text
    assert "| one: a vote changed (cheapest move) | saturated at 450, 1.5 / 9.2 |" in text
    assert "30 KB a connection (the bare loop: 20), 12 KB a table besides, and 99 µs" in text


def test_only_what_is_between_the_marks_is_written(tmp_path: Path) -> None:
    file = tmp_path / "figures.md"
    file.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n")
    report.write(file, "new")
    assert file.read_text() == f"before\n{report.BEGIN}\n\nnew\n\n{report.END}\nafter\n"
