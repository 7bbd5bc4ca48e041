"""Leaders' rooms over HTTP: for the leader, and for those who come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, TypeAlias

from litestar import Request, Response, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_204_NO_CONTENT

from inklings.gate.answers import answers, caller, error, status_of
from inklings.gate.gate import Gate
from inklings.gate.room_messages import (
    LateInvitation,
    LateSeat,
    LeaderRoom,
    PeopleChosen,
    PersonChosen,
    RoomAlbum,
    RoomAlbums,
    RoomAsked,
    RoomCome,
    RoomSeen,
    RoomWanted,
    RoundWanted,
    for_leader,
    seen,
)
from inklings.gate.rooms import NoRoom, invited, led_by
from inklings.house import rooms
from inklings.house.asks import Why
from inklings.house.identity import person_at
from inklings.house.rooms import Room, RoomWhy
from inklings.kernel.game import Refused
from inklings.kernel.text import Flaw
from inklings.live.failures import Unavailable

_STATUS: dict[StrEnum, int] = {
    RoomWhy.NO_SUCH_ROOM: 404,
    RoomWhy.NOT_THERE: 404,
    RoomWhy.NOT_LEADER: 403,
    RoomWhy.REMOVED: 403,
    RoomWhy.ROOM_ENDED: 410,
    Why.BAD_OPTIONS: 400,
    Why.NO_SUCH_GAME: 400,
    **dict.fromkeys(Flaw, 400),
}
_ANSWERS = answers(400, 403, 404, 409, 410, 429, 503, 507)


_Request: TypeAlias = Request[Any, Any, Any]


@post("/api/party", responses=answers(400, 429, 503, 507, well=LeaderRoom, status=201))
async def open_room(
    request: _Request, data: JSONBody[RoomWanted], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Open a room. The browser that has this secret leads it."""
    address = caller(request)
    if gate.is_draining:
        raise Unavailable
    if not gate.rooms.openings.take(address):
        return error(429, "too_fast", gate.rooms.openings.wait(address))
    try:
        room = await gate.rooms.open(data.secret, data.order)
    except Refused as refused:
        return error(status_of(refused, 400), refused.why)
    return Response(for_leader(room, gate.rooms.here(room.code)), status_code=201)


@post("/api/party/{code:str}/here", status_code=HTTP_200_OK, responses={**_ANSWERS, **answers(well=RoomSeen)})
async def look_at_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[Any]:
    """How things stand for someone in a room, who shows by asking that they are here."""

    async def look() -> Response[Any]:
        room = await gate.rooms.look(code)
        if room.ended:
            raise Refused(RoomWhy.ROOM_ENDED)
        gate.rooms.note(room, person_at(code, data.secret))
        return Response(seen(room, data.secret))

    return await _answered(request, gate, look)


@post("/api/party/{code:str}/come", status_code=HTTP_200_OK, responses={**_ANSWERS, **answers(well=RoomSeen)})
async def come_to_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomCome], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Come to the door of a room, or take another name there."""

    async def come() -> Response[Any]:
        person = person_at(code, data.secret)
        room = await gate.rooms.come(code, person, data.name, data.avatar)
        gate.rooms.note(room, person)
        return Response(seen(room, data.secret))

    return await _answered(request, gate, come)


@post("/api/party/{code:str}/go", status_code=HTTP_204_NO_CONTENT, responses=_ANSWERS)
async def leave_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[None]:
    """Leave a room."""

    async def go() -> Response[Any]:
        await gate.rooms.change(code, lambda room: rooms.go(room, person_at(code, data.secret)))
        return Response(None, status_code=HTTP_204_NO_CONTENT)

    return await _answered(request, gate, go)


@post(
    "/api/party/{code:str}/lead", status_code=HTTP_200_OK, responses={**_ANSWERS, **answers(well=LeaderRoom)}
)
async def lead_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[Any]:
    """The whole room, for its leader."""
    return await _led(request, gate, data.secret, lambda: gate.rooms.read(code))


@post(
    "/api/party/{code:str}/order", status_code=HTTP_200_OK, responses={**_ANSWERS, **answers(well=LeaderRoom)}
)
async def order_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomWanted], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Say what is played next, and who may come in under which name (leader)."""
    return await _led(request, gate, data.secret, lambda: gate.rooms.arrange(code, data.secret, data.order))


