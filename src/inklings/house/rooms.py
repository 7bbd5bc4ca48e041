"""A leader's room: who is in it, who waits at its door, and at which tables they have sat. Pure.

A teacher or a host leads it. People come by its code, and sit down where the room seats them: round after
round at new tables, with others than before. What follows here is a small document, of which the engine keeps
the newest version (`live/room_store.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum
from random import Random
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from inklings.house import seats
from inklings.house.asks import NAME
from inklings.house.identity import person_at, room_ticket
from inklings.house.mixing import mixed, pairs_met, table_sizes
from inklings.house.room_names import made_name
from inklings.kernel.bot import Language
from inklings.kernel.game import Refused
from inklings.kernel.text import Text

HINT = Text(80)
"""What a leader wants everyone to keep in mind."""
MOST_PEOPLE = 60
MOST_ROUNDS = 30
Naming: TypeAlias = Literal["made", "typed"]
"""The room gives everyone a name, or they type their own."""
Door: TypeAlias = Literal["ask", "open"]
"""The leader lets everyone in, or whoever has the code comes in."""
TableSize: TypeAlias = Annotated[int, Meta(ge=2, le=10)]


class RoomWhy(StrEnum):
    """Why a room said no."""

    NO_SUCH_ROOM = "no_such_room"
    NOT_LEADER = "not_leader"
    ROOM_FULL = "room_full"
    REMOVED = "removed"
    """The leader has sent this person away."""
    NOT_THERE = "not_there"
    """Nobody in the room is known by this."""
    TOO_FEW = "too_few"
    """There are not enough people for one table of the game."""
    TOO_MANY_ROUNDS = "too_many_rounds"
    ROOM_ENDED = "room_ended"
    """Everything in it is being deleted."""


class Attendee(Struct, frozen=True, omit_defaults=True):
    """Someone who has come to a room."""

    id: str
    """The hash by which the room knows them."""
    name: str
    avatar: int
    came: int
    """When, in milliseconds."""
    is_in: bool = False
    """Whether the leader has let them in."""


class RoomTable(Struct, frozen=True):
    """A table of a round, and who was seated there."""

    code: str
    people: tuple[str, ...]


class Round(Struct, frozen=True):
    """Tables at which people sit at the same time."""

    game: str
    began: int
    """In milliseconds."""
    tables: tuple[RoomTable, ...]
    is_open: bool = False
    """Whether the tables stand: their codes are written down before, so that none is ever lost."""


class RoomOrder(Struct, frozen=True):
    """What the leader has said about a room: what is played next, and who may come in under which name."""

    game: str
    options: dict[str, Any]
    """House rules of that game."""
    size: TableSize
    """How many sit at a table, or about so many."""
    naming: Naming
    door: Door
    hint: str
    language: Language
    """In which the room makes names."""


class Room(Struct, frozen=True, omit_defaults=True):
    """A room, as the engine keeps it."""

    code: str
    key: str
    """From which follows by what people are known at its tables. Only gates see it."""
    leader: str
    """The hash by which the room knows its leader."""
    opened: int
    order: RoomOrder
    people: tuple[Attendee, ...] = ()
    barred: tuple[str, ...] = ()
    """Who was sent away, and may not come back."""
    rounds: tuple[Round, ...] = ()
    ended: bool = False
    """Everything in it is being deleted."""

    @property
    def now(self) -> tuple[RoomTable, ...]:
        """The tables of the round that is on."""
        return self.rounds[-1].tables if self.rounds and self.rounds[-1].is_open else ()

    @property
    def codes(self) -> list[str]:
        """The codes of all its tables."""
        return [table.code for round_ in self.rounds for table in round_.tables]

    def of(self, person: str) -> Attendee | None:
        """Someone in the room or at its door."""
        return next((one for one in self.people if one.id == person), None)

    def table_of(self, person: str) -> RoomTable | None:
        """Where someone sits in this round."""
        return next((table for table in self.now if person in table.people), None)

    def ticket(self, table: str, person: str = "leader") -> str:
        """What shows at a table of this room who somebody is, in place of a browser's secret."""
        return room_ticket(self.key, table, person)

    def known_at(self, table: str, person: str = "leader") -> str:
        """The hash by which a table of this room knows them."""
        return person_at(table, self.ticket(table, person))


