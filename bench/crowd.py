"""Part of a crowd of onlookers, in a process of its own: bare sockets that read no more than versions.

    python -m bench.crowd HOST:PORT CODE COUNT

Writes a line once all are in, waits for a line, then writes when each of them got each version of the table.
"""

from __future__ import annotations

import asyncio
import base64
import os
import secrets
import sys
import time
from typing import cast

import msgspec
import uvloop

AT_ONCE = 40
PATIENCE = 120.0
MASK = b"\0\0\0\0"
"""A mask that changes nothing: what is sent here needs no hiding from proxies."""
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
CHANGE = b"["
SCENE = b'{"type":"scene","version":'
LENGTH_16, LENGTH_64 = 126, 127

Arrivals = dict[int, list[float]]


def frame(kind: int, payload: bytes) -> bytes:
    """A short frame as a browser sends it."""
    assert len(payload) < LENGTH_16
    return bytes((kind, 0x80 | len(payload))) + MASK + payload


class Onlooker(asyncio.Protocol):
    """One connection: says hello, answers pings, and notes when versions come."""

    def __init__(self, code: str, arrivals: Arrivals) -> None:
        self.inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = code
        self._arrivals = arrivals
        self._data = bytearray()
        self._greeted = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self._transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/tables/{self._code}/socket?scenes=2 HTTP/1.1\r\n"
            "Host: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Say hello once the door is open, then read whatever is whole."""
        self._data += data
        if not self._greeted:
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self._greeted, self._data = True, rest
            hello = msgspec.json.encode({"type": "hello", "secret": secrets.token_urlsafe(24)})
            self._transport.write(frame(TEXT, hello))
        while self._take_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so, if it was before we were in."""
        if not self.inside.done():
            self.inside.set_exception(exc or ConnectionError("shown the door"))

    def _take_frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        start, length = 2, data[1]
        if length == LENGTH_16:
            start, length = 4, int.from_bytes(data[2:4])
        elif length == LENGTH_64:
            start, length = 10, int.from_bytes(data[2:10])
        if len(data) < start + length:
            return False
        self._read(data[0], bytes(data[start : start + length]))
        del data[: start + length]
        return True

    def _read(self, kind: int, payload: bytes) -> None:
        if kind == PING:
            self._transport.write(frame(PONG, payload))
        elif payload.startswith(CHANGE):
            version = int(payload[len(CHANGE) : payload.index(b",", len(CHANGE))])
            self._arrivals.setdefault(version, []).append(time.monotonic())
        elif payload.startswith(SCENE) and not self.inside.done():
            self.inside.set_result(None)


async def enter(host: str, port: int, code: str, arrivals: Arrivals) -> Onlooker:
    """One more at the table."""
    _, onlooker = await asyncio.get_running_loop().create_connection(
        lambda: Onlooker(code, arrivals), host, port
    )
    async with asyncio.timeout(PATIENCE):
        await onlooker.inside
    return onlooker


async def main(address: str, code: str, count: int) -> None:
    """Let so many in, a few at a time; then wait for the end."""
    host, _, port = address.partition(":")
    arrivals: Arrivals = {}
    crowd: list[Onlooker] = []
    for start in range(0, count, AT_ONCE):
        wave = (enter(host, int(port), code, arrivals) for _ in range(min(AT_ONCE, count - start)))
        crowd += await asyncio.gather(*wave)
    print("inside", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    sys.stdout.buffer.write(msgspec.json.encode(arrivals) + b"\n")


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
