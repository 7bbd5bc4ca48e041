"""The ledger on a real nats-server: what is acknowledged is stored, once, in order."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator

import pytest
from tests.parts import NatsServer

from inklings.house import codes
from inklings.house.ledger import SHARDS, Address, Ledger, Outrun, Stored


@pytest.fixture
async def ledger(shared_nats: NatsServer) -> AsyncIterator[Ledger]:
    ledger = await Ledger.connect(Address(url=shared_nats.url))
    yield ledger
    await ledger.close()


async def fill(ledger: Ledger, code: str, count: int) -> list[int]:
    sequences = [0]
    for number in range(count):
        data = b"entry %d" % number
        sequences.append(await ledger.append(code, data, after=sequences[-1], command=f"c{number}"))
    return sequences[1:]


async def test_a_log_reads_back_in_order(ledger: Ledger) -> None:
    sequences = await fill(ledger, "BCDF", 5)
    stored = await ledger.read("BCDF")
    assert [entry.sequence for entry in stored] == sequences
    assert [entry.data for entry in stored] == [b"entry %d" % number for number in range(5)]
    assert [entry.previous for entry in stored] == [0, *sequences[:-1]]


async def test_tables_spread_over_sixteen_shards() -> None:
    shards = {codes.shard_of(f"{a}{b}CD", SHARDS) for a in codes.LETTERS for b in codes.LETTERS}
    assert shards == set(range(16))


async def test_an_append_behind_the_log_is_outrun_and_told_how_far(ledger: Ledger) -> None:
    first, second = await fill(ledger, "BCDG", 2)
    with pytest.raises(Outrun) as outrun:
        await ledger.append("BCDG", b"late", after=first, command="late")
    assert outrun.value.last == second
    assert len(await ledger.read("BCDG")) == 2


async def test_a_command_sent_twice_is_stored_once(ledger: Ledger) -> None:
    await ledger.append("BCDH", b"once", after=0, command="same")
    with pytest.raises(Outrun):  # and the table then finds its own command in the log
        await ledger.append("BCDH", b"once", after=0, command="same")
    assert len(await ledger.read("BCDH")) == 1


async def test_more_than_one_batch_is_read_whole(ledger: Ledger) -> None:
    sequences = await fill(ledger, "BCDJ", 1300)
    assert [entry.sequence for entry in await ledger.read("BCDJ")] == sequences
    assert [entry.sequence for entry in await ledger.read("BCDJ", after=sequences[1250])] == sequences[1251:]


async def test_followers_hear_what_is_stored_and_never_what_is_refused(ledger: Ledger) -> None:
    news: asyncio.Queue[Stored] = asyncio.Queue()
    await ledger.follow("BCDK", news.put)
    await fill(ledger, "BCDK", 2)
    with pytest.raises(Outrun):
        await ledger.append("BCDK", b"refused", after=0, command="refused")
    await fill_one_more(ledger, "BCDK")
    async with asyncio.timeout(5):
        heard = [await news.get() for _ in range(3)]
    assert [entry.data for entry in heard] == [b"entry 0", b"entry 1", b"more"]
    assert [entry.previous for entry in heard] == [0, heard[0].sequence, heard[1].sequence]


async def fill_one_more(ledger: Ledger, code: str) -> None:
    last = (await ledger.read(code))[-1].sequence
    await ledger.append(code, b"more", after=last, command="more")


async def test_every_write_reaches_the_disk_before_it_is_acknowledged(nats: NatsServer) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{nats.monitor}/jsz", timeout=5) as answer:  # noqa: ASYNC210
        assert json.load(answer)["config"]["sync_always"] is True


async def test_acknowledged_appends_survive_a_kill_and_the_ledger_goes_on(nats: NatsServer) -> None:
    ledger = await Ledger.connect(Address(url=nats.url))
    acknowledged: dict[str, list[int]] = {}

    async def write(code: str) -> None:
        sequences = acknowledged[code] = [0]
        for number in range(200):
            try:
                sequences.append(
                    await ledger.append(code, b"entry %d" % number, after=sequences[-1], command=f"c{number}")
                )
            except Outrun:
                # Stored before the kill, acknowledged never: as a room does, look before doing it again.
                (mine,) = await ledger.read(code, after=sequences[-1])
                assert mine.data == b"entry %d" % number
                sequences.append(mine.sequence)

    writing = [asyncio.create_task(write(f"BCD{letter}")) for letter in codes.LETTERS[:8]]
    await asyncio.sleep(0.15)
    nats.kill()
    await asyncio.sleep(0.3)
    nats.start()
    await asyncio.gather(*writing)
    for code, sequences in acknowledged.items():
        assert [entry.sequence for entry in await ledger.read(code)] == sequences[1:]
        assert [entry.data for entry in await ledger.read(code)] == [b"entry %d" % n for n in range(200)]
    await ledger.close()


async def test_whoever_is_told_to_stop_stops_though_an_answer_comes_at_that_instant(ledger: Ledger) -> None:
    """A gate that waits for such a task to end would open no table any more."""

    async def go_on() -> None:
        while True:
            await ledger.last("NONE")

    asking = asyncio.create_task(go_on())
    while not (awaited := [*ledger.client._resp_map.values()]):  # noqa: ASYNC110
        await asyncio.sleep(0)
    awaited[0].add_done_callback(lambda _: asking.cancel())
    await asyncio.wait({asking}, timeout=5)
    assert asking.cancelled()