@post(
    "/api/party/{code:str}/let-in",
    status_code=HTTP_200_OK,
    responses={**_ANSWERS, **answers(well=LeaderRoom)},
)
async def let_people_in(
    request: _Request, code: FromPath[str], data: JSONBody[PeopleChosen], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Let people in who wait at the door (leader)."""
    return await _changed(request, code, gate, data.secret, lambda room: rooms.let_in(room, data.people))


@post(
    "/api/party/{code:str}/send-away",
    status_code=HTTP_200_OK,
    responses={**_ANSWERS, **answers(well=LeaderRoom)},
)
async def send_away(
    request: _Request, code: FromPath[str], data: JSONBody[PersonChosen], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Send someone away, who may not come back (leader)."""
    return await _changed(request, code, gate, data.secret, lambda room: rooms.send_away(room, data.person))


@post(
    "/api/party/{code:str}/forgive",
    status_code=HTTP_200_OK,
    responses={**_ANSWERS, **answers(well=LeaderRoom)},
)
async def forgive(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Let everyone come to the door again who was sent away (leader)."""
    return await _changed(request, code, gate, data.secret, rooms.forgive)


@post(
    "/api/party/{code:str}/round", status_code=HTTP_200_OK, responses={**_ANSWERS, **answers(well=LeaderRoom)}
)
async def next_round(
    request: _Request, code: FromPath[str], data: JSONBody[RoundWanted], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Seat people at new tables, with others than before (leader). The leader begins their games."""
    return await _led(
        request,
        gate,
        data.secret,
        lambda: gate.rooms.next_round(code, data.secret, frozenset(data.people), data.after),
    )


@post(
    "/api/party/{code:str}/seat",
    status_code=HTTP_200_OK,
    responses={**_ANSWERS, **answers(well=LateInvitation)},
)
async def seat_late(
    request: _Request, code: FromPath[str], data: JSONBody[LateSeat], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Whom to invite at a table of this round, for someone who has come late; then that they sit there."""

    async def seat() -> Response[Any]:
        move = led_by(data.secret, lambda room: rooms.moved(room, data.person, data.code))
        room = await gate.rooms.change(code, move) if data.sits else move(await gate.rooms.read(code))
        one = room.of(data.person)
        assert one, "they were just moved"
        return Response(LateInvitation(*invited(room, data.code, one)))

    return await _answered(request, gate, seat)


@post(
    "/api/party/{code:str}/albums",
    status_code=HTTP_200_OK,
    responses={**_ANSWERS, **answers(well=RoomAlbums)},
)
async def room_albums(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[Any]:
    """Links to the albums of all tables (leader)."""

    async def albums() -> Response[Any]:
        found = await gate.rooms.albums(code, data.secret)
        return Response(RoomAlbums(tuple(RoomAlbum(*one) for one in found)))

    return await _answered(request, gate, albums)


@post("/api/party/{code:str}/end", status_code=HTTP_204_NO_CONTENT, responses=_ANSWERS)
async def end_room(
    request: _Request, code: FromPath[str], data: JSONBody[RoomAsked], gate: NamedDependency[Gate]
) -> Response[None]:
    """Delete everything: the room, its tables, their albums, and who was there (leader)."""

    async def end() -> Response[Any]:
        await gate.rooms.end(code, data.secret)
        return Response(None, status_code=HTTP_204_NO_CONTENT)

    return await _answered(request, gate, end)


# --- what they have in common -------------------------------------------------------------------------


async def _answered(
    request: _Request, gate: Gate, work: Callable[[], Awaitable[Response[Any]]]
) -> Response[Any]:
    """The answer, or why not. People who guess codes too often have to wait."""
    address = caller(request)
    if not gate.rooms.looks.take(address):
        return error(429, "too_fast", gate.rooms.looks.wait(address))
    try:
        return await work()
    except NoRoom:
        if gate.misses.take(address):
            return error(404, RoomWhy.NO_SUCH_ROOM)
        return error(429, "too_fast", gate.misses.wait(address))
    except Refused as refused:
        return error(_STATUS.get(refused.why, status_of(refused, 409)), refused.why)


async def _led(
    request: _Request, gate: Gate, leader: str, work: Callable[[], Awaitable[Room]]
) -> Response[Any]:
    """The room for its leader after some work."""

    async def show() -> Response[Any]:
        room = led_by(leader, lambda room: room)(await work())
        if room.ended:
            raise Refused(RoomWhy.ROOM_ENDED)
        return Response(for_leader(room, gate.rooms.here(room.code)))

    return await _answered(request, gate, show)


async def _changed(
    request: _Request, code: str, gate: Gate, leader: str, change: Callable[[Room], Room]
) -> Response[Any]:
    """The same after a change that only the leader may make."""
    return await _led(request, gate, leader, lambda: gate.rooms.change(code, led_by(leader, change)))


HANDLERS = (
    open_room,
    look_at_room,
    come_to_room,
    leave_room,
    lead_room,
    order_room,
    let_people_in,
    send_away,
    forgive,
    next_round,
    seat_late,
    room_albums,
    end_room,
)
