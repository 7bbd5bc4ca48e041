"""What a move costs in every part of the house: CPU of gate and engine, and disk.

    python -m bench.costs moons [--engine three] [--offered 20] [--seconds 10]

Sixteen tables of six play a real game at a steady pace. What the house does while nobody moves is measured
first and taken off. The engine's CPU is that of all nodes together, the disk that of one copy.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import astuple, dataclass
from pathlib import Path

from bench.speed import servers
from bench.speed.load import Generator, generator
from bench.speed.meter import cpu_seconds, kilobytes, split_cores
from tests.parts import NatsServer, nats_cluster, nats_server

GAMES = ("moons", "rorschach", "pareidolia", "telepathic")
TABLES = 16
BLOCKS = "**/streams/*/msgs/*.blk"
SETTLE_SECONDS = 5.0


@dataclass(frozen=True)
class Used:
    """What has been used so far, or in a while."""

    gate: float
    """Seconds of CPU."""
    engine: float
    disk: float
    """Bytes of the streams."""

    def __sub__(self, other: Used) -> Used:
        return Used(*(mine - theirs for mine, theirs in zip(astuple(self), astuple(other), strict=True)))

    def __mul__(self, times: float) -> Used:
        return Used(*(mine * times for mine in astuple(self)))


class House:
    """A gate and the nodes of its engine, to be read like meters."""

    def __init__(self, gate: servers.Server, nodes: Sequence[NatsServer], folder: Path) -> None:
        self.gate = gate
        self._nodes = nodes
        self._folder = folder

    def used(self) -> Used:
        """What has been used since the start."""
        return Used(
            gate=cpu_seconds(self.gate.pid),
            engine=sum(cpu_seconds(self._pid(node)) for node in self._nodes),
            disk=sum(file.stat().st_size for file in self._folder.glob(BLOCKS)) / len(self._nodes),
        )

    def memory(self) -> str:
        """What they hold."""
        nodes = sum(kilobytes(self._pid(node)) for node in self._nodes) / len(self._nodes)
        return f"gate {kilobytes(self.gate.pid) / 1000:.0f} MB, each node of the engine {nodes / 1000:.0f} MB"

    async def while_nobody_moves(self, seconds: float) -> Used:
        """What is used in a second."""
        before, began = self.used(), time.monotonic()
        await asyncio.sleep(seconds)
        return (self.used() - before) * (1 / (time.monotonic() - began))

    @staticmethod
    def _pid(node: NatsServer) -> int:
        assert node._process  # noqa: SLF001
        return node._process.pid  # noqa: SLF001


async def measure(house: House, load: Generator, game: str, offered: int, seconds: float) -> None:
    """One game, at a steady pace."""
    await load.open(game, house.gate.port, TABLES)
    await asyncio.sleep(SETTLE_SECONDS)
    still = await house.while_nobody_moves(seconds)
    before, began = house.used(), time.monotonic()
    turn = await load.turn(game, house.gate.pid, seconds, offered)
    took = time.monotonic() - began
    moves = turn.moves * took / turn.seconds
    each = (house.used() - before - still * took) * (1 / moves)
    print(
        f"{game}: {turn.moves / turn.seconds:.0f} moves/s; a move: gate {each.gate * 1e6:.0f} µs, "
        f"engine {each.engine * 1e6:.0f} µs, {each.disk:.0f} bytes on disk, "
        f"{turn.bytes:.0f} bytes to each browser"
    )


async def main() -> None:
    """One game on a new house."""
    parser = argparse.ArgumentParser(prog="python -m bench.costs", description="What a move costs.")
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--engine", choices=servers.ENGINES, default="three")
    parser.add_argument("--offered", type=int, default=20, help="moves a second")
    parser.add_argument("--seconds", type=float, default=10)
    chosen = parser.parse_args()
    core = split_cores()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        store = folder / "engine"
        store.mkdir()
        sync = "always" if chosen.engine == "always" else servers.ENGINE_SYNC
        if chosen.engine == "three":
            nodes = stack.enter_context(nats_cluster(store, sync=sync))
        else:
            nodes = [stack.enter_context(nats_server(store, sync=sync))]
        engine = servers.Engine(nodes[0].url, len(nodes))
        house = House(stack.enter_context(servers.gate(engine, folder / "gate.log", core)), nodes, store)
        async with generator() as load:
            await asyncio.sleep(SETTLE_SECONDS)
            empty = await house.while_nobody_moves(chosen.seconds)
            print(
                f"empty: {house.memory()}; gate {empty.gate * 1e6:.0f} µs a second, "
                f"engine {empty.engine * 1e6:.0f} µs a second"
            )
            await measure(house, load, chosen.game, chosen.offered, chosen.seconds)


if __name__ == "__main__":
    asyncio.run(main())
