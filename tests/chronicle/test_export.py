"""What an export has of a chronicle, in all formats, and what it never has."""

from __future__ import annotations

import stat
from pathlib import Path

import msgspec
import pytest
from tests.chronicle.conftest import Chronicle
from tests.chronicle.exported import read
from tests.chronicle.records import member_of, record, records

from inklings.chronicle import schema
from inklings.chronicle.export import export as exporting
from inklings.chronicle.export.columns import Row
from inklings.chronicle.export.dictionary import Dictionary
from inklings.chronicle.export.export import export
from inklings.chronicle.export.files import FORMATS, ExportError
from inklings.chronicle.export.tables import TABLES
from inklings.chronicle.record import Record, Seated, Sitting
from inklings.chronicle.store import hashed, rows_of
from inklings.kernel.game import Seat
from inklings.kernel.summary import Line

FORMULA = '=HYPERLINK("https://example")'
ODD = ('She said "no",\nand left', "'quoted'", "żółw 🐢", FORMULA)


def written(chronicle: Chronicle, folder: Path, file_format: str, circle: str | None = None) -> Dictionary:
    return export(chronicle.database, folder, file_format, circle, lambda _table, _rows: None)


def odd(number: int, words: str) -> Record:
    """A match in which people are called so, and write so."""
    plain = record(number)
    seats = tuple(Sitting(seat.member, words, seat.avatar) for seat in plain.seats)
    summary = msgspec.structs.replace(plain.summary, lines=(Line(Seat(0), words, 1.0),))
    return msgspec.structs.replace(plain, seats=seats, summary=summary, scores=())


def filled(chronicle: Chronicle) -> Chronicle:
    odd_ones = [odd(1000 + number, words) for number, words in enumerate(ODD)]
    chronicle.store.record([*records(90), *odd_ones], "s", 94)
    chronicle.wishes.rename_circle("c0", "Thursdays")
    chronicle.wishes.rename_circle("not-yet", "Nobody has played here")
    chronicle.wishes.rename_member("c1", member_of(0, "c1"), FORMULA)
    return chronicle


def expected(chronicle: Chronicle) -> dict[str, list[Row]]:
    """The same from the rows of the chronicle, put together in another way."""
    rows = {name: [dict(zip(schema.metadata.tables[name].c.keys(), row, strict=True)) for row in found]
            for name, found in rows_of(chronicle.database)}  # fmt: skip
    names = {one["id"]: one["name"] or None for one in rows["circle"]}
    called = {(one["circle"], one["member"]): one["name"] for one in rows["renamed"]}
    circles = sorted({*names, *(one["circle"] for one in rows["evening"])})

    def some(table: str, *columns: str) -> list[Row]:
        return [tuple(one[column] for column in columns) for one in rows[table]]

    return {
        "circles": [(one, names.get(one)) for one in circles],
        "members": [
            (circle, one, called.get((circle, one), name), *rest)
            for circle, one, name, *rest in some("member", "circle", "id", "name", "avatar", "games", "wins")
        ],
        "evenings": some("evening", "circle", "id", "ended"),
        "matches": some("match", "id", "circle", "evening", "ended", "game", "version"),
        "seats": [
            (one["id"], number, *seat)
            for one in rows["match"]
            for number, seat in enumerate(msgspec.json.decode(one["seats"], type=list[Seated]), start=1)
        ],
        "readings": some("reading", "circle", "kind", "sort", "one", "other", "tries", "hits"),
        "lines": some("line", "circle", "match", "member", "game", "ended", "text", "worth"),
    }


@pytest.mark.parametrize("file_format", FORMATS)
def test_every_row_is_written_in_every_format(
    chronicle: Chronicle, tmp_path: Path, file_format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exporting, "BATCH", 17)
    told = written(filled(chronicle), tmp_path / "out", file_format)
    found = read(tmp_path / "out", file_format)
    assert found == expected(chronicle)
    assert {table.name: table.rows for table in told.tables} == {
        name: len(rows) for name, rows in found.items()
    }
    assert len(found["matches"]) == 94
    assert {words for *_, words, _ in found["lines"]}.issuperset(ODD)
    assert any(None in row for row in found["seats"]), "bots are no members"


@pytest.mark.parametrize("file_format", FORMATS)
def test_only_the_circle_that_was_asked_for(chronicle: Chronicle, tmp_path: Path, file_format: str) -> None:
    written(filled(chronicle), tmp_path / "out", file_format, "c1")
    found = read(tmp_path / "out", file_format)
    all_rows = expected(chronicle)
    assert found["matches"] == [row for row in all_rows["matches"] if row[1] == "c1"]
    for name in ("circles", "members", "evenings", "readings", "lines"):
        assert found[name] == [row for row in all_rows[name] if row[0] == "c1"]
    matches = {row[0] for row in found["matches"]}
    assert found["seats"] == [row for row in all_rows["seats"] if row[0] in matches]
    assert b"c0" not in b"".join(path.read_bytes() for path in (tmp_path / "out").iterdir())


