"""The floor: kept in the engine, raised when all can read more, never lowered, and obeyed by every table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from tests.live.floor_cell import Cell
from tests.logs import engine_log, entries_at
from tests.parts import NatsServer
from tests.visitor import members, visit

from inklings.games import GAMES
from inklings.house import asks, log, rules
from inklings.house.entry_codec import decode_entry, encode_entry
from inklings.house.floor import FIRST, Forms, known
from inklings.house.registry import GameRegistry
from inklings.kernel.game import Refused
from inklings.live import messages as m
from inklings.live.address import Address
from inklings.live.core import TableCore
from inklings.live.effects import Append, Effect, Send
from inklings.live.engine import EngineError
from inklings.live.floor import Announcement, Floor, StoredFloor, announcements, read, written
from inklings.live.interfaces import Stored
from inklings.live.member import Member
from inklings.live.upgrade_command import upgrade

REGISTRY = GameRegistry(GAMES)
OURS = known(REGISTRY)
NEXT = msgspec.structs.replace(OURS, house=OURS.house + 1)
AFTER_NEXT = msgspec.structs.replace(OURS, house=OURS.house + 2)


@pytest.fixture
def cell() -> Cell:
    return Cell()


async def test_it_goes_up_when_the_last_older_member_has_gone_for_a_minute(cell: Cell) -> None:
    old, new = await cell.keeper("old", OURS, fresh=True), await cell.keeper("new", NEXT)
    cell.run(300)
    assert cell.floors == [OURS]
    old.stop()
    cell.run(55)
    assert cell.floors == [OURS]
    cell.run(15)
    assert cell.floors == [OURS, NEXT]
    assert new.floor.forms == NEXT


async def test_a_gate_that_announces_nothing_reads_what_the_first_release_reads(cell: Cell) -> None:
    new = await cell.keeper("new", OURS)
    cell.beat("cafe0123", 200)
    cell.run(250)
    assert cell.floors == []
    assert new.floor.forms == FIRST
    cell.run(20)
    assert cell.floors == [OURS]


async def test_two_that_raise_it_at_once_do_not_undo_each_other_and_it_never_goes_down(cell: Cell) -> None:
    keepers = [await cell.keeper(name, NEXT) for name in ("one", "two", "three")]
    cell.run(100)
    assert cell.floors == [NEXT]
    for keeper in keepers[1:]:
        keeper.stop()
    cell.publish(announcements("home"), msgspec.json.encode(Announcement("old", "0.1", OURS)))
    cell.run(300)
    assert cell.floors == [NEXT]


async def test_it_does_not_go_up_to_what_one_reads_and_another_does_not(cell: Cell) -> None:
    other = msgspec.structs.replace(OURS, games={**OURS.games, "chess": 0})
    await cell.keeper("one", NEXT)
    await cell.keeper("two", other)
    cell.run(100)
    assert cell.floors == [OURS]


async def test_a_member_that_was_cut_off_or_stood_still_listens_for_a_minute_again(cell: Cell) -> None:
    new = await cell.keeper("new", NEXT)
    cell.run(50)
    cell.cut_off = True
    cell.run(50)
    cell.cut_off = False
    cell.run(50)
    assert cell.floors == []
    cell.seconds += 30  # it was paused
    cell.run(50)
    assert cell.floors == []
    new.listen_again()  # it was connected again
    cell.run(50)
    assert cell.floors == []
    cell.run(20)
    assert cell.floors == [NEXT]


async def test_a_house_without_tables_has_nobody_to_wait_for(cell: Cell) -> None:
    keeper = await cell.keeper("one", NEXT, fresh=True)
    assert keeper.floor.forms == NEXT


async def test_a_member_below_the_floor_does_not_start_and_one_that_runs_says_so(
    cell: Cell, caplog: pytest.LogCaptureFixture
) -> None:
    runs = await cell.keeper("one", OURS, fresh=True)
    cell.floors.append(AFTER_NEXT)
    with pytest.raises(
        EngineError, match=f"reads house {NEXT.house},.*house {AFTER_NEXT.house},.*newer release"
    ):
        await cell.keeper("two", NEXT)
    cell.run(30)
    assert runs.floor.forms == AFTER_NEXT
    assert [record.levelname for record in caplog.records].count("ERROR") == 1
    assert sum("one is older than the floor" in record.message for record in caplog.records) == 1


# --- a table obeys it -----------------------------------------------------------------------------------


def low() -> Floor:
    """A floor at which this house can neither open nor set a game of moons: as if it were new."""
    return Floor(Forms(house=0, games={"telepathic": 0}))


def core_of(floor: Floor) -> tuple[TableCore, Callable[[m.Message], list[Effect]]]:
    """The core of a table of Telepathic that has been read, with Ada as its host."""
    core = TableCore("BCDF", REGISTRY, "gate", Random(1), floor=floor)
    opened = log.Entry(at=0, command="open", events=rules.open_table(REGISTRY, "BCDF", "telepathic", {}))
    sat = log.Entry(at=0, command="sit", events=(log.Sat("ada", "Ada", 1), log.HostPassed("ada")))
    entries = [Stored(1, 0, encode_entry(opened)), Stored(2, 1, encode_entry(sat))]

    def tell(message: m.Message) -> list[Effect]:
        return core.handle(message, 0.0, 1000)

    tell(m.Join(guest=1, person="ada", screen=False, seen=0))
    tell(m.LastKnown(2))
    tell(m.ReadDone(entries))
    return core, tell


def answers(effects: list[Effect]) -> list[dict[str, Any]]:
    frames = [msgspec.json.decode(effect.data) for effect in effects if isinstance(effect, Send)]
    return [frame for frame in frames if isinstance(frame, dict) and frame.get("id")]


def set_game(*, again: bool) -> m.Command:
    return m.Command(1, "c1", "ada", asks.SetGame(game="moons"), "key", again)


def test_what_some_member_could_not_read_is_refused_and_not_stored() -> None:
    floor = low()
    _, tell = core_of(floor)
    effects = tell(set_game(again=False))
    assert answers(effects) == [{"type": "refused", "id": "c1", "why": "upgrading", "facts": {}}]
    assert not [effect for effect in effects if isinstance(effect, Append)]
    lock = m.Command(1, "c2", "ada", asks.SetLock(locked=True), "key", again=False)
    assert [effect for effect in tell(lock) if isinstance(effect, Append)], "the rest goes on"


def test_the_refusal_of_a_command_that_is_sent_again_is_stored_as_any_other() -> None:
    _, tell = core_of(low())
    appends = [effect for effect in tell(set_game(again=True)) if isinstance(effect, Append)]
    assert [decode_entry(append.data).refused for append in appends] == [log.Refusal("upgrading")]


def test_once_the_floor_is_raised_it_is_stored() -> None:
    floor = low()
    _, tell = core_of(floor)
    tell(set_game(again=False))
    floor.forms = OURS
    again = m.Command(1, "c2", "ada", asks.SetGame(game="moons"), "key", again=False)
    (append,) = (effect for effect in tell(again) if isinstance(effect, Append))
    assert [type(event) for event in decode_entry(append.data).events] == [log.GameSet]


# --- in the real engine ---------------------------------------------------------------------------------


async def test_the_engine_takes_a_floor_only_after_the_one_that_was_read(nats: NatsServer) -> None:
    async with engine_log(nats.url) as awaited:
        store = awaited.log
        assert await read(store) == StoredFloor(FIRST, 0)
        assert await written(store, OURS, 0)
        assert not await written(store, NEXT, 0)
        stored = await read(store)
        assert stored == StoredFloor(OURS, 1)
        assert await written(store, NEXT, 1)
        assert await read(store) == StoredFloor(NEXT, 2)
    with pytest.raises(EngineError, match="start the newer release"):
        await Member.start(Address(url=nats.url), REGISTRY)


async def test_no_table_is_opened_with_a_game_that_some_member_does_not_have(nats: NatsServer) -> None:
    async with members(nats.url, 1) as (member,):
        code = await member.open_table("moons", {})
        member.floor_keeper.floor.forms = FIRST
        assert (await (await visit(member, code, "secret")).ask("c", asks.Sit("Ada", 1)))["type"] == "done"
        member.floor_keeper.floor.forms = low().forms
        with pytest.raises(Refused) as refused:
            await member.open_table("moons", {})
        assert refused.value.why == "upgrading"
    assert len(await entries_at(nats.url, code)) == 2


async def test_upgrade_waits_for_older_members_and_then_raises_the_floor(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inklings.live.upgrade_command.GATE_GONE_SECONDS", 2.0)
    said: list[str] = []

    async def run(forms: Forms, *, wait: float = 0, force: bool = False) -> None:
        await upgrade(Address(url=nats.url), forms, wait=wait, force=force, say=said.append)

    member = await Member.start(Address(url=nats.url), REGISTRY)
    with pytest.raises(EngineError, match=r"older members are heard \(\w+\)"):
        await run(NEXT)
    assert any(line.startswith("  gate") and line.endswith(f"reads {OURS}") for line in said)
    waiting = asyncio.create_task(run(NEXT, wait=60))
    await asyncio.sleep(3)
    assert not waiting.done()
    await member.stop()
    await waiting
    assert said[-1].startswith("The floor is raised")
    await run(NEXT)
    assert said[-1] == "There is nothing to raise."
    with pytest.raises(EngineError, match="command of the newer release"):
        await run(OURS)


async def test_upgrade_can_be_forced(nats: NatsServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inklings.live.upgrade_command.GATE_GONE_SECONDS", 2.0)
    monkeypatch.setattr("inklings.live.floor.READ_SECONDS", 1.0)
    async with members(nats.url, 1) as (member,):
        await upgrade(Address(url=nats.url), NEXT, wait=0, force=True, say=lambda _: None)
        async with asyncio.timeout(5):
            while member.floor_keeper.floor.forms != NEXT:  # noqa: ASYNC110  (it is told by the engine)
                await asyncio.sleep(0.1)


async def test_upgrade_says_so_where_no_floor_is_kept(
    nats: NatsServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inklings.live.upgrade_command.GATE_GONE_SECONDS", 0.1)
    monkeypatch.setattr("inklings.live.upgrade_command.LOOK_SECONDS", 0.1)
    with pytest.raises(EngineError, match="no gate or runner of this release has started"):
        await upgrade(Address(url=nats.url), NEXT, wait=0, force=False, say=lambda _: None)
