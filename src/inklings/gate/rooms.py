"""Leaders' rooms at one gate: what becomes of them, who is there, and the tables at which people sit."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from random import SystemRandom
from typing import NamedTuple

from inklings.gate.limits import AddressLimit
from inklings.house import leading, matches, rooms, rules
from inklings.house.asks import Why
from inklings.house.codes import is_code
from inklings.house.identity import person_at
from inklings.house.leading import Invited
from inklings.house.rooms import Attendee, Room, RoomOrder, RoomTable, RoomWhy
from inklings.kernel.game import Refused
from inklings.live.end_room import end_room
from inklings.live.failures import NoSuchTable, TableBroken, Unavailable
from inklings.live.links import ALBUM
from inklings.live.member import Member
from inklings.live.nats_link import Message
from inklings.live.room_store import Kept

OPENINGS_AT_ONCE, OPENINGS_A_SECOND = 10, 1 / 60
LOOKS_AT_ONCE, LOOKS_A_SECOND = 1200, 120
"""How often people behind one address may ask about rooms: a school does it for all of its classes."""
TRIES = 20
"""How often a change is tried again because somebody else was quicker."""
FRESH_SECONDS = 0.7
"""For so long a room that was read is shown again: a whole class asks every few seconds."""
MOST_KEPT = 200
HERE_SECONDS = 15.0
"""How long someone is here after they have asked for the last time."""


class NoRoom(Exception):  # noqa: N818  (an answer: there is none)
    """No room has this code."""


class TableAlbum(NamedTuple):
    """The link to what was played at a table."""

    code: str
    link: str


class Rooms:
    """The rooms that this gate is asked for. Any gate serves any room."""

    def __init__(self, member: Member) -> None:
        self.openings = AddressLimit(OPENINGS_AT_ONCE, OPENINGS_A_SECOND)
        self.looks = AddressLimit(LOOKS_AT_ONCE, LOOKS_A_SECOND)
        self._member = member
        self._store = member.rooms
        self._chance = SystemRandom()
        self._fresh: dict[str, tuple[float, Room]] = {}
        self._gone: set[str] = set()
        """Codes of rooms that were deleted while people were there, who have not guessed them."""
        self._here: defaultdict[str, dict[str, float]] = defaultdict(dict)
        self._subject = f"inroom.{member.bus.address.name}"
        member.bus.subscribe_messages(f"{self._subject}.*", self._seen)

    # --- looking ----------------------------------------------------------------------------------------

    async def look(self, code: str) -> Room:
        """A room as it was a moment ago; raises `NoRoom` or `Unavailable`."""
        read, room = self._fresh.get(code, (float("-inf"), None))
        if room and self._member.bus.mono() - read < FRESH_SECONDS:
            return room
        return await self.read(code)

    async def read(self, code: str) -> Room:
        """A room as it is now; raises the same."""
        return (await self._find(code)).room

    def note(self, room: Room, person: str) -> None:
        """Someone who was let in has asked: they are here, as all gates are told."""
        if room.of(person):
            self._member.bus.publish(f"{self._subject}.{room.code}", person.encode())

    def here(self, code: str) -> frozenset[str]:
        """Who is here now, at any gate."""
        now = self._member.bus.mono()
        return frozenset(one for one, seen in self._here[code].items() if now - seen < HERE_SECONDS)

    def _seen(self, message: Message) -> None:
        code, person = message.subject.rpartition(".")[2], message.data.decode(errors="replace")
        if code not in self._here and len(self._here) >= MOST_KEPT:
            self._here.clear()  # everyone is seen again in a few seconds
        self._here[code][person] = self._member.bus.mono()

    # --- changing ---------------------------------------------------------------------------------------

    async def open(self, leader: str, order: RoomOrder) -> Room:
        """A new room for whoever has this secret; raises `Refused` or `Unavailable`."""
        self._check(order)
        for _ in range(TRIES):
            code = await self._member.new_code()
            key = secrets.token_urlsafe(24)
            room = Room(code, key, person_at(code, leader), self._member.bus.now(), order)
            room = rooms.arranged(room, order)
            is_free = await self._member.archive.newest(code) is None
            if is_free and await self._store.keep(room, None):
                return room
        raise Unavailable

    async def change(self, code: str, what: Callable[[Room], Room]) -> Room:
        """The room after a change, which is decided again if somebody else was quicker.

        Raises `NoRoom`, `Refused` or `Unavailable`.
        """
        for _ in range(TRIES):
            kept = await self._find(code)
            if kept.room.ended:
                raise Refused(RoomWhy.ROOM_ENDED)
            room = what(kept.room)
            if room == kept.room:
                return room
            if await self._store.keep(room, kept):
                self._remember(room)
                return room
        raise Unavailable

    async def come(self, code: str, person: str, name: str | None, avatar: int) -> Room:
        """Someone comes to the door; raises the same."""
        now = self._member.bus.now()
        return await self.change(code, lambda room: rooms.come(room, person, name, avatar, self._chance, now))

    async def arrange(self, code: str, leader: str, order: RoomOrder) -> Room:
        """The room by another order (leader); raises the same."""
        self._check(order)
        return await self.change(code, led_by(leader, lambda room: rooms.arranged(room, order)))

    def _check(self, order: RoomOrder) -> None:
        games = self._member.games
        options = matches.checked_options(games, order.game, order.options)
        if not games[order.game].game.seats.start <= order.size <= games[order.game].game.seats[-1]:
            raise Refused(Why.BAD_OPTIONS)
        rules.open_table(games, "", order.game, options)

    # --- rounds -----------------------------------------------------------------------------------------

    async def next_round(self, code: str, leader: str, people: Collection[str], after: int) -> Room:
        """Seat these people at new tables, with others than before (leader); raises the same.

        `after`: how many rounds there were when the leader wanted another, so that two clicks make one.
        """
        kept = await self._find(code)
        room = led_by(leader, lambda room: room)(kept.room)
        if room.ended or len(room.rounds) != after:
            raise Refused(RoomWhy.ROOM_ENDED if room.ended else Why.NOT_NOW)
        seats = self._member.games[room.order.game].game.seats
        groups = await asyncio.to_thread(rooms.next_groups, room, seats, self._chance, people)
        tables = [RoomTable(await self._member.new_code(), tuple(group)) for group in groups]
        planned = rooms.with_round(room, tables, self._member.bus.now())
        if not await self._store.keep(planned, kept):
            raise Refused(Why.NOT_NOW)  # somebody has just come in: the leader looks, and asks again
        tried = (self._open(planned, table) for table in tables)
        opened = await asyncio.gather(*tried, return_exceptions=True)
        for failure in opened:
            if isinstance(failure, BaseException):
                raise failure
        return await self.change(code, lambda room: _with_open_round(room, after))

    async def _open(self, room: Room, table: RoomTable) -> None:
        game, people = room.order.game, [one for one in map(room.of, table.people) if one]
        opening = rules.open_table(self._member.games, table.code, game, room.order.options)
        leader, seated = room.known_at(table.code), [invited(room, table.code, one) for one in people]
        first = leading.opened(opening, leader, room.order.hint, seated)
        if await self._member.open_at(table.code, game, first):
            return
        try:  # the code is taken, or nobody knew whether the table was stored
            if not leading.is_leader(await self._member.look(table.code), leader):
                raise Unavailable
        except (NoSuchTable, TableBroken):
            raise Unavailable from None

    # --- afterwards -------------------------------------------------------------------------------------

    async def albums(self, code: str, leader: str) -> Sequence[TableAlbum]:
        """The links to the albums of all tables that stand (leader); raises the same."""
        room = led_by(leader, lambda room: room)((await self._find(code)).room)
        links, archive = self._member.archive.links, self._member.archive

        async def album(table: str) -> TableAlbum | None:
            newest = await archive.newest(table)
            if newest is None or newest.is_forgotten:
                return None
            return TableAlbum(table, await links.make(table, ALBUM))

        return [found for found in [await album(table) for table in room.codes] if found]

    async def end(self, code: str, leader: str) -> None:
        """Delete everything (leader); raises the same. Asked again, it goes on where it stopped."""
        led_by(leader, lambda room: room)((await self._find(code)).room)
        member = self._member
        await end_room(self._store, member.archive, member.floor_keeper.floor, code)
        self._here.pop(code, None)
        with contextlib.suppress(Refused):
            await self._find(code)  # from now on it is known here that it is gone

    # --- the engine -------------------------------------------------------------------------------------

    async def _find(self, code: str) -> Kept:
        kept = await self._store.find(code) if is_code(code) else None
        if kept is None:
            if self._fresh.pop(code, None):
                self._gone = {*self._gone, code} if len(self._gone) < MOST_KEPT else {code}
            if code in self._gone:
                raise Refused(RoomWhy.ROOM_ENDED)
            raise NoRoom
        self._remember(kept.room)
        return kept

    def _remember(self, room: Room) -> None:
        if len(self._fresh) >= MOST_KEPT:
            self._fresh.clear()
        self._fresh[room.code] = (self._member.bus.mono(), room)


def led_by(leader: str, what: Callable[[Room], Room]) -> Callable[[Room], Room]:
    """A change that only the leader of a room may make, who has this secret."""

    def change(room: Room) -> Room:
        if person_at(room.code, leader) != room.leader:
            raise Refused(RoomWhy.NOT_LEADER)
        return what(room)

    return change


def invited(room: Room, table: str, one: Attendee) -> Invited:
    """Someone whom the room seats at a table."""
    return Invited(room.known_at(table, one.id), one.name, one.avatar)


def _with_open_round(room: Room, after: int) -> Room:
    if len(room.rounds) != after + 1:
        raise Refused(Why.NOT_NOW)
    return rooms.with_open_round(room)
