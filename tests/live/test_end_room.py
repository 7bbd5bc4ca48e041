"""Leaders' rooms that are deleted: again after a failure, beside others, in old houses, when forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.cells import cell_for
from tests.logs import AwaitedLog, codes_of_one_shard
from tests.parts import NatsServer, nats_cluster, nats_server
from tests.remains import in_files, in_streams
from tests.visitor import members, visit

from inklings.games import GAMES
from inklings.house import leading, rooms, rules
from inklings.house.asks import SayReady
from inklings.house.codes import SHARDS, shard_of
from inklings.house.leading import Invited
from inklings.house.rooms import Room, RoomOrder, RoomTable
from inklings.live import end_room
from inklings.live.address import Address
from inklings.live.bus import NatsBus
from inklings.live.erasing import NOT_PERMITTED
from inklings.live.failures import NoSuchTable, Unavailable
from inklings.live.links import ALBUM, Linked, Moment
from inklings.live.member import Member
from inklings.live.streams import Streams
from inklings.live.supervisor import Supervisor
from inklings.wire.messages import CloseCode

ORDER = RoomOrder(game="moons", options={}, size=3, naming="made", door="open", hint="", language="en")
RUNG_SECONDS = 2
"""Clocks that are set to ring now have rung."""
SOON_SECONDS = 6
PEOPLE = ("ada", "bruno", "cleo")


async def room_with(gate: Member, *codes: str) -> Room:
    """A room with three people at each of these tables, which stand, and one more, which was never opened."""
    room = Room(await gate.new_code(), "the-key", "the-leader", gate.bus.now(), ORDER)
    for person in PEOPLE:
        room = rooms.come(room, person, None, 1, Random(person), 0)
    for code in codes:
        opening = rules.open_table(gate.games, code, "moons", {})
        people = [Invited(room.known_at(code, one.id), one.name, one.avatar) for one in room.people]
        assert await gate.open_at(code, "moons", leading.opened(opening, room.known_at(code), "", people))
        room = rooms.with_open_round(rooms.with_round(room, [RoomTable(code, PEOPLE)], 0))
    assert await gate.rooms.keep(room, None)
    return room


@contextmanager
def engines(folder: Path, nodes: int) -> Iterator[list[NatsServer]]:
    if nodes == 1:
        with nats_server(folder) as server:
            yield [server]
    else:
        with nats_cluster(folder) as servers:
            yield servers


def stores(folder: Path) -> list[Path]:
    """Where each node keeps its streams. The logs of Raft lie elsewhere, and NATS cuts them off by itself."""
    return sorted(folder.glob("**/jetstream/$G"))


async def end(gate: Member, code: str) -> bool:
    return await end_room.end_room(gate.rooms, gate.archive, gate.floor_keeper.floor, code)


async def is_gone(gate: Member, *codes: str) -> bool:
    for code in codes:
        with pytest.raises(NoSuchTable):
            await gate.look(code)
    left = {code async for found in gate.archive.codes() for code in found}
    return left.isdisjoint(codes)


async def test_people_at_any_gate_are_told_and_nothing_has_the_codes(gates: list[Member]) -> None:
    one, two = gates
    codes = [await one.new_code() for _ in range(2)]
    room = await room_with(one, *codes)
    here, there = await visit(one, codes[0], "secret-of-ada"), await visit(two, codes[1], "secret-of-bruno")
    assert await end(two, room.code)
    for visitor in (here, there):
        await visitor.until(lambda visitor=visitor: visitor.closed)  # type: ignore[misc]
        assert visitor.closed == CloseCode.NO_TABLE
    assert await is_gone(one, *codes)
    assert await two.rooms.find(room.code) is None
    assert not await end(one, room.code), "there is nothing more to delete"


async def test_who_asks_again_goes_on_where_a_gate_has_died(
    gates: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = gates
    codes = [await one.new_code() for _ in range(3)]
    room = await room_with(one, *codes)

    async def dies(_: str) -> None:
        raise Unavailable

    monkeypatch.setattr(one.archive, "erase_mark", dies)
    with pytest.raises(Unavailable):
        await end(one, room.code)
    kept = await two.rooms.find(room.code)
    assert kept
    assert kept.room.ended, "nobody comes in any more"
    assert await end(two, room.code)
    assert await is_gone(two, *codes)


async def test_a_table_of_others_is_never_deleted(gates: list[Member]) -> None:
    """A code may have been written down for a round that was never opened, and given to others since."""
    one, _ = gates
    others, mine = await one.open_table("moons", {}), await one.new_code()
    room = await room_with(one, mine)
    kept = await one.rooms.find(room.code)
    room = rooms.with_round(room, [RoomTable(others, PEOPLE), RoomTable(await one.new_code(), PEOPLE)], 0)
    assert await one.rooms.keep(room, kept)
    assert await end(one, room.code)
    assert (await one.look(others)).code == others
    assert await is_gone(one, mine)


async def test_what_was_stored_meanwhile_goes_too(
    gates: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = gates
    code = await one.new_code()
    room = await room_with(one, code)
    visitor = await visit(two, code, room.ticket(code, "ada"))
    read, tries = one.archive.read, 0

    async def late(table: str) -> Any:
        nonlocal tries
        stored = await read(table)
        tries += 1
        if tries == 1:
            await visitor.ask("command1", SayReady(ready=True))
        return stored

    monkeypatch.setattr(one.archive, "read", late)
    assert await end(one, room.code)
    assert tries == 2
    assert await is_gone(two, code)


async def test_forgotten_rooms_are_swept_and_others_stay(nats: NatsServer) -> None:
    """At an engine of its own: other tests leave rooms at the one that they share."""
    async with members(nats.url) as (one, two):
        old, half, fresh = [await room_with(one, await one.new_code()) for _ in range(3)]
        kept = await one.rooms.find(half.code)
        assert await one.rooms.keep(msgspec.structs.replace(half, ended=True), kept)
        longest = datetime.now(UTC) - timedelta(days=1)
        sweep = (two.rooms, two.archive, two.floor_keeper.floor)
        assert await end_room.sweep_rooms(*sweep, longest) == 1, "one was being deleted when its gate died"
        assert await is_gone(one, half.now[0].code)
        assert await one.rooms.find(old.code)
        kept = await one.rooms.find(fresh.code)
        assert kept
        assert await end_room.sweep_rooms(*sweep, kept.stored) == 1
        assert await is_gone(one, old.now[0].code)
        assert (await one.look(fresh.now[0].code)).led
        assert await end(one, fresh.code)


async def test_only_the_newest_version_of_a_room_is_kept(gates: list[Member]) -> None:
    one, _ = gates
    room = await room_with(one)
    for name in ("Xenophon", "Quirinius"):
        kept = await one.rooms.find(room.code)
        assert kept
        person = msgspec.structs.replace(kept.room.people[0], name=name)
        changed = msgspec.structs.replace(kept.room, people=(person, *kept.room.people[1:]))
        assert await one.rooms.keep(changed, kept)
        assert not await one.rooms.keep(changed, kept), "somebody else was quicker"
    assert set(await in_streams(one.bus, ["Xenophon", "Quirinius"])) == {"Quirinius"}
    assert await end(one, room.code)


@pytest.mark.timeout(120)
@pytest.mark.parametrize("nodes", [1, 3])
async def test_the_timetable_of_the_engine_keeps_no_code(tmp_path: Path, nodes: int) -> None:
    """Nor that of a clock that was replaced, or has rung, where other tables have theirs in the same file."""
    with engines(tmp_path, nodes) as servers:
        url = ",".join(server.url for server in servers)
        async with members(url, 1, replicas=nodes) as (gate,):
            before, after, soon, *codes = codes_of_one_shard(6)
            others, log = (before, after, soon), AwaitedLog(gate.log)
            for code in others:
                assert await gate.open_at(code, "moons", rules.open_table(gate.games, code, "moons", {}))
            room = await room_with(gate, *codes)
            for minutes in (10, 20, 30):
                for code in (before, *codes, after, soon):
                    await log.set_clock(code, 1, gate.bus.now() + minutes * 60_000)
            await log.set_clock(codes[0], 1, 0)
            links = [await gate.archive.links.make(code, ALBUM) for code in (before, *codes, after)]
            for stays in (False, True, False, False):
                moment = Moment(1, "a-clue")
                await gate.archive.links.choose(Linked(links[1], codes[0], ALBUM), moment, stays=stays)
            await asyncio.sleep(RUNG_SECONDS)
            await log.set_clock(soon, 7, gate.bus.now() + SOON_SECONDS * 1000)
            rung: set[bytes] = set()
            bell = f"bell.{gate.bus.address.name}.{shard_of(soon)}"
            gate.bus.subscribe(bell, rung.add)
            needles = [room.code, *codes, *links[1:-1]]
            found = [in_files(folder, needles) for folder in stores(tmp_path)]
            assert all(set(one) == set(needles) for one in found), "they are found where we look later"
            assert await end(gate, room.code)
            await asyncio.sleep(SOON_SECONDS + RUNG_SECONDS)
            assert rung == {b"7"}, "clocks of other tables ring"
        for server in servers:
            server.stop()  # it then writes down all that it knows
    for folder in stores(tmp_path):
        assert set(in_files(folder, [*others, links[0], links[-1]])) == {*others, links[0], links[-1]}
        assert in_files(folder, needles) == {}


@pytest.mark.timeout(120)
async def test_in_a_house_that_an_older_release_made_entries_are_purged(
    nats: NatsServer,
) -> None:
    """There nobody can delete single messages of tables, and that can't be changed."""
    supervisor = Supervisor()
    address = Address(url=nats.url, cell=cell_for(GAMES))
    bus = await NatsBus.connect(address, supervisor)
    for shard in range(SHARDS):
        config = {"storage": "file", "deny_delete": True, **Streams(address.name).tables(shard)}
        answer = await bus.ask(f"$JS.API.STREAM.CREATE.{config['name']}", msgspec.json.encode(config))
        assert answer
        assert b'"error"' not in answer.data
    await supervisor.stop(2)
    await bus.close()
    async with members(nats.url, 1) as (gate,):
        code = await gate.new_code()
        room = await room_with(gate, code)
        stream = Streams(address.name).tables(shard_of(code))["name"]
        refused = await gate.bus.ask(f"$JS.API.STREAM.MSG.DELETE.{stream}", b'{"seq": 1}')
        assert refused
        assert f'"err_code":{NOT_PERMITTED}'.encode() in refused.data
        assert await end(gate, room.code)
        assert await is_gone(gate, code)
        assert await in_streams(gate.bus, [code, room.code]) == {}
