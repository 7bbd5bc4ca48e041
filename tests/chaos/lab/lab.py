"""The lab: an engine, three gates and two runners, and what can be done to them."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Literal, TypeAlias

from tests.chaos.lab.disks import Disk, SmallDisk
from tests.chaos.lab.network import Network
from tests.chaos.lab.parts import Gate, Node, Part, Runner

RESTART_SECONDS = 1.0
BACK_SECONDS = 75.0


@dataclass(frozen=True)
class Schedule:
    """Faults, and the house on which they come."""

    name: str
    about: str
    storm: Storm
    seconds: float = 120
    replicas: Literal[1, 3] = 3
    needs: tuple[str, ...] = ()
    """Tools beyond those that every schedule needs."""
    disks: Literal["plain", "ext4", "small"] = "plain"
    slow_sync_ms: int = 0
    longest: float | None = None
    """Nobody may be without service for so many seconds longer than the engine itself."""
    skew: str = ""
    """How far the first gate's clock is off."""


class Lab:
    """All processes of one run."""

    def __init__(self, schedule: Schedule, folder: Path, network: Network, seed: str) -> None:
        self.schedule = schedule
        self.folder = folder
        self.network = network
        self.chance = Random(seed)
        self.disks: dict[str, Disk] = {}
        self.small_disk = SmallDisk(folder) if schedule.disks == "small" else None
        names = ("n1", "n2", "n3")[: schedule.replicas]
        self.nodes = [Node(name, folder, network) for name in names]
        for node in self.nodes:
            self._furnish(node)
        self.gates = [
            Gate(name, folder, network, self._engine(number), schedule.replicas)
            for number, name in enumerate(("g1", "g2", "g3"))
        ]
        self.gates[0].skew = schedule.skew
        self.runners = [
            Runner(name, folder, network, self._engine(number), schedule.replicas)
            for number, name in enumerate(("r1", "r2"))
        ]
        self.ended_by_itself: list[str] = []
        self.remarks: list[str] = []
        """What the table of results should say of this run."""
        self._meant_to_run: set[str] = set()
        self._guard: asyncio.Task[None] | None = None
        self._began = time.monotonic()

    @property
    def parts(self) -> list[Part]:
        return [*self.nodes, *self.gates, *self.runners]

    @property
    def url(self) -> str:
        return ",".join(node.url for node in self.nodes)

    def note(self, text: str) -> None:
        """Write down what is done."""
        with (self.folder / "storm.log").open("a") as file:
            file.write(f"{time.strftime('%H:%M:%S')} {time.monotonic() - self._began:7.1f}  {text}\n")

    async def start(self) -> None:
        for node in self.nodes:
            node.start()
        for node in self.nodes:
            assert await node.ready(), f"{node.name} does not come up; see {node.folder}"
        self.gates[0].start()  # makes the streams
        assert await self.gates[0].ready(), f"{self.gates[0].name} does not come up; see {self.gates[0].log}"
        members = [*self.gates[1:], *self.runners]
        for member in members:
            member.start()
        for member in members:
            assert await member.ready(), f"{member.name} does not come up; see {member.log}"
        self._meant_to_run = {part.name for part in self.parts}
        self._guard = asyncio.create_task(self._keep_alive())
        self.note("all are up")

    async def calm(self) -> None:
        """No more faults: everything runs and is connected."""
        self.network.heal()
        for part in self.parts:
            part.resume()
        await asyncio.gather(*(self.back(part) for part in self.parts if part.name not in self._meant_to_run))

    async def close(self) -> None:
        if self._guard:
            self._guard.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._guard
        members = [*self.gates, *self.runners]
        ended = await asyncio.gather(*(asyncio.to_thread(member.stop) for member in members))
        late = [member.name for member, in_time in zip(members, ended, strict=True) if not in_time]
        self.ended_by_itself += [f"{name} does not end when it is told to" for name in late]
        for node in self.nodes:
            node.kill()  # nobody needs what it would still write
        for disk in self.disks.values():
            disk.remove()
        if self.small_disk:
            self.small_disk.remove()
        for node in self.nodes:
            shutil.rmtree(node.store, ignore_errors=True)

    # --- faults --------------------------------------------------------------------------------------

    async def kill(self, *victims: Part, seconds: float) -> None:
        """Kill them, and start them again after so long."""
        self._meant_to_run -= {victim.name for victim in victims}
        self.note(f"kill -9 {', '.join(victim.name for victim in victims)}, back after {seconds:.1f} s")
        for victim in victims:
            victim.kill()
        await asyncio.sleep(seconds)
        await asyncio.gather(*(self.back(victim) for victim in victims))

    async def pause(self, victim: Part, seconds: float) -> None:
        self.note(f"pause {victim.name} for {seconds:.1f} s")
        victim.pause()
        await asyncio.sleep(seconds)
        victim.resume()
        self.note(f"{victim.name} goes on")

    async def end(self, victim: Part) -> None:
        """End it in good order, and start it again."""
        self._meant_to_run.discard(victim.name)
        began = time.monotonic()
        if not await asyncio.to_thread(victim.stop):
            self.ended_by_itself.append(f"{victim.name} does not end when it is told to")
        self.note(f"SIGTERM {victim.name}: ended after {time.monotonic() - began:.1f} s")
        await self.back(victim)

    async def cut_power(self, victims: Sequence[Node]) -> None:
        """The power of these nodes fails at once; it is back after a while."""
        names = {victim.name for victim in victims}
        self._meant_to_run -= names
        self.note(f"power cut at {', '.join(sorted(names))}")
        for victim in victims:
            self.disks[victim.name].cut_power()
        for victim in victims:
            victim.kill()
            self.disks[victim.name].mount_again()
        await asyncio.sleep(self.chance.uniform(0.5, 3))
        await asyncio.gather(*(self.back(victim) for victim in victims))

    async def back(self, part: Part) -> None:
        """Start it again, and wait until it can be used, unless that is a node, which needs others."""
        part.start()
        began = time.monotonic()
        if isinstance(part, Node):
            self.note(f"{part.name} is started again")
        elif await part.ready(BACK_SECONDS):
            self.note(f"{part.name} is up again after {time.monotonic() - began:.1f} s")
        else:
            self.ended_by_itself.append(f"{part.name} does not come up again (exit {part.exit_status})")
            self.note(self.ended_by_itself[-1])
        self._meant_to_run.add(part.name)

    # --- inside --------------------------------------------------------------------------------------

    def _furnish(self, node: Node) -> None:
        node.peers = self.nodes
        if self.schedule.disks == "ext4":
            self.disks[node.name] = Disk(self.folder, node.name)
            node.store = self.disks[node.name].at / "store"
        if self.small_disk:
            node.store = self.small_disk.at / "store"
        if self.schedule.slow_sync_ms:
            delay = f"inject=fsync,fdatasync:delay_enter={self.schedule.slow_sync_ms * 1000}"
            # With -D the node itself is our child, and strace goes with it.
            quiet = ("strace", "-D", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null")
            node.before = (*quiet, "-e", "trace=fsync,fdatasync", "-e", delay)

    def _engine(self, number: int) -> str:
        """All nodes, for each member another one first."""
        turn = number % len(self.nodes)
        return ",".join(node.url for node in self.nodes[turn:] + self.nodes[:turn])

    async def _keep_alive(self) -> None:
        """A supervisor, as systemd would be; but nothing should ever end by itself."""
        while True:
            await asyncio.sleep(0.5)
            for part in self.parts:
                if part.name in self._meant_to_run and not part.alive:
                    self.ended_by_itself.append(f"{part.name} has ended by itself with {part.exit_status}")
                    self.note(self.ended_by_itself[-1])
                    await asyncio.sleep(RESTART_SECONDS)
                    part.start()


Storm: TypeAlias = Callable[[Lab, float], Awaitable[None]]
"""Brings faults until that time, by time.monotonic()."""
