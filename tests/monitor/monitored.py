"""Gates with a monitor port, and what they show there."""

from __future__ import annotations

import os
import signal
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from prometheus_client.parser import text_string_to_metric_families
from tests.parts import PATIENCE, GateProcess

from inklings.live.engine import free_port

T = TypeVar("T")
Samples = dict[tuple[str, str, str], float]
"""Values by metric, process and the other label."""


class MonitoredGate(GateProcess):
    """A gate with a monitor port."""

    def __init__(self, nats: str, log: Path, *, workers: int = 1, more: tuple[str, ...] = ()) -> None:
        self.monitor = free_port()
        super().__init__(nats, log, workers=workers, more=["--monitor-port", str(self.monitor), *more])

    def ready(self) -> MonitoredGate:
        super().ready()
        return self

    def terminate(self) -> None:
        os.kill(self.pid, signal.SIGTERM)

    def post_table(self) -> tuple[int, str]:
        request = urllib.request.Request(  # noqa: S310
            f"{self.url}/api/tables", b'{"game": "moons"}', {"Content-Type": "application/json"}
        )
        return opened(request)

    def see(self, path: str) -> tuple[int, str]:
        return opened(urllib.request.Request(f"http://127.0.0.1:{self.monitor}{path}"))

    def samples(self) -> Samples:
        return parsed(self.see("/metrics")[1])

    def until(self, holds: Callable[[Samples], bool]) -> Samples:
        return until(self.samples, holds)


def opened(request: urllib.request.Request) -> tuple[int, str]:
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def parsed(text: str) -> Samples:
    return {
        (sample.name, sample.labels.get("process", ""), _other_label(sample.labels)): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def until(look: Callable[[], T], holds: Callable[[T], bool], seconds: float = PATIENCE) -> T:
    end = time.monotonic() + seconds
    while not holds(seen := look()):
        assert time.monotonic() < end, seen
        time.sleep(0.1)
    return seen


def _other_label(labels: dict[str, str]) -> str:
    return next((value for label, value in labels.items() if label != "process"), "")
