"""Odd messages against a live gate, while someone plays at another table.

    python -m tests.attacks.fuzz --frames 1000000

Fails if the gate's log has a traceback, if a connection ends by our mistake (1011 or 4500), or if the
bystander has to wait for more than a second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import sys
import tempfile
import time
from collections import Counter
from itertools import cycle, islice
from pathlib import Path

import uvloop
from tests.attacks import raw
from tests.attacks.messages import drawn, mutated, with_new_id
from tests.parts import GateProcess, nats_server
from tests.players import players

from inklings.games import GAMES

SOCKETS = 160
TABLES = 16
A_SECOND = 25
MOST_MS = 1000.0
MISTAKES = {1011, 4500}


class Fuzz:
    """Many browsers that send what they like."""

    def __init__(self, gate: GateProcess, frames: int, seed: int) -> None:
        self._gate = gate
        self._frames = frames
        self._chance = random.Random(seed)
        self._messages = drawn(4000, seed)
        self.sent = 0
        self.closings: Counter[int] = Counter()
        self.answers: Counter[str] = Counter()

    async def run(self) -> None:
        """Send them all."""
        codes = [raw.open_table(self._gate.url, game.name) for game in islice(cycle(GAMES), TABLES)]
        await asyncio.gather(*(self._browser(number, codes[number % TABLES]) for number in range(SOCKETS)))

    async def _browser(self, number: int, code: str) -> None:
        secret = secrets.token_urlsafe(20)
        while self.sent < self._frames:
            try:
                await self._evening(f"127.0.4.{number + 1}", code, secret)
            except (OSError, EOFError):
                await asyncio.sleep(0.2)

    async def _evening(self, source: str, code: str, secret: str) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._gate.port, local_addr=(source, 0))
        path = f"/api/tables/{code}/socket?scenes=2"
        writer.write(raw.UPGRADE.format(path=path, host="localhost", more="").encode())
        await reader.readuntil(b"\r\n\r\n")
        writer.write(_text({"type": "hello", "secret": secret}))
        sit = {"type": "sit", "name": secret[:8], "avatar": 1}
        for ask in (sit, {"type": "begin"}):
            writer.write(_text({"type": "ask", "id": secrets.token_urlsafe(9), "ask": ask}))
        reading = asyncio.create_task(self._read(reader))
        try:
            while not reading.done() and self.sent < self._frames:
                message = self._chance.choice(self._messages)
                if self._chance.random() < 0.85:
                    message = with_new_id(message, self._chance)
                else:
                    message = mutated(message, self._chance)
                opcode = self._chance.choices((1, 2, 9, 10, 0, 3), (94, 2, 2, 1, 0.5, 0.5))[0]
                writer.write(raw.frame(message[:125] if opcode > 8 else message, opcode))
                self.sent += 1
                await asyncio.sleep(1 / A_SECOND)
        finally:
            reading.cancel()
            writer.transport.abort()

    async def _read(self, reader: asyncio.StreamReader) -> None:
        while True:
            first, second = await reader.readexactly(2)
            size = second & 0x7F
            if size >= 126:
                size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8))
            data = await reader.readexactly(size)
            if first & 0x0F == 8:
                self.closings[int.from_bytes(data[:2])] += 1
                return
            self.answers[
                data[:24].decode(errors="replace").split('"')[3] if data[:1] == b"{" else "change"
            ] += 1


def _text(message: object) -> bytes:
    return raw.frame(json.dumps(message).encode())


async def watched(fuzz: Fuzz, gate: GateProcess, frames: int) -> list[float]:
    """Fuzz while somebody plays; returns how long they waited for each answer, in milliseconds."""
    waits: list[float] = []
    async with players([gate.url], raw.open_table(gate.url), 1) as (one,):
        running = asyncio.create_task(fuzz.run())
        told = 0
        while not running.done():
            start = time.perf_counter()
            await one.ask("introduce", name=f"Ada {len(waits) % 10}", avatar=1)
            waits.append(1000 * (time.perf_counter() - start))
            if fuzz.sent >= told:
                print(
                    f"{fuzz.sent} of {frames} frames, the bystander's worst wait {max(waits):.0f} ms",
                    flush=True,
                )
                told += frames // 20
            await asyncio.sleep(0.2)
        await running
    return sorted(waits)


def main() -> int:
    """Fuzz, and say what came of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--frames", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, nats_server(Path(folder)) as nats:
        gate = GateProcess(nats.url, Path(folder) / "gate.log").ready()
        try:
            fuzz = Fuzz(gate, asked.frames, asked.seed)
            waits = uvloop.run(watched(fuzz, gate, asked.frames))
        finally:
            gate.stop()
        log = gate.log.read_text()
    print(f"answers {dict(fuzz.answers.most_common())}\nclosings {dict(fuzz.closings)}")
    print(f"{fuzz.sent} frames; waits: median {waits[len(waits) // 2]:.1f} ms, worst {waits[-1]:.1f} ms")
    is_bad = "Traceback" in log or waits[-1] > MOST_MS or MISTAKES & fuzz.closings.keys()
    if is_bad:
        print(log[-5000:])
    return bool(is_bad)


if __name__ == "__main__":
    sys.exit(main())
