"""The model of the engine answers as the real one does."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.parts import NatsServer, nats_cluster
from tests.simulation import against_engine
from tests.simulation.against_engine import Result, compare
from tests.simulation.client import EngineClient
from tests.simulation.clock_comparison import compare_clocks
from tests.simulation.engine import Engine
from tests.simulation.model_cell import Sent
from tests.simulation.operations import Append, Last, Read
from tests.simulation.real_cell import RealCell, RealClient, connect_all
from tests.simulation.settings import Settings
from tests.simulation.streams import TableStream
from tests.simulation.world import World

from inklings.live.interfaces import AppendAnswer, Appended, Duplicate, Stored, Unknown

WINDOW = 0.5


@asynccontextmanager
async def connected(urls: list[str]) -> AsyncIterator[list[RealClient]]:
    clients = await connect_all(urls)
    try:
        yield clients
    finally:
        for real in clients:
            if not real.client.is_closed:
                await real.client.close()


async def test_one_server_answers_as_the_model_does(shared_nats: NatsServer) -> None:
    async with connected([shared_nats.url]) as clients:
        result = await compare(clients, operations=4000, seed=1)
    assert not result.differences, result.differences[0]


async def test_clocks_ring_as_in_the_model(shared_nats: NatsServer) -> None:
    async with connected([shared_nats.url]) as clients:
        rings, differences = await compare_clocks(clients, seed=1)
    assert rings
    assert not differences, "\n".join(differences)


@pytest.mark.timeout(180)
async def test_three_nodes_answer_as_the_model_allows(tmp_path: Path) -> None:
    with nats_cluster(tmp_path) as nodes:
        async with connected([node.url for node in nodes]) as clients:
            result = await compare(clients, operations=800, seed=2, replicas=3)
            busy = [real.busy for real in clients]
    assert not result.differences, result.differences[0]
    assert any(sum(counts.values()) for counts in busy), (
        "two appends at the same instant: one is told to wait"
    )


async def test_message_ids_are_forgotten_after_the_window(shared_nats: NatsServer) -> None:
    """The real window is two minutes; here both have a shorter one."""
    first, again = Append(0, "BCDF", "zero", 1), Append(0, "BCDF", "right", 1)

    async def on_engine() -> list[AppendAnswer]:
        async with connected([shared_nats.url]) as clients:
            cell = RealCell(clients, "window", 1)
            await cell.make_streams(duplicate_window=WINDOW)
            answers = [await (await cell.append(Sent(first, 0)))]
            answers.append(await (await cell.append(Sent(again, 1))))
            await asyncio.sleep(WINDOW * 3)
            answers.append(await (await cell.append(Sent(again, 1))))
            await cell.close()
            return answers

    def on_model() -> list[AppendAnswer]:
        world = World(0)
        engine = Engine(world, Settings(replicas=1, duplicate_window=WINDOW))
        client, answers = EngineClient(engine, "client"), list[AppendAnswer]()
        for after, pause in ((0, 0.01), (1, WINDOW * 3), (1, 0.01)):
            client.append("BCDF", b"", after=after, command="1", answer=answers.append)
            world.run_until(world.time + pause)
        return answers

    assert repr(await on_engine()) == repr(on_model()) == repr([Appended(1), Duplicate(1), Appended(2)])


async def soon(answer: asyncio.Future[Any]) -> Any:
    """The answer, or None if there is none within two seconds."""
    try:
        return await asyncio.wait_for(answer, 2)
    except TimeoutError:
        return None


@pytest.mark.timeout(180)
async def test_a_killed_leader_is_missed_as_the_model_allows(tmp_path: Path) -> None:
    """Appends are not stored, only reads are answered, and after some seconds there is a new leader."""
    with nats_cluster(tmp_path) as nodes:
        async with connected([node.url for node in nodes]) as clients:
            cell = RealCell(clients, "orphan", 3)
            await cell.make_streams()
            stream = cell.stream("BCDF")
            assert repr(await (await cell.append(Sent(Append(0, "BCDF", "zero", 1), 0)))) == repr(Appended(1))
            info = await clients[0].client.jetstream(timeout=10).stream_info(stream)
            assert info.cluster
            names = [node.name for node in nodes]
            leader = names.index(info.cluster.leader or "")
            other = (leader + 1) % 3
            nodes[leader].kill()
            begun, answers = time.monotonic(), list[AppendAnswer | None]()
            while not isinstance(answers[-1] if answers else None, Appended):
                assert time.monotonic() - begun < 40, "there is a new leader"
                append = await cell.append(Sent(Append(other, "BCDF", "right", 2 + len(answers)), 1))
                last = await cell.ask(Last(other, "BCDF"), 0)
                read = await cell.ask(Read(other, "BCDF", 0.0), 0)
                answers.append(await soon(append))
                assert (await soon(last)) in (None, 1, 2)
                found = await soon(read)
                assert found is None or [stored.sequence for stored in found][:1] == [1]
            assert repr(answers[-1]) == repr(Appended(2))
            assert all(answer is None or isinstance(answer, Unknown) for answer in answers[:-1])


async def broken(url: str, monkeypatch: pytest.MonkeyPatch) -> Result:
    monkeypatch.setattr(against_engine, "SHRINKING_TRIES", 40)
    async with connected([url]) as clients:
        return await compare(clients, operations=2000, seed=3)


async def test_a_model_that_looks_at_message_ids_first_is_found_out(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = TableStream.refusal

    def wrong(self: TableStream, code: str, after: int, message_id: str, now: float) -> AppendAnswer | None:
        known = self._ids.get(message_id)
        return right(self, code, after, message_id, now) if known is None else Duplicate(known)

    monkeypatch.setattr(TableStream, "refusal", wrong)
    assert (await broken(shared_nats.url, monkeypatch)).differences


async def test_a_model_with_a_wrong_previous_sequence_is_found_out(
    shared_nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = TableStream.store

    def wrong(self: TableStream, code: str, data: bytes, message_id: str, now: float) -> Stored:
        stored = right(self, code, data, message_id, now)
        return stored._replace(previous=stored.sequence - 1)

    monkeypatch.setattr(TableStream, "store", wrong)
    assert (await broken(shared_nats.url, monkeypatch)).differences
