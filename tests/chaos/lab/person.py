"""A person at a table: their browser does what client/src/wire does, and all that it saw is written down."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import ssl
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

import msgspec
from tests.chaos.lab.pace import LOST, PACES, WHILE_UNSURE
from tests.chaos.lab.records import Command, Frame, LineLife, Sent
from tests.frames import Shown, shown
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from inklings.house.identity import person_at

PING_SECONDS = 3.0
ONLOOKERS_BEAT = 5
PONG_SECONDS = 5.0
STEADY_SECONDS = 10.0
OPEN_SECONDS = 10.0
"""A browser knows no such limit, but the balancer before the gates does."""
NO_PONG = -1
NO_LINE = -2


class Entrance(Protocol):
    """Where browsers connect: a gate, or a proxy with gates behind it."""

    @property
    def name(self) -> str: ...

    @property
    def url(self) -> str: ...


class Person:
    """Keeps a line to the table through one gate after the other."""

    def __init__(  # noqa: PLR0913
        self,
        code: str,
        name: str,
        gates: Sequence[Entrance],
        chance: Random,
        *,
        watches: bool,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.watches = watches
        self.secret = secrets.token_urlsafe(24)
        self.person = person_at(code, self.secret)
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.here: list[int] = []
        self.commands: dict[str, Command] = {}
        self.frames: list[Frame] = []
        self.lines: list[LineLife] = []
        self.gaps: list[tuple[float, float]] = []
        """From when to when there was no line that showed the table."""
        self.past: list[str] = []
        """Scenes that were older than what this person had seen."""
        self.incidents: list[str] = []
        self.changed = asyncio.Event()
        self.lost_since: float | None = time.time()
        self._gates = gates
        self._tls = tls
        self._gate = chance.randrange(len(gates))
        self._chance = chance
        self._socket: ClientConnection | None = None
        self._failures: dict[int, int] = {}
        self._heard = 0.0
        self._opened = 0
        self._tasks: set[asyncio.Task[Any]] = set()

    @property
    def label(self) -> str:
        return f"{self.name} at {self.code}"

    @property
    def connected(self) -> bool:
        return self._socket is not None and self.lost_since is None

    def start(self) -> None:
        self._spawn(self._live())

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._socket:
            self._socket.transport.abort()

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        return await self.command({"type": "ask", "ask": {"type": kind, **fields}})

    async def command(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command, as often as it takes, and wait for its one answer."""
        name = secrets.token_urlsafe(12)
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        command = self.commands[name] = Command(name, {**message, "id": name}, time.time(), answer)
        await self._send_command(command)
        return await answer

    async def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                self.changed.clear()
                await self.changed.wait()

    # --- the line ------------------------------------------------------------------------------------

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _live(self) -> None:
        while True:
            gate = self._gates[self._gate % len(self._gates)]
            self._gate += 1  # the balancer sends everyone to the next
            line = LineLife(gate.name, time.time())
            self.lines.append(line)
            steady = asyncio.get_running_loop().call_later(STEADY_SECONDS, self._failures.clear)
            code = await self._visit(gate)
            steady.cancel()
            line.closed, line.code = time.time(), code
            if self.lost_since is None:
                self.lost_since = self._heard if code == NO_PONG else line.closed
            socket, self._socket = self._socket, None
            if socket:
                socket.transport.abort()
            pace = PACES.get(code, LOST)  # type: ignore[call-overload]
            failures = self._failures.get(code, 0)
            self._failures[code] = failures + 1
            await asyncio.sleep(pace.wait(failures, self._chance))

    async def _visit(self, gate: Entrance) -> int:
        """One connection from its beginning to its end; returns how it ended."""
        self._opened = max(round(time.time() * 1000), self._opened + 1)
        url = f"{gate.url}/api/tables/{self.code}/socket?since={self._opened}&seen={self.version}&scenes=2"
        try:
            self._socket = await connect(
                url,
                ssl=self._tls,
                compression=None,
                max_size=None,
                open_timeout=OPEN_SECONDS,
                ping_interval=None,
                proxy=None,
            )
        except (OSError, TimeoutError, InvalidHandshake, InvalidMessage, EOFError, ConnectionClosed):
            return NO_LINE
        self._heard = time.time()
        try:
            hello = {"type": "hello", "secret": self.secret, "screen": False}
            await self._socket.send(json.dumps(hello))
            for command in [one for one in self.commands.values() if one.settled is None]:
                await self._send_command(command)
            return await self._listen(self._socket, gate)
        except (ConnectionClosed, OSError):
            code: int | None = self._socket.close_code
            return code or NO_LINE

    async def _listen(self, socket: ClientConnection, gate: Entrance) -> int:
        beats, beat_at, pong_due = 0, time.time(), None
        while True:
            now = time.time()
            if pong_due is not None and now >= pong_due:
                return NO_PONG
            if now >= beat_at:
                beat_at = now + PING_SECONDS
                if self.scene.get("you") is not None or beats % ONLOOKERS_BEAT == 0:
                    await socket.send('{"type":"ping","at":1}')
                    pong_due = pong_due or now + PONG_SECONDS
                beats += 1
            wake = min(beat_at, pong_due or beat_at)
            try:
                async with asyncio.timeout(max(0.0, wake - now)):
                    text = await socket.recv()
            except TimeoutError:
                continue
            self._heard = time.time()
            message = msgspec.json.decode(text)
            if isinstance(message, dict) and message["type"] == "pong":
                pong_due = None
            else:
                self._receive(message, gate)
                self.changed.set()

    def _receive(self, message: Any, gate: Entrance) -> None:
        if now := shown(Shown(self.version, self.scene), message):
            self._show(now.scene, now.version, gate)
            return
        match message["type"]:
            case "presence":
                self.here = message["here"]
            case "broken" if message["id"] is None:
                self.incidents.append(message["incident"])
            case "done" | "refused" | "broken" | "malformed" | "unsure":
                if command := self.commands.get(message["id"] or ""):
                    self._answered(command, message)
            case _:
                pass

    def _show(self, scene: dict[str, Any], version: int, gate: Entrance) -> None:
        if version < self.version:
            seconds = self._heard - self.lines[-1].opened
            self.past.append(f"{version} after {self.version} at {gate.name}, {seconds:.1f} s after coming")
        self.scene, self.version = scene, version
        as_json = msgspec.json.encode(scene)
        self.frames.append(Frame(self._heard, version, scene.get("you"), as_json, gate.name))
        if self.lost_since is not None:
            self.gaps.append((self.lost_since, self._heard))
            self.lost_since = None

    # --- commands ------------------------------------------------------------------------------------

    def _answered(self, command: Command, message: dict[str, Any]) -> None:
        command.answers.append((time.time(), len(self.lines), message))
        if command.settled is not None:
            return
        if message["type"] == "unsure":
            self._spawn(self._send_later(command, WHILE_UNSURE.wait(command.unsure, self._chance)))
            command.unsure += 1
            return
        command.settled = time.time()
        if not command.answer.done():
            command.answer.set_result(message)

    async def _send_later(self, command: Command, seconds: float) -> None:
        line = len(self.lines)
        await asyncio.sleep(seconds)
        if command.settled is None and line == len(self.lines):
            await self._send_command(command)

    async def _send_command(self, command: Command) -> None:
        socket = self._socket
        if socket is None:
            return
        message = {**command.message, "again": True} if command.sends else command.message
        with contextlib.suppress(ConnectionClosed, OSError):
            await socket.send(json.dumps(message))
            command.sends.append(Sent(time.time(), len(self.lines), self.lines[-1].gate))
