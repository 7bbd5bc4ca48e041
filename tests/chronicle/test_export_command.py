"""`inklings export`: what it says, and what is left when it is stopped."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.chronicle.exported import read
from tests.chronicle.records import records

from inklings.chronicle.database import Database
from inklings.chronicle.export import files
from inklings.chronicle.store import Store
from inklings.cli import main

SLEEPER = """
import sys, time
from inklings.chronicle.export import command
from inklings.cli import main

def wait(table, rows):
    print(table, flush=True)
    time.sleep(60)

command._progress = wait
sys.exit(main(sys.argv[1:]))
"""
"""An export that comes no further than its first batch."""


@pytest.fixture
def url(tmp_path: Path) -> str:
    database = Database(f"sqlite:///{tmp_path}/chronicle.db")
    database.migrate()
    Store(database).record(records(30), "s", 30)
    database.close()
    return database.url


def test_it_says_what_it_has_written(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main(["export", "--database", url, "--to", str(out), "--format", "jsonl"]) == 0
    told = capsys.readouterr()
    assert f"         30  {out / 'matches.jsonl'}" in told.out.splitlines()
    assert "matches: 30 rows" in told.err
    assert len(read(out, "jsonl")["matches"]) == 30


def test_it_is_csv_if_nothing_else_is_asked_for(url: str, tmp_path: Path) -> None:
    assert main(["export", "--database", url, "--to", str(tmp_path / "out"), "--circle", "c1"]) == 0
    assert len(read(tmp_path / "out", "csv")["matches"]) == 10


@pytest.mark.parametrize(
    ("given", "answer"),
    [
        (["--database", "sqlite:///{here}/none.db"], "there is no database"),
        (["--database", "sqlite:///{here}/empty.db"], "no chronicle, or one of another release"),
        (["--database", "sqlite:///{here}/text.db"], "the database cannot be read"),
        (["--database", "postgresql://127.0.0.1:1/none"], "the database cannot be read"),
        (["--database", "sqlite:///{here}/chronicle.db", "--to", "{here}/no/where"], "cannot be written"),
        (["--database", "sqlite:///{here}/chronicle.db", "--circle", "c9"], "there is no circle c9"),
    ],
)
@pytest.mark.usefixtures("url")
def test_what_cannot_be_done_is_said(
    given: list[str], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty.db").touch()
    (tmp_path / "text.db").write_text("This is no database. " * 100)
    before = {path.name for path in tmp_path.iterdir()}
    arguments = [one.format(here=tmp_path) for one in given]
    assert main(["export", "--to", str(tmp_path / "out"), *arguments]) == 1
    told = capsys.readouterr().err
    assert answer in told
    assert "Traceback" not in told
    assert not {path.name for path in tmp_path.iterdir() if path.is_dir()} - before


def test_it_needs_a_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--to", str(tmp_path / "out")]) == 2
    assert "export needs database" in capsys.readouterr().err


def test_a_chronicle_of_another_release_is_not_exported(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = Database(url)
    with database.writing() as db:
        db.execute(text("update alembic_version set version_num = 'later'"))
    database.close()
    assert main(["export", "--database", url, "--to", str(tmp_path / "out")]) == 1
    assert "of another release" in capsys.readouterr().err


def test_parquet_without_its_package(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(files, "find_spec", lambda _name: None)
    assert main(["export", "--database", url, "--to", str(tmp_path / "out"), "--format", "parquet"]) == 1
    assert "pip install 'inklings[chronicle,export]'" in capsys.readouterr().err
    assert not list(tmp_path.glob("out*"))


def test_without_the_packages_of_the_chronicle(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "sqlalchemy.exc", None)
    assert main(["export", "--database", "sqlite:///any", "--to", str(tmp_path / "out")]) == 1
    assert "pip install 'inklings[chronicle]'" in capsys.readouterr().err


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGKILL])
def test_an_export_that_is_stopped_is_not_taken_for_a_whole_one(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], stop: signal.Signals
) -> None:
    out = tmp_path / "out"
    arguments = ["export", "--database", url, "--to", str(out)]
    command = [sys.executable, "-c", SLEEPER, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stdout.readline() == b"circles\n"
        process.send_signal(stop)
        _, said = process.communicate(timeout=30)
    assert not out.exists()
    if stop == signal.SIGTERM:
        assert process.returncode == 1
        assert said == b"inklings: stopped, and nothing was written.\n"
        assert not list(tmp_path.glob("out*"))
    else:
        assert main(arguments) == 1
        assert "out.unfinished is there" in capsys.readouterr().err
        (out.with_name("out.unfinished") / "circles.csv").unlink()
        out.with_name("out.unfinished").rmdir()
    assert main(arguments) == 0
