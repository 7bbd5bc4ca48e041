"""The parts of the lab: NATS nodes, gates and runners, which can be killed, paused and started again."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tests.chaos.lab import clocks
from tests.chaos.lab.launch import DUMP
from tests.chaos.lab.network import Network
from tests.chaos.lab.tools import faketime_library

from inklings.live.engine import find_server

ROOT = Path(__file__).parents[3]
TEMPO = 0.1 / clocks.FACTOR
"""With clocks as usual here, bots are ten times as fast as people."""
READY_SECONDS = 90.0
STOP_SECONDS = 15.0


class Part:
    """A process that is known by its name."""

    def __init__(self, name: str, folder: Path, network: Network) -> None:
        self.name = name
        self.folder = folder
        self.log = folder / f"{name}.log"
        self.paused = False
        self._network = network
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return self._network.address(self.name)

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    @property
    def exit_status(self) -> int | None:
        return self._process.poll() if self._process else None

    def start(self) -> None:
        with self.log.open("ab") as output:
            output.write(f"--- start at {time.strftime('%H:%M:%S')}\n".encode())
            output.flush()
            self._process = subprocess.Popen(
                self._network.inside(self.name, self._command()),
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=output,
                env=self._environment(),
                cwd=ROOT,
            )

    def kill(self) -> None:
        self._signal(signal.SIGKILL)
        if self._process:
            self._process.wait()
        self.paused = False

    def pause(self) -> None:
        self._signal(signal.SIGSTOP)
        self.paused = True

    def resume(self) -> None:
        self._signal(signal.SIGCONT)
        self.paused = False

    def stop(self) -> bool:
        """End it in good order; returns whether it did so in time."""
        self.resume()
        self._signal(signal.SIGTERM)
        if self._process:
            try:
                self._process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.kill()
                return False
        return True

    def up(self) -> bool:
        """Whether it can be used now."""
        raise NotImplementedError

    async def ready(self, seconds: float = READY_SECONDS) -> bool:
        """Wait until it can be used; false if it ends or takes too long."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.alive:
            if await asyncio.to_thread(self.up):
                return True
            await asyncio.sleep(0.1)
        return False

    def _signal(self, number: signal.Signals) -> None:
        if self._process and self._process.poll() is None:
            self._process.send_signal(number)

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _environment(self) -> dict[str, str]:
        return dict(os.environ)


class Node(Part):
    """One nats-server of the engine."""

    def __init__(self, name: str, folder: Path, network: Network) -> None:
        super().__init__(name, folder, network)
        self.store = folder / f"store-{name}"
        self.before: Sequence[str] = ()
        """What stands before its command line."""
        self.peers: list[Node] = []
        """All nodes of the engine, itself among them."""
        self._port, self._monitor = network.port(4222), network.port(8222)
        self._route = network.port(6222)

    @property
    def url(self) -> str:
        return f"nats://test@{self.address}:{self._port}"

    @property
    def _monitor_url(self) -> str:
        return f"http://{self.address}:{self._monitor}"

    def up(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self._monitor_url}/healthz", timeout=1) as answer:  # noqa: S310
                return b'"ok"' in answer.read()
        except OSError:
            return False

    def streams(self) -> dict[str, tuple[int, int]]:
        """Its own copies of the logs: how many messages, and the last sequence."""
        url = f"{self._monitor_url}/jsz?streams=1"
        with urllib.request.urlopen(url, timeout=5) as answer:  # noqa: S310
            accounts = json.load(answer).get("account_details") or []
        return {
            stream["name"]: (stream["state"]["messages"], stream["state"]["last_seq"])
            for account in accounts
            for stream in account.get("stream_detail") or []
            if stream["name"].startswith("TABLES")
        }

    def _command(self) -> list[str]:
        config = self.folder / f"{self.name}.conf"
        routes = ", ".join(f'"nats://{peer.address}:{peer._route}"' for peer in self.peers)
        cluster = f'cluster {{ name: "lab", listen: "{self.address}:{self._route}", routes: [{routes}] }}\n'
        config.write_text(
            f'listen: "{self.address}:{self._port}"\nhttp: "{self.address}:{self._monitor}"\n'
            f'server_name: "{self.name}"\nauthorization {{ token: "test" }}\n'
            f"jetstream {{ store_dir: {json.dumps(str(self.store))}, sync_interval: always }}\n"
            + (cluster if len(self.peers) > 1 else "")
        )
        log = self.folder / f"{self.name}.nats.log"
        return [*self.before, find_server(), "-c", str(config), "-l", str(log)]


class Member(Part):
    """A gate or a runner, as shipped but for its clocks."""

    def __init__(self, name: str, folder: Path, network: Network, nats: str, replicas: int) -> None:
        super().__init__(name, folder, network)
        self.skew = ""
        """How far its wall clock is off, as faketime takes it: "+30s"."""
        self._nats = nats
        self._replicas = replicas
        self._dump = folder / f"{name}.inside.json"

    async def inside(self) -> dict[str, Any]:
        """What it holds now; empty if it does not say."""
        self._dump.unlink(missing_ok=True)
        self._signal(signal.SIGUSR2)
        for _ in range(50):
            await asyncio.sleep(0.1)
            if self._dump.exists():
                found: dict[str, Any] = json.loads(self._dump.read_text())
                return found
        return {}

    def _environment(self) -> dict[str, str]:
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}",
            "PYTHONUNBUFFERED": "1",
            DUMP: str(self._dump),
            clocks.VARIABLE: os.environ[clocks.VARIABLE],
        }
        if self.skew:
            environment |= {
                "LD_PRELOAD": faketime_library(),
                "FAKETIME": self.skew,
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "DONT_FAKE_MONOTONIC": "1",
            }
        return environment

    def _launch(self, *words: str) -> list[str]:
        engine = ["--nats", self._nats, "--replicas", str(self._replicas)]
        return [sys.executable, "-m", "tests.chaos.lab.launch", *words, *engine]


class Gate(Member):
    """A gate."""

    def __init__(self, name: str, folder: Path, network: Network, nats: str, replicas: int) -> None:
        super().__init__(name, folder, network, nats, replicas)
        self.port = network.port(8370)

    @property
    def url(self) -> str:
        return f"ws://{self.address}:{self.port}"

    def up(self) -> bool:
        try:
            with socket.create_connection((self.address, self.port), 0.5):
                return True
        except OSError:
            return False

    def _command(self) -> list[str]:
        return self._launch(
            "gate", "--workers", "1", "--drain-seconds", "1", "--host", self.address, "--port", str(self.port)
        )


class Runner(Member):
    """A runner of bots."""

    def up(self) -> bool:
        return "ready to play" in self.log.read_text(errors="replace").rpartition("--- start")[2]

    def _command(self) -> list[str]:
        tempo = TEMPO * float(os.environ[clocks.VARIABLE])
        return self._launch("bots", "--tempo", str(tempo))
