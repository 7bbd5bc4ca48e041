"""What tables cost at which nobody does anything: CPU a second and memory of a gate, by table.

    python -m bench.idle_tables [tables] [people at each] [moves a second]

First tables without sockets, in this process: what a table itself costs. Then a real gate with real sockets,
whose browsers ping every three seconds as seated ones do, and perhaps make moves.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import resource
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from bench.speed.meter import cpu_seconds, kilobytes
from tests.logs import engine_log
from tests.parts import GateProcess, nats_server
from tests.visitor import Visitor, members, visit
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from inklings.house import asks
from inklings.live.member import Member

SECONDS = 20.0
PING_SECONDS = 3.0
SETTLE_SECONDS = 5.0
AT_ONCE = 20


async def used(pid: int) -> float:
    """CPU seconds a second, over a while in which nothing is done."""
    before, began = cpu_seconds(pid), time.monotonic()
    await asyncio.sleep(SECONDS)
    return (cpu_seconds(pid) - before) / (time.monotonic() - began)


async def without_sockets(url: str, tables: int) -> None:
    """Tables with one seated person each, who is heard every three seconds."""
    async with members(url, 1) as (member,):
        await asyncio.sleep(SETTLE_SECONDS)
        tasks, memory, alone = len(asyncio.all_tasks()), kilobytes(os.getpid()), await used(os.getpid())
        people = [await _seated(member) for _ in range(tables)]
        await asyncio.sleep(SETTLE_SECONDS)
        silent = await used(os.getpid())
        more_tasks = len(asyncio.all_tasks()) - tasks
        print(
            f"{tables} tables without sockets: {(silent - alone) / tables * 1e6:.1f} µs/s of CPU a table, "
            f"{more_tasks} tasks, {(kilobytes(os.getpid()) - memory) / tables:.0f} KB a table"
        )
        assert people


async def _seated(member: Member) -> Visitor:
    visitor = await visit(member, await member.open_table("moons", {}), secrets.token_urlsafe(20))
    await visitor.ask("command1", asks.Sit(name="Ada", avatar=1))
    visitor.messages.clear()
    return visitor


async def with_sockets(url: str, folder: Path, tables: int, people: int, moves: int) -> None:
    """A real gate; the browsers are in a process of their own, and make so many moves a second."""
    gate = GateProcess(url, folder / "gate.log").ready()
    try:
        pid = gate._process.pid  # noqa: SLF001
        await asyncio.sleep(SETTLE_SECONDS)
        memory, alone = kilobytes(pid), await used(pid)
        async with members(url, 1) as (member,):
            codes = [await member.open_table("moons", {}) for _ in range(tables)]
        (folder / "codes").write_text("\n".join(codes))
        command = [sys.executable, "-m", "bench.idle_tables", "--browsers", gate.url, str(people), str(moves)]
        browsers = subprocess.Popen(  # noqa: ASYNC220
            [*command, str(folder / "codes")], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert browsers.stdout
        await asyncio.to_thread(browsers.stdout.readline)
        await asyncio.sleep(SETTLE_SECONDS)
        busy = await used(pid)
        told, _ = await asyncio.to_thread(browsers.communicate, b"\n")
        print(
            f"{tables} tables of {people}, with sockets, {moves} moves a second: "
            f"{(busy - alone) / tables * 1e6:.0f} µs/s a table, gate at {busy:.0%} of a core, "
            f"{(kilobytes(pid) - memory) / tables / people:.0f} KB a connection, tables included"
        )
        print(told.decode().strip())
        async with engine_log(url) as log:
            stored = [entry.data for code in codes for entry in await log.read(code)]
            missed = sum(b'"missed"' in data for data in stored)
        print(f"entries that say that somebody is missed: {missed}")
    finally:
        gate.stop()


class Browser:
    """A socket that is seated, pings, and now and then says that it is ready."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.took: list[float] = []
        self._asked = 0.0
        self._number = 0
        self._tasks = [asyncio.create_task(self._read()), asyncio.create_task(self._beat())]

    async def move(self) -> None:
        """Ask for something that is written to the log."""
        self._number += 1
        self._asked = time.monotonic()
        ask = {"type": "ready", "ready": bool(self._number % 2)}
        await self.socket.send(json.dumps({"type": "ask", "id": f"ready-{self._number:03}", "ask": ask}))

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                if b'"type":"done"' in await self.socket.recv(decode=False):
                    self.took.append(time.monotonic() - self._asked)

    async def _beat(self) -> None:
        await asyncio.sleep(PING_SECONDS * secrets.randbelow(1000) / 1000)
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.socket.send('{"type":"ping","at":1}')
                await asyncio.sleep(PING_SECONDS)


async def browsers(gate: str, people: int, moves: int, codes: list[str]) -> None:
    """Sit down everywhere, then ping and move until a line comes."""
    raise_open_files()
    seated: list[Browser] = []
    for start in range(0, len(codes), AT_ONCE):
        tables = await asyncio.gather(*(_sit(gate, code, people) for code in codes[start : start + AT_ONCE]))
        seated += [browser for table in tables for browser in table]
    print("inside", flush=True)
    moving = asyncio.create_task(_move(seated, moves)) if moves else None
    await asyncio.to_thread(sys.stdin.readline)
    if moving:
        moving.cancel()
    took = sorted(seconds for browser in seated for seconds in browser.took)
    closed = sum(browser.socket.close_code is not None for browser in seated)
    if took:
        print(
            f"{len(took)} moves answered, median {took[len(took) // 2] * 1000:.0f} ms, "
            f"99 of 100 within {took[int(len(took) * 0.99)] * 1000:.0f} ms; {closed} sockets closed"
        )


async def _sit(gate: str, code: str, people: int) -> list[Browser]:
    seated: list[Browser] = []
    for number in range(people):
        url = gate.replace("http", "ws") + f"/api/tables/{code}/socket?scenes=2"
        socket = await connect(url, compression=None, max_size=None, ping_interval=None, open_timeout=60)
        await socket.send(json.dumps({"type": "hello", "secret": secrets.token_urlsafe(24)}))
        ask = {"type": "sit", "name": f"P{number}", "avatar": number}
        await socket.send(json.dumps({"type": "ask", "id": "sit-down", "ask": ask}))
        while b'"type":"done"' not in await socket.recv(decode=False):
            pass
        seated.append(Browser(socket))
    return seated


async def _move(seated: list[Browser], moves: int) -> None:
    turn = 0
    while True:
        turn += 1
        await asyncio.gather(asyncio.sleep(1 / moves), seated[turn * 7919 % len(seated)].move())


def raise_open_files() -> None:
    """Every socket is an open file."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def main(tables: int, people: int, moves: int) -> None:
    """Measure, and print a line each."""
    with tempfile.TemporaryDirectory() as name, nats_server(Path(name)) as nats:
        if not moves:
            await without_sockets(nats.url, 5 * tables)
        await with_sockets(nats.url, Path(name), tables, people, moves)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--browsers"]:
        gate, people, moves, file = sys.argv[2:]
        uvloop.run(browsers(gate, int(people), int(moves), Path(file).read_text().split()))
    else:
        given = [int(text) for text in sys.argv[1:]]
        uvloop.run(main(*given, *(300, 6, 0)[len(given) :]))
