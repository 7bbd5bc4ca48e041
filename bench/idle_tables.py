"""What tables cost at which nobody does anything: CPU a second and memory of a gate, by table.

    python -m bench.idle_tables [tables] [people at each]

First tables without sockets, in this process: what a table itself costs. Then a real gate with real sockets,
whose browsers ping every three seconds as seated ones do. Both are compared with the same gate before that.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import uvloop
from tests.parts import GateProcess, nats_server
from tests.visitor import Visitor, members, visit
from websockets.asyncio.client import ClientConnection, connect

from inklings.house import asks
from inklings.live.member import Member

SECONDS = 20.0
PING_SECONDS = 3.0
SETTLE_SECONDS = 5.0
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """The CPU time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes(pid: int) -> float:
    """The memory that a process holds."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6


async def used(pid: int) -> float:
    """CPU seconds a second, over a while in which nothing is done."""
    before, began = cpu_seconds(pid), time.monotonic()
    await asyncio.sleep(SECONDS)
    return (cpu_seconds(pid) - before) / (time.monotonic() - began)


async def without_sockets(url: str, tables: int) -> None:
    """Tables with one seated person each, who is heard every three seconds."""
    async with members(url, 1) as (member,):
        await asyncio.sleep(SETTLE_SECONDS)
        tasks, memory, alone = len(asyncio.all_tasks()), megabytes(os.getpid()), await used(os.getpid())
        people = [await _seated(member) for _ in range(tables)]
        await asyncio.sleep(SETTLE_SECONDS)
        silent = await used(os.getpid())
        more_tasks = len(asyncio.all_tasks()) - tasks
        print(
            f"{tables} tables without sockets: {(silent - alone) / tables * 1e6:.1f} µs/s of CPU a table, "
            f"{more_tasks} tasks, {(megabytes(os.getpid()) - memory) / tables * 1000:.0f} KB a table"
        )
        assert people


async def _seated(member: Member) -> Visitor:
    visitor = await visit(member, await member.open_table("moons", {}), secrets.token_urlsafe(20))
    await visitor.ask("command1", asks.Sit(name="Ada", avatar=1))
    visitor.messages.clear()
    return visitor


async def with_sockets(url: str, folder: Path, tables: int, people: int) -> None:
    """A real gate; the browsers are in a process of their own."""
    gate = GateProcess(url, folder / "gate.log").ready()
    try:
        pid = gate._process.pid  # noqa: SLF001
        await asyncio.sleep(SETTLE_SECONDS)
        memory, alone = megabytes(pid), await used(pid)
        async with members(url, 1) as (member,):
            codes = [await member.open_table("moons", {}) for _ in range(tables)]
        command = [sys.executable, "-m", "bench.idle_tables", "--browsers", gate.url, str(people), *codes]
        browsers = subprocess.Popen(  # noqa: ASYNC220
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        assert browsers.stdout
        await asyncio.to_thread(browsers.stdout.readline)
        await asyncio.sleep(SETTLE_SECONDS)
        busy = await used(pid)
        print(
            f"{tables} tables of {people}, with sockets: {(busy - alone) / tables * 1e6:.0f} µs/s a table, "
            f"{(megabytes(pid) - memory) / tables / people * 1000:.0f} KB a connection, tables included"
        )
        await asyncio.to_thread(browsers.communicate, b"\n")
    finally:
        gate.stop()


async def browsers(gate: str, people: int, codes: list[str]) -> None:
    """Sit down everywhere, then ping until a line comes."""
    sockets: list[ClientConnection] = []
    for code in codes:
        for number in range(people):
            url = gate.replace("http", "ws") + f"/api/tables/{code}/socket"
            socket = await connect(url, compression=None, max_size=None, ping_interval=None)
            await socket.send(json.dumps({"type": "hello", "secret": secrets.token_urlsafe(24)}))
            ask = {"type": "sit", "name": f"P{number}", "avatar": number}
            await socket.send(json.dumps({"type": "ask", "id": "sit-down", "ask": ask}))
            while b'"done"' not in await socket.recv(decode=False):
                pass
            sockets.append(socket)
    beating = [asyncio.create_task(_beat(socket)) for socket in sockets]
    print("inside", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    for task in beating:
        task.cancel()


async def _beat(socket: ClientConnection) -> None:
    await asyncio.sleep(PING_SECONDS * secrets.randbelow(1000) / 1000)
    while True:
        await socket.send('{"type":"ping","at":1}')
        while b'"pong"' not in await socket.recv(decode=False):
            pass
        await asyncio.sleep(PING_SECONDS)


async def main(tables: int, people: int) -> None:
    """Measure, and print a line each."""
    with tempfile.TemporaryDirectory() as name, nats_server(Path(name)) as nats:
        await without_sockets(nats.url, 5 * tables)
        await with_sockets(nats.url, Path(name), tables, people)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--browsers"]:
        uvloop.run(browsers(sys.argv[2], int(sys.argv[3]), sys.argv[4:]))
    else:
        uvloop.run(main(*(int(text) for text in [*sys.argv[1:], *("300", "6")[len(sys.argv) - 1 :]])))
