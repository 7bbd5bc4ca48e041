"""Strangers who send too much: limits hold where bytes arrive, before anything is decoded."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from tests.attacks import raw
from tests.parts import GateProcess, NatsServer
from tests.players import Player, players

SCREEN = "/api/screens/socket"
HELLO = raw.frame(json.dumps({"type": "hello", "secret": "stranger-with-a-long-secret"}).encode())


@pytest.fixture(scope="module")
def gate(shared_nats: NatsServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[GateProcess]:
    gate = GateProcess(shared_nats.url, tmp_path_factory.mktemp("gate") / "log").ready()
    yield gate
    gate.stop()


@asynccontextmanager
async def bystander(gate: GateProcess) -> AsyncIterator[list[float]]:
    """Someone at another table, who is answered again and again; yields how long each answer took."""
    waits: list[float] = []
    async with players([gate.url], raw.open_table(gate.url), 1) as (one,):
        playing = asyncio.create_task(_keep_asking(one, waits))
        yield waits
        for _ in range(100):
            if len(waits) > 3:
                break
            await asyncio.sleep(0.1)
        playing.cancel()
    assert len(waits) > 3, "the bystander could not play"
    assert max(waits) < 2.0, "a stranger holds up a table that has nothing to do with them"


async def _keep_asking(one: Player, waits: list[float]) -> None:
    while True:
        start = time.monotonic()
        await one.ask("introduce", name="Ada", avatar=1)
        waits.append(time.monotonic() - start)
        await asyncio.sleep(0.05)


@pytest.mark.parametrize("path", [SCREEN, "/api/tables/BCDF/socket?scenes=2"])
async def test_s1_a_flood_of_tiny_frames_is_cut_off(gate: GateProcess, path: str) -> None:
    def flood() -> bool:
        with raw.line(gate.url) as opened:
            assert raw.upgrade(opened, path) == 101
            return raw.is_cut_off(opened, raw.frame(b"x") * 9_000, 100)

    async with bystander(gate):
        assert await asyncio.to_thread(flood)


async def test_s1_nothing_is_read_after_the_end(gate: GateProcess) -> None:
    def flood() -> bool:
        with raw.line(gate.url) as opened:
            raw.upgrade(opened, f"/api/tables/{raw.open_table(gate.url)}/socket?scenes=2")
            opened.sendall(raw.frame(b"{}"))  # closed with 4400
            return raw.is_cut_off(opened, raw.frame(b"x") * 9_000, 100)

    async with bystander(gate):
        assert await asyncio.to_thread(flood)


async def test_s3_a_great_body_is_refused_before_it_is_read(gate: GateProcess) -> None:
    request = raw.get("/api/tables", "Content-Type: application/json", method="POST", body=b"[]" * 4_500_000)
    async with bystander(gate):
        answers = await asyncio.gather(*(asyncio.to_thread(raw.ask, gate.url, request) for _ in range(3)))
    assert all(raw.status(answer) in {0, 413, 429} for answer in answers)


async def test_s4_a_message_larger_than_any_of_ours_ends_the_connection(gate: GateProcess) -> None:
    ask = {"type": "ask", "id": "12345678", "ask": {"type": "set_game", "game": "x" * 60_000}}
    with raw.line(gate.url) as opened:
        raw.upgrade(opened, f"/api/tables/{raw.open_table(gate.url)}/socket?scenes=2")
        opened.sendall(HELLO + raw.frame(json.dumps(ask).encode()))
        answer = raw.read(opened)
    assert (1009).to_bytes(2) in answer or (answer.startswith(b"") and b"refused" not in answer)


async def test_s5_someone_who_never_reads_costs_no_memory(gate: GateProcess) -> None:
    def flood() -> None:
        with raw.line(gate.url) as opened:
            raw.upgrade(opened, f"/api/tables/{raw.open_table(gate.url)}/socket?scenes=2")
            opened.sendall(HELLO)
            for _ in range(200):  # as fast as is allowed, and never a look at what comes back
                try:
                    opened.sendall(raw.frame(b"p" * 125, opcode=9))
                except ConnectionError:
                    return
                time.sleep(0.02)

    before = memory(gate)
    async with bystander(gate):
        await asyncio.gather(*(asyncio.to_thread(flood) for _ in range(4)))
    assert memory(gate) - before < 16_000, "kilobytes"


def memory(gate: GateProcess) -> int:
    """Kilobytes."""
    text = Path(f"/proc/{gate.pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0])


async def test_s9_an_id_with_a_newline_is_no_id(gate: GateProcess) -> None:
    async with players([gate.url], raw.open_table(gate.url), 1) as (one,):
        ask = {"type": "ready", "ready": True}
        answer = await one.send({"type": "ask", "id": "12345678\n", "ask": ask})
        assert answer["type"] == "malformed"


async def test_s16_who_does_not_finish_asking_is_sent_away(gate: GateProcess) -> None:
    def dawdle(beginning: bytes) -> float:
        with raw.line(gate.url, timeout=40) as opened:
            opened.sendall(beginning)
            start = time.monotonic()
            raw.read(opened)
            return time.monotonic() - start

    beginnings = [b"GET / HTTP/1.1\r\nHost: local", b"", raw.get("/api/tables", method="POST")[:-2] + b"a: b"]
    waits = await asyncio.gather(*(asyncio.to_thread(dawdle, each) for each in beginnings))
    assert max(waits) < 30


async def test_s16_a_head_without_end_is_refused(gate: GateProcess) -> None:
    answer = raw.ask(gate.url, b"GET / HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 200_000)
    assert raw.status(answer) in {0, 400, 431}


async def test_s16_an_address_has_only_so_many_connections(shared_nats: NatsServer, tmp_path: Path) -> None:
    gate = GateProcess(shared_nats.url, tmp_path / "log", more=["--connections-per-address", "20"]).ready()
    try:
        with contextlib.ExitStack() as lines:
            for _ in range(20):
                lines.enter_context(raw.line(gate.url)).sendall(b"GET")  # one that says nothing costs nothing
            await asyncio.sleep(0.5)
            assert raw.status(raw.ask(gate.url, raw.get("/api/house"))) == 429
            assert raw.status(raw.ask(gate.url, raw.get("/api/house"), source="127.0.0.67")) == 200
        await asyncio.sleep(0.5)
        assert raw.status(raw.ask(gate.url, raw.get("/api/house"))) == 200
    finally:
        gate.stop()
