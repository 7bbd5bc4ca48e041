"""Asks `inklings doctor`, as a process, about a set-up, and reads what it says."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.houses import PYTHON, Ran, inklings
from tests.parts import GateProcess

from inklings.live.engine import free_port

with_extras = pytest.mark.skipif(
    sys.executable != PYTHON, reason="what is installed elsewhere is without extras"
)


def verdicts(ran: Ran) -> dict[str, list[str]]:
    """The lines, by their first words."""
    assert "Traceback" not in ran.err, ran.err
    assert not ran.err, ran.err
    found: dict[str, list[str]] = {"ok": [], "wrong": [], "unknown": []}
    for line in ran.out.splitlines():
        verdict, _, text = line.partition(" ")
        found[verdict].append(text.strip())
    return found


def only_wrong(ran: Ran) -> str:
    """The one thing that is wrong."""
    found = verdicts(ran)["wrong"]
    assert len(found) == 1, ran.out
    assert ran.status == 1
    return found[0]


def serve(data: Path, *more: str | Path, within: list[str] | None = None, **environment: str) -> Ran:
    command = ("doctor", "--data", data, "--host", "127.0.0.1", "--port", str(free_port()))
    return inklings(*command, *more, within=within or (), **environment)


def gate(nats: str, *more: str | Path, **environment: str) -> Ran:
    command = ("doctor", "gate", "--nats", nats, "--replicas", "1", "--port", str(free_port()))
    return inklings(*command, *more, **environment)


@contextlib.contextmanager
def running_gate(nats: str, log: Path, *more: str) -> Iterator[GateProcess]:
    started = GateProcess(nats, log, more=more)
    try:
        yield started.ready()
    finally:
        started.stop()