def come(room: Room, person: str, name: str | None, avatar: int, rng: Random, now: int) -> Room:  # noqa: PLR0913, PLR0917
    """Someone comes to the door, or has another name there; raises `Refused`.

    Without a name they are given one. Who was let in keeps theirs: the others know them by it.
    """
    if person in room.barred:
        raise Refused(RoomWhy.REMOVED)
    known = room.of(person)
    if known and (known.is_in or room.order.naming == "made"):
        return room
    others = tuple(one for one in room.people if one.id != person)
    if len(others) >= MOST_PEOPLE:
        raise Refused(RoomWhy.ROOM_FULL)
    taken = [one.name for one in others]
    if room.order.naming == "made" or name is None:
        name = made_name(room.order.language, taken, rng)
    else:
        name = seats.name_among(taken, NAME.read(name))
    came = known.came if known else now
    new = Attendee(id=person, name=name, avatar=avatar, came=came, is_in=room.order.door == "open")
    return replace(room, people=(*others, new))


def go(room: Room, person: str) -> Room:
    """Someone leaves the room. With whom they have sat is remembered, if they come back."""
    return replace(room, people=tuple(one for one in room.people if one.id != person))


def let_in(room: Room, people: Collection[str] | None) -> Room:
    """Let these people in, or all who wait at the door."""
    let = tuple(
        replace(one, is_in=True) if people is None or one.id in people else one for one in room.people
    )
    return replace(room, people=let)


def send_away(room: Room, person: str) -> Room:
    """Someone has to go and may not come back; raises `Refused`."""
    if room.of(person) is None:
        raise Refused(RoomWhy.NOT_THERE)
    return replace(go(room, person), barred=(*room.barred, person))


def forgive(room: Room) -> Room:
    """Whoever was sent away may come to the door again."""
    return replace(room, barred=())


def arranged(room: Room, order: RoomOrder) -> Room:
    """The room by another order; who waits at a door that is opened is in. Raises `Refused` for its hint."""
    hint = HINT.read(order.hint) if order.hint.strip() else ""
    room = replace(room, order=replace(order, hint=hint))
    return let_in(room, None) if order.door == "open" else room


def next_groups(room: Room, game_seats: range, rng: Random, here: Collection[str]) -> list[list[str]]:
    """Who sits with whom in the next round; raises `Refused` if they are too few.

    Seated are those who were let in and are in `here`. They meet as few people again as possible.
    """
    people = [one.id for one in room.people if one.is_in and one.id in here]
    if len(room.rounds) >= MOST_ROUNDS:
        raise Refused(RoomWhy.TOO_MANY_ROUNDS)
    sizes = table_sizes(len(people), room.order.size, game_seats)
    if not sizes:
        raise Refused(RoomWhy.TOO_FEW, missing=game_seats.start - len(people))
    met = pairs_met(table.people for round_ in room.rounds for table in round_.tables)
    return mixed(people, sizes, met, rng)


def with_round(room: Room, tables: Iterable[RoomTable], now: int) -> Room:
    """The room while these tables are opened for the next round."""
    return replace(room, rounds=(*room.rounds, Round(room.order.game, now, tuple(tables))))


def with_open_round(room: Room) -> Room:
    """The room once they stand."""
    return replace(room, rounds=(*room.rounds[:-1], replace(room.rounds[-1], is_open=True)))


def moved(room: Room, person: str, code: str) -> Room:
    """Someone who has come late sits at one of the tables of this round; raises `Refused`."""
    one = room.of(person)
    if one is None or not one.is_in or code not in {table.code for table in room.now}:
        raise Refused(RoomWhy.NOT_THERE)
    tables = tuple(_seating(table, person, code) for table in room.now)
    return replace(room, rounds=(*room.rounds[:-1], replace(room.rounds[-1], tables=tables)))


def _seating(table: RoomTable, person: str, code: str) -> RoomTable:
    others = tuple(one for one in table.people if one != person)
    return RoomTable(table.code, (*others, person) if table.code == code else others)
