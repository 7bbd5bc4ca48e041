"""What is said about leaders' rooms over HTTP."""

from __future__ import annotations

from collections.abc import Container
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from inklings.house import rooms
from inklings.house.identity import Avatar, PersonHash, person_at
from inklings.house.rooms import Naming, Room, RoomOrder
from inklings.kernel.bot import Language
from inklings.wire.messages import Secret

People: TypeAlias = Annotated[tuple[PersonHash, ...], Meta(max_length=rooms.MOST_PEOPLE)]
TableCode: TypeAlias = Annotated[str, Meta(max_length=20)]


class RoomWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """A room to open, or what its leader wants otherwise."""

    secret: Secret
    order: RoomOrder


class RoomAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone asks about a room."""

    secret: Secret


class RoomCome(Struct, frozen=True, forbid_unknown_fields=True):
    """Someone comes to the door of a room."""

    secret: Secret
    avatar: Avatar
    name: str | None = None
    """None: the room makes one."""


class PeopleChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The leader lets these people in; None: all who wait."""

    secret: Secret
    people: People | None = None


class PersonChosen(Struct, frozen=True, forbid_unknown_fields=True):
    """The leader means this person."""

    secret: Secret
    person: PersonHash


class RoundWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The leader wants these people to sit down at new tables."""

    secret: Secret
    people: People
    after: Annotated[int, Meta(ge=0)]
    """How many rounds there have been: two clicks make one round."""


class LateSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """The leader wants someone who has come late to sit at a table of this round."""

    secret: Secret
    person: PersonHash
    code: TableCode
    sits: bool = False
    """The table has given them a seat: from now on they are sent there."""


class RoomSeat(Struct, frozen=True):
    """Where someone sits in this round."""

    code: str
    ticket: str
    """In place of a secret: it shows at this table who they are."""


class RoomSeen(Struct, frozen=True):
    """A room, as someone who has come sees it."""

    code: str
    naming: Naming
    language: Language
    leads: bool
    """They are its leader."""
    name: str | None
    """Theirs; None: they have not come to the door."""
    avatar: int
    is_in: bool
    """They were let in."""
    rounds: int
    seat: RoomSeat | None
    """Where they sit in this round."""


class AttendeeView(Struct, frozen=True):
    """Someone in the room, as the leader sees them."""

    id: str
    name: str
    avatar: int
    is_in: bool
    here: bool
    """Their page has asked about the room in the last seconds."""


class LeaderTable(Struct, frozen=True):
    """A table of a round."""

    code: str
    ticket: str
    """By which the table knows its leader."""
    people: tuple[str, ...]


class LeaderRound(Struct, frozen=True):
    """A round."""

    game: str
    began: int
    is_open: bool
    """Its tables stand."""
    tables: tuple[LeaderTable, ...]


class LeaderRoom(Struct, frozen=True):
    """A room, as its leader sees it."""

    code: str
    order: RoomOrder
    people: tuple[AttendeeView, ...]
    barred: int
    """How many were sent away."""
    rounds: tuple[LeaderRound, ...]
    most: int
    """How many people a room holds."""


class LateInvitation(Struct, frozen=True):
    """What a leader asks of a table to seat someone there who has come late."""

    person: str
    name: str
    avatar: int


class RoomAlbum(Struct, frozen=True):
    """The album of a table of the room."""

    code: str
    link: str


class RoomAlbums(Struct, frozen=True):
    """The albums of all its tables."""

    albums: tuple[RoomAlbum, ...]


def seen(room: Room, secret: str) -> RoomSeen:
    """The room, as somebody with this secret sees it."""
    person = person_at(room.code, secret)
    one = room.of(person)
    table = room.table_of(person) if one and one.is_in else None
    return RoomSeen(
        code=room.code,
        naming=room.order.naming,
        language=room.order.language,
        leads=person == room.leader,
        name=one.name if one else None,
        avatar=one.avatar if one else 0,
        is_in=one is not None and one.is_in,
        rounds=len(room.rounds),
        seat=RoomSeat(table.code, room.ticket(table.code, person)) if table else None,
    )


def for_leader(room: Room, here: Container[str]) -> LeaderRoom:
    """The whole room, of which these people are here."""
    return LeaderRoom(
        code=room.code,
        order=room.order,
        people=tuple(
            AttendeeView(one.id, one.name, one.avatar, one.is_in, one.id in here) for one in room.people
        ),
        barred=len(room.barred),
        rounds=tuple(
            LeaderRound(
                one.game,
                one.began,
                one.is_open,
                tuple(LeaderTable(table.code, room.ticket(table.code), table.people) for table in one.tables),
            )
            for one in room.rounds
        ),
        most=rooms.MOST_PEOPLE,
    )
