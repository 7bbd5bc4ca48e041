"""Real parts for tests: a NATS server and gates that can be killed, and players on websockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from email.message import Message
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inklings.kernel.patch import apply
from inklings.live.engine import CONFIG, find_server, free_port

PATIENCE = 20.0
PING_SECONDS = 3.0


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


class NatsServer:
    """A real nats-server with the settings of the house, on a free port."""

    def __init__(self, folder: Path, name: str = "inklings", sync: str = "always") -> None:
        self.port = free_port()
        self.monitor = free_port()
        self.route = free_port()
        self.more_config = ""
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
        if self._sync != "always":
            text = text.replace("sync_interval: always", f'sync_interval: "{self._sync}"')
        config.write_text(text.replace('"inklings"', f'"{self.name}"') + self.more_config)
        log = str(self._folder / "nats.log")
        self._process = subprocess.Popen(
            [find_server(), "-c", str(config), "-l", log, "-a", "127.0.0.1", "-m", str(self.monitor)]
        )
        wait_for_port(self.port, self._process)

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def pause(self) -> None:
        """It takes what it is sent, and answers nothing."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        assert self._process
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process and self._process.poll() is None:
            self.resume()
            self._process.terminate()
            self._process.wait(10)


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
        node.more_config = f'cluster {{ name: "test", listen: "127.0.0.1:{node.route}", routes: [{routes}] }}'
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
    """A real gate in a process of its own."""

    def __init__(self, nats: str, log: Path, replicas: int = 1, source: Path | None = None) -> None:
        self.port = free_port()
        self.log = log
        command = [sys.executable, "-m", "inklings.cli", "gate", "--nats", nats, "--replicas", str(replicas)]
        with log.open("ab") as output:
            self._process = subprocess.Popen(
                [*command, "--host", "127.0.0.1", "--port", str(self.port)],
                stdout=output,
                stderr=output,
                env=code_in(source),
            )

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ready(self) -> GateProcess:
        wait_for_port(self.port, self._process)
        return self

    def kill(self) -> None:
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def freeze(self) -> None:
        """As a machine that sleeps: it answers nothing until it is thawed."""
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        self._process.send_signal(signal.SIGCONT)

    def ended(self) -> int:
        """Its exit status, once it has ended by itself."""
        return self._process.wait(PATIENCE)

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(15)

    def fetch(self, path: str, **headers: str) -> Answer:
        request = urllib.request.Request(self.url + path, headers=headers)  # noqa: S310
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            with error:
                return Answer(error.code, error.headers, error.read())

    def get(self, path: str) -> Any:
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:  # noqa: S310
            return json.load(answer)

    def open_table(self, game: str = "moons", **options: Any) -> str:
        body = json.dumps({"game": game, "options": options}).encode()
        request = urllib.request.Request(  # noqa: S310
            f"{self.url}/api/tables", body, {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:  # noqa: S310
            code: str = json.load(answer)["code"]
        return code


class RunnerProcess:
    """A real runner of bots in a process of its own; a tempo far below 1 makes it much faster than people."""

    def __init__(self, nats: str, log: Path, tempo: float, source: Path | None = None) -> None:
        command = [sys.executable, "-m", "inklings.cli", "bots", "--replicas", "1", "--tempo", str(tempo)]
        self.log = log
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [*command, "--nats", nats], stdout=output, stderr=output, env=code_in(source)
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
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(15)


@contextlib.contextmanager
def runners(nats: str, count: int, folder: Path, *, tempo: float) -> Iterator[list[RunnerProcess]]:
    started = [RunnerProcess(nats, folder / f"runner{number}.log", tempo) for number in range(count)]
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


class Player:
    """A browser's end of the protocol, without a browser."""

    def __init__(self, gate: str, code: str, *, secret: str | None = None, screen: bool = False) -> None:
        self.secret = secret or secrets.token_urlsafe(24)
        self.code = code
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.presence: dict[str, Any] = {}
        self.frames: list[str] = []
        self.closed: int | None = None
        self.gate = gate
        self._screen = screen
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    async def connect(self, gate: str | None = None) -> Player:
        self.gate = gate or self.gate
        url = self.gate.replace("http", "ws") + f"/api/tables/{self.code}/socket"
        self._socket = await connect(url, compression=None, max_size=None)
        self.closed, self.scene = None, {}
        hello = {"type": "hello", "secret": self.secret, "seen": self.version, "screen": self._screen}
        await self._socket.send(json.dumps(hello))
        self._reader = asyncio.create_task(self._read(self._socket))
        seen = self.version
        await self.until(lambda: bool(self.scene) and self.version >= seen)
        self._heart = asyncio.create_task(self._beat(self._socket))
        return self

    def fall_asleep(self) -> None:
        """Say nothing more, not even goodbye: the line stays open."""
        assert self._heart
        self._heart.cancel()

    async def close(self) -> None:
        if self._heart:
            self._heart.cancel()
        if self._socket:
            await self._socket.close()
        if self._reader:
            await self._reader

    async def ask(self, ask: str, **fields: Any) -> dict[str, Any]:
        return await self._command({"type": "ask", "ask": {"type": ask, **fields}})

    async def do(self, action: str, **fields: Any) -> dict[str, Any]:
        return await self._command({"type": "do", "action": {"type": action, **fields}})

    async def talk(self, talk: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer; a sign gets one only if it is refused."""
        return await self._command({"type": "talk", "talk": {"type": talk, **fields}})

    async def show(self, sign: str, mark: str | None, to: str = "table") -> None:
        """Make a sign, and wait for nothing."""
        talk = {"type": "show", "to": to, "sign": sign, "mark": mark}
        await self.say(json.dumps({"type": "talk", "id": secrets.token_urlsafe(12), "talk": talk}))

    async def send(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command under the id that it has already."""
        assert self._socket
        answer = self._answers[message["id"]] = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps(message))
        return await asyncio.wait_for(answer, 60)

    async def say(self, text: str) -> None:
        assert self._socket
        await self._socket.send(text)

    async def ping(self) -> None:
        """Wait for the answer to a ping."""
        before = len(self.frames)
        await self.say('{"type":"ping","at":1}')
        await self.until(lambda: any('"pong"' in frame for frame in self.frames[before:]), 5)

    async def until(self, true: Callable[[], bool], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                assert self.closed is None, f"closed with {self.closed}"
                self._changed.clear()
                await self._changed.wait()

    async def until_closed(self) -> int:
        async with asyncio.timeout(PATIENCE):
            assert self._reader
            await self._reader
        assert self.closed is not None
        return self.closed

    @property
    def heard(self) -> list[dict[str, Any]]:
        """All talk that has reached this browser."""
        return [msgspec.json.decode(frame) for frame in self.frames if frame.startswith('{"type":"heard"')]

    @property
    def phase(self) -> dict[str, Any]:
        phase: dict[str, Any] = self.scene["game"]["phase"]
        return phase

    def offer(self, kind: str) -> dict[str, Any] | None:
        return next((offer for offer in self.scene["offers"] if offer["type"] == kind), None)

    async def _command(self, message: dict[str, Any]) -> dict[str, Any]:
        return await self.send({**message, "id": secrets.token_urlsafe(12)})

    async def _beat(self, socket: ClientConnection) -> None:
        """Everyone who is seated pings, as browsers do."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(PING_SECONDS)
                if self.scene["you"] is not None:
                    await socket.send('{"type":"ping","at":1}')

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                assert isinstance(frame, str)
                self.frames.append(frame)
                self._take(msgspec.json.decode(frame))
                self._changed.set()
        except ConnectionClosed:
            pass
        self.closed = socket.close_code
        for answer in self._answers.values():
            answer.cancel(f"closed with {self.closed}")
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "scene":
                self.scene, self.version = message["scene"], message["version"]
            case "change":
                self.scene, self.version = apply(self.scene, message["patch"]), message["version"]
            case "presence":
                self.presence = message
            case _:
                answer = self._answers.pop(message.get("id") or "", None)
                if answer and not answer.done():
                    answer.set_result(message)


@contextlib.asynccontextmanager
async def players(gate_urls: list[str], code: str, count: int) -> AsyncIterator[list[Player]]:
    """So many players at a table, seated, through these gates in turn."""
    company = [Player(gate_urls[number % len(gate_urls)], code) for number in range(count)]
    try:
        for number, player in enumerate(company):
            await player.connect()
            answer = await player.ask("sit", name=f"Player {number}", avatar=number)
            assert answer["type"] == "done", answer
        yield company
    finally:
        for player in company:
            await player.close()
