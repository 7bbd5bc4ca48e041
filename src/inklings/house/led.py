"""What only tables of a leader's room have: what the leader asks of them, and what their logs hold of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from inklings.house.identity import Avatar, PersonHash


class CallTime(Struct, frozen=True, tag="call_time", forbid_unknown_fields=True):
    """Tell this table how long it has (the leader of a room); 0: nothing is said of it any more."""

    seconds: Annotated[int, Meta(ge=0, le=3600)]


class Invite(Struct, frozen=True, tag="invite", forbid_unknown_fields=True):
    """Seat someone of the room here who has come late (the leader of a room)."""

    person: PersonHash
    name: str
    avatar: Avatar


class Led(Struct, frozen=True, tag="led", omit_defaults=True):
    """The table is one of a leader's room: who leads it, and what they want everyone to keep in mind."""

    leader: str
    """The hash by which this table knows the leader, who has no seat."""
    hint: str = ""


class TimeCalled(Struct, frozen=True, tag="time_called"):
    """The leader has said how long this table has: until then, in milliseconds; 0: no longer."""

    ends: int
