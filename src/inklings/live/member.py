"""A member of a cell: a gate or a runner, its connection to the engine, and the tables it has loaded."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

from inklings.house import codes, log, rules
from inklings.house.asks import Why
from inklings.house.entry_codec import encode_entry
from inklings.house.floor import known
from inklings.house.registry import GameRegistry
from inklings.house.table import Table
from inklings.kernel.game import Refused
from inklings.live import census
from inklings.live.address import Address
from inklings.live.announcements import Announcements
from inklings.live.archive import Archive
from inklings.live.bus import NatsBus
from inklings.live.commands import DEADLINE_SECONDS
from inklings.live.complaint_store import ComplaintStore
from inklings.live.deck_store import DeckStore
from inklings.live.effects import Looked, Think
from inklings.live.engine import EngineError
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.figures import Figures
from inklings.live.floor import FloorKeeper
from inklings.live.incidents import Incidents
from inklings.live.interfaces import AppendAnswer, Appended, Busy, Full, Unknown
from inklings.live.log import NatsLog
from inklings.live.members import RUNNER, Members
from inklings.live.operator_tokens import Tokens
from inklings.live.roll_call import RollCall
from inklings.live.room_store import RoomStore
from inklings.live.space import Space, watch
from inklings.live.supervisor import Supervisor
from inklings.live.surroundings import Surroundings, ThoughtAnswer
from inklings.live.sweeper import Stores, Sweeper
from inklings.live.tables import LoadedTables

COUNT_SECONDS = 10.0
TRIES_FOR_ROOM = 100
STOP_SECONDS = 2.0
REPORTS_SECONDS = 1.0
"""How long other members may take to say whom they see at a table."""
REPORTS_STEP = 0.05


class Member:
    """Everything that one gate or runner needs to serve any table of its cell."""

    def __init__(  # noqa: PLR0913
        self,
        bus: NatsBus,
        supervisor: Supervisor,
        games: GameRegistry,
        name: str,
        *,
        tempo: float = 1,
        think: Callable[[Think, ThoughtAnswer], None] | None = None,
        on_release: Callable[[str, bool], None] = lambda _code, _failed: None,
    ) -> None:
        self.bus = bus
        self.log = NatsLog(bus)
        self.complaints = ComplaintStore(bus)
        self.archive = Archive(bus, self.log)
        self.decks = DeckStore(bus)
        self.rooms = RoomStore(bus)
        self.space = Space()
        self.games = games
        self.supervisor = supervisor
        self._chance = random.SystemRandom()
        self.floor_keeper = FloorKeeper(
            name, known(games), store=self.log, bus=bus, time=bus, cell=bus.address.name
        )
        self.surroundings = Surroundings(
            games,
            name,
            log=self.log,
            bus=bus,
            time=bus,
            chance=self._chance,
            cell=bus.address.name,
            tempo=tempo,
            floor=self.floor_keeper.floor,
            space=self.space,
            think=think,
            on_release=on_release,
            on_heard=self._heard,
            keep_complaint=self.complaints.keep,
        )
        self.tables = LoadedTables(self.surroundings)
        self._members = Members(
            name,
            bus.address.name,
            bus=bus,
            time=bus,
            on_gone=self.tables.members_gone,
            on_doubt=self.tables.doubt,
        )
        self.announcements = Announcements(bus, supervisor, self.tables.announce)
        self.tokens = Tokens(bus)
        self._incidents = Incidents()
        self.roll_call = RollCall(name, bus, self.tables.cores, self.figures, self._incidents)
        self._counted = (float("-inf"), 0)
        self._lateness = census.Lateness(bus, self.surroundings.counts.late_loop_seconds)

    def _heard(self, other: str) -> None:
        self._members.heard(other)

    @classmethod
    async def start(  # noqa: PLR0913
        cls,
        address: Address,
        games: GameRegistry,
        *,
        is_runner: bool = False,
        alone: bool = False,
        keep: timedelta | None = None,
        store: Path | None = None,
        tempo: float = 1,
        think: Callable[[Think, ThoughtAnswer], None] | None = None,
        on_release: Callable[[str, bool], None] = lambda _code, _failed: None,
    ) -> Member:
        """Connect to the engine and begin; raises `EngineError`. A runner leaves the clocks to the gates.

        `alone`: the engine is ours, and no member of another release can be using it. `keep`: how long tables
        are kept to which nobody comes. `store`: where the engine keeps them, if that is on this machine.
        """
        supervisor = Supervisor()
        bus = await NatsBus.connect(address, supervisor)
        name = (RUNNER if is_runner else "") + secrets.token_hex(6)
        member = cls(bus, supervisor, games, name, tempo=tempo, think=think, on_release=on_release)
        try:
            await member.log.prepare()
            await member.floor_keeper.start(fresh=lambda: member._is_fresh(alone=alone))
            if not is_runner:
                await member.log.hear_rings(member.tables.ring)
                member.announcements.start()
        except TimeoutError:
            await member.stop()
            raise EngineError("the engine answers, but its streams cannot be made or found in time") from None
        except EngineError:
            await member.stop()
            raise
        bus.on_doubt += [member.tables.doubt, member.floor_keeper.listen_again]
        member.log.on_new_leader(member.tables.doubt)
        member._members.start()
        member._lateness.start()
        member.roll_call.start()
        logging.getLogger("inklings").addHandler(member._incidents)
        supervisor.keep("space", lambda: watch(member.space, member.log.sizes, store))
        if not is_runner:
            stores = Stores(member.archive, member.decks, member.rooms)
            sweeper = Sweeper(bus, stores, member.floor_keeper.floor, keep)
            supervisor.keep("sweeper", sweeper.run)
        return member

    async def hand_over(self, seconds: float) -> None:
        """Send the people of one table after another to other gates, over so many seconds."""
        codes = self.tables.codes()
        for code in codes:
            self.tables.leave(code)
            await asyncio.sleep(seconds / len(codes))

    async def stop(self) -> None:
        """Stop everything, whether the engine answers or not. Tables stay in their logs."""
        self._lateness.stop()
        self._members.stop()
        self.floor_keeper.stop()
        self.tables.stop()
        logging.getLogger("inklings").removeHandler(self._incidents)
        await self.bus.drain()
        await self.supervisor.stop(STOP_SECONDS)
        await self.bus.close()

    @property
    def trouble(self) -> str:
        """Why nobody should be sent here; empty if all is well."""
        if not self.bus.is_connected:
            return "there is no connection to the engine"
        if not self.bus.is_answered:
            return "the engine does not answer"
        return "" if self.space.is_known else "the engine does not answer for all streams"

    def figures(self) -> Figures:
        """What this member knows about itself."""
        return Figures(self.surroundings.counts, census.take(self.tables.cores(), self.space), self.trouble)

    async def open_table(self, game: str, options: dict[str, Any]) -> str:
        """Open a table with a game on it and return its code; raises `Refused` or `Unavailable`."""
        return await self.open_with(game, lambda code: rules.open_table(self.games, code, game, options))

    async def open_with(self, game: str, first: Callable[[str], log.Events]) -> str:
        """Open a table whose first entry holds these events and return its code; raises the same."""
        given_up = self.bus.mono() + DEADLINE_SECONDS
        while self.bus.mono() < given_up:
            code = await self.new_code()
            if await self.open_at(code, game, first(code)):
                return code
        raise Unavailable

    async def open_at(self, code: str, game: str, events: log.Events) -> bool:
        """Open a table under this code; false: it is taken, or nobody knows. Raises the same."""
        if not self.floor_keeper.floor.allows(events, game):
            raise Refused(Why.UPGRADING)
        entry = log.Entry(at=self.bus.now(), command="open", events=events)
        match await self._append_first(code, encode_entry(entry)):
            case Appended():
                return True
            case Full():
                raise Refused(Why.HOUSE_FULL)
            case Busy() | Unknown():
                await asyncio.sleep(0.1)
            case _:
                pass  # that code is taken
        return False

    async def new_code(self) -> str:
        """A new code in a shard that has room; raises `Refused` or `Unavailable`."""
        live_tables = await self.live_tables()
        for _ in range(TRIES_FOR_ROOM):
            code = codes.new_code(live_tables, self._chance, self.bus.address.cell)
            if self.space.has_room_for_tables(code):
                return code
        raise Refused(Why.HOUSE_FULL)

    async def live_tables(self) -> int:
        """About how many tables there are, counted now and then; raises `Unavailable`."""
        counted_at, count = self._counted
        now = self.bus.mono()
        if now - counted_at > COUNT_SECONDS:
            counted = await self.log.count_tables()
            if counted is None and not count:
                raise Unavailable
            count = counted or count
            self._counted = (now, count)
        return count

    async def look(self, code: str) -> Table:
        """A table as it is now; raises `NoSuchTable`, `Unavailable` or `TableBroken`."""
        table, _ = await self._look(code, listens=False)
        return table

    async def who_is_at(self, code: str) -> frozenset[str]:
        """The seated people of a table who are there, at any gate; raises the same."""
        _, here = await self._look(code, listens=True)
        if here is None:  # the others have just been asked
            given_up = self.bus.mono() + REPORTS_SECONDS
            while not here and self.bus.mono() < given_up:
                await asyncio.sleep(REPORTS_STEP)
                _, here = await self._look(code, listens=True)
        return here or frozenset()

    async def _look(self, code: str, *, listens: bool) -> tuple[Table, frozenset[str] | None]:
        answer: asyncio.Future[Looked] = asyncio.get_running_loop().create_future()

        def answered(looked: Looked) -> None:
            if not answer.done():
                answer.set_result(looked)

        self.tables.look(code, answered, listens=listens)
        looked = await answer
        if looked.table:
            return looked.table, looked.here
        if looked.incident:
            raise TableBroken(looked.incident)
        if looked.failure == "no_such_table":
            raise NoSuchTable
        raise Unavailable(newer=looked.failure == "newer")

    async def _is_fresh(self, *, alone: bool) -> bool:
        """Whether no other release can be reading here: the engine is ours, or there are no tables yet."""
        return alone or await self.log.count_tables() == 0

    async def _append_first(self, code: str, data: bytes) -> AppendAnswer:
        answer: asyncio.Future[AppendAnswer] = asyncio.get_running_loop().create_future()
        self.log.append(code, data, after=0, command="open", answer=answer.set_result)
        return await answer
