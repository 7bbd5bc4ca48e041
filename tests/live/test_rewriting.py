"""Clocks whose file is rewritten: none stops or rings twice, and nothing is left of tables that are gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from tests.logs import AwaitedLog, codes_of_one_shard, engine_log
from tests.parts import NatsServer

from inklings.house.codes import shard_of
from inklings.live import newest_message, rewriting
from inklings.live.bus import NatsBus
from inklings.live.failures import Unavailable
from inklings.live.newest_message import Kept, newest_in
from inklings.live.rewriting import rewrite_clocks
from inklings.live.schedules import schedule_of
from inklings.live.streams import Streams

CODES = codes_of_one_shard(30)
SHARD = shard_of(CODES[0])
STREAM = Streams("home").clocks_name(SHARD)
LATER = 600_000


@pytest.fixture
async def log(nats: NatsServer) -> AsyncIterator[AwaitedLog]:
    """Nobody listens: clocks that have rung stay in their stream."""
    async with engine_log(nats.url) as log:
        yield log


def bus_of(log: AwaitedLog) -> NatsBus:
    return log.log._bus


async def timetable(log: AwaitedLog) -> dict[str, tuple[bytes, str]]:
    """All clocks, and those that have rung: their version, and when they are to ring."""
    found: dict[str, tuple[bytes, str]] = {}
    after = 0
    while (one := await next_after(log, after)) is not None:
        assert one.subject not in found, "one of each"
        found[one.subject] = (one.data, schedule_of(one.hdrs).get("Nats-Schedule", ""))
        after = one.seq
    return found


async def next_after(log: AwaitedLog, sequence: int) -> Kept | None:
    ask = msgspec.json.encode({"seq": sequence + 1, "next_by_subj": ">"})
    answer = await bus_of(log).ask(newest_in(STREAM), ask)
    assert answer
    return newest_message.found.decode(answer.data).message


def in_messages(folder: Path) -> set[str]:
    """Codes in the files of messages. What the engine knows of them is rewritten every two minutes."""
    (messages,) = folder.glob(f"**/{STREAM}/msgs")
    return {code for code in CODES for file in messages.glob("*.blk") if code.encode() in file.read_bytes()}


async def until_rung(log: AwaitedLog, *codes: str) -> None:
    clocks = {Streams("home").subject("clock", code) for code in codes}
    async with asyncio.timeout(20):
        while not clocks.isdisjoint(await timetable(log)):  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def test_clocks_stay_as_they_are_when_two_rewrite_them_at_once(log: AwaitedLog) -> None:
    now = bus_of(log).now()
    for number, code in enumerate(CODES):
        await log.set_clock(code, number, now + LATER + number)
    before = await timetable(log)
    await asyncio.gather(*(rewrite_clocks(bus_of(log), SHARD, ()) for _ in range(3)))
    assert await timetable(log) == before
    assert len(before) == len(CODES)


async def test_clocks_that_end_meanwhile_ring_once(log: AwaitedLog) -> None:
    now = bus_of(log).now()
    await asyncio.gather(*(log.set_clock(code, 1, now + 50 * number) for number, code in enumerate(CODES)))
    while bus_of(log).now() < now + 50 * len(CODES):
        await rewrite_clocks(bus_of(log), SHARD, ())
    await until_rung(log, *CODES)
    rang = {Streams("home").subject("rang", code): (b"1", "") for code in CODES}
    assert await timetable(log) == rang


async def test_a_newer_clock_takes_the_place_of_what_is_being_set_again(
    log: AwaitedLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, other = CODES[:2]
    now = bus_of(log).now()
    await log.set_clock(code, 1, now + LATER)
    await log.set_clock(other, 1, now + LATER)
    put_again = rewriting._put_again

    async def late(*args: object) -> None:
        await log.set_clock(code, 2, now + 2 * LATER)
        await put_again(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(rewriting, "_put_again", late)
    await rewrite_clocks(bus_of(log), SHARD, ())
    versions = {subject.rpartition(".")[2]: data for subject, (data, _) in (await timetable(log)).items()}
    assert versions == {code: b"2", other: b"1"}


async def test_a_ring_that_nobody_has_dealt_with_is_passed_on(log: AwaitedLog) -> None:
    code, gone = CODES[:2]
    for one in (code, gone):
        await log.set_clock(one, 5, 0)
    await until_rung(log, code, gone)
    await rewrite_clocks(bus_of(log), SHARD, {gone})
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()

    def ring(code: str, version: int, done: object) -> None:
        assert callable(done)
        done(True)
        heard.put_nowait((code, version))

    await log.log.hear_rings(ring)
    async with asyncio.timeout(5):
        assert await heard.get() == (code, 5)
    await asyncio.sleep(1)
    assert heard.empty()
    assert await timetable(log) == {}


async def test_clocks_still_ring_when_the_engine_was_killed_afterwards(nats: NatsServer) -> None:
    async with engine_log(nats.url) as log:
        now = bus_of(log).now()
        for code in CODES:
            await log.set_clock(code, 1, now + 4000)
        await rewrite_clocks(bus_of(log), SHARD, ())
    nats.kill()
    nats.start()
    async with engine_log(nats.url) as log:
        await until_rung(log, *CODES)
        assert set(await timetable(log)) == {Streams("home").subject("rang", code) for code in CODES}


async def test_whoever_asks_again_finishes_what_was_begun(
    log: AwaitedLog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, *others = CODES
    for one in CODES:
        await log.set_clock(one, 1, bus_of(log).now() + LATER)
    before = await timetable(log)
    await log.set_clock(code, 1, 0)
    await until_rung(log, code)

    async def dies(*_: object) -> None:
        raise Unavailable

    with monkeypatch.context() as patch:
        patch.setattr(rewriting, "_put_again", dies)
        with pytest.raises(Unavailable):
            await rewrite_clocks(bus_of(log), SHARD, {code})
    assert code in in_messages(tmp_path)
    await rewrite_clocks(bus_of(log), SHARD, {code})
    del before[Streams("home").subject("clock", code)]
    assert await timetable(log) == before
    assert in_messages(tmp_path) == set(others)
