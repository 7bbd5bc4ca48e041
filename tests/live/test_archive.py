"""Tables that are removed, logs that are rewritten, and sweeping: at members that have them loaded."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from tests.logs import AwaitedLog, engine_log
from tests.parts import NatsServer, nats_server
from tests.visitor import members, sit, visit

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.codes import SHARDS, length_for
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.registry import GameRegistry
from inklings.house.rewritten import expanded
from inklings.live.archive import Archive
from inklings.live.failures import NoSuchTable
from inklings.live.forget_person import forget_person
from inklings.live.member import Member
from inklings.live.sweeper import Stores, Sweeper, sweep
from inklings.wire.messages import CloseCode

REGISTRY = GameRegistry(GAMES)


async def forget_at(gate: Member, code: str, person: str) -> None:
    await forget_person(gate.archive, gate.games, gate.floor_keeper.floor, code, person)


async def test_a_removed_table_is_gone_at_every_gate(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    here, there = await visit(one, code, "secret-of-ada"), await visit(two, code, "secret-of-bruno")
    await here.ask("command1", sit("Ada"))
    newest = await one.archive.newest(code)
    assert newest
    assert newest.sequence == here.live.core.version
    assert await one.archive.forget(code, newest.sequence)
    for visitor in (here, there):
        await visitor.until(lambda visitor=visitor: visitor.closed)  # type: ignore[misc]
        assert visitor.closed == CloseCode.NO_TABLE
    for gate in gates:
        with pytest.raises(NoSuchTable):
            await gate.look(code)
    (left,) = await one.archive.read(code)
    assert decode_entry(left.data).events == (log.Forgotten(),)


async def test_what_was_stored_meanwhile_is_never_lost(gates: list[Member]) -> None:
    one, _ = gates
    code = await one.open_table("moons", {})
    newest = await one.archive.newest(code)
    assert newest
    here = await visit(one, code, "secret-of-ada")
    await here.ask("command1", sit("Ada"))
    assert not await one.archive.forget(code, newest.sequence)
    assert (await one.look(code)).places[0].name == "Ada"


async def test_a_removed_tables_clock_never_rings(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    visitor = await visit(one, code, "secret-of-ada")
    await visitor.ask("command1", sit("Ada"))
    version = visitor.live.core.version
    set_for_sure: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    one.log.set_clock(code, version, one.bus.now() + 1_500, set_for_sure.set_result)
    assert await set_for_sure
    rang: list[str] = []
    for gate in gates:
        gate.bus.subscribe_messages(f"rang.*.*.{code}", lambda message: rang.append(message.subject))
    assert await two.archive.forget(code, version)
    await asyncio.sleep(2.5)
    assert not rang
    assert len(await one.archive.read(code)) == 1


async def test_a_forgotten_name_is_gone_at_every_gate_and_play_goes_on(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    ada, bruno = await visit(one, code, "secret-of-ada"), await visit(two, code, "secret-of-bruno")
    await ada.ask("command1", sit("Ada"))
    await bruno.ask("command1", sit("Bruno"))
    left = await ada.ask("command2", asks.Leave())
    assert left["type"] == "done"
    await forget_at(one, code, ada.person)
    (rewritten,) = await one.archive.read(code)
    await bruno.reach(decode_entry(rewritten.data).at - bruno.table.opened)
    entries = expanded([(rewritten.sequence, rewritten.data)])
    assert b"Ada" not in b"".join(bytes(kept.entry) for kept in entries)
    again = await bruno.ask("command2", sit("Bruno"))
    assert again["why"] == "already_seated"
    ready = await bruno.ask("command3", asks.SayReady(ready=True))
    assert ready["type"] == "done"
    assert len(await one.archive.read(code)) == 2
    assert [place.name for place in (await one.look(code)).places] == ["Bruno"]
    await forget_at(two, code, bruno.person)
    async with members(one.bus.address.url, 1) as (third,):
        table = await third.look(code)
        assert [place.name for place in table.places] == ["Anon"]
        assert table.places[0].ready


async def test_nothing_is_written_when_there_is_nothing_to_forget(gates: list[Member]) -> None:
    one, _ = gates
    code = await one.open_table("moons", {})
    await forget_at(one, code, "somebody-who-was-never-here")
    assert len(await one.archive.read(code)) == 1


@pytest.mark.timeout(180)
async def test_ten_thousand_old_tables_are_swept_and_live_ones_untouched(tmp_path: Path) -> None:
    """Their clocks never ring, and codes get shorter again."""
    with nats_server(tmp_path, sync="1m") as nats:
        async with engine_log(nats.url) as store:
            old = [f"B{number:04}".translate(LETTERS) for number in range(10_000)]
            ends = round((datetime.now(UTC).timestamp() + 30) * 1000)
            for start in range(0, len(old), 250):
                await asyncio.gather(*(open_table(store, code, ends) for code in old[start : start + 250]))
            cut = datetime.now(UTC)
            live = [f"C{number:04}".translate(LETTERS) for number in range(200)]
            await asyncio.gather(*(open_table(store, code, ends) for code in live))
            await asyncio.gather(*(come_again(store, code) for code in old[:50]))
            archive = Archive(store.log._bus, store.log)
            told: list[int] = []
            swept = await sweep(archive, cut, lambda so_far: told.append(so_far.removed))
            assert swept == (10_200, 9_950)
            assert told[-1] == 9_950, "long work shows progress"
            assert (await sweep(archive, cut)).removed == 0
        async with members(nats.url, 1) as (gate,):
            for code in (*live, *old[:50]):
                assert (await gate.look(code)).game == "moons"
            with pytest.raises(NoSuchTable):
                await gate.look(old[-1])
            clocks = await pending_clocks(gate)
            assert clocks == {*live, *old[:50]}
    assert length_for(10_200) > length_for(250)


async def test_one_gate_sweeps_an_hour(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url) as pair:
        sweepers = [
            Sweeper(
                gate.bus,
                Stores(gate.archive, gate.decks, gate.rooms),
                gate.floor_keeper.floor,
                timedelta(days=30),
            )
            for gate in pair
        ]
        turns = await asyncio.gather(*(sweeper._is_our_turn() for sweeper in sweepers * 5))
        assert sum(turns) <= 1, "another test may have had the turn"
        assert not await sweepers[0]._is_our_turn()


LETTERS = str.maketrans("0123456789", "BCDFGHJKLM")


async def open_table(store: AwaitedLog, code: str, ends: int) -> None:
    """A table with a clock that is to ring."""
    opened = log.Entry(at=1, command="open", events=rules.open_table(REGISTRY, code, "moons", {}))
    version = await store.stored(code, encode_entry(opened), after=0, command="open")
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.log.set_clock(code, version, ends, done.set_result)
    assert await done


async def come_again(store: AwaitedLog, code: str) -> None:
    visit = log.Entry(at=2, command="visit:1", events=())
    await store.stored(code, encode_entry(visit), after=await store.last(code) or 0, command="visit:1")


async def pending_clocks(gate: Member) -> set[str]:
    found: set[str] = set()
    for shard in range(SHARDS):
        answer = await gate.bus.ask(
            f"$JS.API.STREAM.INFO.CLOCKS-home-{shard}", b'{"subjects_filter":"clock.>"}'
        )
        assert answer
        subjects = msgspec.json.decode(answer.data)["state"].get("subjects", {})
        found |= {subject.rpartition(".")[2] for subject in subjects}
    return found
