"""The schedules of faults."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence

from tests.chaos.lab.lab import Lab, Schedule, Storm
from tests.chaos.lab.network import NAMES, How
from tests.chaos.lab.parts import Part

ALL_AT_ONCE = 0.15
FULL_SECONDS = 45.0
ISLAND_SECONDS = 35.0
ISLAND_LONGEST = 12.0
"""For so long guests of a gate may be without service though other nodes serve already."""
SLOW_MS = 30


async def none(_: Lab, until: float) -> None:
    await asyncio.sleep(until - time.monotonic())


def killing(victims: Callable[[Lab], Sequence[Part]], pause: tuple[float, float]) -> Storm:
    """Kill one after the other."""

    async def storm(lab: Lab, until: float) -> None:
        while time.monotonic() < until - 8:
            await asyncio.sleep(lab.chance.uniform(*pause))
            await lab.kill(lab.chance.choice(victims(lab)), seconds=lab.chance.uniform(0.5, 2))

    return storm


async def kill_nodes(lab: Lab, until: float) -> None:
    """One at a time, and sometimes all at once."""
    while time.monotonic() < until - 12:
        await asyncio.sleep(lab.chance.uniform(6, 12))
        if lab.chance.random() < ALL_AT_ONCE:
            await lab.kill(*lab.nodes, seconds=lab.chance.uniform(1, 4))
        else:
            await lab.kill(lab.chance.choice(lab.nodes), seconds=lab.chance.uniform(1, 8))


async def pause(lab: Lab, until: float) -> None:
    while time.monotonic() < until - 18:
        await asyncio.sleep(lab.chance.uniform(3, 7))
        await lab.pause(lab.chance.choice([*lab.nodes, *lab.gates]), lab.chance.uniform(3, 15))


async def partition(lab: Lab, until: float) -> None:
    while time.monotonic() < until - 22:
        await asyncio.sleep(lab.chance.uniform(6, 10))
        kind = lab.chance.choice(["peers", "peers", "one way", "minority", "gate", "whole"])
        await _part(lab, kind, lab.chance.uniform(5, 25))


async def island(lab: Lab, until: float) -> None:
    """One node after the other is cut off from its peers; gates that still reach it should leave it."""
    for node in lab.nodes:
        if time.monotonic() < until - ISLAND_SECONDS - 5:
            await asyncio.sleep(8)
            others = [one.name for one in lab.nodes if one is not node]
            lab.note(f"{node.name} is cut off from {others} for {ISLAND_SECONDS:.0f} s")
            lab.network.cut([node.name], others, "drop")
            await asyncio.sleep(ISLAND_SECONDS)
            lab.network.heal()
            lab.note("healed")


async def _part(lab: Lab, kind: str, seconds: float) -> None:
    node, gate = lab.chance.choice(lab.nodes).name, lab.chance.choice(lab.gates).name
    nodes = [one.name for one in lab.nodes]
    how: How = lab.chance.choice(("drop", "reset"))
    match kind:
        case "peers":
            these, those = [node], [one for one in nodes if one != node]
        case "one way":
            these, those, how = [node], [one for one in nodes if one != node], "drop"
        case "minority":
            these, those = [node, gate], [one for one in NAMES if one not in {node, gate}]
        case "gate":
            these, those = [gate], nodes
        case _:
            these, those = [node], [one for one in NAMES if one != node]
    lab.note(f"partition ({kind}, {how}): {these} from {those} for {seconds:.1f} s")
    lab.network.cut(these, those, how, one_way=kind == "one way")
    await asyncio.sleep(seconds)
    lab.network.heal()
    lab.note("healed")


async def everything(lab: Lab, until: float) -> None:
    while time.monotonic() < until - 15:
        await asyncio.sleep(lab.chance.uniform(2, 5))
        match lab.chance.choice(["gate", "gate", "node", "runner", "pause", "pause", "partition", "term"]):
            case "gate":
                await lab.kill(lab.chance.choice(lab.gates), seconds=lab.chance.uniform(0.5, 2))
            case "node":
                await lab.kill(lab.chance.choice(lab.nodes), seconds=lab.chance.uniform(1, 6))
            case "runner":
                await lab.kill(lab.chance.choice(lab.runners), seconds=1)
            case "pause":
                await lab.pause(lab.chance.choice(lab.parts), lab.chance.uniform(3, 15))
            case "partition":
                await _part(lab, lab.chance.choice(["peers", "minority", "gate"]), lab.chance.uniform(5, 18))
            case _:
                await lab.end(lab.chance.choice(lab.gates))


async def mix(lab: Lab, until: float) -> None:
    """A short storm of kills and pauses that needs no namespaces: each kind of part in turn."""
    kinds: list[Sequence[Part]] = [lab.gates, lab.nodes, lab.runners]
    for victims in itertools.cycle(lab.chance.sample(kinds, len(kinds))):
        if time.monotonic() > until - 2:
            return
        await asyncio.sleep(lab.chance.uniform(0.3, 1))
        if lab.chance.random() < 0.5:
            await lab.kill(lab.chance.choice(victims), seconds=lab.chance.uniform(0.3, 1))
        else:
            await lab.pause(lab.chance.choice(victims), lab.chance.uniform(1.5, 4))


async def rolling(lab: Lab, until: float) -> None:
    while time.monotonic() < until - 15:
        for gate in lab.gates:
            await asyncio.sleep(4)
            await lab.end(gate)


async def cut_power(lab: Lab, until: float) -> None:
    """Of one node, or of all."""
    while time.monotonic() < until - 15:
        await asyncio.sleep(lab.chance.uniform(7, 14))
        one = [lab.chance.choice(lab.nodes)]
        await lab.cut_power(lab.nodes if lab.chance.random() < 0.5 else one)


async def fill_disk(lab: Lab, until: float) -> None:
    """For a while nothing can be stored. Then there is space again, and the engine should go on by itself."""
    assert lab.small_disk
    await asyncio.sleep(15)
    lab.small_disk.fill()
    lab.note("the disk is full")
    await asyncio.sleep(FULL_SECONDS)
    lab.small_disk.make_space()
    lab.note("there is space again")
    await asyncio.sleep(max(20.0, until - time.monotonic() - 25))
    lab.remarks.append("a node whose disk was full is started again by hand, as its operator would")
    lab.note(lab.remarks[-1])
    await lab.kill(lab.nodes[0], seconds=0.5)
    await asyncio.sleep(15)


async def outage(lab: Lab, _: float) -> None:
    """The whole engine is away, for longer than any command is waited for."""
    for seconds in (45, 70):
        await asyncio.sleep(8)
        await lab.kill(*lab.nodes, seconds=seconds)
        await asyncio.sleep(12)


def _gates(lab: Lab) -> Sequence[Part]:
    return lab.gates


def _runners(lab: Lab) -> Sequence[Part]:
    return lab.runners


MIX = Schedule("mix", "kill -9 and SIGSTOP at random, without namespaces", mix, seconds=20)

SCHEDULES = {
    schedule.name: schedule
    for schedule in (
        Schedule("none", "no fault, R3", none),
        Schedule("none1", "no fault, R1", none, replicas=1),
        Schedule("gates", "kill -9 of gates", killing(_gates, (2, 4))),
        Schedule("nodes", "kill -9 of NATS nodes", kill_nodes),
        Schedule("pause", "SIGSTOP of nodes and gates, 3-15 s", pause),
        Schedule("partition", "partitions, 5-25 s", partition, seconds=140),
        Schedule(
            "island",
            "a node cut off from its peers, 35 s each",
            island,
            seconds=135,
            longest=ISLAND_LONGEST,
        ),
        Schedule("runners", "kill -9 of runners", killing(_runners, (2, 4))),
        Schedule("everything", "everything at random", everything, seconds=140),
        Schedule("single", "R1, fsync always, kill -9", kill_nodes, replicas=1),
        Schedule("power1", "power cut, R1", cut_power, replicas=1, disks="ext4", needs=("mkfs.ext4",)),
        Schedule("power3", "power cut, R3", cut_power, disks="ext4", needs=("mkfs.ext4",)),
        Schedule("full", "disk full 45 s, R1", fill_disk, seconds=130, replicas=1, disks="small"),
        Schedule(
            "slow1",
            "every fsync 30 ms slower, R1",
            none,
            replicas=1,
            needs=("strace",),
            slow_sync_ms=SLOW_MS,
        ),
        Schedule("slow3", "every fsync 30 ms slower, R3", none, needs=("strace",), slow_sync_ms=SLOW_MS),
        Schedule("skew+", "one gate's clock 30 s ahead", none, needs=("faketime",), skew="+30s"),
        Schedule("skew-", "one gate's clock 30 s behind", none, needs=("faketime",), skew="-30s"),
        Schedule("rolling", "rolling SIGTERM of gates", rolling),
        Schedule("outage", "all nodes away 45 s, then 70 s", outage, seconds=155),
        MIX,
    )
}
WHOLE = [name for name in SCHEDULES if name != MIX.name]
"""What `make chaos` runs."""
