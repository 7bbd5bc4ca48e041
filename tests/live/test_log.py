"""The log on a real nats-server: what is acknowledged is stored, once, in order."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from collections.abc import AsyncIterator

import pytest
from tests.logs import AwaitedLog, engine_log
from tests.parts import NatsServer
from tests.players import PATIENCE

from inklings.house import codes
from inklings.live.bus import NatsBus
from inklings.live.interfaces import Appended, Conflict, Duplicate, Stored, Unknown


@pytest.fixture
async def log(shared_nats: NatsServer) -> AsyncIterator[AwaitedLog]:
    # In a cell of its own: where there are tables but no floor, gates write nothing new for a minute.
    async with engine_log(shared_nats.url, cell="LG") as log:
        yield log


async def fill(log: AwaitedLog, code: str, count: int) -> list[int]:
    sequences = [0]
    for number in range(count):
        data = b"entry %d" % number
        sequences.append(await log.stored(code, data, after=sequences[-1], command=f"c{number}"))
    return sequences[1:]


async def test_a_log_reads_back_in_order(log: AwaitedLog) -> None:
    sequences = await fill(log, "BCDF", 5)
    stored = await log.read("BCDF")
    assert [entry.sequence for entry in stored] == sequences
    assert [entry.data for entry in stored] == [b"entry %d" % number for number in range(5)]
    assert [entry.previous for entry in stored] == [0, *sequences[:-1]]
    assert await log.last("BCDF") == sequences[-1]
    assert await log.last("NNNN") == 0


async def test_tables_spread_over_sixteen_shards() -> None:
    shards = {codes.shard_of(f"{a}{b}CD") for a in codes.LETTERS for b in codes.LETTERS}
    assert shards == set(range(16))


async def test_an_append_behind_the_log_is_a_conflict_and_told_how_far(log: AwaitedLog) -> None:
    first, second = await fill(log, "BCDG", 2)
    assert await log.append("BCDG", b"late", after=first, command="late") == Conflict(second)
    assert len(await log.read("BCDG")) == 2


async def test_a_command_sent_twice_is_stored_once(log: AwaitedLog) -> None:
    stored = await log.append("BCDH", b"once", after=0, command="same")
    assert isinstance(stored, Appended)
    # The sequence is looked at first; a table then finds its own command in the log.
    assert await log.append("BCDH", b"once", after=0, command="same") == Conflict(stored.sequence)
    again = await log.append("BCDH", b"once", after=stored.sequence, command="same")
    assert again == Duplicate(stored.sequence)
    assert len(await log.read("BCDH")) == 1


async def test_more_than_one_batch_is_read_whole(log: AwaitedLog) -> None:
    sequences = await fill(log, "BCDJ", 1300)
    assert [entry.sequence for entry in await log.read("BCDJ")] == sequences
    assert [entry.sequence for entry in await log.read("BCDJ", after=sequences[1250])] == sequences[1251:]


async def test_followers_hear_what_is_stored_and_never_what_is_refused(log: AwaitedLog) -> None:
    heard: list[Stored] = []
    stop = log.log.follow("BCDK", heard.append)
    _, second = await fill(log, "BCDK", 2)
    assert isinstance(await log.append("BCDK", b"refused", after=0, command="refused"), Conflict)
    third = await log.stored("BCDK", b"more", after=second, command="more")
    async with asyncio.timeout(5):
        while len(heard) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert [entry.data for entry in heard] == [b"entry 0", b"entry 1", b"more"]
    assert [entry.previous for entry in heard] == [0, heard[0].sequence, heard[1].sequence]
    stop()
    await log.stored("BCDK", b"unheard", after=third, command="unheard")
    await asyncio.sleep(0.1)
    assert len(heard) == 3


async def test_following_a_table_needs_no_task(log: AwaitedLog) -> None:
    """A subscription is a callback of the one connection."""
    before = len(asyncio.all_tasks())
    heard: list[Stored] = []
    for number in range(50):
        log.log.follow(f"FFF{codes.LETTERS[number % 20]}", heard.append)
    await log.stored("FFFB", b"one", after=0, command="one")
    async with asyncio.timeout(5):
        while len(heard) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert len(asyncio.all_tasks()) == before


async def test_every_write_reaches_the_disk_before_it_is_acknowledged(nats: NatsServer) -> None:
    with urllib.request.urlopen(f"http://127.0.0.1:{nats.monitor}/jsz", timeout=5) as answer:  # noqa: ASYNC210
        assert json.load(answer)["config"]["sync_always"] is True


async def test_acknowledged_appends_survive_a_kill_and_the_log_goes_on(nats: NatsServer) -> None:
    async with engine_log(nats.url) as log:
        acknowledged: dict[str, list[int]] = {}

        async def write(code: str) -> None:
            sequences = acknowledged[code] = [0]
            number = 0
            while number < 200:
                data = b"entry %d" % number
                answer = await log.append(code, data, after=sequences[-1], command=f"c{number}")
                if isinstance(answer, Appended):
                    sequences.append(answer.sequence)
                    number += 1
                elif isinstance(answer, Conflict):
                    # Stored before the kill, acknowledged never: as a table does, look before doing it again.
                    (mine,) = await log.read(code, after=sequences[-1])
                    assert mine.data == data
                    sequences.append(mine.sequence)
                    number += 1
                else:
                    assert isinstance(answer, Unknown)
                    await asyncio.sleep(0.05)

        writing = [asyncio.create_task(write(f"BCD{letter}")) for letter in codes.LETTERS[:8]]
        await asyncio.sleep(0.15)
        nats.kill()
        await asyncio.sleep(0.3)
        nats.start()
        await asyncio.gather(*writing)
        for code, sequences in acknowledged.items():
            assert [entry.sequence for entry in await log.read(code)] == sequences[1:]
            assert [entry.data for entry in await log.read(code)] == [b"entry %d" % n for n in range(200)]


async def test_b1_what_is_appended_while_the_engine_is_away_is_not_stored_later(nats: NatsServer) -> None:
    async with engine_log(nats.url) as log:
        await log.stored("BCDL", b"before", after=0, command="before")
        nats.kill()
        await asyncio.sleep(0.5)  # the client has noticed
        assert isinstance(await log.append("BCDL", b"ghost", after=1, command="ghost"), Unknown)
        nats.start()
        await asyncio.sleep(2)
        assert [entry.data for entry in await log.read("BCDL")] == [b"before"]


async def test_nobody_waits_for_an_answer_over_a_line_that_has_broken(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with engine_log(nats.url) as log:
        await log.stored("BCDL", b"before", after=0, command="before")
        nats.pause()
        monkeypatch.setattr(NatsBus, "_look", lambda _: None)  # else they wait for two seconds at most
        append = asyncio.create_task(log.append("BCDL", b"on its way", after=1, command="on its way"))
        await asyncio.sleep(0.1)
        nats.kill()
        async with asyncio.timeout(PATIENCE):
            assert isinstance(await append, Unknown)


async def test_nobody_waits_for_the_answer_of_a_leader_that_is_one_no_more(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with engine_log(nats.url) as log:
        shard = codes.shard_of("BCDL")
        heard: list[int] = []
        log.log.on_new_leader(heard.append)
        await log.log._bus.ask(f"$JS.API.STREAM.DELETE.TABLES-home-{shard}")
        log.log._bus.subscribe("table.>", lambda _: None)  # someone who takes appends and answers nothing
        monkeypatch.setattr(NatsBus, "_look", lambda _: None)  # else they wait for two seconds at most
        append = asyncio.create_task(log.append("BCDL", b"on its way", after=0, command="on its way"))
        other = asyncio.create_task(log.append("BCDM", b"elsewhere", after=0, command="elsewhere"))
        await asyncio.sleep(0.1)
        log.log._bus.publish(f"$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.TABLES-home-{shard}", b"{}")
        async with asyncio.timeout(PATIENCE):
            assert isinstance(await append, Unknown)
        assert heard == [shard]
        assert isinstance(await other, Appended)
