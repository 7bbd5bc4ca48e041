"""The same clocks set on the real engine and on the model: which ring, how often, and when."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from random import Random
from typing import NamedTuple

from nats.aio.msg import Msg
from nats.aio.subscription import Subscription
from nats.js import api
from tests.simulation.client import EngineClient
from tests.simulation.engine import RING_LATENESS, Engine
from tests.simulation.operations import SHARDS
from tests.simulation.process import EPOCH_MS
from tests.simulation.real_cell import RealClient, make_stream
from tests.simulation.settings import Settings
from tests.simulation.world import World

from inklings.house.codes import new_code, shard_of

ACK_WAIT = 0.8
MAX_DELIVER = 3
SLACK = 1.5
"""Seconds that a busy machine may take to pass a message on."""
FIRST_WAVE, SECOND_WAVE, END = 0.0, 1.8, 5.4


class SetClock(NamedTuple):
    """Set at the second `wave` by a client, to ring at the second `ends`."""

    wave: float
    client: int
    code: str
    version: int
    ends: float


@dataclass
class ClockScript:
    """What is set, who listens from when, and at which delivery each ring is acknowledged."""

    clocks: list[SetClock]
    listening_from: list[float]
    acknowledged_at: dict[str, int]

    @classmethod
    def draw(cls, seed: int, tables: int = 60) -> ClockScript:
        """Clocks that are replaced before they ring, clocks in the past, and new ones after a ring."""
        random = Random(seed)
        late = 0.8
        script = cls([], [random.choice((0.0, late)), random.choice((0.0, late)), late], {})
        for number in range(tables):
            code, client = new_code(number, random), random.randrange(3)
            script.acknowledged_at[code] = random.choice((1, 1, 1, 2, 3, 99))
            for version in range(random.choice((1, 1, 2, 4))):
                ends = random.choice((random.uniform(0.6, 1.0), 1000.0))
                script.clocks.append(SetClock(FIRST_WAVE, client, code, version, ends))
            if random.random() < 0.1:
                script.clocks.append(SetClock(FIRST_WAVE, client, code, 9, -5.0))
            if random.random() < 0.5:
                ends = random.choice((0.0, random.uniform(2.1, 2.6)))
                script.clocks.append(SetClock(SECOND_WAVE, client, code, 10, ends))
        return script


class Rung(NamedTuple):
    """A ring that was heard, so many seconds after the beginning."""

    code: str
    version: int
    at: float


async def compare_clocks(clients: list[RealClient], *, seed: int, replicas: int = 1) -> tuple[int, list[str]]:
    """Compare a few seconds of clocks; returns how many rings were heard, and the differences."""
    script = ClockScript.draw(seed)
    expected, observed = _on_model(script), await _on_engine(script, clients, f"clocks{seed}", replicas)
    model, real = (Counter((ring.code, ring.version) for ring in rings) for rings in (expected, observed))
    differences = [
        f"clock {key} (seed {seed}): model {model[key]} rings, real {real[key]}"
        for key in sorted(model.keys() | real.keys())
        if model[key] != real[key]
    ]
    differences += _badly_timed(script, observed)
    return len(observed), differences


def _badly_timed(script: ClockScript, rings: list[Rung]) -> list[str]:
    """Rings that the model does not allow at that time."""
    differences = []
    heard: Counter[tuple[str, int]] = Counter()
    earliest = min(script.listening_from)
    for ring in rings:
        key = (ring.code, ring.version)
        due = max(max(clock.ends, clock.wave, earliest) for clock in script.clocks if clock[2:4] == key)
        if not heard[key] and not due - 0.002 <= ring.at <= due + RING_LATENESS + SLACK:
            differences.append(f"clock {key}, due at {due:.3f}, rang at {ring.at:.3f}")
        # We may hear the first delivery late, so only the time since it was due says how early this one is.
        if ring.at < due - 0.002 + heard[key] * ACK_WAIT:
            differences.append(f"clock {key}, due at {due:.3f}, rang again too early, at {ring.at:.3f}")
        heard[key] += 1
    return differences


def _on_model(script: ClockScript) -> list[Rung]:
    world = World(0)
    engine = Engine(world, Settings(replicas=1, shards=SHARDS, ack_wait=ACK_WAIT, max_deliver=MAX_DELIVER))
    clients = [EngineClient(engine, f"client {number}") for number in range(3)]
    rings: list[Rung] = []
    deliveries: Counter[tuple[str, int]] = Counter()

    def rang(code: str, version: int, acknowledge: object) -> None:
        assert callable(acknowledge)
        rings.append(Rung(code, version, world.time))
        deliveries[code, version] += 1
        if deliveries[code, version] >= script.acknowledged_at[code]:
            acknowledge()

    def listen(client: EngineClient) -> None:
        client.on_ring = rang

    for client, begin in zip(clients, script.listening_from, strict=True):
        world.schedule(begin, listen, client)
    for wave in (FIRST_WAVE, SECOND_WAVE):
        world.run_until(wave)
        for clock in script.clocks:
            if clock.wave == wave:
                ends = EPOCH_MS + round(clock.ends * 1000)
                clients[clock.client].set_clock(clock.code, clock.version, ends, lambda _: None)
    world.run_until(END)
    return rings


async def _on_engine(script: ClockScript, clients: list[RealClient], cell: str, replicas: int) -> list[Rung]:
    manager = clients[0].client.jetstream(timeout=10)
    for shard in range(SHARDS):
        await make_stream(
            clients[0].client,
            api.StreamConfig(
                name=f"CLOCKS-{cell}-{shard}",
                subjects=[f"clock.{cell}.{shard}.*", f"rang.{cell}.{shard}.*"],
                retention=api.RetentionPolicy.WORK_QUEUE,
                num_replicas=replicas,
                allow_msg_schedules=True,
            ),
        )
        await manager.add_consumer(
            f"CLOCKS-{cell}-{shard}",
            api.ConsumerConfig(
                durable_name="gates",
                deliver_subject=f"bell.{cell}.{shard}",
                deliver_group="gates",
                filter_subject=f"rang.{cell}.{shard}.*",
                ack_policy=api.AckPolicy.EXPLICIT,
                ack_wait=ACK_WAIT,
                max_deliver=MAX_DELIVER,
            ),
        )
    rings: list[Rung] = []
    deliveries: Counter[tuple[str, int]] = Counter()
    begun = time.time()

    async def rang(message: Msg) -> None:
        code, version = message.subject.rpartition(".")[2], int(message.data)
        rings.append(Rung(code, version, time.time() - begun))
        deliveries[code, version] += 1
        if deliveries[code, version] >= script.acknowledged_at[code]:
            await message.ack()

    async def listen(client: RealClient, begin: float) -> None:
        await asyncio.sleep(begin)
        for shard in range(SHARDS):
            bell = f"bell.{cell}.{shard}"
            subscriptions.append(await client.client.subscribe(bell, queue="gates", cb=rang))

    async def set_clocks(wave: float) -> None:
        await asyncio.sleep(wave)
        for clock in script.clocks:
            if clock.wave == wave:
                place = f"{cell}.{shard_of(clock.code, SHARDS)}.{clock.code}"
                at = datetime.fromtimestamp(begun + clock.ends, UTC).isoformat().replace("+00:00", "Z")
                headers = {"Nats-Schedule": f"@at {at}", "Nats-Schedule-Target": f"rang.{place}"}
                data = str(clock.version).encode()
                await clients[clock.client].client.publish(f"clock.{place}", data, headers=headers)

    subscriptions: list[Subscription] = []
    async with asyncio.TaskGroup() as group:
        for client, begin in zip(clients, script.listening_from, strict=True):
            group.create_task(listen(client, begin))
        for wave in (FIRST_WAVE, SECOND_WAVE):
            group.create_task(set_clocks(wave))
        group.create_task(asyncio.sleep(END))
    for subscription in subscriptions:
        await subscription.unsubscribe()
    for shard in range(SHARDS):
        await manager.delete_stream(f"CLOCKS-{cell}-{shard}")
    return rings