@pytest.mark.parametrize("file_format", FORMATS)
def test_an_empty_chronicle(chronicle: Chronicle, tmp_path: Path, file_format: str) -> None:
    written(chronicle, tmp_path / "out", file_format)
    assert not any(read(tmp_path / "out", file_format).values())


@pytest.mark.parametrize("file_format", FORMATS)
def test_those_who_left_or_were_forgotten_leave_no_trace(
    chronicle: Chronicle, tmp_path: Path, file_format: str
) -> None:
    people = [Sitting(member_of(number), f"Name{number}", number) for number in range(4)]
    chronicle.store.record(
        [msgspec.structs.replace(record(n), seats=tuple(people)) for n in range(9)], "s", 9
    )
    chronicle.wishes.rename_member("c0", member_of(0), "Renamed0")
    chronicle.wishes.leave("c0", member_of(0), 0)
    chronicle.wishes.forget(member_of(1))
    written(chronicle, tmp_path / "out", file_format)
    found = read(tmp_path / "out", file_format)
    assert len(found["matches"]) == 9
    assert len(found["seats"]) == 27, "the seat of the one who left is still there"
    texts = repr(found).encode() + b"".join(path.read_bytes() for path in (tmp_path / "out").iterdir())
    assert member_of(2).encode() in texts
    for number, name in ((0, "Renamed0"), (0, "Name0"), (1, "Name1")):
        for trace in (member_of(number), hashed(member_of(number)), name):
            assert trace.encode() not in texts


@pytest.mark.parametrize("file_format", FORMATS)
def test_the_dictionary_has_every_file_and_column(
    chronicle: Chronicle, tmp_path: Path, file_format: str
) -> None:
    folder = tmp_path / "out"
    told = written(filled(chronicle), folder, file_format)
    assert msgspec.json.decode((folder / "dictionary.json").read_bytes(), type=Dictionary) == told
    page = (folder / "dictionary.md").read_text()
    named = {"dictionary.md", "dictionary.json", *(table.file for table in told.tables)}
    assert {path.name for path in folder.iterdir()} == named
    found = read(folder, file_format)
    for table in told.tables:
        _, _, section = page.partition(f"\n## {table.name}\n")
        section, _, _ = section.partition("\n## ")
        lines = [line for line in section.splitlines() if line.startswith("| ")][1:]
        assert [line.split(" | ")[0].removeprefix("| ") for line in lines] == [
            one.name for one in table.columns
        ]
        assert f"`{table.file}`, rows: {len(found[table.name]):,}." in section
        for place, column in enumerate(table.columns):
            assert f"| {column.meaning} | {column.empty} |" in lines[place]
            assert column.empty or all(row[place] is not None for row in found[table.name])


def test_ids_of_the_same_name_mean_the_same() -> None:
    ids = [column for table in TABLES for column in table.columns if column.type == "id"]
    assert len({column.name for column in ids}) == len({(column.name, column.meaning) for column in ids})


def test_nothing_of_a_row_that_comes_meanwhile(chronicle: Chronicle, tmp_path: Path) -> None:
    chronicle.store.record(records(30), "s", 30)
    before = expected(chronicle)

    def record_more(table: str, _rows: int) -> None:
        if table == "circles":
            chronicle.store.record(records(60), "s", 60)

    export(chronicle.database, tmp_path / "out", "jsonl", None, record_more)
    assert chronicle.store.count() == 60
    assert read(tmp_path / "out", "jsonl") == before


def test_an_existing_folder_is_left_alone(chronicle: Chronicle, tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    with pytest.raises(ExportError, match="is there already"):
        written(chronicle, tmp_path / "out", "csv")
    assert [path.name for path in tmp_path.glob("out*")] == ["out"]


def test_an_unknown_circle_is_refused(chronicle: Chronicle, tmp_path: Path) -> None:
    with pytest.raises(ExportError, match="no circle nowhere"):
        written(filled(chronicle), tmp_path / "out", "csv", "nowhere")
    assert not list(tmp_path.glob("out*"))


@pytest.mark.parametrize("failure", [KeyboardInterrupt, OSError])
def test_an_export_that_fails_leaves_nothing(
    chronicle: Chronicle, tmp_path: Path, failure: type[BaseException]
) -> None:
    def fail(table: str, _rows: int) -> None:
        assert stat.S_IMODE((tmp_path / "out.unfinished").stat().st_mode) == 0o700
        if table == "seats":
            raise failure

    with pytest.raises(failure):
        export(filled(chronicle).database, tmp_path / "out", "parquet", None, fail)
    assert not list(tmp_path.glob("out*"))
