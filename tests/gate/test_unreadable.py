"""A log with an entry that nobody can read, at a real gate: its people are told and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import logging
import urllib.error
import urllib.request
from typing import Any

import pytest
from tests.gate_here import gate_here
from tests.logs import AwaitedLog
from tests.parts import NatsServer
from tests.players import Player, players

from inklings.gate.gate import Gate
from inklings.house.codes import shard_of
from inklings.live import unloading

ENTRIES = {
    "no JSON": b"\xff\x00 this is no entry",
    "another kind": b'["an entry is no list"]',
    "a person who is a number": b'{"at": 9, "command": "bad", "events": [{"type": "sat", "person": 7}]}',
    "nested without end": b'{"at": 9, "command": "bad", "events": ' + b"[" * 5000 + b"]" * 5000 + b"}",
    "an event of no game": b'{"at": 9, "command": "bad", "events": [{"type": "played", "event": 7}]}',
}


def asked(url: str) -> tuple[int, dict[str, Any]]:
    """What the page of a table is told."""
    try:
        with urllib.request.urlopen(url, timeout=10) as answer:  # noqa: S310
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


async def rings(gate: Gate, code: str) -> dict[str, int]:
    """How the engine's rings for the clocks of this table's shard stand."""
    bus = gate.member.bus
    answer = await bus.ask(f"$JS.API.CONSUMER.INFO.CLOCKS-{bus.address.name}-{shard_of(code)}.gates")
    assert answer
    info = json.loads(answer.data)
    return {
        "rung": info["delivered"]["consumer_seq"],
        "open": info["num_ack_pending"] + info["num_pending"],
        "again": info["num_redelivered"],
    }


async def ring(gate: Gate, code: str) -> None:
    """Let the clock of a table end now, and wait until that is dealt with."""
    before = (await rings(gate, code))["rung"]
    is_set: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    gate.member.log.set_clock(code, 1, gate.member.bus.now() + 200, is_set.set_result)
    assert await is_set
    async with asyncio.timeout(20):
        while (await rings(gate, code))["rung"] == before or (await rings(gate, code))["open"]:  # noqa: ASYNC110
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("entry", ENTRIES.values(), ids=ENTRIES)
async def test_a_table_that_cannot_be_read_says_so_and_disturbs_nobody(
    shared_nats: NatsServer, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, entry: bytes
) -> None:
    monkeypatch.setattr(unloading, "PARKED_SECONDS", 0.3)
    incidents = logging.getLogger("inklings.live.live_table")
    monkeypatch.setattr(incidents, "handlers", [caplog.handler])
    async with gate_here(shared_nats.url) as (gate, url):
        code, other = [await gate.member.open_table("moons", {}) for _ in range(2)]
        stored = AwaitedLog(gate.member.log)
        async with players([url], other, 1) as (bruno,):
            async with players([url], code, 1) as (ada,):
                await stored.stored(code, entry, after=await stored.last(code) or 0, command="bad")
                assert await ada.until_closed() == 4500
                assert sum('"broken"' in frame for frame in ada.frames) == 1

            for _ in range(3):
                status, told = await asyncio.to_thread(asked, f"{url}/api/tables/{code}")
                assert (status, told["error"]) == (503, "broken")
                assert told["incident"]
                assert told["retry_after"] >= 1
                with pytest.raises(AssertionError, match="4500"):
                    await Player(url, code).connect()
                await ring(gate, code)  # parked, or forgotten and loaded once more
                await asyncio.sleep(0.5)
            assert (await rings(gate, code))["again"] == 0, "each ring is answered at once"

            assert (await bruno.ask("ready", ready=True))["type"] == "done"
            assert bruno.closed is None
            assert not [frame for frame in bruno.frames if "broken" in frame]
    assert len(caplog.records) > 1, "it was tried again"
    assert all(f"(table {code}," in record.getMessage() for record in caplog.records)
    assert sum(record.exc_info is not None for record in caplog.records) == 1, "told at length once"
