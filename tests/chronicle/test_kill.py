"""A process that is killed while it records goes on where it was."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.chronicle.conftest import Chronicle
from tests.chronicle.projector import STREAM, project
from tests.chronicle.records import records

from inklings.chronicle.store import rows_of

MATCHES = 4_000
BATCH = 20
KILLS = 10


@pytest.mark.timeout(300)
def test_killed_ten_times_it_makes_the_same_rows(
    new_chronicle: Callable[[], Chronicle], tmp_path: Path
) -> None:
    file = tmp_path / "records.jsonl"
    lines = [msgspec.json.encode(one) for one in records(MATCHES, circles=20)]
    file.write_bytes(b"\n".join(lines))
    interrupted, whole = new_chronicle(), new_chronicle()
    command = [
        sys.executable,
        "-m",
        "tests.chronicle.projector",
        interrupted.place.url,
        str(file),
        str(BATCH),
    ]
    reached = 0
    chance = Random(1)
    for _ in range(KILLS):
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout
            assert int(process.stdout.readline()) == reached + BATCH, "it goes on exactly where it was"
            time.sleep(chance.uniform(0, 0.03))
            process.kill()
        reached = interrupted.store.position(STREAM)
        assert interrupted.store.count() == reached
    assert reached < MATCHES, "it was killed on its way each time"
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    project(whole.store, lines, MATCHES)
    assert dict(rows_of(interrupted.database)) == dict(rows_of(whole.database))
