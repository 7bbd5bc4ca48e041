"""The house: opens tables, keeps the rooms that this gate serves, and calls time."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from inklings.house import asks, codes, log, people, rules
from inklings.house.attendance import Attendance, attend
from inklings.house.clockwork import Clockwork
from inklings.house.ledger import Address, Ledger, Outrun
from inklings.house.room import Decide, NoSuchTable, Room, now_ms
from inklings.house.rules import Events
from inklings.house.scene import show
from inklings.house.shelf import Shelf
from inklings.house.table import Table
from inklings.kernel.game import Seat
from inklings.kernel.mind import sealed

LINGER_SECONDS = 30.0
"""How long a room stays open after its last guest: people come back."""
ROPE_SECONDS = 1.0
"""A deadline passed by so much is called by any gate with guests: who should set the clock may have died."""
COUNT_SECONDS = 10.0


class House:
    """Everything that one gate needs to serve any table of its cell."""

    def __init__(self, ledger: Ledger, shelf: Shelf) -> None:
        self.ledger = ledger
        self.shelf = shelf
        self._chance = random.SystemRandom()
        self._clockwork = Clockwork(ledger, self._call_time)
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        self._ropes: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._counted = (float("-inf"), 0)
        ledger.on_reconnect.append(self._catch_up)

    @classmethod
    async def start(cls, address: Address, shelf: Shelf, *, bells: bool = True) -> House:
        """Connect to the engine and begin; without `bells` other houses of the cell answer the clocks."""
        house = cls(await Ledger.connect(address), shelf)
        if bells:
            await house._clockwork.start()
        return house

    async def stop(self) -> None:
        """Let go of everything; every table stays in its log."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.ledger.close()

    # --- what a gate asks for --------------------------------------------------------------------

    async def open_table(self, game: str, options: dict[str, Any]) -> str:
        """Open a table and return its code; raises `Refused`."""
        while True:
            code = codes.new_code(await self.live_tables(), self._chance, self.ledger.address.cell)
            events = rules.open_table(self.shelf, code, game, options)
            entry = log.Entry(at=now_ms(), command="open", events=events)
            try:
                await self.ledger.append(code, log.encode(entry), after=0, command="open")
            except Outrun:
                continue  # that code is taken
            return code

    async def live_tables(self) -> int:
        """About how many tables there are, counted now and then."""
        counted_at, count = self._counted
        now = asyncio.get_running_loop().time()
        if now - counted_at > COUNT_SECONDS:
            count = await self.ledger.live_tables()
            self._counted = (now, count)
        return count

    @asynccontextmanager
    async def room(self, code: str) -> AsyncGenerator[Room]:
        """The room of a table for as long as it is needed; raises `NoSuchTable`."""
        # A room may have been closed while we waited for it; then the next one is new.
        while (room := await self._enter(code)).closed:
            pass
        room.guests += 1
        try:
            yield room
        finally:
            room.guests -= 1
            if not room.guests:
                self._spawn(self._close_unless_needed(room))

    async def do(self, room: Room, secret: str, command: str, action: msgspec.Raw) -> int:
        """A person's move; raises `Refused`, `msgspec.ValidationError`, `Unavailable` or `TableBroken`."""
        person, received = people.person_at(room.code, secret), now_ms()
        return await self._act(
            room,
            f"{person}:{command}",
            lambda table: rules.play(self.shelf, table, person, action, self._chance, at=received),
        )

    async def ask(self, room: Room, secret: str, command: str, ask: asks.AnyAsk) -> tuple[int, str | None]:
        """A person's wish about the table; returns the version and, if one was asked for, a one-time key."""
        person = people.person_at(room.code, secret)
        key = people.handover_key(room.code, secret, command)
        version = await self._act(
            room,
            f"{person}:{command}",
            lambda table: rules.grant(self.shelf, table, person, ask, self._chance, handover_key=key),
        )
        return version, key if isinstance(ask, asks.OfferHandover) else None

    async def attend(self, room: Room, seen: Attendance) -> None:
        """Take note of who is here, if that changes anything; raises `Unavailable` or `TableBroken`."""

        def decide(table: Table) -> Events:
            return attend(self.shelf, table, seen)

        if decide(room.table):
            await self._act(room, f"attend:{secrets.token_hex(8)}", decide)

    def sight(self, table: Table, seat: Seat) -> bytes | None:
        """What a bot in this seat is handed, of the very scene that a browser would get.

        That is the game's part of it, and in which seats people sit.
        """
        if table.stage != "playing":
            return None
        scene = show(self.shelf, table, seat)
        people = [
            Seat(number)
            for number, one in enumerate(scene.table.seats)
            if one.status == "taken" and one.bot is None
        ]
        return sealed(scene.game, scene.offers, people)

    async def move(self, room: Room, bot: str, seen: bytes, action: bytes) -> None:
        """A bot's move, unless the table no longer looks to it as it did when it made up its mind.

        So no move is made twice, though two runners think for one bot: the second sees the first one's move.
        Raises `Refused`, `Unavailable` or `TableBroken`.
        """

        def decide(table: Table) -> Events:
            seat = table.seat_of(bot)
            if seat is None or self.sight(table, seat) != seen:
                return ()
            return rules.play(self.shelf, table, bot, msgspec.Raw(action), self._chance, at=now_ms())

        await self._act(room, f"{bot}:{room.version}", decide)

    async def _act(self, room: Room, command: str, decide: Decide) -> int:
        before = room.table.alarm
        version = await room.act(command, decide)
        alarm = room.table.alarm
        if alarm and alarm != before:
            self._spawn(self._clockwork.set(room.code, alarm))
        return version

    # --- rooms -----------------------------------------------------------------------------------

    async def _enter(self, code: str) -> Room:
        if code not in self._rooms:
            self._rooms[code] = asyncio.create_task(self._load(code))
        try:
            return await asyncio.shield(self._rooms[code])
        except BaseException:
            if (task := self._rooms.get(code)) and task.done() and (task.cancelled() or task.exception()):
                del self._rooms[code]
            raise

    async def _load(self, code: str) -> Room:
        if not codes.is_code(code):
            raise NoSuchTable
        room = Room(code, self.ledger, self.shelf)
        await room.load()
        self._tie_rope(room)
        room.on_change.append(lambda: self._tie_rope(room))
        return room

    async def _close_unless_needed(self, room: Room) -> None:
        await asyncio.sleep(LINGER_SECONDS)
        if not room.guests and not room.closed:
            del self._rooms[room.code]
            if rope := self._ropes.pop(room.code, None):
                rope.cancel()
            await room.close()

    async def _catch_up(self) -> None:
        # While the engine was away others may have stored what we did not hear.
        for task in list(self._rooms.values()):
            if task.done() and not task.cancelled() and not task.exception():
                self._spawn(task.result().mend())

    # --- clocks ----------------------------------------------------------------------------------

    async def _call_time(self, code: str, version: int) -> None:
        try:
            async with self.room(code) as room:
                await self._time_up(room, version)
        except NoSuchTable:
            return

    async def _time_up(self, room: Room, version: int) -> None:
        alarm = room.table.alarm
        if alarm and alarm.version == version and (early := alarm.ends - now_ms()) > 0:
            await asyncio.sleep(early / 1000)  # the engine's time is a little ahead of ours
        await self._act(
            room,
            f"time:{version}",
            lambda table: rules.time_up(self.shelf, table, version, self._chance),
        )

    def _tie_rope(self, room: Room) -> None:
        if rope := self._ropes.pop(room.code, None):
            rope.cancel()
        if alarm := room.table.alarm:
            wait = max(0, alarm.ends - now_ms()) / 1000 + ROPE_SECONDS
            loop = asyncio.get_running_loop()
            self._ropes[room.code] = loop.call_later(wait, self._pull_rope, room, alarm.version)

    def _pull_rope(self, room: Room, version: int) -> None:
        del self._ropes[room.code]
        if room.guests:
            self._spawn(self._time_up(room, version))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
