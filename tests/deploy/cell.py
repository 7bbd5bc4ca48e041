"""A cell as deploy/ has it: NATS nodes, two gates and runners, each of which can be restarted alone."""

from __future__ import annotations

import asyncio
import time
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from tests.chaos.lab.check import Findings, TableCheck
from tests.chaos.lab.tables import Table
from tests.logs import engine_log
from tests.parts import GateProcess, NatsServer, RunnerProcess

from inklings.games import GAMES
from inklings.house.registry import GameRegistry
from inklings.live.engine import free_port

GATES = 2
"""As the proxy files have it."""
READY_SECONDS = 60.0
STOP_SECONDS = 15.0
"""That a gate may take besides its draining."""
LOOK_SECONDS = 0.1


class Cell:
    """Gates and runners in front of these nodes; what is started is of the release that is set then."""

    def __init__(
        self,
        nodes: Sequence[NatsServer],
        folder: Path,
        *,
        runners: int = 0,
        drain_seconds: float = 10,
        release: Path | None = None,
    ) -> None:
        self.nodes = nodes
        self.port = free_port()
        """Where browsers find it, once there is a proxy."""
        self.release = release
        """The folder of the code to start; None: the code that is here."""
        self.more: list[str] = []
        """More options for gates that are started from now on."""
        self._folder = folder
        self._drain_seconds = drain_seconds
        self._monitors = [free_port() for _ in range(GATES)]
        self._starts = 0
        self.gates: list[GateProcess] = []
        self.runners: list[RunnerProcess] = []
        self._runner_count = runners

    @property
    def url(self) -> str:
        """All nodes of the engine."""
        return ",".join(node.url for node in self.nodes)

    @property
    def replicas(self) -> int:
        return len(self.nodes)

    @property
    def ports(self) -> dict[int, int]:
        """Of each gate, with its monitor's."""
        return {gate.port: monitor for gate, monitor in zip(self.gates, self._monitors, strict=True)}

    async def start(self) -> None:
        """Start everything; ends when it is ready."""
        for number in range(GATES):
            self.gates.append(self._gate(number, None))
            await self._ready(number)
        for _ in range(self._runner_count):
            self.runners.append(self._runner())
        for runner in self.runners:
            await asyncio.to_thread(runner.ready)

    def kill(self) -> None:
        """End everything but the nodes at once: nobody is there any more."""
        for gate in self.gates:
            gate.kill()
        for runner in self.runners:
            runner.kill()

    async def restart_gate(self, number: int) -> None:
        """As `systemctl restart` does: ends when it is ready."""
        old = self.gates[number]
        await asyncio.to_thread(old.stop, self._drain_seconds + STOP_SECONDS)
        self.gates[number] = self._gate(number, old.port)
        await self._ready(number)

    async def restart_runner(self, number: int) -> None:
        await asyncio.to_thread(self.runners[number].stop)
        self.runners[number] = self._runner()
        await asyncio.to_thread(self.runners[number].ready)

    async def restart_node(self, number: int) -> None:
        """Ends when all copies of all streams are current."""
        node = self.nodes[number]
        await asyncio.to_thread(node.retire)
        await asyncio.to_thread(node.start)
        for one in self.nodes:
            await _until(one.is_current)

    async def check(self, tables: Iterable[Table], calm: float) -> Findings:
        """Hold what the people of these tables were told and shown against the logs."""
        found, games, ended = Findings(), GameRegistry(GAMES), time.time()
        async with engine_log(self.url, self.replicas) as engine:
            for table in tables:
                stored = await engine.read(table.code)
                found.merge(TableCheck(table, stored, games, calm, ended).run())
        return found

    def _gate(self, number: int, port: int | None) -> GateProcess:
        options = {
            "--workers": 1,
            "--connections-per-address": 0,  # all browsers here have the same
            "--trust-proxy": "127.0.0.1",
            "--address": f"https://localhost:{self.port}",
            "--monitor-port": self._monitors[number],
            "--drain-seconds": self._drain_seconds,
        }
        words = [word for option in options.items() for word in map(str, option)]
        log = self._log(f"gate{number + 1}")
        more = [*words, *self.more]
        return GateProcess(self.url, log, self.replicas, self.release, port=port, more=more)

    def _runner(self) -> RunnerProcess:
        return RunnerProcess(self.url, self._log("runner"), tempo=1, source=self.release)

    def _log(self, name: str) -> Path:
        self._starts += 1
        return self._folder / f"{name}.{self._starts}.log"

    async def _ready(self, number: int) -> None:
        await _until(lambda: _is_ready(self._monitors[number]))


def _is_ready(monitor: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{monitor}/readyz", timeout=2) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


async def _until(true: Callable[[], bool]) -> None:
    given_up = time.monotonic() + READY_SECONDS
    while not await asyncio.to_thread(true):
        assert time.monotonic() < given_up, "it does not get ready"
        await asyncio.sleep(LOOK_SECONDS)
