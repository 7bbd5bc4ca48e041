"""A short storm in every check: gates, nodes and runners are killed and paused at random, and all is checked.

`make chaos` is the long one.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.chaos.lab.parts import ROOT

SEED = "7"
SECONDS = 11
TABLES = 6
CLOCKS = 0.04
FINISH_SECONDS = 45


@pytest.mark.timeout(180)
def test_games_come_to_their_end_and_nothing_is_lost_in_a_short_storm(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.chaos.lab", "mix", "--seed", SEED, "--folder", str(tmp_path)]
    command += ["--seconds", str(SECONDS), "--tables", str(TABLES), "--clocks", str(CLOCKS)]
    done = subprocess.run(
        [*command, "--finish", str(FINISH_SECONDS)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    print(done.stdout)  # noqa: T201
    assert done.returncode == 0, done.stdout + done.stderr
