"""A browser's end of the protocol, for tests without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import ssl
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from tests.frames import Shown, shown
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 20.0
PING_SECONDS = 3.0


class Player:
    """One browser at one table."""

    def __init__(
        self,
        gate: str,
        code: str,
        *,
        secret: str | None = None,
        screen: bool = False,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self.secret = secret or secrets.token_urlsafe(24)
        self.code = code
        self.scene: dict[str, Any] = {}
        self.version = 0
        self.presence: dict[str, Any] = {}
        self.frames: list[str] = []
        self.closed: int | None = None
        self.gate = gate
        self._screen = screen
        self._tls = tls
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._changed = asyncio.Event()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._heart: asyncio.Task[None] | None = None

    async def connect(self, gate: str | None = None) -> Player:
        self.gate = gate or self.gate
        url = self.gate.replace("http", "ws") + f"/api/tables/{self.code}/socket?scenes=2&seen={self.version}"
        self._socket = await connect(url, compression=None, max_size=None, ssl=self._tls)
        self.closed, self.scene = None, {}
        hello = {"type": "hello", "secret": self.secret, "screen": self._screen}
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

    async def reach(self, version: int) -> None:
        """Wait until this browser has been shown a change of which it sees something."""
        await self.until(lambda: self.version >= version)

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

    @property
    def own(self) -> dict[str, Any]:
        """What only this seat sees of the game."""
        own: dict[str, Any] = self.scene["own"]
        return own

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

    def _take(self, message: Any) -> None:
        if now := shown(Shown(self.version, self.scene), message):
            self.version, self.scene = now
            return
        match message["type"]:
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
