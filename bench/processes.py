"""A crowd at one table in several processes of its own, at each gate as many."""

from __future__ import annotations

import asyncio
import resource
import sys
from asyncio.subprocess import PIPE, Process

from tests.parts import GateProcess

PROCESSES = 4
LONG_LINE = 1 << 28


async def gather(module: str, several: list[GateProcess], code: str, count: int) -> list[Process]:
    """They come in, part by part; each part is told the gate, the table, how many it is, and its number."""
    parts = []
    for number in range(PROCESSES):
        share = count // PROCESSES + (number < count % PROCESSES)
        address = several[number % len(several)].url.removeprefix("http://")
        parts.append(
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", module, address, code, str(share), str(number)),
                stdin=PIPE,
                stdout=PIPE,
                limit=LONG_LINE,
            )
        )
    for part in parts:
        assert await answer(part) == b"inside\n"
    return parts


def say(part: Process, line: bytes = b"") -> None:
    """Write a line to a part."""
    assert part.stdin
    part.stdin.write(line + b"\n")


async def answer(part: Process) -> bytes:
    """The next line that a part writes."""
    assert part.stdout
    return await part.stdout.readline()


def allow_many_sockets() -> None:
    """As many open sockets as this machine lets a process have."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
