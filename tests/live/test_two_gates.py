"""Two gates and one table: races, repeats, and commands that were seen before."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from tests.logs import engine_log, entries_at
from tests.parts import NatsServer
from tests.visitor import members, sit, visit

from inklings.games import GAMES
from inklings.house import asks
from inklings.live import context
from inklings.live.failures import NoSuchTable, TableBroken
from inklings.live.member import Member


async def test_two_gates_see_the_same_table(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    here, there = await visit(one, code, "secret-of-ada"), await visit(two, code, "secret-of-bruno")
    answer = await here.ask("command1", sit("Ada"))
    await there.reach(answer["version"])
    assert there.table == here.table


async def test_g5_a_lost_race_is_decided_again_on_the_newer_table(gates: list[Member]) -> None:
    code = await gates[0].open_table("moons", {})
    visitors = [await visit(gates[n % 2], code, f"secret-{n}") for n in range(8)]
    answers = await asyncio.gather(*(v.ask("command1", sit(f"P{n}")) for n, v in enumerate(visitors)))
    assert len({answer["version"] for answer in answers}) == 8
    await visitors[0].reach(max(answer["version"] for answer in answers))
    assert len(visitors[0].table.places) == 8


async def test_two_people_cannot_both_get_the_last_seat(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    for n in range(7):
        await (await visit(one, code, f"secret-{n}")).ask("command1", sit(f"A{n}"))
    last = [await visit(one, code, "x" * 20), await visit(two, code, "y" * 20)]
    answers = await asyncio.gather(*(v.ask("c", sit(f"X{n}")) for n, v in enumerate(last)))
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    assert [answer["why"] for answer in answers if answer["type"] == "refused"] == ["table_full"]


async def test_a_command_counts_once_at_every_gate_that_hears_it(gates: list[Member]) -> None:
    one, two = gates
    code = await one.open_table("moons", {})
    first = await (await visit(one, code, "secret-of-ada")).ask("command1", sit("Ada"))
    there = await visit(two, code, "secret-of-ada")
    assert await there.ask("command1", sit("Ada"), again=True) == first
    assert len(there.table.places) == 1


async def test_our_own_mistake_stores_nothing_and_names_an_incident(shared_nats: NatsServer) -> None:
    def fail(*_: object) -> tuple[object, ...]:
        raise ZeroDivisionError

    broken = [replace(game, deal=fail, deal_unmet=fail) for game in GAMES]
    async with members(shared_nats.url, 1, broken) as (one,):
        code = await one.open_table("moons", {})
        people = [await visit(one, code, f"secret-{n}") for n in range(3)]
        for n, person in enumerate(people):
            await person.ask("command1", sit(f"A{n}"))
        answer = await people[0].ask("command2", asks.Begin())
        assert answer["type"] == "broken"
        assert len(answer["incident"]) == 8
        assert (await people[1].ask("command2", asks.SayReady(ready=True)))["type"] == "done"
    commands = [entry.command.rpartition(":")[2] for entry in await entries_at(shared_nats.url, code)]
    assert commands == ["open", "command1", "command1", "command1", "command2"]


async def test_a_table_that_was_left_is_unloaded_and_loaded_again(
    gates: list[Member], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(context, "LINGER_SECONDS", 0.05)
    one, two = gates
    code = await one.open_table("moons", {})
    first = await visit(one, code, "secret-of-ada")
    first.part()
    await asyncio.sleep(0.3)
    assert first.live.unloaded
    assert one.tables[code] is not first.live
    fresh, there = await visit(one, code, "secret-of-ada"), await visit(two, code, "secret-of-bruno")
    answer = await there.ask("command1", sit("Bruno"))
    await fresh.reach(answer["version"])


async def test_a_log_that_cannot_be_read_parks_its_table_only(
    gates: list[Member], shared_nats: NatsServer
) -> None:
    one, _ = gates
    async with engine_log(shared_nats.url) as log:
        data = b'{"at": 0, "command": "c", "events": [{"type": "sat", "person": 7}]}'
        await log.stored("XXXX", data, after=0, command="c")
    with pytest.raises(TableBroken):
        await one.look("XXXX")
    assert (await one.look(await one.open_table("moons", {}))).stage == "lobby"


@pytest.mark.parametrize("code", ["ZZZZ", "zzzz", "A", "TABLE.*", "ÆÆÆÆ"])
async def test_no_such_table(gates: list[Member], code: str) -> None:
    with pytest.raises(NoSuchTable):
        await gates[0].look(code)


async def test_an_idle_table_has_no_task(shared_nats: NatsServer) -> None:
    async with members(shared_nats.url, 1) as (one,):
        codes = [await one.open_table("moons", {}) for _ in range(10)]
        await asyncio.sleep(0.1)
        before = asyncio.all_tasks()
        visitors = [await visit(one, code, "secret-of-ada") for code in codes]
        for visitor in visitors:
            await visitor.ask("command1", sit("Ada"))
        await asyncio.sleep(0.5)
        # Clocks of tables that other tests left may ring here too, so there may be more tables than ours.
        assert len(one.tables) >= len(codes)
        assert asyncio.all_tasks() == before
