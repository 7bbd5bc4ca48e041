"""What an operator sees of real gates and runners on their monitor port."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.monitor.monitored import MonitoredGate, parsed, until
from tests.parts import NatsServer
from tests.players import Player, players

from inklings.live.figures import LONG_SECONDS, SHORT_SECONDS, Counts, Figures, Levels
from inklings.monitor.metrics import METRICS, Process, exposition, reference

RESTARTING = 1012


@pytest.fixture
def gate(nats: NatsServer, tmp_path: Path) -> Iterator[MonitoredGate]:
    gate = MonitoredGate(nats.url, tmp_path / "log", more=("--drain-seconds", "3")).ready()
    yield gate
    gate.kill()


async def test_a_gate_shows_who_is_there_and_what_they_do(gate: MonitoredGate) -> None:
    assert gate.see("/healthz") == (200, "alive\n")
    assert gate.see("/readyz") == (200, "gate: ready\n")
    assert gate.see("/")[0] == 404
    code = gate.open_table()
    async with players([gate.url], code, 2) as (ada, _):
        screen = await Player(gate.url, code, screen=True).connect()
        onlooker = await Player(gate.url, code).connect()
        assert (await ada.ask("begin"))["why"] == "too_few"
        seen = await asyncio.to_thread(gate.until, lambda it: it["inklings_people", "gate", ""] == 2)
        seen = await asyncio.to_thread(gate.until, lambda it: it["inklings_screens", "gate", ""] == 1)
        assert seen["inklings_tables", "gate", "moons"] == 1
        assert seen["inklings_onlookers", "gate", ""] == 1
        assert seen["inklings_ready", "gate", ""] == 1
        assert seen["inklings_commands_total", "gate", "done"] >= 2
        assert seen["inklings_commands_total", "gate", "refused"] == 1
        assert seen["inklings_refusals_total", "gate", "too_few"] == 1
        assert seen["inklings_appends_total", "gate", "stored"] >= 2
        assert seen["inklings_append_seconds_count", "gate", ""] >= 2
        assert seen["inklings_loop_late_seconds_count", "gate", ""] > 0
        assert seen["inklings_cpu_seconds_total", "gate", ""] > 0
        assert seen["inklings_memory_bytes", "gate", ""] > 10_000_000
        await onlooker.close()
        await screen.close()


def test_a_gate_is_not_ready_while_its_engine_is_away(gate: MonitoredGate, nats: NatsServer) -> None:
    nats.pause()
    until(lambda: gate.see("/readyz"), lambda it: it == (503, "gate: the engine does not answer\n"))
    assert gate.see("/healthz") == (200, "alive\n")
    nats.resume()
    until(lambda: gate.see("/readyz"), lambda it: it == (200, "gate: ready\n"))


@pytest.mark.parametrize("workers", [1, 2])
async def test_a_gate_that_is_told_to_stop_hands_its_people_over_first(
    nats: NatsServer, tmp_path: Path, workers: int
) -> None:
    more = ("--drain-seconds", "9")
    gate = MonitoredGate(nats.url, tmp_path / "log", workers=workers, more=more).ready()
    code = gate.open_table()
    async with players([gate.url], code, 2) as (ada, bruno):
        gate.terminate()
        ready = await asyncio.to_thread(until, lambda: gate.see("/readyz"), lambda it: it[0] == 503)
        assert "this gate is stopping" in ready[1]
        assert gate.post_table()[0] == 503
        assert (await ada.ask("ready", ready=True))["type"] == "done"  # she has not been sent away yet
        await ada.until(lambda: ada.closed is not None)
        await bruno.until(lambda: bruno.closed is not None)
        assert (ada.closed, bruno.closed) == (RESTARTING, RESTARTING)
    assert gate.ended() == 0


async def test_every_worker_tells_of_itself_and_how_often_it_was_started(
    nats: NatsServer, tmp_path: Path
) -> None:
    gate = MonitoredGate(nats.url, tmp_path / "log", workers=2).ready()
    try:
        codes = [gate.open_table() for _ in range(8)]
        both = [await Player(gate.url, code).connect() for code in codes]
        tables = "inklings_onlookers"
        seen = await asyncio.to_thread(
            gate.until, lambda it: sum(it.get((tables, f"worker {n}", ""), 0) for n in (0, 1)) == 8
        )
        assert seen["inklings_process_starts_total", "worker 0", ""] == 1
        worker = int(re.findall(r"worker 0 \(process (\d+)\)", gate.log.read_text())[0])
        os.kill(worker, signal.SIGKILL)
        await asyncio.to_thread(
            gate.until, lambda it: it["inklings_process_starts_total", "worker 0", ""] == 2
        )
        await asyncio.to_thread(
            until, lambda: gate.see("/readyz"), lambda it: it == (200, "worker 0: ready\nworker 1: ready\n")
        )
        for player in both:
            await player.close()
    finally:
        gate.stop()


def test_a_monitor_port_that_is_taken_is_named(nats: NatsServer, tmp_path: Path) -> None:
    gate = MonitoredGate(nats.url, tmp_path / "log", more=("--monitor-port", str(nats.port)))
    assert gate.ended() == 1
    assert f"127.0.0.1:{nats.port}" in gate.log.read_text()
    assert "Choose another --monitor-port" in gate.log.read_text()


def test_every_metric_is_exposed_and_described() -> None:
    counts = Counts(
        answers={"NotAllowed": 1, "Done": 2},
        refusals={"too_few": 1},
        appends={"Appended": 1},
        closes={"moved": 1},
    )
    figures = Figures(counts, Levels(tables={"moons": 3}))
    text = exposition({"gate": Process(figures, starts=4), "worker": Process(None)}).decode()
    names = {family.name for family in text_string_to_metric_families(text) if family.samples}
    assert {metric.name for metric in METRICS} <= names
    assert all(f"`{metric.name}" in reference() for metric in METRICS)
    seen = parsed(text)
    assert seen["inklings_commands_total", "gate", "refused"] == 1
    assert seen["inklings_appends_total", "gate", "stored"] == 1
    assert seen["inklings_process_starts_total", "worker", ""] == 1


@pytest.mark.parametrize("bounds", [SHORT_SECONDS, LONG_SECONDS])
def test_a_histogram_counts_a_value_in_every_bucket_that_holds_it(bounds: tuple[float, ...]) -> None:
    figures = Figures(Counts(), Levels())
    for seconds in (bounds[0], bounds[1], 1000):
        (figures.counts.append_seconds if bounds is SHORT_SECONDS else figures.counts.thought_seconds).add(
            seconds
        )
    name = "inklings_append_seconds" if bounds is SHORT_SECONDS else "inklings_thought_seconds"
    seen = parsed(exposition({"gate": Process(figures)}).decode())
    counted = [seen[f"{name}_bucket", "gate", str(bound)] for bound in (*bounds[:3], "+Inf")]
    assert counted == [1, 2, 2, 3]
    assert seen[f"{name}_count", "gate", ""] == 3


def test_a_process_that_is_not_heard_is_not_ready() -> None:
    figures = Figures(Counts(), Levels())
    assert not Process(figures).trouble
    assert Process(figures, age=60).trouble == "it does not answer"
    assert Process(None).trouble == "it is starting"
