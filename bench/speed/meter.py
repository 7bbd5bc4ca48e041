"""What is measured of a process, and how measurements are summed up."""

from __future__ import annotations

import math
import os
import time
from collections.abc import Sequence
from pathlib import Path

_SCHED = 2
"""The kernel's name for the clock of all that a process has run."""


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used, to the microsecond (see clock_getcpuclockid(3))."""
    return time.clock_gettime(~pid << 3 | _SCHED)


def busy_seconds() -> float:
    """The CPU time that all programs on this machine have used."""
    user, nice, system, _idle, _wait, irq, soft = map(int, Path("/proc/stat").read_text().split()[1:8])
    return (user + nice + system + irq + soft) / os.sysconf("SC_CLK_TCK")


def own_seconds() -> float:
    """The CPU time that we have used, with all processes that we started and that have ended."""
    return sum(os.times()[:4])


def kilobytes(pid: int) -> float:
    """The memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1000


def percentile(values: Sequence[float], share: float) -> float:
    """The value that so large a share does not exceed."""
    return sorted(values)[math.ceil(share * len(values)) - 1]


def split_cores() -> int:
    """Leave the first core to the server under test and take the rest; returns that first core."""
    first, *others = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, others or {first})
    return first
