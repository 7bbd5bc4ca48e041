"""Real parts for tests: a NATS server, gates and runners that can be killed."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from email.message import Message
from pathlib import Path
from typing import Any, NamedTuple

from inklings.live.engine import CONFIG, find_server, free_port

PATIENCE = 20.0
PING_SECONDS = 3.0
RETIRE_SECONDS = 60.0
LAME_DUCK = 'lame_duck_grace_period: "5s"\nlame_duck_duration: "30s"\n'
"""As in deploy/kubernetes: how long a NATS server that retires takes for it."""


def wait_for_port(port: int, process: subprocess.Popen[bytes]) -> None:
    for _ in range(1200):  # a busy machine may need a minute
        assert process.poll() is None, f"the process on port {port} has ended with {process.returncode}"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 0.5):
            return
        time.sleep(0.05)
    raise AssertionError(f"nobody listens on port {port}")


def code_in(source: Path | None) -> dict[str, str] | None:
    """The environment of a process that runs the code in this folder; by default, that of the test."""
    return None if source is None else {**os.environ, "PYTHONPATH": str(source)}


def freeze_now(process: subprocess.Popen[bytes]) -> None:
    """Stop it with SIGSTOP, and wait until it stands: its threads may still answer for a moment."""
    process.send_signal(signal.SIGSTOP)
    os.waitid(os.P_PID, process.pid, os.WSTOPPED)


class NatsServer:
    """A real nats-server with the settings of the house, on a free port."""

    def __init__(self, folder: Path, name: str = "inklings", sync: str = "always") -> None:
        self.port = free_port()
        self.monitor = free_port()
        self.route = free_port()
        self.more_config = ""
        self.authorization = 'authorization { token: "test" }'
        self.name = name
        self._sync = sync
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"nats://test@127.0.0.1:{self.port}"

    def start(self) -> None:
        config = self._folder / "nats.conf"
        store = json.dumps((self._folder / "store").as_posix())
        text = CONFIG.format(port=self.port, token="test", store=store)  # noqa: S106
        text = text.replace('authorization { token: "test" }', self.authorization)
        if self._sync != "always":
            text = text.replace("sync_interval: always", f'sync_interval: "{self._sync}"')
        config.write_text(text.replace('"inklings"', f'"{self.name}"') + self.more_config)
        log = str(self._folder / "nats.log")
        address = ["-a", "127.0.0.1", "-m", str(self.monitor)]
        self._process = subprocess.Popen([find_server(), "-c", str(config), "-l", log, *address])
        wait_for_port(self.port, self._process)

    @property
    def pid(self) -> int:
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        """It takes what it is sent, and answers nothing."""
        assert self._process
        freeze_now(self._process)

    def resume(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGCONT)

    def retire(self) -> None:
        """As an operator stops one of several: it first hands its streams and clients to the others."""
        assert self._process
        self._process.send_signal(signal.SIGUSR2)
        self._process.wait(RETIRE_SECONDS)

    def is_current(self) -> bool:
        """Whether it has caught up with all of its streams."""
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.monitor}/healthz", timeout=2) as answer:
                return b'"ok"' in answer.read()
        except OSError:
            return False

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self.resume()
            self._process.terminate()
            self._process.wait(60)  # the disk of a shared machine may stand still for a while


@contextlib.contextmanager
def nats_server(folder: Path, sync: str = "always") -> Iterator[NatsServer]:
    server = NatsServer(folder, sync=sync)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def nats_cluster(folder: Path, sync: str = "always") -> Iterator[list[NatsServer]]:
    """Three real servers that keep every log together."""
    nodes = [NatsServer(folder / name, name, sync) for name in ("node1", "node2", "node3")]
    routes = ", ".join(f'"nats://127.0.0.1:{node.route}"' for node in nodes)
    for node in nodes:
        cluster = f'cluster {{ name: "test", listen: "127.0.0.1:{node.route}", routes: [{routes}] }}'
        node.more_config = f"{cluster}\n{LAME_DUCK}"
        (folder / node.name).mkdir()
    try:
        for node in nodes:
            node.start()
        yield nodes
    finally:
        for node in nodes:
            node.stop()


class Answer(NamedTuple):
    """What a gate answers over HTTP."""

    status: int
    headers: Message
    body: bytes


class GateProcess:
    """A real gate in a process of its own; with several workers, in several."""

    def __init__(  # noqa: PLR0913
        self,
        nats: str,
        log: Path,
        replicas: int = 1,
        source: Path | None = None,
        *,
        workers: int = 1,
        port: int | None = None,
        more: Sequence[str] = (),
        program: str = "inklings.cli",
    ) -> None:
        self.port = port or free_port()
        self.log = log
        command = [sys.executable, "-m", program, "gate", "--nats", nats, "--replicas", str(replicas)]
        if source is None:  # another release may not know of these; here everyone has the same address
            usual = {"--workers": workers, "--connections-per-address": 0, "--drain-seconds": 0}
            command += [word for flag in usual.items() for word in map(str, flag)]
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, *more, "--host", "127.0.0.1", "--port", str(self.port)],
                stdout=output,
                stderr=output,
                env=code_in(source),
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        return self._process.pid

    def ready(self) -> GateProcess:
        wait_for_port(self.port, self._process)
        return self

    def kill(self) -> None:
        self._process.kill()
        self._process.wait()

    def freeze(self) -> None:
        """As a machine that sleeps: it answers nothing until it is thawed."""
        freeze_now(self._process)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def ended(self) -> int:
        """Its exit status, once it has ended by itself."""
        return self._process.wait(PATIENCE)

    def stop(self, seconds: float = 15) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(seconds)

    def fetch(self, path: str, **headers: str) -> Answer:
        request = urllib.request.Request(self.url + path, headers=headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:  # noqa: S310
            return json.load(answer)

    def open_table(self, game: str = "moons", **options: Any) -> str:
        body = json.dumps({"game": game, "options": options}).encode()
        request = urllib.request.Request(  # noqa: S310
            f"{self.url}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310
            code: str = json.load(answer)["code"]
        return code


class RunnerProcess:
    """A real runner of bots in a process of its own; a tempo far below 1 makes it much faster than people."""

    def __init__(
        self, nats: str, log: Path, tempo: float, source: Path | None = None, *, more: Sequence[str] = ()
    ) -> None:
        command = [sys.executable, "-m", "inklings.cli", "bots", "--replicas", "1", *more]
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [*command, "--tempo", str(tempo), "--nats", nats],
                stdout=output,
                stderr=output,
                env=code_in(source),
            )

    def ready(self) -> RunnerProcess:
        for _ in range(600):
            assert self.process.poll() is None, f"the runner has ended with {self.process.returncode}"
            if "ready to play" in self.log.read_text():
                return self
            time.sleep(0.05)
        raise AssertionError("the runner does not come up")

    @property
    def tables(self) -> int:
        """How many tables it has taken so far."""
        return self.log.read_text().count("we play its bots here")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)


@contextlib.contextmanager
def runners(
    nats: str, count: int, folder: Path, *, tempo: float, more: Sequence[str] = ()
) -> Iterator[list[RunnerProcess]]:
    started = [RunnerProcess(nats, folder / f"runner{each}.log", tempo, more=more) for each in range(count)]
    try:
        yield [runner.ready() for runner in started]
    finally:
        for runner in started:
            runner.stop()


@contextlib.contextmanager
def gates(nats: str, count: int, folder: Path) -> Iterator[list[GateProcess]]:
    started = [GateProcess(nats, folder / f"gate{number}.log") for number in range(count)]
    try:
        yield [gate.ready() for gate in started]
    finally:
        for gate in started:
            gate.stop()
