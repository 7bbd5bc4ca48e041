"""Every alert and every panel that we ship, in a real Prometheus that watches real gates in real trouble."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import signal
import time
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
from tests import moons_party as party
from tests.gate_here import gate_here
from tests.logs import engine_log
from tests.monitor.monitored import MonitoredGate, until
from tests.monitor.prometheus import RULES, SHIPPED, Prometheus
from tests.parts import NatsServer, nats_server
from tests.players import Player, players
from tests.solo import sit_down_with_bots
from websockets.exceptions import ConnectionClosed

from inklings.automata.runner import Runner
from inklings.automata.thinker import Thinker
from inklings.games import GAMES
from inklings.games.moons import MOONS
from inklings.house.registry import GameRegistry
from inklings.kernel.game import Due
from inklings.live.address import Address
from inklings.live.engine import free_port
from inklings.monitor.metrics import BUILD, METRICS, STARTS, Process
from inklings.monitor.server import Monitor

DASHBOARD = json.loads((SHIPPED / "dashboard.json").read_text())
pytestmark = pytest.mark.timeout(150)


@pytest.fixture(scope="module")
def prometheus(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Prometheus]:
    prometheus = Prometheus(tmp_path_factory.mktemp("prometheus"))
    yield prometheus
    prometheus.stop()


@pytest.fixture
def gate(nats: NatsServer, tmp_path: Path, prometheus: Prometheus) -> Iterator[MonitoredGate]:
    """A gate that Prometheus watches."""
    gate = MonitoredGate(nats.url, tmp_path / "log").ready()
    prometheus.watch(gate.monitor)
    yield gate
    nats.resume()
    gate.kill()


async def fires(prometheus: Prometheus, alert: str, port: int) -> None:
    found = await asyncio.to_thread(prometheus.fired, alert, port)
    said = found["annotations"]
    assert said["summary"]
    assert said["description"]
    assert "{{" not in said["summary"]


async def test_inklings_down(prometheus: Prometheus, gate: MonitoredGate) -> None:
    gate.kill()
    await fires(prometheus, "InklingsDown", gate.monitor)


async def test_inklings_not_ready_and_inklings_engine_silent(
    prometheus: Prometheus, gate: MonitoredGate, nats: NatsServer
) -> None:
    async with players([gate.url], gate.open_table(), 1) as (ada,):
        nats.pause()
        asking = asyncio.create_task(ada.ask("ready", ready=True))
        await fires(prometheus, "InklingsEngineSilent", gate.monitor)
        await fires(prometheus, "InklingsNotReady", gate.monitor)
        nats.resume()
        await asking


async def test_inklings_engine_slow(prometheus: Prometheus, gate: MonitoredGate, nats: NatsServer) -> None:
    async with players([gate.url], gate.open_table(), 1) as (ada,):
        turns = cycle([True, False])
        firing = asyncio.create_task(fires(prometheus, "InklingsEngineSlow", gate.monitor))
        while not firing.done():
            nats.pause()
            asking = asyncio.create_task(ada.ask("ready", ready=next(turns)))
            await asyncio.sleep(0.9)
            nats.resume()
            await asking
        await firing


async def test_inklings_clocks_late(prometheus: Prometheus, nats: NatsServer) -> None:
    def soon(state: Any) -> Due | None:
        due = MOONS.due(state)
        return Due(due.key, 1.0) if due else None

    quick = [replace(game, due=soon) if game is MOONS else game for game in GAMES]
    port = free_port()
    async with gate_here(nats.url, quick) as (gate, url), Monitor().listening("127.0.0.1", port) as monitor:
        monitor.watch(lambda: {"gate": Process(gate.figures())})
        await asyncio.to_thread(prometheus.watch, port)
        async with players([url], await gate.member.open_table("moons", {}), 4) as company:
            await party.begin(company)
            nats.pause()
            await asyncio.sleep(4)
            nats.resume()
            await fires(prometheus, "InklingsClocksLate", port)


async def test_inklings_overloaded(prometheus: Prometheus, gate: MonitoredGate) -> None:
    firing = asyncio.create_task(fires(prometheus, "InklingsOverloaded", gate.monitor))
    while not firing.done():
        gate.freeze()
        await asyncio.sleep(0.6)
        gate.thaw()
        await asyncio.sleep(0.6)
    await firing


async def test_inklings_no_runner(prometheus: Prometheus, gate: MonitoredGate) -> None:
    ada = await Player(gate.url, gate.open_table()).connect()
    await sit_down_with_bots(ada, 3)
    await fires(prometheus, "InklingsNoRunner", gate.monitor)
    await ada.close()


async def test_inklings_bots_slow(
    prometheus: Prometheus, gate: MonitoredGate, nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ponder(*_: object) -> None:
        time.sleep(10.5)

    monkeypatch.setattr(Thinker, "_think", ponder)
    async with runner_here(nats.url) as port:
        await asyncio.to_thread(prometheus.watch, port)
        ada = await Player(gate.url, gate.open_table()).connect()
        await sit_down_with_bots(ada, 3)
        await fires(prometheus, "InklingsBotsSlow", port)
        await ada.close()


@contextlib.asynccontextmanager
async def runner_here(nats: str) -> AsyncIterator[int]:
    """A runner in this process; yields its monitor port."""
    port = free_port()
    runner = await Runner.start(Address(url=nats), GameRegistry(GAMES))
    async with Monitor().listening("127.0.0.1", port) as monitor:
        monitor.watch(lambda: {"bots": Process(runner.member.figures())})
        yield port
    await runner.stop()


async def test_inklings_incidents(prometheus: Prometheus, gate: MonitoredGate, nats: NatsServer) -> None:
    code = gate.open_table()
    async with players([gate.url], code, 1) as (ada,), engine_log(nats.url) as log:
        await log.stored(code, b"{}", after=await log.last(code) or 0, command="bad")
        assert await ada.until_closed() == 4500
        await fires(prometheus, "InklingsIncidents", gate.monitor)


async def test_inklings_little_room_and_inklings_full(prometheus: Prometheus, tmp_path: Path) -> None:
    (tmp_path / "nats").mkdir()
    with nats_server(tmp_path / "nats") as nats:
        gate = MonitoredGate(nats.url, tmp_path / "log", more=("--max-size", "1M")).ready()
        await asyncio.to_thread(prometheus.watch, gate.monitor)
        code = gate.open_table()
        async with engine_log(nats.url) as log:
            for number in range(100):
                last = await log.last(code) or 0
                await log.append(code, bytes(900), after=last, command=str(number))
        await fires(prometheus, "InklingsFull", gate.monitor)
        await fires(prometheus, "InklingsLittleRoom", gate.monitor)
        gate.stop()


async def test_inklings_restarts(prometheus: Prometheus, nats: NatsServer, tmp_path: Path) -> None:
    gate = MonitoredGate(nats.url, tmp_path / "log", workers=2).ready()
    await asyncio.to_thread(prometheus.watch, gate.monitor)

    def pids() -> list[int]:
        return [int(pid) for pid in re.findall(r"worker 0 \(process (\d+)\) is ready", gate.log.read_text())]

    for times in range(1, 5):
        os.kill(pids()[-1], signal.SIGKILL)
        await asyncio.to_thread(until, pids, lambda seen, times=times: len(seen) > times)
    await fires(prometheus, "InklingsRestarts", gate.monitor)
    gate.stop()


async def test_inklings_flood(prometheus: Prometheus, gate: MonitoredGate) -> None:
    code = gate.open_table()
    firing = asyncio.create_task(fires(prometheus, "InklingsFlood", gate.monitor))
    while not firing.done():
        eve = await Player(gate.url, code).connect()
        with contextlib.suppress(ConnectionClosed):
            for _ in range(400):
                await eve.say("{}")
        await eve.close()
        await asyncio.sleep(1)
    await firing


def test_every_alert_has_a_test() -> None:
    tested = " ".join(name for name in globals() if name.startswith("test_"))
    for rule in RULES:
        words = re.findall("[A-Z][a-z]+", rule["alert"])
        assert "_".join(words).lower() in tested, rule["alert"]


def test_alerts_and_panels_name_metrics_that_exist() -> None:
    suffixes = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_sum", "_count")}
    known = {metric.name + suffix for metric in METRICS for suffix in suffixes[metric.kind]}
    known |= {BUILD, f"{STARTS}_total"}
    asked = [rule["expr"] for rule in RULES] + [target["expr"] for target in targets()]
    named = {name for expression in asked for name in re.findall(r"inklings_\w+", expression)}
    assert named <= known
    panels = {name for target in targets() for name in re.findall(r"inklings_\w+", target["expr"])}
    assert {metric.name for metric in METRICS} <= {re.sub("_(total|bucket)$", "", name) for name in panels}


def targets() -> list[dict[str, Any]]:
    return [target for panel in DASHBOARD["panels"] for target in panel["targets"]]


async def test_every_panel_shows_something(prometheus: Prometheus, gate: MonitoredGate) -> None:
    """Of a gate at which people play; what has not happened there is a panel without a line."""
    async with players([gate.url], gate.open_table(), 2) as (ada, _):
        await ada.ask("begin")
        await asyncio.sleep(3)
        await ada.ask("begin")
        empty = []
        for target in targets():
            expression = target["expr"].replace("$__rate_interval", "20s")
            found = await asyncio.to_thread(prometheus.query, expression)
            if not found:
                empty.append(target["expr"])
        late = [one for one in empty if "clock_late" not in one and "thought_seconds" not in one]
        assert not [one for one in late if "connections_closed" not in one], empty
