"""Other releases of Inklings beside this one: the one before it from git, and a next one with a new event."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from tests.parts import code_in

import inklings

BEFORE = "13af5f3355d0726f110751a1e0df74b32a682b6a"
"""The last commit that announces nothing, and that knows no entry newer than itself."""
HERE = Path(inklings.__file__).parent
REPOSITORY = Path(__file__).parent.parent

CHIMED = '''\
class Chimed(Struct, frozen=True, tag="chimed"):
    """A bell was rung."""

    times: int


HouseEvent: TypeAlias = Chimed | _OfTheTable'''
FOLD = """\
        case log.Chimed():
            return table
        case log.LockSet():
"""
NEXT = {
    "house/log.py": [("HouseEvent: TypeAlias = _OfTheTable", CHIMED)],
    "house/upcasts.py": [("\n)\n", '\n    Change(new=frozenset({"chimed"})),\n)\n')],
    "house/fold.py": [("        case log.LockSet():\n", FOLD)],
    "house/rules.py": [("(log.LockSet(locked=ask.locked),)", "(log.LockSet(ask.locked), log.Chimed(3))")],
    "live/floor.py": [
        ('metadata.version("inklings")', '"next"'),
        ("QUIET_SECONDS = 60.0", "QUIET_SECONDS = 12.0"),
        ("READ_SECONDS = 5.0", "READ_SECONDS = 0.5"),
    ],
}
"""In the next release a bell chimes when a table is locked; and it does not wait for a whole minute."""


def release_before(folder: Path) -> Path:
    """The code of the release before, taken from git into this folder."""
    archive = subprocess.run(
        ["git", "-C", str(REPOSITORY), "archive", BEFORE, "src"],  # noqa: S607
        capture_output=True,
        check=False,
    )
    if archive.returncode:
        pytest.skip(f"commit {BEFORE[:7]} is not in this clone: fetch the whole history to run this test")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    return checked(folder / "src")


def release_next(folder: Path) -> Path:
    """The code of a next release, which is this one with a new kind of event."""
    package = folder / "inklings"
    package.mkdir(parents=True)
    edited = {path.partition("/")[0] for path in NEXT}
    for part in HERE.iterdir():
        if part.name in edited:
            shutil.copytree(part, package / part.name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (package / part.name).symlink_to(part)
    for path, edits in NEXT.items():
        text = (package / path).read_text()
        for old, new in edits:
            assert text.count(old) == 1, f"{path} has changed: there is no {old!r} in it"
            text = text.replace(old, new)
        (package / path).write_text(text)
    return checked(folder)


def checked(source: Path) -> Path:
    """This folder, once it is certain that processes started with it run its code."""
    command = [sys.executable, "-c", "import inklings.cli as cli; print(cli.__file__)"]
    found = subprocess.run(command, env=code_in(source), capture_output=True, text=True, check=True)
    assert found.stdout.startswith(str(source)), found.stdout
    return source
