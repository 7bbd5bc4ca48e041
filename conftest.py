"""How all tests are run: which are slow, in which order, and how patiently."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

import inklings.games  # noqa: F401  (pytest would run a game's package twice, once for its tests)

# How long an example takes says nothing on a busy machine.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")

# An engine writes every move through to the disk before it acknowledges it, and a disk that is shared with
# others stands still for seconds now and then. Tests kill processes, never the machine: memory is safe here.
MEMORY, ROOM = Path("/dev/shm"), 8 << 30  # noqa: S108
if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

REAL_PARTS = {"nats", "shared_nats"}
"""Fixtures that start a server."""
STARTERS = {"tests.door", "tests.houses", "tests.parts", "tests.postgres"}
"""Modules by which tests start servers and processes themselves."""
_running: list[pytest.Item] = []


@pytest.hookimpl(tryfirst=True)
def pytest_itemcollected(item: pytest.Item) -> None:
    """A test is slow if it needs a real part, if it is given its own time, or if it says so."""
    needs = REAL_PARTS & set(getattr(item, "fixturenames", ()))
    if needs or item.get_closest_marker("timeout") or _starts_processes(getattr(item, "module", None)):
        item.add_marker("slow")


def _starts_processes(module: object) -> bool:
    """Whether a module of tests has what it takes; a server that it is given does not count."""
    known = vars(module).values() if module else ()
    return subprocess in known or any(
        getattr(one, "__module__", "") in STARTERS and getattr(one, "__name__", "") != "NatsServer"
        for one in known
    )


def _refuse_processes(event: str, _details: tuple[Any, ...]) -> None:
    if event == "subprocess.Popen" and _running and not _running[-1].get_closest_marker("slow"):
        raise AssertionError("a test that starts a process is slow: mark it so, and `make test` stays quick")


sys.addaudithook(_refuse_processes)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Know which test is running."""
    _running.append(item)
    try:
        return (yield)
    finally:
        _running.pop()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What may take long comes first in the share of each worker, so none works alone at the end.

    Shares are as `--dist worksteal` cuts them; what one worker does not come to, the others take over.
    """
    long = sorted((item for item in items if _may_take(item)), key=_may_take, reverse=True)
    short = [item for item in items if not _may_take(item)]
    left, items[:] = len(items), []
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    for number in range(workers):
        begins = long[number::workers]
        goes_on = max(0, left // (workers - number) - len(begins))
        items += begins + short[:goes_on]
        left, short = left - len(begins) - goes_on, short[goes_on:]


def _may_take(item: pytest.Item) -> float:
    """Seconds, if it says so."""
    marker = item.get_closest_marker("timeout")
    return float(marker.args[0]) if marker else 0
