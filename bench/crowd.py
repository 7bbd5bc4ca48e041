"""Part of a crowd of onlookers, in a process of its own: bare sockets that read no more than versions.

    python -m bench.crowd HOST:PORT CODE COUNT NUMBER

Writes a line once all are in, waits for a line, then writes when each of them got each version of the table.
"""

from __future__ import annotations

import asyncio
import gc
import os
import secrets
import sys
import time
from typing import TypeVar, cast

import msgspec
import uvloop
from bench.speed import frames, wire

AT_ONCE = 40
PATIENCE = 120.0

Arrivals = dict[int, list[float]]


OnlookerT = TypeVar("OnlookerT", bound="Onlooker")


class Onlooker(asyncio.Protocol):
    """One connection: says hello, answers pings, and notes when versions come."""

    def __init__(self, code: str, arrivals: Arrivals) -> None:
        self.inside: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = code
        self._arrivals = arrivals
        self._head = b""
        self._reader: frames.Reader | None = None
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(frames.request(f"/api/tables/{self._code}/socket?scenes=2"))

    def data_received(self, data: bytes) -> None:
        """Say hello once the door is open, then read whatever is whole."""
        if self._reader is None:
            self._head += data
            head, found, data = self._head.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self._reader = frames.Reader()
            self._transport.write(frames.frame(frames.TEXT, wire.hello(secrets.token_urlsafe(24))))
        for kind, payload in self._reader.feed(data):
            self._read(kind, payload)

    def connection_lost(self, exc: Exception | None) -> None:
        """Say so, if it was before we were in."""
        if not self.inside.done():
            self.inside.set_exception(exc or ConnectionError("shown the door"))

    def _read(self, kind: int, payload: bytes) -> None:
        if kind == frames.PING:
            self._transport.write(frames.frame(frames.PONG, payload))
        elif (told := wire.read(payload)).shown:
            if self.inside.done():
                self._arrivals.setdefault(told.version, []).append(time.monotonic())
            else:
                self.inside.set_result(None)


async def enter(host: str, port: int, code: str, arrivals: Arrivals, kind: type[OnlookerT]) -> OnlookerT:
    """One more at the table."""
    _, onlooker = await asyncio.get_running_loop().create_connection(lambda: kind(code, arrivals), host, port)
    async with asyncio.timeout(PATIENCE):
        await onlooker.inside
    return onlooker


async def main(address: str, code: str, count: int) -> None:
    """Let so many in, a few at a time; then wait for the end."""
    host, _, port = address.partition(":")
    arrivals: Arrivals = {}
    crowd: list[Onlooker] = []
    for start in range(0, count, AT_ONCE):
        wave = (enter(host, int(port), code, arrivals, Onlooker) for _ in range(min(AT_ONCE, count - start)))
        crowd += await asyncio.gather(*wave)
    print("inside", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    sys.stdout.buffer.write(msgspec.json.encode(arrivals) + b"\n")


if __name__ == "__main__":
    gc.disable()
    os.nice(19)  # phones of onlookers take nothing from the machine of the gate
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3])))
