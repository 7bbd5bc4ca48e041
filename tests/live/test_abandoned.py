"""A table at which nobody is writes nothing; one to which people still come is noted once a day."""

from __future__ import annotations

import asyncio
from random import Random

from tests.logs import AwaitedLog, engine_log
from tests.parts import NatsServer
from tests.visitor import members, visit

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.codes import new_code
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.fold import advance
from inklings.house.identity import person_at
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.live.people import VISIT_MS

REGISTRY = GameRegistry(GAMES)
SECRET = "secret-of-ada-of-adas"  # noqa: S105
SECONDS_LEFT = 2


async def a_game(store: AwaitedLog, now: int) -> tuple[str, int]:
    """A game whose clock ends soon, and the version of its newest entry."""
    code = new_code(1_000_000, Random())
    table: Table | None = None
    version = 0
    steps: list[tuple[str, asks.AnyAsk | None]] = [("", None)]
    steps += [(person_at(code, SECRET), asks.Sit(name="Ada", avatar=1))]
    steps += [(f"person-{n}", asks.Sit(name=f"Bo {n}", avatar=n)) for n in range(2)]
    steps += [(person_at(code, SECRET), asks.Begin())]
    for number, (person, ask) in enumerate(steps):
        if table is None or ask is None:
            events = rules.open_table(REGISTRY, code, "moons", {"first": "random"})
        else:
            events = rules.grant(REGISTRY, table, person, ask, Random(1))
        at = 0
        if isinstance(ask, asks.Begin):
            begun = advance(REGISTRY, table, version + 1, log.Entry(at=0, command="x", events=events)).clock
            assert begun
            at = now + SECONDS_LEFT * 1000 - begun.ends
        entry = log.Entry(at=at, command=f"command-{number}", events=events)
        version = await store.stored(code, encode_entry(entry), after=version, command=f"{number}")
        table = advance(REGISTRY, table, version, entry)
    assert table
    assert table.alarm
    done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    store.log.set_clock(code, version, table.alarm.ends, done.set_result)
    assert await done
    return code, version


async def test_the_clock_of_an_abandoned_table_rests_until_someone_comes(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url) as (one, two), engine_log(shared_nats.url) as store:
        code, version = await a_game(store, one.bus.now())
        await asyncio.sleep(SECONDS_LEFT + 3)
        assert await store.last(code) == version
        visitor = await visit(two, code, "secret-of-an-onlooker")
        await visitor.until(lambda: visitor.live.core.version > version)
        stored = await store.read(code, version)
        assert decode_entry(stored[0].data).command == f"time:{version}"
        visitor.part()
        await one.stop()


async def test_a_clock_that_rings_at_another_gate_is_called_at_once(shared_nats: NatsServer) -> None:
    """The gate that hears it asks the others whether anyone is there."""
    async with members(shared_nats.url) as (one, two), engine_log(shared_nats.url) as store:
        code, version = await a_game(store, one.bus.now())
        visitor = await visit(two, code, "secret-of-an-onlooker")
        answered: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        ends = visitor.table.alarm
        assert ends
        await asyncio.sleep(max(0, ends.ends - one.bus.now()) / 1000)
        one.tables.ring(code, version, answered.set_result)
        assert await answered
        await visitor.until(lambda: visitor.live.core.version > version)
        visitor.part()


async def test_a_visit_is_noted_once_a_day(shared_nats: NatsServer) -> None:
    """Which keeps the table, and changes nothing that anyone sees."""
    async with members(shared_nats.url) as (one, two), engine_log(shared_nats.url) as store:
        code = await one.open_table("moons", {})
        seated = await visit(one, code, SECRET)
        await seated.ask("command1", asks.Sit(name="Ada", avatar=1))
        version = seated.live.core.version
        seated.part()
        for gate, days in ((one, 0.9), (one, 1.1), (two, 1.1), (two, 1.2)):
            offset = gate.bus._offset
            gate.bus._offset += days * VISIT_MS / 1000
            again = await visit(gate, code, SECRET)
            await asyncio.sleep(0.3)
            again.part()
            gate.bus._offset = offset
        stored = await store.read(code, version)
        entries = [decode_entry(one.data) for one in stored]
        assert [entry.events for entry in entries] == [()]
        assert entries[0].command.startswith("visit:")
