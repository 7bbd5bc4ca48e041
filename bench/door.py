"""What the front door adds to a request and to a message, and what it costs.

    python -m bench.door

One gate of a cell is asked directly and through HAProxy with the configuration that `inklings door` writes,
in turns: a table is looked up over one connection, and ten browsers ping one after another.
"""

from __future__ import annotations

import asyncio
import json
import re
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median

from bench.speed.meter import cpu_seconds
from tests.door import CellHere, Door, front_door
from websockets.asyncio.client import connect

TURNS = 6
REQUESTS = 500
BROWSERS = 10
PINGS = 40
"""Of each browser in a turn: a gate takes 64 messages a second of one."""


async def timed(times: int, ask: Callable[[int], Awaitable[None]]) -> list[float]:
    """Milliseconds that each took."""
    took = []
    for number in range(times):
        began = time.perf_counter()
        await ask(number)
        took.append((time.perf_counter() - began) * 1000)
    return took


async def requests(url: str, code: str) -> list[float]:
    """Look the table up again and again."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))

    async def look(_: int) -> None:
        writer.write(f"GET /api/tables/{code} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200"), head
        await reader.readexactly(int(re.findall(rb"content-length: (\d+)", head)[0]))

    try:
        await look(0)
        return await timed(REQUESTS, look)
    finally:
        writer.close()


async def messages(url: str, code: str) -> list[float]:
    """Ping in turns over several websockets."""
    async with AsyncExitStack() as stack:
        sockets = []
        for number in range(BROWSERS):
            address = f"{url.replace('http', 'ws')}/api/tables/{code}/socket?scenes=2"
            socket = await stack.enter_async_context(connect(address, compression=None))
            await socket.send(json.dumps({"type": "hello", "secret": f"{number:024}"}))
            sockets.append(socket)

        async def ping(number: int) -> None:
            socket = sockets[number % BROWSERS]
            await socket.send('{"type":"ping","at":1}')
            while '"pong"' not in str(await socket.recv()):
                pass

        await timed(BROWSERS * 2, ping)
        return await timed(BROWSERS * PINGS, ping)


async def measure(gate: str, door: Door, code: str) -> None:
    """Ask in turns, and print what was found."""
    for kind, ask in {"request": requests, "message": messages}.items():
        direct: list[float] = []
        through: list[float] = []
        cpu = 0.0
        for _ in range(TURNS):
            direct += await ask(gate, code)
            before = cpu_seconds(door.pid)
            through += await ask(door.url, code)
            cpu += cpu_seconds(door.pid) - before
        added, cost = median(through) - median(direct), cpu / len(through)
        print(
            f"a {kind}: {median(direct):.3f} ms directly, {added:.3f} ms more through the door, "
            f"{cost * 1e6:.0f} µs of its CPU"
        )


async def main() -> None:
    """A cell of one gate, and its door."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        cell = CellHere("BC", folder, 1)
        try:
            cell.start().ready()
            with front_door(folder, [cell.option]) as door:
                gate = cell.gates[0]
                await measure(gate.url, door, gate.open_table())
        finally:
            cell.stop()


if __name__ == "__main__":
    asyncio.run(main())
