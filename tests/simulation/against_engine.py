"""Compare the model with a real nats-server: python -m tests.simulation.against_engine --seed 0."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.parts import nats_cluster, nats_server
from tests.simulation.clock_comparison import compare_clocks
from tests.simulation.comparison import Comparison, Difference
from tests.simulation.operations import Round, Script
from tests.simulation.real_cell import RealCell, RealClient, connect_all

EVENING = 2000
"""Operations after which streams and model begin afresh."""
CLOCKS_EVERY = 20_000
"""Operations per comparison of clocks, which takes seconds of real time."""
SHRINKING_TRIES = 300


@dataclass
class Result:
    """What has been compared so far."""

    operations: int = 0
    rings: int = 0
    waited_for_busy: int = 0
    differences: list[str] = field(default_factory=list)


class Engines:
    """Gives every evening a cell of its own on the same servers."""

    def __init__(self, clients: list[RealClient], replicas: int) -> None:
        self.clients = clients
        self.replicas = replicas
        self._cells = 0

    async def perform(self, rounds: Sequence[Round]) -> Comparison:
        """Perform these rounds in a new cell; raises `Difference`."""
        self._cells += 1
        cell = RealCell(self.clients, f"cell{self._cells}", self.replicas)
        await cell.make_streams()
        comparison = Comparison(cell)
        try:
            await comparison.perform(rounds)
        finally:
            await cell.close()
        return comparison

    async def differs(self, rounds: Sequence[Round]) -> str:
        """How the real engine differs in these rounds, or an empty string."""
        try:
            await self.perform(rounds)
        except Difference as difference:
            return str(difference)
        return ""

    async def shrink(self, rounds: list[Round]) -> tuple[list[Round], str]:
        """The shortest rounds found that still differ: first fewer rounds, then fewer operations in each."""
        why, tries = await self.differs(rounds), 0
        size = len(rounds) // 2
        while size and why and tries < SHRINKING_TRIES:
            start, shorter = 0, False
            while start < len(rounds) and tries < SHRINKING_TRIES:
                fewer, tries = rounds[:start] + rounds[start + size :], tries + 1
                if found := await self.differs(fewer):
                    rounds, why, shorter = fewer, found, True
                else:
                    start += size
            size = size if shorter and size == 1 else size // 2
        for number in range(len(rounds)):
            index = 0
            while index < len(rounds[number].operations) and tries < SHRINKING_TRIES:
                this, tries = rounds[number], tries + 1
                fewer_operations = this.operations[:index] + this.operations[index + 1 :]
                fewer = [*rounds[:number], Round(this.kind, fewer_operations), *rounds[number + 1 :]]
                if found := await self.differs(fewer):
                    rounds, why = fewer, found
                else:
                    index += 1
        return [this for this in rounds if this.operations], why


async def compare(
    clients: list[RealClient],
    *,
    operations: int,
    seed: int,
    replicas: int = 1,
    note: Callable[[Result], object] | None = None,
) -> Result:
    """Compare so many operations, and stop at the first difference; `note` is called now and then."""
    engines, result = Engines(clients, replicas), Result()
    evening = 0
    while result.operations < operations and not result.differences:
        rounds = Script(seed * 1_000_003 + evening).rounds(min(EVENING, operations - result.operations))
        try:
            comparison = await engines.perform(rounds)
        except Difference as difference:
            failed = int(str(difference).split(",")[0].removeprefix("round "))
            fewest, why = await engines.shrink(rounds[: failed + 1])
            lines = [f"{this.kind}: {operation}" for this in fewest for operation in this.operations]
            result.differences.append("\n".join([why or f"{difference} (not found again)", *lines]))
            break
        result.operations += comparison.operations
        result.waited_for_busy += comparison.waited_for_busy
        evening += 1
        if note:
            note(result)
    return result


def _write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


async def _main(urls: list[str], arguments: argparse.Namespace) -> Result:
    begun, clocks, replicas = time.monotonic(), 0, 3 if arguments.cluster else 1
    clients = await connect_all(urls)

    def note(result: Result) -> None:
        _write(f"\r{result.operations:,} operations, {time.monotonic() - begun:.0f} s ")

    try:
        result = await compare(
            clients,
            operations=arguments.operations,
            seed=arguments.seed,
            replicas=replicas,
            note=note,
        )
        while clocks * CLOCKS_EVERY < result.operations:
            seed = arguments.seed + clocks
            rings, differences = await compare_clocks(clients, seed=seed, replicas=replicas)
            result.rings += rings
            result.differences += differences
            clocks += 1
            _write(f"\r{result.operations:,} operations, {result.rings:,} rings ")
        if arguments.cluster:
            _write(f"\nrepeated though nobody else was appending: {result.waited_for_busy}")
        return result
    finally:
        for real in clients:
            if arguments.cluster:
                _write(f"\ntold to wait, by error code: {real.busy}")
            await real.client.close()


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--operations", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cluster", action="store_true", help="three nodes instead of one; much slower")
    arguments = parser.parse_args()
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        if arguments.cluster:
            with nats_cluster(Path(folder)) as nodes:
                result = asyncio.run(_main([node.url for node in nodes], arguments))
        else:
            with nats_server(Path(folder)) as server:
                result = asyncio.run(_main([server.url], arguments))
    for difference in result.differences:
        _write(f"\n{difference}")
    _write(
        f"\n{result.operations:,} operations and {result.rings:,} rings compared in "
        f"{time.monotonic() - begun:.0f} s: {len(result.differences)} differences\n"
    )
    return 1 if result.differences else 0


if __name__ == "__main__":
    sys.exit(main())
