"""The systemd units of deploy/: what systemd says of them, and whether our command line knows their flags."""

from __future__ import annotations

import re
import shlex
import subprocess
from collections import defaultdict
from pathlib import Path

import pytest
from tests.deploy.commands import complaint
from tests.deploy.proxies import DEPLOY

UNITS = sorted((DEPLOY / "systemd").glob("*.service"))
PROGRAM = "/opt/inklings/bin/inklings"
EXPOSURE = 20
"""Of 100. A service without any of these settings has 96."""


def settings(unit: Path) -> dict[str, list[str]]:
    """All settings of a unit, whatever its section."""
    found: dict[str, list[str]] = defaultdict(list)
    for name, value in re.findall(r"^(\w+)=(.*)$", unit.read_text(), re.MULTILINE):
        found[name].append(value)
    return found


def analyze(*words: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", "--no-pager", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)


@pytest.fixture(params=UNITS, ids=lambda unit: unit.name)
def unit(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


def test_there_is_a_unit_for_everything_that_runs() -> None:
    assert [unit.name for unit in UNITS] == [
        "inklings-bots.service",
        "inklings-chronicle.service",
        "inklings-gate@.service",
        "inklings-voice.service",
        "inklings.service",
    ]


def test_systemd_finds_no_fault_in_a_unit_and_much_protection(unit: Path, tmp_path: Path) -> None:
    copy = tmp_path / unit.name.replace("@.", "@1.")
    copy.write_text(unit.read_text().replace(PROGRAM, "/bin/true"))
    found = analyze("verify", "--man=no", str(copy))
    assert (found.returncode, found.stderr) == (0, "")
    exposed = analyze("security", "--offline=yes", f"--threshold={EXPOSURE}", str(copy))
    assert exposed.returncode == 0, exposed.stdout.splitlines()[-1]


def test_our_command_line_knows_what_a_unit_says(unit: Path) -> None:
    said = settings(unit)
    (start,) = said["ExecStart"]
    program, *words = shlex.split(start.replace("%i", "1").replace("%S", "/var/lib"))
    assert program == PROGRAM
    variables = dict(one.split("=", 1) for one in said["Environment"])
    assert complaint(words, variables) == ""


def test_a_unit_outlives_a_crash_and_has_time_to_stop(unit: Path) -> None:
    said = settings(unit)
    assert said["Restart"] == ["always"]
    assert said["KillMode"] == ["mixed"]
    assert int(said["TimeoutStopSec"][0]) >= 30
    assert int(said["LimitNOFILE"][0]) >= 65536
