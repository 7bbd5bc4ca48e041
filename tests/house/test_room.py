"""A room keeps step with the ledger: races, gaps, repeats, and commands it has seen before."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from random import Random

import msgspec
import pytest
from tests.parts import NatsServer

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.asks import Why
from inklings.house.house import House
from inklings.house.ledger import Address, Stored
from inklings.house.room import NoSuchTable, Room, TableBroken
from inklings.house.shelf import Shelf
from inklings.kernel.game import Refused, Seat


@pytest.fixture
async def houses(shared_nats: NatsServer) -> AsyncIterator[tuple[House, House]]:
    pair = [await House.start(Address(url=shared_nats.url), Shelf(GAMES)) for _ in range(2)]
    yield pair[0], pair[1]
    for house in pair:
        await house.stop()


def sit(name: str) -> asks.Sit:
    return asks.Sit(name=name, avatar=1)


async def follow_up(room: Room, version: int) -> None:
    changed = asyncio.Event()
    room.on_change.append(changed.set)
    async with asyncio.timeout(5):
        while room.version < version:
            changed.clear()
            await changed.wait()


async def test_two_gates_see_the_same_table(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here, two.room(code) as there:
        version, _ = await one.ask(here, "secret-of-ada", "command1", sit("Ada"))
        await follow_up(there, version)
        assert there.table == here.table


async def test_g5_a_lost_race_is_decided_again_on_the_newer_table(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here, two.room(code) as there:
        asked = [
            (
                one.ask(here, f"secret-{n}", "command1", sit(f"A{n}")),
                two.ask(there, f"other-{n}", "c", sit(f"B{n}")),
            )
            for n in range(4)
        ]
        versions = await asyncio.gather(*(ask for pair in asked for ask in pair))
        assert len({version for version, _ in versions}) == 8
        await follow_up(here, max(version for version, _ in versions))
        assert len(here.table.places) == 8


async def test_two_people_cannot_both_get_the_last_seat(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here, two.room(code) as there:
        for n in range(7):
            await one.ask(here, f"secret-{n}", "command1", sit(f"A{n}"))
        last = [one.ask(here, "x" * 20, "c", sit("X")), two.ask(there, "y" * 20, "c", sit("Y"))]
        answers = await asyncio.gather(*last, return_exceptions=True)
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert [answer.why for answer in refused] == [Why.TABLE_FULL]


async def test_a_command_counts_once_whichever_gate_hears_it_again(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here:
        first = await one.ask(here, "secret-of-ada", "command1", sit("Ada"))
        async with two.room(code) as there:
            assert await two.ask(there, "secret-of-ada", "command1", sit("Ada")) == first
            assert len(there.table.places) == 1


async def test_a_gap_is_noticed_and_repaired(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here, two.room(code) as there:
        assert there._subscription
        await there._subscription.unsubscribe()  # this gate misses what comes now
        for n in range(3):
            await one.ask(here, f"secret-{n}", "command1", sit(f"A{n}"))
        await asyncio.sleep(0.1)
        assert len(there.table.places) == 0
        newest = (await one.ledger.read(code))[-1]
        await there._hear(Stored(newest.sequence, newest.previous, newest.data))
        await follow_up(there, here.version)
        assert there.table == here.table


async def test_a_repeated_message_changes_nothing(houses: tuple[House, House]) -> None:
    one, _ = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here:
        await one.ask(here, "secret-of-ada", "command1", sit("Ada"))
        table = here.table
        for stored in await one.ledger.read(code):
            await here._hear(stored)
        assert here.table is table


async def test_our_own_mistake_stores_nothing_and_names_an_incident(houses: tuple[House, House]) -> None:
    one, _ = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as here:

        def fail(_: object) -> rules.Events:
            raise ZeroDivisionError

        with pytest.raises(TableBroken) as broken:
            await here.act("command1", fail)
        assert len(broken.value.incident) == 8
        assert len(await one.ledger.read(code)) == 1


async def test_a_room_that_was_left_is_closed_and_the_next_guest_gets_a_new_one(
    houses: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inklings.house.house.LINGER_SECONDS", 0.05)
    one, two = houses
    code = await one.open_table("moons", {})
    async with one.room(code) as first:
        pass
    async with one.room(code) as same:
        assert same is first
    await asyncio.sleep(0.2)  # both leavers have looked whether anybody still needs it
    assert first.closed
    async with one.room(code) as fresh, two.room(code) as there:
        assert fresh is not first
        await asyncio.sleep(0.2)
        assert not fresh.closed
        version, _ = await two.ask(there, "secret-of-ada", "command1", sit("Ada"))
        await follow_up(fresh, version)


async def test_a_log_that_cannot_be_read_halts_its_table_only(houses: tuple[House, House]) -> None:
    one, _ = houses
    await one.ledger.append(
        "XXXX", b'{"at": 0, "command": "c", "events": [{"type": "unheard_of"}]}', after=0, command="c"
    )
    with pytest.raises(TableBroken):
        async with one.room("XXXX"):
            pass
    async with one.room(await one.open_table("moons", {})) as room:
        assert room.table.stage == "lobby"


@pytest.mark.parametrize("code", ["ZZZZ", "zzzz", "A", "TABLE.*", "ÆÆÆÆ"])
async def test_no_such_table(houses: tuple[House, House], code: str) -> None:
    with pytest.raises(NoSuchTable):
        async with houses[0].room(code):
            pass


async def test_a_bots_move_counts_once_though_two_runners_make_it(houses: tuple[House, House]) -> None:
    one, two = houses
    code = await one.open_table("moons", {"first": "race"})
    async with one.room(code) as here, two.room(code) as there:
        await one.ask(here, "secret-of-ada", "command1", sit("Ada"))
        for number in range(2):
            await one.ask(here, "secret-of-ada", f"add{number}", asks.AddBot(temper="keen", language="en"))
        version, _ = await one.ask(here, "secret-of-ada", "begin", asks.Begin())
        await follow_up(there, version)
        game, bot, seat = one.shelf["moons"].game, here.table.places[1].person, Seat(1)
        seen = one.sight(here.table, seat)
        assert bot
        assert seen
        ideas = [
            msgspec.json.encode(game.example(offer, Random(7)))
            for offer in game.offers(here.table.state, seat)
        ]
        await asyncio.gather(
            one.move(here, bot, seen, ideas[0]),
            two.move(there, bot, seen, ideas[0]),
            one.move(here, bot, seen, ideas[0]),
        )
        await here.catch_up()
        assert here.version > version
        stored = [log.decode(entry.data) for entry in await one.ledger.read(code)]
        assert sum(entry.command.startswith("bot:") for entry in stored) == 1
        assert there.table == here.table
